import * as z from "zod/mini";

// One @, no blanks and nothing that nobody sees, a dot in the domain, and the lengths of RFC 5321 §4.5.3.1: what a person
// can mistype, not all of RFC 5322.
const form = /^[^\s\p{C}@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}]{2,63}$/u;

/** True when the text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && form.test(text) && !text.includes("..") && !text.startsWith(".");
}

/** An e-mail address as typed: required, trimmed, well formed (AUTH-11, AUTH-12). */
export const emailSchema = z
  .string()
  .check(z.trim(), z.minLength(1, { error: "required", abort: true }), z.refine(isEmail, "email-format"));
