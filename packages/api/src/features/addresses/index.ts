import { addressReference } from "@ribambelle/domain/addresses/address.reference";
import type { Feature } from "../../feature.ts";
import { addressesRoutes } from "./addresses.routes.ts";
import { addressesSettings } from "./addresses.settings.ts";

export { plainName as plainPlace } from "./communes/plainName.ts";
export { type Located, type Nearby, type Places, readPlaces } from "./places/places.ts";

export const addresses: Feature = {
  settings: addressesSettings,
  routes: addressesRoutes,
  reference: addressReference,
};
