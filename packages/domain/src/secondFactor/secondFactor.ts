import * as z from "zod/mini";

/** What somebody who has given their password still has to do: give their second factor, or choose one. */
export const secondFactorSteps = ["to-give", "to-enrol"] as const;
export type SecondFactorStep = (typeof secondFactorSteps)[number];

/** The pages where each step is done, for people who are not wholly signed in. */
export const secondFactorPaths: Readonly<Record<SecondFactorStep, string>> = {
  "to-give": "/verification",
  "to-enrol": "/verification/activer",
};

/** Gives the address where a step is done, which leads on to the wanted address (path and query) afterwards. */
export function secondFactorAddress(step: SecondFactorStep, wanted: string | null): string {
  const query = wanted === null ? "" : `?redirectUrl=${encodeURIComponent(wanted)}`;
  return secondFactorPaths[step] + query;
}

/** How many digits a code of the application has. */
export const codeLength = 6;

/** Gives the digits of a typed code, without its blanks; null when it is no code. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** A code of the application as it is typed, without its blanks. */
export const codeSchema = z.object({
  code: z.string().check(
    z.overwrite((typed) => readCode(typed) ?? typed),
    z.regex(/^\d{6}$/, "not-six-digits"),
  ),
});

/** A recovery code as it is typed. */
export const recoveryCodeSchema = z.object({
  recoveryCode: z.string().check(z.trim(), z.minLength(1, "required")),
});

/** Gives a key as people read it aloud: in groups of four. */
export function groupedKey(key: string): string {
  return key.replace(/(.{4})(?=.)/g, "$1 ");
}

/** What a person knows of their own second factor. */
export const secondFactorSchema = z.object({
  isOn: z.boolean(),
  /** The instant at which it was switched on, in ISO 8601; null while it is off. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.int(),
  /** True when the agency's setting asks for it, so that it cannot be switched off. */
  isRequired: z.boolean(),
  /** The present code of somebody of the demonstration, null while it was used; left out for all others (STAFF-35). */
  demonstrationCode: z.optional(z.nullable(z.string())),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;
