import { expect, it } from "vitest";
import { peopleList, peopleListWithoutPrivate } from "./people.filters.ts";

it.each([
  [{ q: "ma" }, { q: "ma" }],
  [{ q: "é👶" }, { q: "é👶" }],
  [{ q: "x".repeat(100) }, { q: "x".repeat(100) }],
  [{ compte: "invite,bloque" }, { accountState: ["invited", "blocked"] }],
  [
    { commercial: "personne", rh: "12" },
    { salesRepId: "none", hrContactId: "12" },
  ],
  [
    { contrat: "oui", signature: "non" },
    { hasActiveContract: true, waitsForSignature: false },
  ],
  [{ cp: "44" }, { zipPrefix: "44" }],
  [{ cp: "44000" }, { zipPrefix: "44000" }],
  [{ depuis: "2026-02-28" }, { createdFrom: "2026-02-28" }],
  [
    { situation: "0,5", langue: "1,1234", diplome: "12" },
    { currentSituation: [0, 5], languages: ["1", "1234"], diplomas: ["12"] },
  ],
] as Record<string, unknown>[][])("the address %j asks for %j (FOLKS-09)", (address, asked) => {
  expect(peopleList.askedIn(peopleList.stateIn(address as Record<string, string>))).toEqual(asked);
  expect(peopleList.ignoredIn(address as Record<string, string>)).toEqual([]);
});

it.each([
  { q: "m" },
  { q: " m " },
  { q: "👶" },
  { q: "x".repeat(101) },
  { commercial: "quelqu’un" },
  { commercial: "none" },
  { cp: "440000" },
  { cp: "44x" },
  { cp: "x44" },
  { depuis: "2026-02-30" },
  { langue: "12345" },
  { langue: "a1" },
  { langue: "1a" },
  { diplome: "12345" },
  { diplome: "a1" },
  { diplome: "1a" },
])("leaves %j out, and says so (FOLKS-09)", (address) => {
  expect(peopleList.askedIn(peopleList.stateIn(address))).toEqual({});
  expect(peopleList.ignoredIn(address)).toEqual(Object.keys(address));
});

it.each([
  [{ email: "verifie", compte: "invite", tri: "nom" }, ["email"]],
  [{ cp: "44", compte: "invite", tri: "-creation" }, ["cp"]],
  [{ tri: "activite", compte: "invite" }, ["tri"]],
  [{ tri: "-activite", compte: "invite" }, ["tri"]],
  [{ compte: "quelconque", tri: "nom" }, ["compte"]],
] as [Record<string, string>, string[]][])(
  "nobody asks by what is private of people who may not read it: of %j, %j means nothing (AGUI-31)",
  (address, ignored) => {
    const rest = Object.fromEntries(Object.entries(address).filter(([name]) => !ignored.includes(name)));
    expect(peopleListWithoutPrivate.stateIn(address)).toEqual(peopleList.stateIn(rest));
    expect(peopleListWithoutPrivate.ignoredIn(address)).toEqual(ignored);
  },
);
