import { expect, it } from "vitest";
import { ofName } from "./ofName.ts";

it.each([
  ["Agnès Lepère", "d’Agnès Lepère"],
  ["Éloïse Le Goff", "d’Éloïse Le Goff"],
  ["Œdipe", "d’Œdipe"],
  ["Hélène Brossard", "d’Hélène Brossard"],
  ["Yves", "d’Yves"],
  ["Yasmine El Amrani", "de Yasmine El Amrani"],
  ["Hassan", "de Hassan"],
  ["Camille Martin", "de Camille Martin"],
  ["", "de "],
])("says whose something is as French does: %s, %s", (name, said) => {
  expect(ofName(name)).toBe(said);
});
