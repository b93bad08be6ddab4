import * as z from "zod/mini";

/** The fewest and the most characters of a password (AUTH-22). */
export const passwordLength = { min: 8, max: 64 } as const;

/** What a password must satisfy, in the order in which pages list it (AUTH-19 to AUTH-22). */
export const passwordRules = {
  "password-lowercase": (password: string) => /\p{Ll}/u.test(password),
  "password-uppercase": (password: string) => /\p{Lu}/u.test(password),
  "password-digit": (password: string) => /\d/.test(password),
  "password-length": (password: string) => {
    const { length } = [...password];
    return length >= passwordLength.min && length <= passwordLength.max;
  },
} as const;
export type PasswordProblem = keyof typeof passwordRules;

/** Gives the rules that a password breaks; empty when all hold. */
export function passwordProblems(password: string): PasswordProblem[] {
  return (Object.keys(passwordRules) as PasswordProblem[]).filter((rule) => !passwordRules[rule](password));
}

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
