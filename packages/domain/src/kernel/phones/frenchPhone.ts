import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { phoneText } from "../phone.ts";

// The rule as it is printed (SURVEY-50).
const printed = /^\+33[06]\d{8,9}$/;
const mainland = /^[1-79]/;
const overseas: ReadonlySet<string> = new Set(["590", "594", "596", "262", "508", "687", "689"]);
// Overseas numbers as they are dialled within France; the mainland's numbers begin otherwise.
const overseasPrefixes = [
  ["262", /^0(?:262|263|269|639|692|693|976)/],
  ["590", /^0(?:590|690|691)/],
  ["594", /^0(?:594|694)/],
  ["596", /^0(?:596|696|697)/],
] as const;

/** The dial code from which a phone field starts (SURVEY-51). */
export const defaultDialCode = "33";

const isFrench = (number: PhoneNumber): boolean =>
  number.countryCallingCode === "33"
    ? mainland.test(number.nationalNumber)
    : overseas.has(String(number.countryCallingCode));

function parse(text: string): PhoneNumber | null {
  const digits = text.replace(/[^\d+]/g, "");
  const code = overseasPrefixes.find(([, prefix]) => prefix.test(digits))?.[0];
  const asked = code ? `+${code}${digits.slice(1)}` : text;
  const number = parsePhoneNumberFromString(asked, { defaultCountry: "FR", extract: false });
  return number?.isValid() && !number.ext && isFrench(number) ? number : null;
}

/**
 * Reads a French phone number, of the mainland or overseas, typed in its national or international form, into E.164
 * (+33612345678); null when it is none (SURVEY-50, SURVEY-OP1).
 */
export function readFrenchPhone(typed: string): string | null {
  const number = parse(typed);
  if (number) return number.number;
  const bare = typed.replace(/[\s.()-]/g, "");
  // A mobile number that nobody was given yet, typed as people do (06 39 98 …, kept for fiction), is one by the printed rule.
  const mobile = bare.replace(/^(?:0|0033)6(?=\d{8}$)/, "+336");
  return printed.test(mobile) ? mobile : null;
}

/** Writes a French phone number in its national form with no-break spaces (06 12 34 56 78); another text as it is. */
export function frenchPhoneText(kept: string): string {
  const number = parse(kept.trim());
  if (!number) return /^\+336\d{8}$/.test(kept) ? phoneText(kept) : kept;
  // The national form of the smallest overseas countries alone would not be read again.
  const hasTrunk = !["508", "687", "689"].includes(String(number.countryCallingCode));
  return (hasTrunk ? number.formatNational() : number.formatInternational()).replaceAll(" ", "\u00a0");
}
