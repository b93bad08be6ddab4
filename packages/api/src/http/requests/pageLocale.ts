import type {} from "@fastify/cookie";
import { type Locale, localeCookie, localeOf, preferredLocale } from "@ribambelle/domain/kernel/locale";
import type { FastifyRequest } from "fastify";

/**
 * Gives the language of the page that a request leads to: the stored choice, else what the browser prefers.
 */
export function pageLocale({ cookies, headers }: FastifyRequest): Locale {
  const stored = cookies[localeCookie(true)] ?? cookies[localeCookie(false)];
  return localeOf(stored) ?? preferredLocale(headers["accept-language"]);
}
