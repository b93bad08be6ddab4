import { type FoundAddress, mostResults } from "@ribambelle/domain/addresses/address";
import type { Communes, Place } from "./communes.ts";
import { isNearly, type Word, wordsOf } from "./plainName.ts";
import { readStreet, streetKinds } from "./readStreet.ts";

// The cities whose arrondissements have postal codes: 3e of Lyon is 69003.
const arrondissements: ReadonlyMap<string, { readonly base: number; readonly last: number }> = new Map([
  ["paris", { base: 75_000, last: 20 }],
  ["lyon", { base: 69_000, last: 9 }],
  ["marseille", { base: 13_000, last: 16 }],
]);
// After these a name is that of a street.
const particles = new Set("de du des d la le les l a au aux en et sur sous saint sainte general".split(" "));
const mostWords = 12;

/** Which words of a text are the city, the postal code and what belongs to them, and what they are. */
interface Ending {
  readonly places: readonly Place[];
  /** The only postal code that is meant; null for all of each place. */
  readonly postalCode: string | null;
  readonly from: number;
  readonly to: number;
}

const plainOf = (words: readonly Word[]) => words.map(({ plain }) => plain).join(" ");

/** Gives how many words from a place on say no more of a city: CEDEX 03, 3e arrondissement; and which arrondissement. */
function afterCity(words: readonly Word[], from: number, city: string) {
  let to = from;
  let number: number | null = null;
  const limits = arrondissements.get(city);
  const ordinal = /^(\d{1,2})(?:er|e|eme|ieme|nd|nde|ere)?$/.exec(words[to]?.plain ?? "")?.[1];
  if (limits && ordinal && Number(ordinal) >= 1 && Number(ordinal) <= limits.last) {
    number = Number(ordinal);
    to++;
    if (/^(?:arrondissement|arrdt|arr|ardt)$/.test(words[to]?.plain ?? "")) to++;
  }
  const isCedex = words[to]?.plain === "cedex";
  if (isCedex) to += /^\d{1,2}$/.test(words[to + 1]?.plain ?? "") ? 2 : 1;
  if (words[to]?.plain === "france") to++;
  return { to, isCedex, postalCode: number && limits ? String(limits.base + number).padStart(5, "0") : null };
}

type Match = (plain: string) => readonly Place[];

/** Finds the longest name of a city that begins at a word. */
function cityFrom(words: readonly Word[], from: number, to: number, match: Match) {
  for (let end = Math.min(to, from + mostWords); end > from; end--) {
    const plain = plainOf(words.slice(from, end));
    const places = match(plain);
    if (places.length > 0) return { places, end };
  }
  return null;
}

/** Finds the longest name of a city that ends before a word. */
function cityUntil(words: readonly Word[], to: number, match: Match) {
  for (let start = Math.max(0, to - mostWords); start < to; start++) {
    const places = match(plainOf(words.slice(start, to)));
    if (places.length > 0) return { places, start };
  }
  return null;
}

const exactly =
  (places: readonly Place[]): Match =>
  (plain) =>
    places.filter((place) => place.plain === plain);
const nearly =
  (places: readonly Place[]): Match =>
  (plain) =>
    places.filter((place) => isNearly(place.plain.replaceAll(" ", ""), plain.replaceAll(" ", "")));
// "Sainte-Foy" for Sainte-Foy-lès-Lyon.
const begun =
  (places: readonly Place[]): Match =>
  (plain) =>
    plain.length >= 3 ? places.filter((place) => place.plain.startsWith(`${plain} `)) : [];

const departmentOf = (code: string) => code.slice(0, /^9[78]/.test(code) ? 3 : 2);

/** Reads the city beside a postal code: after it, or before it. */
function endingAt(words: readonly Word[], at: number, communes: Communes): Ending | null {
  const code = words[at]?.plain ?? "";
  const known = communes.ofCode(code);
  const sameDepartment: Match = (plain) =>
    communes
      .named(plain)
      .filter(({ postalCodes }) => postalCodes.some((own) => departmentOf(own) === departmentOf(code)));
  for (const match of [exactly(known), nearly(known), begun(known), sameDepartment]) {
    // A text that only begins a name, or names another code's city, must be all that stands there.
    const isLoose = match !== sameDepartment;
    const after = isLoose || at + 1 < words.length ? cityFrom(words, at + 1, words.length, match) : null;
    const before = after ? null : cityUntil(words, at, match);
    const found = after ?? before;
    if (!found) continue;
    const more = after
      ? afterCity(words, after.end, found.places[0]?.plain ?? "")
      : afterCity(words, at + 1, "");
    const isKept = match !== sameDepartment || more.isCedex;
    return {
      places: found.places,
      postalCode: isKept ? code : more.postalCode,
      from: before ? before.start : at,
      to: more.to,
    };
  }
  if (known.length === 0) return null;
  // A city that is not one of this postal code's: those that are, in its place.
  return { places: known, postalCode: code, from: at, to: words.length };
}

// A street has no name if only "12 rue de" would be left of it.
function isStreetLeft(words: readonly Word[], text: string): boolean {
  const last = words.at(-1);
  if (!last) return true;
  const isApart = /[,;\n]/.test(text.slice(last.end).slice(0, 3));
  return isApart || !(particles.has(last.plain) || streetKinds.has(last.plain));
}

/** Reads the city of an address without postal code: at its end, or at its beginning. */
function endingWithoutCode(words: readonly Word[], text: string, communes: Communes): Ending | null {
  for (let start = Math.max(0, words.length - mostWords); start < words.length; start++) {
    if (!isStreetLeft(words.slice(0, start), text)) continue;
    const city = cityFrom(words, start, words.length, communes.named);
    if (!city) continue;
    const more = afterCity(words, city.end, city.places[0]?.plain ?? "");
    if (more.to === words.length)
      return { places: city.places, postalCode: more.postalCode, from: start, to: more.to };
  }
  const city = cityFrom(words, 0, words.length, communes.named);
  if (!city) return null;
  const more = afterCity(words, city.end, "");
  const next = words[more.to]?.plain ?? "";
  const isStreet = streetKinds.has(next) || (/^\d{1,5}$/.test(next) && words.length > more.to + 1);
  return isStreet ? { places: city.places, postalCode: null, from: 0, to: more.to } : null;
}

function endingOf(text: string, words: readonly Word[], communes: Communes): Ending | null {
  const isCode = (word: Word) => /^\d{5}$/.test(word.plain);
  const known = words.findLastIndex((word) => isCode(word) && communes.ofCode(word.plain).length > 0);
  const at = known === -1 ? words.findLastIndex(isCode) : known;
  return (at === -1 ? null : endingAt(words, at, communes)) ?? endingWithoutCode(words, text, communes);
}

/** Gives the addresses that a text may mean, by the list of the communes: the street is what was typed of it. */
export function readAddress(text: string, communes: Communes): FoundAddress[] {
  const words = wordsOf(text);
  const ending = endingOf(text, words, communes);
  if (!ending) return [];
  const start = words[ending.from]?.start ?? 0;
  const end = words[ending.to - 1]?.end ?? text.length;
  const street = readStreet(`${text.slice(0, start)} ${text.slice(end)}`);
  const { postalCode } = ending;
  return ending.places
    .flatMap(({ name, postalCodes }) => (postalCode ? [postalCode] : postalCodes).map((code) => [name, code]))
    .slice(0, mostResults)
    .map(([city = "", code = ""]) => ({
      address: {
        fullAddress: [street.whole, code, city].filter(Boolean).join(" "),
        streetName: street.name,
        streetNumber: street.number,
        city,
        postalCode: code,
      },
      latitude: null,
      longitude: null,
    }));
}
