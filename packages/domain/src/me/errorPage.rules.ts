import { downloadFailures } from "../documents/document.texts.ts";
import { signInFailures } from "../identity/identity.texts.ts";
import { defaultLocale, type Locale } from "../kernel/locale.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import type { Bilingual } from "../kernel/texts.ts";
import { secondFactorRefusals } from "../secondFactor/secondFactor.texts.ts";

/** How the error page is laid out: a failed sign-in, an error that says more, an error that does not. */
export type ErrorPageVariant = "sign-in" | "message" | "plain";

/** What the error page shows. */
export interface ErrorPage {
  readonly variant: ErrorPageVariant;
  /** One of our own sentences in the requested language, or an empty text. */
  readonly message: string;
}

/**
 * Gives what the error page shows for the message of its address: the two messages of a failed sign-in lead back to it;
 * other sentences are shown when they are ours, since anybody can write a link with one (ROUTE-47 to ROUTE-50, ROUTE-OP10).
 */
export function errorPageOf(message: string | null | undefined, locale: Locale = defaultLocale): ErrorPage {
  const given = message?.trim();
  const among = (sentences: readonly Bilingual[]) =>
    sentences.find(({ fr, en }) => given === fr || given === en);
  const failure = among(Object.values(signInFailures));
  if (failure) return { variant: "sign-in", message: failure[locale] };
  const own = among(ownSentences);
  return own ? { variant: "message", message: own[locale] } : { variant: "plain", message: "" };
}

// What the portal itself sends there: how signing in or its code was refused, and how a document did not come.
const ownSentences: readonly Bilingual[] = [
  ...Object.values(commonRefusals),
  ...Object.values(downloadFailures),
  ...Object.values(secondFactorRefusals),
];
