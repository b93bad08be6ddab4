import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Reader } from "./column.ts";

/** Reads a phone number, French unless it says otherwise, into its international form: +33639981234. */
export const phoneNumber: Reader<string> = (cell) => {
  const phone = parsePhoneNumberFromString(cell, { defaultCountry: "FR", extract: false });
  return phone?.isValid() ? { value: phone.number } : { problem: { code: "invalid-phone" } };
};
