import { expect, it } from "vitest";
import type { PersonalTable, Said } from "../../personal.ts";
import { readablePage } from "./readablePage.ts";

const about = { agency: "Ribambelle", contact: "01 02", at: new Date("2026-03-01T08:00:00Z") };
const word = { fr: "Fait", en: "Fact" };
const flags = [1, 2, 4].map((value) => ({ value, fr: `drapeau ${value}`, en: `flag ${value}` }));
const values = [
  { value: 2, fr: "deux", en: "two" },
  { value: "b", fr: "bé", en: "bee" },
];
const table = (said: Said): PersonalTable => ({
  table: "fact",
  lead: { column: "person_id", to: "person" },
  title: { fr: "Faits", en: "Facts" },
  exported: { fact: said, file_key: word },
  internal: [],
  file: "file_key",
  until: { event: "never" },
  whenDeleted: { rows: "removed" },
});
const rowOf = (value: unknown, said: Said = word, file: unknown = "fichiers/a (2).pdf") =>
  readablePage(about, "fr").row({ fact: value, file_key: file }, table(said), true);
const file = '<dt>Fait</dt><dd><a href="fichiers/a%20(2).pdf">a (2).pdf</a></dd>';

it.each<[unknown, string, Said?]>([
  [true, "oui"],
  [false, "non"],
  [0, "0"],
  ["<a> & b", "&lt;a&gt; &amp; b"],
  ["2026-02-01", "1er février 2026"],
  [["2026-02-01", true], "1er février 2026, oui"],
  [{ a: 1 }, "{&quot;a&quot;:1}"],
  [5, "drapeau 1, drapeau 4", { ...word, flags }],
  [2, "deux", { ...word, values }],
  ["2", "deux", { ...word, values }],
  ["c", "c", { ...word, values }],
  [["b", "c"], "bé, c", { ...word, values }],
])("says %j as « %s » on the page of one’s data (SETTINGS-OP14)", (value, text, said) => {
  const fact = rowOf(value, said)
    .replace(/[\u00a0\u202f]/g, " ")
    .toLowerCase();
  expect(fact).toBe(`<dl><dt>fait</dt><dd>${text.toLowerCase()}</dd>${file.toLowerCase()}</dl>\n`);
});

it.each([null, undefined, ""])("leaves out what is %j (SETTINGS-OP14)", (value) => {
  expect(rowOf(value)).toBe(`<dl>${file}</dl>\n`);
});

it("leaves out a sum of flags without any, and says which file is not there (SETTINGS-OP14)", () => {
  expect(rowOf(0, { ...word, flags })).toBe(`<dl>${file}</dl>\n`);
  expect(rowOf(null, word, null)).toMatch(
    /^<dl><dt>Fait<\/dt><dd>[^<]*demandez-le à l’agence[^<]*<\/dd><\/dl>\n$/,
  );
});
