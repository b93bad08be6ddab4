import { type FoundAddress, mostResults } from "@ribambelle/domain/addresses/address";
import * as z from "zod/mini";

const text = z.optional(z.nullable(z.string()));
const featureSchema = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    label: z.string(),
    type: text,
    name: text,
    housenumber: text,
    street: text,
    city: z.string(),
    postcode: z.string(),
  }),
});
const answerSchema = z.object({ features: z.array(z.unknown()) });

/** Reads the GeoJSON of the national address API; null when it is none. A feature of another shape is left out. */
export function readFeatures(json: unknown): FoundAddress[] | null {
  const answer = answerSchema.safeParse(json);
  if (!answer.success) return null;
  return answer.data.features.slice(0, mostResults).flatMap((feature) => {
    const read = featureSchema.safeParse(feature);
    if (!read.success) return [];
    const { label, type, name, housenumber, street, city, postcode } = read.data.properties;
    const [longitude, latitude] = read.data.geometry.coordinates;
    // The name of a street or a hamlet is its own; that of a number has the number in it, that of a commune is the city.
    const ownName = type === "municipality" || type === "housenumber" ? null : name;
    return [
      {
        address: {
          fullAddress: label,
          streetName: street ?? ownName ?? null,
          streetNumber: housenumber ?? null,
          city,
          postalCode: postcode,
        },
        latitude,
        longitude,
      },
    ];
  });
}
