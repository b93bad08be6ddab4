import { expect, it } from "vitest";
import { readHeader, readRow } from "../imports/row.ts";
import { teamFile } from "./team.file.ts";

const read = (more: Record<string, string>) => {
  const header = readHeader(teamFile, ["référence", "nom", "prénom", ...Object.keys(more)]);
  return readRow(header, ["M-1", "Le Goff", "Anaïs", ...Object.values(more)], "2026-11-20");
};

it.each<Record<string, string>>([
  {},
  { commercial: "", "responsable de clientèle": "", "contact RH": "", référent: "", actif: "" },
])("a member of whom a line says no more works there, in none of the four roles: %j", (more) => {
  expect(read(more)).toMatchObject({
    row: {
      isSalesRepresentative: false,
      isAccountManager: false,
      isHrContact: false,
      isReferent: false,
      isEnabled: true,
      civility: null,
    },
  });
});

it.each([
  ["Madame", "Ms"],
  ["mme", "Ms"],
  ["Mrs", "Ms"],
  ["Monsieur", "Mr"],
  ["m", "Mr"],
])("a member is addressed as %s: %s", (cell, civility) => {
  expect(read({ civilité: cell })).toMatchObject({ row: { civility } });
});

it("two lines are one member by their reference", () => {
  const member = { reference: "M-1", lastName: "Le Goff" };
  expect(teamFile.key({ ...member, lastName: "Dubois" } as never)).toBe(teamFile.key(member as never));
  expect(teamFile.key({ ...member, reference: "M-2" } as never)).not.toBe(teamFile.key(member as never));
});
