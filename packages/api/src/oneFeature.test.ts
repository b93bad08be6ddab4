import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { usualDelays } from "@ribambelle/domain/kernel/desk/tile";
import { describe, expect, test } from "vitest";
import { actsOf, type Feature, subjectsOf, tilesOf } from "./feature.ts";
import { actKinds, subjects, tileSources } from "./features.ts";

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

describe("two features that use one name", () => {
  const tile = tileSources(usualDelays)[0];
  const subject = subjects[0];
  const act = Object.values(actKinds)[0];
  test.each<[string, () => unknown]>([
    ["a tile of the desk", () => tilesOf([{ tiles: [tile] }, { tiles: [tile] }] as Feature[], usualDelays)],
    [
      "a kind of thing to look at",
      () => subjectsOf([{ subjects: [subject] }, { subjects: [subject] }] as Feature[]),
    ],
    ["an act of the audit", () => actsOf([{ acts: [{ act }] }, { acts: [{ act }] }] as Feature[])],
  ])("stop the start: %s (AGUI-42, DESK-07)", (_, gather) => {
    expect([tile, subject, act]).not.toContain(undefined);
    expect(gather).toThrow("two features name");
  });
});
