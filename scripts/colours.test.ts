import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const pages = fileURLToPath(new URL("../packages/web/src", import.meta.url));
const read = (path: string) => readFileSync(join(pages, path), "utf8");
const table = "ui/colours.css";

/** The colours that a style or a drawing gives to roles. */
const rolesIn = (style: string) =>
  Object.fromEntries(
    [...style.matchAll(/--([a-z-]+):\s*([^;}]+)/g)].map(([, role, colour]) => [role, colour?.trim()]),
  );
const light = rolesIn(read(table));
const drawings = globSync("ui/**/*.svg", { cwd: pages });
const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;

describe("the colours of the pages", () => {
  it("are named by their role, and stand in one table", () => {
    const sources = globSync("**/*.{css,tsx}", { cwd: pages }).filter(
      (path) => path !== table && !path.includes(".test.") && !path.startsWith("testing/"),
    );
    expect(sources.length).toBeGreaterThan(300);
    const found = sources.filter((path) => literal.test(read(path).replace(/url\([^)]*\)/g, "")));
    expect(found).toEqual([]);
  });

  it.each(drawings)("are those of the table in the drawing %s, beside roles of its own", (path) => {
    const [, style = "", shapes = ""] = /<style>(.*?)<\/style>(.*)/s.exec(read(path)) ?? [];
    const own = rolesIn(style);
    const shared = Object.keys(own).filter((role) => role in light);
    expect(shared).not.toEqual([]);
    expect(own).toMatchObject(Object.fromEntries(shared.map((role) => [role, light[role]])));
    expect(shapes).not.toMatch(literal);
  });
});
