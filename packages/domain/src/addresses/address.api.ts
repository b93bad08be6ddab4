import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { addressRefusals } from "./address.texts.ts";
import { communeSchema, foundAddressSchema } from "./address.ts";

// What is too short is refused with its own sentence, not as an address that nobody knows.
const text = z._default(z.string(), "");

export const searchAddresses = endpoint({
  name: "getGeocodingPositions",
  method: "GET",
  path: "/Geocoding/Positions",
  access: "any",
  params: z.object({ address: text }),
  output: z.array(foundAddressSchema),
  refusals: [
    addressRefusals.tooShort,
    addressRefusals.tooLong,
    addressRefusals.sourceFailed,
    addressRefusals.sourceBusy,
  ],
});

// Ours: completes the fields of a city and of a postal code.
export const searchCommunes = endpoint({
  name: "getGeocodingCommunes",
  method: "GET",
  path: "/Geocoding/Communes",
  access: "any",
  params: z.object({ search: text }),
  output: z.array(communeSchema),
});
