import { describe, expect, it } from "vitest";
import { childAgeCategories } from "../kernel/childAge.ts";
import { specificDiplomas } from "../profile/education.ts";
import { searchFrequencies, spokenLanguages } from "../profile/profile.values.ts";
import { ageWords, diplomaWords, frequencyWords, languageWords, nanniesPageList } from "./nannies.filters.ts";

describe("the address of the search", () => {
  it.each([
    [{ langue: "anglais,francais" }, { langue: "anglais,francais" }, []],
    [{ langue: "anglais,klingon" }, {}, ["langue"]],
    [{ rayon: "20", couvre: "tous" }, { rayon: "20", couvre: "tous" }, []],
    [{ rayon: "30" }, {}, ["rayon"]],
    [{ commune: "69110 Sainte-Foy-lès-Lyon" }, { commune: "69110 Sainte-Foy-lès-Lyon" }, []],
    [{ commune: "Sainte-Foy" }, {}, ["commune"]],
    [{ commune: "" }, {}, []],
    [{ commune: "x69110 Lyon" }, {}, ["commune"]],
    [{ commune: `69110 L${"y".repeat(80)}` }, { commune: `69110 L${"y".repeat(80)}` }, []],
    [{ commune: `69110 L${"y".repeat(81)}` }, {}, ["commune"]],
    [{ apres: "abc", photos: "oui" }, { apres: "abc" }, ["photos"]],
    [{ apres: "" }, {}, []],
    [
      { moment: "lundi-16:30-18:30,jeudi-08:00-12:00" },
      { moment: "lundi-16:30-18:30,jeudi-08:00-12:00" },
      [],
    ],
    [{ moment: "lundi-16:30-18:31" }, {}, ["moment"]],
    [{ jour: "lundi", de: "16:30", a: "18:30" }, { moment: "lundi-16:30-18:30" }, []],
    [
      { moment: "mardi-08:00-09:00", jour: "lundi", de: "16:30", a: "18:30" },
      { moment: "mardi-08:00-09:00,lundi-16:30-18:30" },
      [],
    ],
    [
      { moment: "lundi-16:30-18:30", jour: "lundi", de: "16:30", a: "18:30" },
      { moment: "lundi-16:30-18:30" },
      [],
    ],
    [{ jour: "lundi", de: "", a: "" }, {}, []],
    [{ jour: "lundi", de: "18:30", a: "16:30" }, {}, ["jour"]],
    [{ jour: "lundi", de: "16:30" }, {}, ["jour"]],
    [{ jour: "lundi", a: "18:30" }, {}, ["jour"]],
    [{ de: "16:30", a: "18:30" }, {}, ["jour"]],
    [{ a: "18:30" }, {}, ["jour"]],
    [{ jour: "lundi" }, {}, []],
    [{ photos: "non", gardes: "oui", permis: "oui" }, { photos: "non", gardes: "oui", permis: "oui" }, []],
    [{ permis: "non" }, {}, ["permis"]],
  ])("reads %j as %j, and tells that %j means nothing (NANNY-06, NANNY-24)", (address, state, ignored) => {
    expect(nanniesPageList.stateIn(address)).toEqual(state);
    expect(nanniesPageList.ignoredIn(address)).toEqual(ignored);
  });

  it("refuses more than fourteen moments", () => {
    const all = Array.from(
      { length: 15 },
      (_, hour) => `lundi-${String(hour).padStart(2, "0")}:00-${String(hour).padStart(2, "0")}:15`,
    );
    expect(nanniesPageList.ignoredIn({ moment: all.join(",") })).toEqual(["moment"]);
    expect(nanniesPageList.ignoredIn({ moment: all.slice(1).join(",") })).toEqual([]);
  });

  it.each([
    ["languages", languageWords, spokenLanguages.rows],
    ["diplomas", diplomaWords, specificDiplomas.rows],
    ["frequencies", frequencyWords, searchFrequencies.rows],
    ["ages", ageWords, childAgeCategories.rows],
  ] as const)("has a word for each of the %s of a profile, in their order", (_, words, rows) => {
    expect(Object.values(words)).toEqual(rows.map(({ value }) => value));
  });
});
