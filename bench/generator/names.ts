import { type Cells, linesOf, readSource } from "../../packages/api/src/demonstrating/source.ts";

// Realistic French names and addresses: those of the demonstration agency.
const people = linesOf(readSource("personnes.csv").toString("utf8"));
const namesOf = (role: string): readonly (readonly [firstName: string, lastName: string])[] =>
  people.filter((line) => line.rôle === role).map(({ prénom = "", nom = "" }) => [prénom, nom]);

export const parentNames = namesOf("parent");
export const babysitterNames = namesOf("intervenant");

const oncePer = (header: string): readonly Cells[] => [
  ...new Map(people.map((line) => [line[header], line])).values(),
];
const numberOf = (cell = "") => Number(cell.replace(",", "."));

export const communes = oncePer("ville").map((line) => ({
  city: line.ville ?? "",
  zipCode: line["code postal"] ?? "",
  longitude: numberOf(line.longitude),
  latitude: numberOf(line.latitude),
}));

/** Without the number of the house. */
export const streets = [...new Set(people.map(({ adresse = "" }) => adresse.replace(/^\d+ /, "")))];

/** Writes a name as it may stand in an address. */
export const mailPart = (name: string) =>
  name
    .normalize("NFD")
    .replace("œ", "oe")
    .replace(/[^a-zA-Z -]/g, "")
    .trim()
    .replaceAll(" ", "-")
    .toLowerCase();
