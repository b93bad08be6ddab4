import { readdirSync } from "node:fs";
import { countProblems } from "@ribambelle/domain/testing/counts";
import { factProblems } from "@ribambelle/domain/testing/facts";
import { namingProblems } from "@ribambelle/domain/testing/named";
import { alikeTexts, printedTexts, saidAlike } from "@ribambelle/domain/testing/printedTexts";
import {
  type FoundText,
  mixedUp,
  saidBy,
  textProblems,
  textsOf,
  untranslated,
  writtenIn,
} from "@ribambelle/domain/testing/texts";
import { expect, it } from "vitest";
import { readAgency } from "./agency/readAgency.ts";
import { invitationLetter } from "./features/identity/invitations/invitation.letter.ts";
import { resetLetter } from "./features/identity/passwords/reset.letter.ts";
import type { Letter } from "./mail/letters.ts";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".texts.ts"),
);
const written = (
  await Promise.all(
    files.map(async (file) =>
      writtenIn((await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>, file),
    ),
  )
).flat();
const ofCommands = written
  .flatMap(saidBy)
  // A line of a table, whose columns stand two spaces apart.
  .filter(({ where }) => !where.endsWith("letterTexts.line"));
const ofAgency = textsOf({ agency: readAgency(null) }, "agency.yaml");

const shared = { firstName: "Noé", url: "https://portail.example", agency: "Ribambelle" };
const letters: Record<string, (locale: "fr" | "en") => Letter> = {
  reset: (locale) => resetLetter(locale, { ...shared, hours: 2 }),
  parent: (locale) => invitationLetter(locale, { ...shared, role: "Parent", days: 7 }),
  babysitter: (locale) => invitationLetter(locale, { ...shared, role: "BabySitter", days: 1 }),
  agency: (locale) => invitationLetter(locale, { ...shared, role: "Agency", days: 7 }),
};
// Line by line; what only separates two paragraphs, and the address of the button, are no texts.
const linesOf = ({ subject, text }: Letter) =>
  [subject, ...text.split("\n")].filter((line) => line.trim() !== "" && !line.includes(shared.url));
const ofLetters = Object.entries(letters).flatMap(([where, write]): FoundText[] => {
  const english = linesOf(write("en"));
  return linesOf(write("fr")).map((fr, at) => ({ where, fr, en: english[at] ?? "" }));
});

it("writes every text of commands, letters and the agency’s file in both languages, and French as French is written (I18N-01, I18N-02, I18N-03)", () => {
  expect([ofCommands.length > 20, ofAgency.length > 15, ofLetters.length > 20]).toEqual([true, true, true]);
  expect(textProblems([...ofCommands, ...ofAgency, ...ofLetters], printedTexts)).toEqual([]);
});

it("leaves none of them untranslated (I18N-02)", () => {
  expect(untranslated([...ofCommands, ...ofAgency, ...ofLetters], alikeTexts)).toEqual([]);
});

it("puts none of them in the place of another (I18N-02)", () => {
  expect(mixedUp([...ofCommands, ...ofAgency], saidAlike)).toEqual([]);
});

it("says how many in every plural, and begins it at two (I18N-01)", () => {
  expect(countProblems(written)).toEqual([]);
});

it("says in each language the facts that it says in the other (I18N-02)", () => {
  expect(factProblems(written)).toEqual([]);
});

it("names in each language what it names in the other (I18N-02)", () => {
  expect(namingProblems(written)).toEqual([]);
});
