import { type Locale, localeOf, preferredLocale } from "@ribambelle/domain/kernel/locale";
import type { FastifyRequest } from "fastify";

/** The cookie that keeps the language chosen on a page. */
export const localeCookie = "locale";

/**
 * Gives the language of the page that a request leads to: the stored choice, else what the browser prefers.
 */
export function pageLocale({ cookies, headers }: FastifyRequest): Locale {
  return localeOf(cookies[localeCookie]) ?? preferredLocale(headers["accept-language"]);
}
