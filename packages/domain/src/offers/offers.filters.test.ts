import { expect, it } from "vitest";
import { offersList } from "./offers.filters.ts";
import { offerToDos } from "./offers.toDos.ts";

it.each([
  [{ menage: "oui" }, { housework: true }],
  [{ menage: "non" }, { housework: false }],
  [
    { rayon: "departement", heures: "10-a-20" },
    { radius: "department", hours: "some" },
  ],
  [
    { jour: "lundi,dimanche", age: "moins-de-3-ans" },
    { days: [1, 0], ages: ["babies"] },
  ],
  [
    { rythme: "ponctuel", masquees: "oui" },
    { rhythm: "occasional", hidden: true },
  ],
])("the address %j asks for %j (OFFER-06)", (address, asked) => {
  expect(offersList.askedIn(offersList.stateIn(address))).toEqual(asked);
  expect(offersList.ignoredIn(address)).toEqual([]);
});

it.each([
  [{ ouverte: "O-12.b_3" }, []],
  [{ ouverte: "x".repeat(80) }, []],
  [{ ouverte: "x".repeat(81) }, ["ouverte"]],
  [{ ouverte: "O 12" }, ["ouverte"]],
  [{ ouverte: "<O" }, ["ouverte"]],
  [{ ouverte: "O>" }, ["ouverte"]],
  [{ menage: "peut-être" }, ["menage"]],
])("the address %j has what means nothing: %j (OFFER-06)", (address, ignored) => {
  expect(offersList.ignoredIn(address)).toEqual(ignored);
});

it("an interview that the agency offers is to be read, with what it says (NANNY-21)", () => {
  const facts = { title: "Sortie d’école", sentence: "Appelez-nous." };
  expect(offerToDos.answered.read(facts)).toEqual({
    title: { fr: "L’agence vous propose un entretien", en: "The agency offers you an interview" },
    text: { fr: "Sortie d’école\u00a0: Appelez-nous.", en: "Sortie d’école: Appelez-nous." },
    link: "/intervenant/searchjobs/candidatures",
  });
});
