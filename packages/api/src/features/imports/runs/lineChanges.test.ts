import { expect, it } from "vitest";
import type { FileImporter } from "../../../importing/fileImporter.ts";
import { lineChanges } from "./lineChanges.ts";

const names = { fr: "oui", en: "yes" };
const importer = {
  file: {
    columns: {
      city: { header: "ville", read: {} },
      tags: { header: "mots", read: {} },
      isOn: { header: "actif", read: { say: (value: unknown) => (value === true ? names : "non") } },
    },
  },
  shown: { weighs: (field: string) => field === "city" },
} as unknown as FileImporter;
const changes = (was: object, row: object, present = ["city", "tags", "isOn"]) =>
  lineChanges(importer, new Set(present), was as Record<string, unknown>, row);

it("what a line changes is told of the columns that the file has and the row knows, as the file says them (IMPORTS-06)", () => {
  expect(
    changes({ city: "Lyon", tags: ["a"], isOn: true }, { city: null, tags: ["a", "b"], isOn: false }),
  ).toEqual([
    { column: "ville", from: "Lyon", to: null, isWeighty: true },
    { column: "mots", from: "a", to: "a, b", isWeighty: false },
    { column: "actif", from: names, to: "non", isWeighty: false },
  ]);
});

it.each<[string, object, object, string[]?]>([
  ["what is the same", { city: "Lyon", tags: ["a"] }, { city: "Lyon", tags: ["a"] }],
  ["a column that the file lacks", { city: "Lyon" }, { city: "Paris" }, ["tags"]],
  ["a column that the row does not know", {}, { city: "Paris" }],
  ["nothing for nothing", { city: null }, {}],
])("%s is no change (IMPORTS-06)", (_, was, row, present) => {
  expect(changes(was, row, present)).toEqual([]);
});
