import { expect, test } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.*", "!./testing/**"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
const given = /(?:draftKey(?:: |=\{| = )|draftsBeginning = |useFilling\(\{\s*key: )`([^`]*)`/g;
const keys = sources.flatMap(([path, source]) =>
  [...source.matchAll(given)].map(([, key = ""]) => `${path} ${key}`),
);

// Of those of anybody else nothing is left once somebody signs in (`forgetDrafts`).
test("what is typed is kept in the tab under the number of who types it (AGUI-26)", () => {
  expect(keys.length).toBeGreaterThan(18);
  expect(keys.filter((key) => !/ \$\{(?:personId|user\.userId)\}:/.test(key))).toEqual([]);
});

test("what is typed in one dialog of a record is kept apart from another of the same record (AGUI-26)", () => {
  const ofRecords = keys.filter((key) => /\/use\w+Change\.ts /.test(key));
  expect(ofRecords.length).toBeGreaterThan(3);
  expect(ofRecords.filter((key) => !/:\$\{name\}$/.test(key))).toEqual([]);
});
