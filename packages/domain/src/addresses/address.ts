import * as z from "zod/mini";
import type { Locale } from "../kernel/locale.ts";

const part = z.nullable(z.string());

/** An address that was found; what it does not have, such as the number of a hamlet, is null (GEO-05). */
export const addressSchema = z.object({
  fullAddress: z.string(),
  streetName: part,
  streetNumber: part,
  city: z.string(),
  postalCode: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

/** An address that was found and where it lies, in degrees (WGS 84); null where its source does not know (GEO-OP1). */
export const foundAddressSchema = z.object({
  address: addressSchema,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type FoundAddress = z.infer<typeof foundAddressSchema>;

/** A city under one of its postal codes. */
export const communeSchema = z.object({ city: z.string(), postalCode: z.string() });
export type Commune = z.infer<typeof communeSchema>;

/** The most results of one search (GEO-OP1). */
export const mostResults = 10;

/** An address is searched for from so many characters (GEO-01). */
export const leastAddressLength = 11;
/** The most characters of a search. */
export const mostAddressLength = 200;
/** A city or a postal code is searched for from so many characters. */
export const leastCommuneLength = 2;

/** Gives how many characters of an address are still missing before it is searched for: those of the trimmed text count (GEO-OP3). */
export const missingAddressLength = (typed: string): number =>
  Math.max(0, leastAddressLength - [...typed.trim()].length);

/** Says how many characters are still missing before a search (GEO-02, GEO-OP3). */
export function missingLettersText(missing: number, locale: Locale): string {
  const isMany = missing > 1;
  return locale === "fr"
    ? `Encore ${missing} caractère${isMany ? "s" : ""} avant la recherche`
    : `${missing} more character${isMany ? "s" : ""} before the search`;
}
