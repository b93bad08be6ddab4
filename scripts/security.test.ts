import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const text = readFileSync(join(root, "docs/security.md"), "utf8");
const rows = [...text.matchAll(/^\| (V[\d.]+) \| ([12]) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = "", level = "", stands = "", by = ""]) => ({ id, level, stands: stands.trim(), by }),
);
// How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has.
const chapters = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  10: 29,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
  17: 7,
};

describe("docs/security.md", () => {
  it("answers each requirement of ASVS 5.0, levels 1 and 2, once", () => {
    expect(rows).toHaveLength(253);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
    const counted: Record<string, number> = {};
    for (const { id } of rows) {
      const chapter = id.slice(1).split(".")[0] ?? "";
      counted[chapter] = (counted[chapter] ?? 0) + 1;
    }
    expect(counted).toEqual(Object.fromEntries(Object.entries(chapters).map(([key, value]) => [key, value])));
  });

  it("says of each that it is held, not applicable or open until a date", () => {
    for (const { id, stands, by } of rows) {
      expect([id, stands]).toEqual([id, expect.stringMatching(/^(held|not applicable|open)$/)]);
      if (stands === "open") expect([id, by]).toEqual([id, expect.stringMatching(/\b20\d\d-\d\d-\d\d\b/)]);
    }
    const [, held, not, open] = /(\d+) held, (\d+) not applicable, (\d+) open/.exec(text) ?? [];
    const count = (stands: string) => String(rows.filter((row) => row.stands === stands).length);
    expect([held, not, open]).toEqual([count("held"), count("not applicable"), count("open")]);
  });

  it("names files that are there", () => {
    const named = [
      ...text.matchAll(
        /`((?:packages|docs|faults|e2e|scripts|processes)\/[^`*]+|[A-Z][a-z]+file|[\w.-]+\.json)`/g,
      ),
    ];
    const paths = new Set(named.map(([, path = ""]) => path));
    expect(paths.size).toBeGreaterThan(80);
    expect([...paths].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("names a part of this page that is there", () => {
    const parts = new Set([...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part));
    const named = [...text.matchAll(/this page, \*([^*]+)\*/g)].map(([, part]) => part);
    expect(named.filter((part) => !parts.has(part))).toEqual([]);
  });
});
