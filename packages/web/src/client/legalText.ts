import { type Locale, localeOf } from "@ribambelle/domain/kernel/locale";
import { trustedLegalText } from "./trustedTypes.ts";

/** A legal text as the page shows it. */
export interface LegalText {
  /** The language that was asked for. */
  readonly asked: Locale;
  /** The language in which it is written. */
  readonly lang: string;
  /** Safe HTML, made by the server. */
  readonly html: string;
}

/** The id of the element that holds the text of the page that the server wrote. */
export const legalTextId = "legal-text";

/** Gives the text that the server wrote into the page; at build time, the tokens that it will fill. */
export function writtenLegalText(written: Locale): LegalText {
  const element = typeof document === "undefined" ? null : document.getElementById(legalTextId);
  if (element === null) return { asked: written, lang: "__LEGAL_LANG__", html: "__LEGAL_TEXT__" };
  return { asked: written, lang: element.lang, html: trustedLegalText(element.innerHTML) };
}

/** Fetches the text of a legal page in a language; null when that fails. */
export async function fetchLegalText(name: string, asked: Locale): Promise<LegalText | null> {
  try {
    const answer = await fetch(`/brand/legal/${name}.${asked}.html`);
    if (!answer.ok) return null;
    const lang = localeOf(answer.headers.get("content-language")) ?? asked;
    return { asked, lang, html: trustedLegalText(await answer.text()) };
  } catch {
    return null;
  }
}
