import * as z from "zod/mini";

/** The fewest and the most characters of a password (AUTH-22). */
export const passwordLength = { min: 8, max: 64 } as const;

/** The fewest characters of a password that opens everybody's data (STAFF-20). */
export const staffPasswordLength = 12;

const isBetween = (password: string, least: number): boolean => {
  const { length } = [...password];
  return length >= least && length <= passwordLength.max;
};

/** What a password must satisfy, in the order in which pages list it (AUTH-19 to AUTH-22); the agency's is longer (STAFF-20). */
export const passwordRules = (isOfStaff = false) => ({
  "password-lowercase": (password: string) => /\p{Ll}/u.test(password),
  "password-uppercase": (password: string) => /\p{Lu}/u.test(password),
  "password-digit": (password: string) => /\d/.test(password),
  "password-length": (password: string) =>
    isBetween(password, isOfStaff ? staffPasswordLength : passwordLength.min),
});
export type PasswordProblem = keyof ReturnType<typeof passwordRules>;

/** Gives the rules that a password breaks; empty when all hold. */
export function passwordProblems(password: string, isOfStaff = false): PasswordProblem[] {
  const rules = passwordRules(isOfStaff);
  return (Object.keys(rules) as PasswordProblem[]).filter((rule) => !rules[rule](password));
}

/** True for a password that is too short for somebody of the agency (STAFF-20). */
export const isShortForStaff = (password: string): boolean => [...password].length < staffPasswordLength;

/**
 * True when the password contains the part of the e-mail address before the @, whatever the case; one of fewer than three
 * characters is ignored (AUTH-OP8, SETTINGS-OP6).
 */
export function containsEmailPart(password: string, email: string | null | undefined): boolean {
  const part = email?.split("@")[0]?.trim().toLowerCase() ?? "";
  return part.length >= 3 && password.toLowerCase().includes(part);
}

/** A new password: required, and every rule it breaks is an issue of its own. */
export const newPasswordSchema = z.string().check((payload) => {
  const problems = payload.value === "" ? ["required"] : passwordProblems(payload.value);
  for (const message of problems) {
    payload.issues.push({ code: "custom", message, input: payload.value });
  }
});
