import { locales } from "../kernel/locale.ts";
import type { Bilingual } from "../kernel/texts.ts";

/** One text of the portal in both languages, and where it is declared. */
export interface FoundText extends Bilingual {
  readonly where: string;
}

/** The same as it is written: a text, or a function that makes one. */
export interface WrittenText {
  readonly where: string;
  readonly fr: unknown;
  readonly en: unknown;
}

type Branch = Readonly<Record<string, unknown>>;

// Arguments that the functions of a catalogue accept: a number, a name, a locale, a list.
const samples = [3, "Camille", "fr", ["Camille", "Noé"]] as const;

/**
 * Gives every text that a module exports: those of catalogues and every object with French and English, at any depth.
 * Functions are called with samples; one that needs more than that is left out.
 */
export const textsOf = (exported: Branch, where: string): FoundText[] =>
  writtenIn(exported, where).flatMap(saidBy);

/** Gives the same as they are written. */
export const writtenIn = (exported: Branch, where: string): WrittenText[] =>
  Object.entries(exported).flatMap(([name, value]) => walk(value, `${where} ${name}`, new Set()));

function walk(value: unknown, where: string, seen: Set<unknown>): WrittenText[] {
  if (value === null || (typeof value !== "object" && typeof value !== "function") || seen.has(value))
    return [];
  seen.add(value);
  if (typeof value === "function")
    return "all" in value ? pairs((value.all as Branch).fr, (value.all as Branch).en, where) : [];
  // A schema of something in both languages is no text.
  if ("_zod" in value) return [];
  const branch = value as Branch;
  if (locales.every((locale) => locale in branch)) return pairs(branch.fr, branch.en, where);
  return Object.entries(branch).flatMap(([name, child]) => walk(child, `${where}.${name}`, seen));
}

function pairs(fr: unknown, en: unknown, where: string): WrittenText[] {
  if (typeof fr === "object" && fr !== null) {
    const english = (en ?? {}) as Branch;
    return Object.entries(fr).flatMap(([name, text]) => pairs(text, english[name], `${where}.${name}`));
  }
  // What English lacks is French (I18N-03).
  return [{ where, fr, en: en ?? fr }];
}

/** Gives what a text says, by samples where it is a function. */
export function saidBy({ where, fr, en }: WrittenText): FoundText[] {
  const english = said(en);
  return said(fr).map((text, at) => ({ where, fr: text, en: english[at] ?? text }));
}

function said(text: unknown): string[] {
  if (typeof text === "string") return [text];
  return samples.flatMap((sample) => sentenceOf(text, [sample, sample, sample]) ?? []);
}

/** Gives the sentence that a function makes of what it is given; null where it makes none of that. */
export function sentenceOf(write: unknown, given: readonly unknown[]): string | null {
  if (typeof write !== "function") return null;
  try {
    const sentence: unknown = write(...given);
    return typeof sentence === "string" ? sentence : null;
  } catch {
    return null;
  }
}

const rules: readonly (readonly [string, (text: FoundText) => boolean])[] = [
  ["is empty", ({ fr, en }) => fr.trim() === "" || en.trim() === ""],
  ["has a straight apostrophe in French", ({ fr }) => fr.includes("'")],
  ["lacks a no-break space before a sign", ({ fr }) => /[^\s\u00a0\u202f][;!?»](?=\s|$)| [:;!?»]/.test(fr)],
  ["lacks a no-break space before a colon", ({ fr }) => /[^\s\u00a0\u202f]:(?=\s|$)/.test(fr)],
  ["lacks a no-break space inside « »", ({ fr }) => /«[^\u00a0\u202f]/.test(fr)],
  ["has two spaces", ({ fr, en }) => / {2}/.test(fr) || / {2}/.test(en)],
];

/** Gives what is wrong with how texts are written, one line for each; empty when all is well. */
export function textProblems(texts: readonly FoundText[], printed: ReadonlySet<string>): string[] {
  return texts
    .filter(({ fr }) => !printed.has(fr))
    .flatMap((text) =>
      rules.filter(([, breaks]) => breaks(text)).map(([problem]) => `${text.where}: ${problem}: ${text.fr}`),
    );
}

/** Gives the texts that say the same in both languages, which is how a forgotten translation looks. */
export function untranslated(texts: readonly FoundText[], alike: ReadonlySet<string>): string[] {
  return texts.filter(({ fr, en }) => fr === en && !alike.has(fr)).map(({ where, fr }) => `${where}: ${fr}`);
}

const catalogueOf = ({ where }: FoundText) => /^\S* [^.]*/.exec(where)?.[0] ?? where;

/** Gives the texts that say in one language what another text of their catalogue says, and not in the other: one is in the wrong place. */
export function mixedUp(texts: readonly FoundText[], alike: ReadonlySet<string>): string[] {
  return locales.flatMap((locale) => {
    const other = locales.find((one) => one !== locale) ?? locale;
    const firsts = new Map<string, FoundText>();
    return texts.flatMap((text) => {
      const said = `${catalogueOf(text)}: ${text[locale]}`;
      const first = firsts.get(said);
      if (!first) firsts.set(said, text);
      if (!first || first[other] === text[other] || alike.has(text[locale])) return [];
      return `${text.where}: says the same as ${first.where}: ${text[locale]}`;
    });
  });
}
