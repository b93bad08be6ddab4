/** The languages of the portal, the default first (I18N-01, I18N-02). */
export const locales = ["fr", "en"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "fr";

/**
 * The name of the cookie that keeps the language chosen on a page; where the portal is served over TLS, no neighbouring
 * host can set it (`__Host-`).
 */
export const localeCookie = (isSecure: boolean) => (isSecure ? "__Host-locale" : "locale");

/** Gives the supported language of a stored choice or a browser tag ("en-GB"), or null when it is neither. */
export function localeOf(tag: string | null | undefined): Locale | null {
  const letters = tag?.trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === letters) ?? null;
}

/** Chooses the language: the stored choice, then the browser's first language, then French (I18N-04 to -06). */
export function chooseLocale(stored: string | null | undefined, browser: string | null | undefined): Locale {
  return localeOf(stored) ?? localeOf(browser) ?? defaultLocale;
}

/** Gives the language that an Accept-Language header prefers among ours, French when none matches (RFC 9110 §12.5.4). */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale {
  const ranges = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean);
    return { locale: localeOf(tag), quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = ranges.filter((range) => range.locale !== null && range.quality > 0);
  known.sort((one, other) => other.quality - one.quality);
  return known[0]?.locale ?? defaultLocale;
}
