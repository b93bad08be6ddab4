import { expect, it } from "vitest";
import { text } from "./listOf.ts";
import { longList } from "./longList.ts";

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
