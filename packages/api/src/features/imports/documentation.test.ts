import { cp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Columns } from "@ribambelle/domain/imports/column";
import { folded } from "@ribambelle/domain/kernel/characters/folded";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imports } from "../../features.ts";
import { type ImportTest, importTest } from "../../testing/testImport.ts";

const docs = fileURLToPath(new URL("../../../../../docs", import.meta.url));
const files = imports.importers.map(({ file }) => [file.name, file.columns] as [string, Columns]);

let page: string;
let agency: ImportTest;
beforeAll(async () => {
  page = await readFile(join(docs, "import.md"), "utf8");
  agency = await importTest();
});
afterAll(() => agency.end());

const sectionOf = (name: string) =>
  page.split(/^### /m).find((section) => section.startsWith(`${name}\n`)) ?? "";

describe("docs/import.md", () => {
  test.each(files)(
    "describes every column of %s, in order, and says which must be there",
    (name, columns) => {
      const rows = [...sectionOf(name).matchAll(/^\| `([^`]+)` \| (.*?) ?\|/gm)];
      expect(rows.map(([, header, need]) => [header, need?.replace(/[*]/g, "")])).toEqual(
        Object.values(columns).map(({ header, needed, empty }) => [
          header,
          needed ? (empty === undefined ? "required" : "expected") : "",
        ]),
      );
    },
  );

  test.each(files)("gives every value that the lists of %s know", (name, columns) => {
    for (const { header, read } of Object.values(columns)) {
      const { problem } = read("no such value");
      if (problem?.code !== "unknown-value") continue;
      const row = sectionOf(name)
        .split("\n")
        .find((line) => line.startsWith(`| \`${header}\``));
      for (const value of problem.detail?.split(", ") ?? []) expect(row).toContain(`\`${value}\``);
    }
  });

  test("has an example of each file, that is imported without a problem", async () => {
    expect((await readdir(join(docs, "import"))).sort()).toEqual(
      imports.importers.flatMap(({ file: { name, folder = [] } }) => [name].concat(folder)).sort(),
    );
    await cp(join(docs, "import"), agency.folder, { recursive: true });
    const { problems, warnings, counts } = await agency.run();
    expect([problems, warnings]).toEqual([[], []]);
    for (const { created } of counts) expect(created).toBeGreaterThan(0);
    for (const { created, updated } of (await agency.run()).counts)
      expect([created, updated]).toEqual([0, 0]);
  });

  test.each(files)("has an example of %s with all its columns", async (name, columns) => {
    const [header = ""] = (await readFile(join(docs, "import", name), "utf8")).split("\n");
    expect(header.split(";").map(folded)).toEqual(
      Object.values(columns).map((column) => folded(column.header)),
    );
  });
});
