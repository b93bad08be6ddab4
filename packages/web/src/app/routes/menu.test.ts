import { expect, test } from "vitest";
import { serverSays } from "../../testing/openApp.tsx";
import { homeOf } from "./home.ts";
import { menuOf, mySpaceOf } from "./menu.ts";

const namesOf = (role: string, hasContracts: boolean) =>
  menuOf(role, hasContracts).map(({ to }) => to.split("/").at(-1));

test("a parent without contracts sees exactly contacts, profiles and sponsorship (SHELL-31, SHELL-32, SHELL-34)", () => {
  expect(namesOf("Parent", false)).toEqual(["contacts", "profiles", "parrainage"]);
});

test("a parent with contracts sees the contract sections too, in order (SHELL-36)", () => {
  expect(namesOf("Parent", true)).toEqual([
    "contrats",
    "interventions",
    "factures",
    "reglements",
    "attestations",
    "contacts",
    "profiles",
    "parrainage",
  ]);
});

test("a babysitter without contracts sees exactly profile, jobs and sponsorship (SHELL-29, SHELL-31, SHELL-33, SHELL-35)", () => {
  expect(namesOf("BabySitter", false)).toEqual(["profil", "searchjobs", "parrainage"]);
});

test("a babysitter with contracts sees the contract sections too, in order (SHELL-37)", () => {
  expect(namesOf("BabySitter", true)).toEqual([
    "profil",
    "searchjobs",
    "contrats",
    "fiches-de-paie",
    "interventions",
    "a-consulter",
    "contacts",
    "parrainage",
  ]);
});

test.each([
  ["Parent", "invoices"],
  ["BabySitter", "profile"],
])(
  "each entry of a %s opens a section of its own, in which what there is to do is counted (TODO-16)",
  (role, one) => {
    const opened = menuOf(role, true).map(({ section }) => section);
    expect(opened).toContain(one);
    expect(opened).not.toContain(undefined);
    expect(new Set(opened).size).toBe(opened.length);
  },
);

test("payslips are in no menu where the agency gives them elsewhere", () => {
  serverSays({ payslipsShown: false });
  expect(namesOf("BabySitter", true)).not.toContain("fiches-de-paie");
});

test("any role that is neither babysitter nor agency gets the parent’s menu (SHELL-30)", () => {
  expect(menuOf("Visitor", true)).toEqual(menuOf("Parent", true));
  expect(menuOf("Agency", true)).toEqual([]);
});

test.each([
  ["Parent", "/accueil", ["/accueil", "/client/parrainage", "/client/parametres"]],
  ["BabySitter", "/accueil", ["/accueil", "/intervenant/parrainage", "/intervenant/parametres"]],
  ["Agency", "/agence", ["/agence/mon-compte"]],
])("%s lives at %s and finds %o in My space (SHELL-12, SHELL-13, SHELL-14)", (role, home, found) => {
  expect(homeOf(role)).toBe(home);
  expect(mySpaceOf(role, false).map(({ to }) => to)).toEqual(found);
});
