import { expect, it } from "vitest";
import { valueText, whoOf } from "./entry.ts";

const words = { nothing: "rien", yes: "oui", no: "non" };

it.each([
  [null, "rien", "rien"],
  [undefined, "rien", "rien"],
  [{ city: "Nantes" }, '{"city":"Nantes"}', '{"city":"Nantes"}'],
  ["", "rien", "rien"],
  [[], "rien", "rien"],
  [0, "0", "0"],
  [86.5, "86,5", "86.5"],
  [true, "oui", "oui"],
  [false, "non", "non"],
  ["2026-12-01", "1er décembre 2026", "1 December 2026"],
  ["2026-13-01", "2026-13-01", "2026-13-01"],
  ["Nantes", "Nantes", "Nantes"],
  [["reader", "recruiter"], "reader, recruiter", "reader, recruiter"],
])(
  "what was or is stands as people write it: %j is %s in French and %s in English (AUDITS-01)",
  (value, fr, en) => {
    expect([valueText(value, words, "fr"), valueText(value, words, "en")]).toEqual([fr, en]);
  },
);

it.each([
  [null, "Anaïs", null],
  [null, null, null],
  [12, "Anaïs", { userId: 12, displayName: "Anaïs" }],
  [12, null, { userId: 12, displayName: "" }],
] as const)("whoever is kept as %j, named %j, is %j", (id, name, who) => {
  expect(whoOf(id, name)).toEqual(who);
});
