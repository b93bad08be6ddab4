import { expect, it } from "vitest";
import { readHeader, readRow } from "../imports/row.ts";
import { peopleFile } from "./people.file.ts";

const read = (more: Record<string, string>) => {
  const header = readHeader(peopleFile, ["référence", "rôle", "nom", "prénom", ...Object.keys(more)]);
  return readRow(header, ["P-1", "parent", "Le Goff", "Anaïs", ...Object.values(more)], "2026-11-20");
};

it("a person of whom a line says no more was not interviewed, and is reminded of nothing", () => {
  const row = { hasBeenInterviewed: false, displaysInformationBanner: false, displaysConnectionPopup: false };
  expect(read({})).toMatchObject({ row: { ...row, birthDate: null, longitude: null } });
});

it.each([
  [{ longitude: "", latitude: "" }, undefined],
  [{ longitude: "-180", latitude: "-90" }, undefined],
  [{ longitude: "180", latitude: "90" }, undefined],
  [{ longitude: "180,1", latitude: "0" }, "longitude"],
  [{ longitude: "0", latitude: "90,1" }, "latitude"],
  [{ longitude: "0", latitude: "" }, "latitude"],
  [{ longitude: "", latitude: "0" }, "longitude"],
  [{ "date de naissance": "20/11/2026" }, undefined],
  [{ "date de naissance": "21/11/2026" }, "birthDate"],
])("a person with %j has a problem with %s", (more, column) => {
  expect(read(more).problems?.[0]?.column).toBe(column);
});

it("two lines are one person by their reference", () => {
  const person = { reference: "P-1", lastName: "Le Goff" };
  expect(peopleFile.key({ ...person, lastName: "Dubois" } as never)).toBe(peopleFile.key(person as never));
  expect(peopleFile.key({ ...person, reference: "P-2" } as never)).not.toBe(peopleFile.key(person as never));
});
