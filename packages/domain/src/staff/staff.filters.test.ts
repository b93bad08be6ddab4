import { expect, it } from "vitest";
import { staffList } from "./staff.filters.ts";

it.each([
  [
    { fonction: "administration,coordination,recrutement,lecture" },
    { functions: ["administrator", "coordinator", "recruiter", "reader"] },
  ],
  [{ etat: "invite,actif,bloque,parti" }, { state: ["invited", "active", "suspended", "ended"] }],
  [{ etat: "bloque" }, { state: ["suspended"] }],
  [{ securite: "a-activer" }, { secondFactor: "to-enrol" }],
  [{ tri: "-activite" }, { sort: "-activity" }],
] as const)("colleagues are narrowed and sorted by the address %j: %j (AGUI-10)", (address, asked) => {
  expect(staffList.askedIn(staffList.stateIn(address))).toEqual(asked);
});
