/** The part of an address before its city. */
export interface Street {
  readonly number: string | null;
  readonly name: string | null;
  /** All of it as it was typed, with what stands before the number (Bâtiment B). */
  readonly whole: string;
}

const kinds =
  "rue|r|avenue|av|ave|boulevard|bd|bld|boul|chemin|che|chem|ch|route|rte|allee|allees|all|place|pl|impasse|imp|quai|cours|square|sq|passage|pass|lotissement|lot|residence|res|hameau|ham|montee|sentier|ruelle|faubourg|fg|fbg|esplanade|promenade|villa|cite|voie|venelle|rond|mail|traverse|clos|domaine|quartier|lieu|zone|parc|cour|rampe|cote|descente|digue|galerie|jardin|porte|pont|port|terrasse|vallon|chaussee|carrefour|corniche|parvis|levee";

/** The words that begin the name of a street, plain. */
export const streetKinds: ReadonlySet<string> = new Set(kinds.split("|"));

const extensions = "bis|ter|quater|quinquies";
// 12, 12 bis, 12B, 12-14, 12/14; a lone letter only where a word follows that it does not begin (12 d'Artagnan).
const number = new RegExp(
  `^(\\d{1,5}(?:\\s*[-/]\\s*\\d{1,5})?(?:\\s*(?:${extensions})(?![\\p{L}\\d])|\\s?[a-z](?![\\p{L}\\d'’.]))?)(?=[\\s,;]|$)[\\s,;]*`,
  "iu",
);
const bare = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const trimmed = (text: string) => text.replace(/^[\s,;–-]+|[\s,;–-]+$/gu, "").replace(/\s+/gu, " ");

// Where "12 rue" stands inside a text that begins otherwise; -1 when nowhere.
function numberInside(text: string): number {
  for (const { index } of text.matchAll(/(?<=[\s,;])\d{1,5}(?=[\s,a-z])/giu)) {
    const found = number.exec(text.slice(index));
    const next = found && bare(text.slice(index + found[0].length)).match(/^[a-z]+/)?.[0];
    if (next && streetKinds.has(next)) return index;
  }
  return -1;
}

/** Reads the number and the name of a street out of what stands before a city. */
export function readStreet(typed: string): Street {
  const whole = trimmed(typed);
  const inside = number.test(whole) ? 0 : numberInside(whole);
  const text = inside > 0 ? whole.slice(inside) : whole;
  const [matched = "", found] = number.exec(text) ?? [];
  const name = trimmed(text.slice(matched.length));
  return { number: found?.replace(/\s+/gu, " ") ?? null, name: name || null, whole };
}
