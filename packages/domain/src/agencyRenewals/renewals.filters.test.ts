import { expect, it } from "vitest";
import { renewalsList } from "./renewals.filters.ts";

it.each([
  [
    { vue: "familles", reponse: "ne-sait-pas", rappel: "echu" },
    { view: "families", answer: "unsure", callBack: "due" },
  ],
  [
    { vue: "intervenants", suivi: "a-traiter,sans-suite" },
    { view: "babysitters", followUp: ["to-do", "dropped"] },
  ],
  [{ motif: "7" }, { reason: "7" }],
  [{ motif: "12" }, { reason: "12" }],
  [
    { proprietaire: "personne", commercial: "3", rh: "4" },
    { ownerId: "none", salesRepId: "3", hrContactId: "4" },
  ],
  [{ relancable: "oui" }, { remindable: true }],
  [{ relancable: "non" }, { remindable: false }],
  [{ brouillon: "non" }, { hasDraft: false }],
  [{ brouillon: "oui" }, { hasDraft: true }],
  [{ supplement: "oui" }, { extraGuards: true }],
  [{ supplement: "non" }, { extraGuards: false }],
])("those whom a season asks are narrowed by the address %j: %j", (address, asked) => {
  expect(renewalsList.askedIn(renewalsList.stateIn(address))).toEqual(asked);
});

it.each([
  { motif: "123" },
  { motif: "" },
  { motif: "a1" },
  { motif: "1a" },
  { relancable: "peut-être" },
  { rappel: "plus-tard" },
  { suivi: "a-traiter,perdu" },
  { commercial: "0" },
])("nobody of a season is found by %j, which means nothing", (address) => {
  expect(renewalsList.ignoredIn(address)).toEqual(Object.keys(address));
});
