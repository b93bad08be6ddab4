import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeInto } from "./report.ts";

test("figures of a chapter take the place of its former ones, and leave the other chapters and the text as they are", () => {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "figures.md");
  const of = (title: string, measured: string, held?: boolean) => ({
    title,
    figures: [{ what: "Reads", measured, ...(held !== undefined && { budget: "≤ 2", held }) }],
  });
  writeFileSync(file, "# Before\n");
  expect(() => writeInto(file, [], new Date())).toThrow("has no place for the figures");
  const marks = ["<!-- npm run bench -- --write docs/performance.md -->", "<!-- end of the figures -->"];
  writeFileSync(file, `# Before\n\n${marks.join("\n\n")}\n\nAfter\n`);
  writeInto(file, [of("One", "11 ms"), of("Two", "22 ms", true)], new Date("2026-11-26T12:00:00Z"));
  writeInto(file, [of("One", "33 ms", false), of("Three", "44 ms")], new Date("2026-11-27T12:00:00Z"));
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(/^# Before\n/);
  expect(text).toMatch(/\nAfter\n$/);
  expect(text.match(/### .*|\d{4}-\d\d-\d\d|\| Reads.*/g)).toEqual([
    "### One",
    "2026-11-27",
    "| Reads | 33 ms | ≤ 2 | **missed** |",
    "### Two",
    "2026-11-26",
    "| Reads | 22 ms | ≤ 2 | held |",
    "### Three",
    "2026-11-27",
    "| Reads | 44 ms | | |",
  ]);
});
