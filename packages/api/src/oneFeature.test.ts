import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const sources = ["domain", "api", "web"].flatMap((room) =>
  readdirSync(join(root, "packages", room, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\//.test(path))
    .map((path) => join("packages", room, "src", path)),
);

/** The lines of others that import from a feature's folders in the three rooms. */
function linesThatName(feature: string): string[] {
  const own = new RegExp(`^packages/(domain/src|(api|web)/src/features)/${feature}/`);
  const names = new RegExp(`from "(\\.[^"]*|@ribambelle/domain)/(features/)?${feature}/[^"]*"`);
  return sources
    .filter((path) => !own.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .map((line) => ({ path, line })),
    )
    .filter(({ line }) => names.test(line))
    .map(({ path }) => path);
}

describe("a feature that is imported, demonstrated, told of, listed and asked for", () => {
  test.each(["readings", "payslips", "sponsorship"])(
    "is known to the list of features and to the lists of pages alone: %s",
    (feature) => {
      const known = [
        "packages/api/src/features.ts",
        /^packages\/web\/src\/app\/(routes\/lists|pages|home|public)\//,
      ];
      const others = linesThatName(feature).filter(
        (path) => !known.some((one) => (typeof one === "string" ? one === path : one.test(path))),
      );
      expect(others).toEqual([]);
    },
  );

  test("is found by this test where somebody names it", () => {
    expect(linesThatName("readings")).toContain("packages/api/src/features.ts");
    expect(linesThatName("people").length).toBeGreaterThan(10);
  });
});
