import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod/mini";

/** Reads a phone number, French unless it says otherwise, into its international form, +33639981234; null where it is none. */
export function readPhone(typed: string): string | null {
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: "FR", extract: false });
  return phone?.isValid() ? phone.number : null;
}

/** A phone number as it is typed, or none; kept in its international form. */
export const givenPhone = z.nullable(
  z.pipe(
    z.string().check(z.trim(), z.maxLength(40, "invalid-phone")),
    z.pipe(
      z.transform((typed: string) => (typed === "" ? null : (readPhone(typed) ?? ""))),
      z.nullable(z.string().check(z.minLength(1, "invalid-phone"))),
    ),
  ),
);

/** The same, which may be left out. */
export const phoneField = z._default(givenPhone, null);
