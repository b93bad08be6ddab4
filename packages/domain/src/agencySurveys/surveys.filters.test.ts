import { expect, it } from "vitest";
import { surveysList } from "./surveys.filters.ts";

it.each([
  [
    { type: "2", etat: "termine", suivi: "devis-envoye" },
    { surveyType: 2, state: "finished", followUp: ["quoted"] },
  ],
  [
    { version: "1", inactif: "1" },
    { version: "1", untouchedDays: "1" },
  ],
  [
    { version: "999999", inactif: "999" },
    { version: "999999", untouchedDays: "999" },
  ],
  [
    { du: "2026-11-01", au: "2026-11-30", personne: "12" },
    { from: "2026-11-01", to: "2026-11-30", personId: "12" },
  ],
])("surveys are narrowed by the address %j: %j (AGSUR-02)", (address, asked) => {
  expect(surveysList.askedIn(surveysList.stateIn(address))).toEqual(asked);
});

it.each([
  { type: "3" },
  { version: "0" },
  { version: "1000000" },
  { version: "v1" },
  { version: "1.2" },
  { inactif: "0" },
  { inactif: "1000" },
  { inactif: "7j" },
  { inactif: "-7" },
  { du: "2026-11-31" },
])("no survey is found by %j, which means nothing", (address) => {
  expect(surveysList.ignoredIn(address)).toEqual(Object.keys(address));
});
