import { expect, test } from "vitest";
import { homeOf, menuOf, settingsOf } from "./menu.ts";

const namesOf = (role: string, hasContracts: boolean) =>
  menuOf(role, hasContracts).map(({ section }) => section);

test("a parent without contracts sees exactly contacts, profiles and sponsorship (SHELL-31, SHELL-32, SHELL-34)", () => {
  expect(namesOf("Parent", false)).toEqual(["contacts", "profiles", "sponsorship"]);
});

test("a parent with contracts sees the contract sections too, in order (SHELL-36)", () => {
  expect(namesOf("Parent", true)).toEqual([
    "contracts",
    "interventions",
    "invoices",
    "payments",
    "certificates",
    "contacts",
    "profiles",
    "sponsorship",
  ]);
});

test("a babysitter without contracts sees exactly profile, jobs and sponsorship (SHELL-29, SHELL-31, SHELL-33, SHELL-35)", () => {
  expect(namesOf("BabySitter", false)).toEqual(["profile", "jobs", "sponsorship"]);
});

test("a babysitter with contracts sees the contract sections too, in order (SHELL-37)", () => {
  expect(namesOf("BabySitter", true)).toEqual([
    "profile",
    "jobs",
    "contracts",
    "payslips",
    "interventions",
    "documentsToRead",
    "contacts",
    "sponsorship",
  ]);
});

test("any role that is neither babysitter nor agency gets the parent’s menu (SHELL-30)", () => {
  expect(menuOf("Visitor", true)).toEqual(menuOf("Parent", true));
  expect(menuOf("Agency", true)).toEqual([]);
});

test.each([
  ["Parent", "/accueil", "/client/parametres"],
  ["BabySitter", "/accueil", "/intervenant/parametres"],
  ["Agency", "/agence", null],
])("%s lives at %s and has their settings at %s (SHELL-14)", (role, home, settings) => {
  expect(homeOf(role)).toBe(home);
  expect(settingsOf(role)).toBe(settings);
});
