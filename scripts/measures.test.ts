import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const pages = fileURLToPath(new URL("../packages/web/src", import.meta.url));
const read = (path: string) => readFileSync(join(pages, path), "utf8");

// What is as wide as a column of text, or wider, is a measure of the page.
const isWide = (size: string, unit: string) => Number(size) >= (unit === "px" ? 672 : 42);

it("pages are as wide as a list or as a form: no style has a measure of its own", () => {
  const [, base = ""] = /:root \{([^}]*)\}/.exec(read("ui/global.css")) ?? [];
  expect(base).toMatch(/--list: 1120px;\s+--form: 42\.5rem;/);
  const styles = globSync("**/*.module.css", { cwd: pages });
  const found = styles.flatMap((path) =>
    [...read(path).matchAll(/^\s*(?:max-width|width|grid-template-columns): ([^;]*);/gm)].flatMap(
      ([line, value = ""]) =>
        [...value.matchAll(/([\d.]+)(px|rem)/g)].some(([, size = "", unit = ""]) => isWide(size, unit))
          ? [`${path}: ${line.trim()}`]
          : [],
    ),
  );
  expect(styles.length).toBeGreaterThan(80);
  expect(found).toEqual([]);
});
