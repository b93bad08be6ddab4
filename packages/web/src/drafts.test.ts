import { expect, test } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.*", "!./testing/**"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
const given = /(?:draftKey(?:: |=\{)|useFilling\(\{\s*key: )`([^`]*)`/g;

// Of those of anybody else nothing is left once somebody signs in (`forgetDrafts`).
test("what is typed is kept in the tab under the number of who types it (AGUI-26)", () => {
  const keys = sources.flatMap(([path, source]) =>
    [...source.matchAll(given)].map(([, key = ""]) => `${path} ${key}`),
  );
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter((key) => !/ \$\{(?:personId|user\.userId)\}:/.test(key))).toEqual([]);
});
