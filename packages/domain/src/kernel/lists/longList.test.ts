import { expect, it } from "vitest";
import { text } from "./listOf.ts";
import { cappedCount, longList } from "./longList.ts";

const list = longList({ annee: text(/^\d{4}$/, "year") }, { nom: "name" });

it.each([
  [{ apres: "abc" }, { after: "abc" }, []],
  [{ avant: "abc" }, { before: "abc" }, []],
  [{ apres: "", avant: "" }, {}, ["apres", "avant"]],
  [{ par: "25" }, { limit: 25 }, []],
  [{ par: "26" }, {}, ["par"]],
  [{ tri: "nom" }, { sort: "name" }, []],
  [{ tri: "-nom" }, { sort: "-name" }, []],
  [{ tri: "age", annee: "2026" }, { year: "2026" }, ["tri"]],
])(
  "a list that is read page by page asks by %j for %j and ignores %j (AGUI-28)",
  (address, asked, ignored) => {
    expect(list.askedIn(list.stateIn(address))).toEqual(asked);
    expect(list.ignoredIn(address)).toEqual(ignored);
  },
);

it.each([
  [0, 0, false],
  [999, 999, false],
  [1_000, 1_000, false],
  [1_001, 1_000, true],
])("%i rows are counted as %i, with more: %j (AGUI-11)", (count, value, isCapped) => {
  expect(cappedCount(count)).toEqual({ value, isCapped });
});
