import { expect, test } from "vitest";

const kept = Object.keys(import.meta.glob("./**/outlines/*.txt"));
const tests = Object.entries(
  import.meta.glob<string>("./**/*.test.tsx", { eager: true, query: "?raw", import: "default" }),
);

test("each outline that is kept is held by one test beside it", () => {
  const asked = tests.flatMap(([path, source]) => {
    const folder = path.replace(/[^/]+$/, "");
    return [...source.matchAll(/expectOutline\("([^"]+)"\)/g)].map(
      ([, name]) => `${folder}outlines/${name}.txt`,
    );
  });
  expect(asked.sort()).toEqual(kept.sort());
});
