import { expect, it } from "vitest";
import { readWire } from "../kernel/wire.ts";
import { resetMyPassword } from "./identity.api.ts";
import { containsEmailPart, passwordProblems } from "./password.ts";

it.each([
  ["Motdepasse1", []],
  ["Aa1aaaaa", []],
  ["Aa1aaaa", ["password-length"]],
  [`Aa1${"a".repeat(61)}`, []],
  [`Aa1${"a".repeat(62)}`, ["password-length"]],
  ["MOTDEPASSE1", ["password-lowercase"]],
  ["motdepasse1", ["password-uppercase"]],
  ["Motdepasse", ["password-digit"]],
  ["ÉÉÉÉéééé1", []],
  ["Aa1👩‍👧👩‍👧", []],
  ["", ["password-lowercase", "password-uppercase", "password-digit", "password-length"]],
])("finds what a password lacks: %j (AUTH-19, AUTH-20, AUTH-21, AUTH-22)", (password, problems) => {
  expect(passwordProblems(password)).toEqual(problems);
});

it.each([
  ["Onzelettre1", ["password-length"]],
  ["Douzelettre1", []],
  [`Aa1${"a".repeat(61)}`, []],
  [`Aa1${"a".repeat(62)}`, ["password-length"]],
])("finds what the password of somebody of the agency lacks: %j (STAFF-20)", (password, problems) => {
  expect(passwordProblems(password, true)).toEqual(problems);
});

it.each([
  ["claire.martin-A1", "claire.martin@example.fr", true],
  ["x-CLAIRE.Martin", "claire.martin@example.fr", true],
  ["clairemartin-A1", "claire.martin@example.fr", false],
  ["Bonjour-le-Monde-1", "bo@example.fr", false],
  ["Bonjour-le-Monde-1", "bon@example.fr", true],
  ["Motdepasse1", null, false],
  ["Motdepasse1", "", false],
])(
  "tells that %j contains the part before the @ of %j: %s (ERR-06, SETTINGS-OP6)",
  (password, email, contained) => {
    expect(containsEmailPart(password, email)).toBe(contained);
  },
);

it("names every broken rule of a password at once, and only the missing one when there is none", () => {
  const codes = (password: unknown) => {
    const reading = readWire(resetMyPassword.body, { password, resetKey: "k" }, resetMyPassword.problems);
    return reading.ok ? [] : reading.issues.map(({ code }) => code);
  };
  expect(codes("abc")).toEqual(["password-uppercase", "password-digit", "password-length"]);
  expect(codes("")).toEqual(["required"]);
  expect(codes(undefined)).toEqual(["required"]);
  expect(codes(12)).toEqual(["invalid"]);
});
