import { readPhone } from "../kernel/phones/phoneField.ts";
import type { Reader } from "./column.ts";

/** Reads a phone number, French unless it says otherwise, into its international form: +33639981234. */
export const phoneNumber: Reader<string> = (cell) => {
  const value = readPhone(cell);
  return value === null ? { problem: { code: "invalid-phone" } } : { value };
};
