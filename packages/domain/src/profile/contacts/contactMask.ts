import { visibleText } from "../../kernel/characters/visibleText.ts";
import { withoutOtherWays } from "./contactWays.ts";
import { replaceFound } from "./replaceFound.ts";

/** What of a babysitter's own contacts must not be read in their texts, whoever typed it there. */
export interface OwnContacts {
  readonly firstName: string;
  readonly lastName: string;
  /** The street, with or without its number. */
  readonly address: string | null;
}

// What people type between two digits; U+FE0F and U+20E3 follow the digit of a keycap emoji.
const mark = String.raw`[\s./_·•*()|~:;=+'’"\\&#^°<>[\]{}!?\p{Pd}\uFE0F\u20E3]`;
// One letter hides a number too (06x39x98x12x34); times are told apart below.
const gap = String.raw`(?:${mark}{0,5}|,|\s?\p{L}\s?)`;
const two = String.raw`${gap}\d${gap}\d`;
const aDate = String.raw`\d{2}[./-]\d{2}[./-](?:19|20)\d{2}(?!\d)`;
// A French number is ten digits, or nine behind 33; a foreign one needs + or 00. Dates are not numbers.
const nought = String.raw`(?:(?<!\d[./-]?)0|(?<![\p{L}\d])[oO](?=[\s./]?[1-9]))`;
const national = String.raw`(?!${aDate})${nought}${gap}[1-9](?:${two}){4}(?!\d|/\d)`;
const french = String.raw`(?<!\d)(?:\+|00${gap})?3${gap}3${gap}(?:0${gap})?[1-9](?:${two}){4}(?!\d)`;
const foreign = String.raw`(?:\+|(?<!\d)00${gap})[1-9](?:${gap}\d){7,14}(?!\d)`;
// 16:30, 7h, 19 h 00: digits that all belong to such times are no number.
const time = /(?<![\d:])(?:[01]?\d|2[0-4])(?:\s?:\s?[0-5]\d(?!\d|\s?:)|\s?[hH](?:\s?[0-5]\d)?(?!\d))/g;
const phone = new RegExp(String.raw`(?:${french}|${national}|${foreign})(?:\uFE0F?\u20E3)?`, "gu");
// Eight digits at least, each a few characters behind the other.
const mayBePhone = /\d(?:\D{0,12}\d){7}/;

const bracketed = (words: string) => String.raw`\s?[([{<]\s?(?:${words})\s?[)\]}>]\s?`;
const at = String.raw`(?:\s?[@﹫]\s?|${bracketed("@|at|à|a|arr?obase")}|\sarr?obase\s)`;
const dot = String.raw`(?:[.．。｡﹒․]|\s\.\s|${bracketed(String.raw`\.|dot|point`)}|\s(?:dot|point)\s)`;
const name = String.raw`[\p{L}\p{N}_+-]`;
// The lookbehind ties it to the start of a word: else a long word is tried again from each letter (quadratic
// time).
const email = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}(?:${at}${name}{1,64}(?:${dot}${name}{2,24})+|[\s_*~-]at[\s_*~-]${name}{1,64}(?:${dot}\p{L}{2,24})+)`,
  "giu",
);
const mayBeEmail = /[@﹫]|arr?obase|[([{<]\s?[aà]|[\s_*~-]at[\s_*~-]/i;

/** Gives what is read in place of something that was found. */
type Instead = (found: string) => string;

/** Gives a text with what lets somebody reach its writer replaced: phone numbers, e-mail addresses, sites, names in social networks, their own name and street. */
export function withoutContacts(text: string, instead = "•••", own?: OwnContacts): string {
  return masked(text, () => instead, own);
}

/** True when a text that families read holds a phone number, an e-mail address, a site or a name in a social network. */
export function hasContact(text: string): boolean {
  const read = asRead(text);
  return read !== mask(read, () => "");
}

// Of private use: nobody types them.
const [begins, ends] = ["\uE000", "\uE001"];

/** Gives a text as the agency reads it, and where families read nothing of it: start and length of each place (MODER-02). */
export function contactsIn(
  text: string,
  own?: OwnContacts,
): { readonly text: string; readonly contacts: [number, number][] } {
  const marked = masked(text.replace(/[\uE000\uE001]/g, ""), (found) => `${begins}${found}${ends}`, own);
  const contacts: [number, number][] = [];
  let read = "";
  let depth = 0;
  let start = 0;
  // A name may have been found within an address: the outermost place counts.
  for (const character of marked) {
    if (character === begins && depth++ === 0) start = read.length;
    else if (character === ends && --depth === 0) contacts.push([start, read.length - start]);
    else if (character !== begins && character !== ends) read += character;
  }
  return { text: read, contacts };
}

function masked(text: string, instead: Instead, own: OwnContacts | undefined): string {
  const found = mask(asRead(text), instead);
  return own ? maskOwn(found, own, instead) : found;
}

function mask(text: string, instead: Instead): string {
  const withoutEmails = replaceFound(text, mayBeEmail, email, instead);
  const others = withoutOtherWays(withoutEmails, instead);
  return replaceFound(others, mayBePhone, phone, (found, at) =>
    isTimes(found, at, others) ? found : instead(found),
  );
}

function isTimes(found: string, at: number, whole: string): boolean {
  const [from, to] = [Math.max(0, at - 8), at + found.length];
  const bare = whole.slice(from, to + 8).replace(time, (told) => "x".repeat(told.length));
  return !/\d/.test(bare.slice(at - from, to - from));
}

// Removes invisible characters and makes digits of other styles and of Arabic ASCII: both would hide a
// number.
function asRead(text: string): string {
  return visibleText(text)
    .replace(/[\p{Nd}＠]/gu, (character) => character.normalize("NFKC"))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

function maskOwn(text: string, { firstName, lastName, address }: OwnContacts, instead: Instead): string {
  let masked = text.normalize("NFD");
  const street = wordsOf(address?.replace(/^\W*\d+\s*(?:bis|ter|quater)?\b/i, "") ?? "");
  if (street.length > 1) {
    const number = String.raw`(?:(?<!\d)\d{1,5}\s{0,3}(?:bis|ter|quater)?[\s,]{1,4})?`;
    masked = masked.replace(new RegExp(`${number}${inARow(street)}`, "giu"), (found) => instead(found));
  }
  const last = wordsOf(lastName);
  if (last.join("").length > 1) {
    const first = wordsOf(firstName);
    if (first.length > 0) {
      const whole = new RegExp(`(${inARow(first)}\\s{1,5})${inARow(last, 0)}`, "giu");
      masked = masked.replace(whole, (found, kept: string) => `${kept}${instead(found.slice(kept.length))}`);
    }
    // A last name may be a common word (petit, rose, blanc): alone, it is masked only where it has a capital.
    masked = masked.replace(new RegExp(inARow(last, 0), "giu"), (found) =>
      last.length > 1 || /\p{Lu}/u.test(found) ? instead(found) : found,
    );
    // People with a double name often write one part: Durand of Durand-Petit.
    for (const part of last.filter(({ length }) => last.length > 1 && length > 3))
      masked = masked.replace(new RegExp(inARow([part]), "giu"), (found) =>
        /^\p{Lu}/u.test(found) ? instead(found) : found,
      );
  }
  return masked.normalize("NFC");
}

const wordsOf = (value: string) =>
  value
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

// Matches the words in sequence, whatever their accents and the separators between them; a name is written together too.
function inARow(words: readonly string[], leastBetween = 1): string {
  const letters = words.map((word) => [...word].map((letter) => String.raw`${letter}\p{M}*`).join(""));
  return String.raw`(?<![\p{L}\p{N}])${letters.join(String.raw`[\s'’.,\p{Pd}]{${leastBetween},5}`)}(?![\p{L}\p{N}\p{M}])`;
}
