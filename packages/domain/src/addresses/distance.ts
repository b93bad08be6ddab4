import type { Locale } from "../kernel/locale.ts";

/** Where the centre of a commune lies, in degrees. */
export interface Centre {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Gives the metres between two centres, as the crow flies (NANNY-OP2). */
export function metresBetween(one: Centre, other: Centre): number {
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin((b - a) / 2) ** 2;
  const along = Math.cos(a) * Math.cos(b) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return Math.round(2 * earthRadius * Math.asin(Math.sqrt(across + along)));
}

/** Below this, a distance would say more than is known (NANNY-09). */
export const leastMetres = 2_000;

/** Says a distance between two communes: « à 3 km »; below 2 km, only that it is (NANNY-09). */
export function distanceText(metres: number, locale: Locale): string {
  if (metres < leastMetres) return { fr: "à moins de 2\u00a0km", en: "less than 2\u00a0km away" }[locale];
  const kilometres = Math.round(metres / 1_000);
  return locale === "fr" ? `à ${kilometres}\u00a0km` : `${kilometres}\u00a0km away`;
}

/** Gives the department of a French postal code; null for what is none. */
export function departmentOf(postalCode: string): string | null {
  if (!/^\d{5}$/.test(postalCode)) return null;
  return postalCode.slice(0, postalCode.startsWith("97") || postalCode.startsWith("98") ? 3 : 2);
}
