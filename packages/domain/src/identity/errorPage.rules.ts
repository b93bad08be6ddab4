import { defaultLocale, type Locale } from "../kernel/locale.ts";
import { signInFailures } from "./identity.texts.ts";

/** How the error page is laid out: a failed sign-in, an error that says more, an error that does not. */
export type ErrorPageVariant = "sign-in" | "message" | "plain";

/** What the error page shows. */
export interface ErrorPage {
  readonly variant: ErrorPageVariant;
  /** The sign-in failure in the requested language, the given message cut to length, or an empty text. */
  readonly message: string;
}

/** The most characters of a given message that are shown: anybody can write a link with one (ROUTE-OP10). */
export const messageLength = 200;

/**
 * Gives what the error page shows for the message of its address: the two messages of a failed sign-in lead back to it,
 * any other is only repeated (ROUTE-47 to ROUTE-50).
 */
export function errorPageOf(message: string | null | undefined, locale: Locale = defaultLocale): ErrorPage {
  const given = [...tame(message ?? "")].slice(0, messageLength).join("").trim();
  if (given === "") return { variant: "plain", message: "" };
  const failure = Object.values(signInFailures).find(({ fr, en }) => given === fr || given === en);
  return failure ? { variant: "sign-in", message: failure[locale] } : { variant: "message", message: given };
}

// Makes one plain line of the message: no line break, no invisible or direction-changing character, no pile
// of accents that would cover the neighbouring lines.
const tame = (message: string) =>
  message
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}]/gu, "")
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .trim();
