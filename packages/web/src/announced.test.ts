import { expect, test } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>(["./**/*.tsx", "!./**/*.test.tsx", "!./testing/**"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);
// « Chargement… » as the content of an element, or as its name.
const said = /\{words\.(?:loading\w*|\w+Loading)\}\s*<|aria-label=\{words\.loading\}/g;

test("what says that something is loading is told to who cannot see it", () => {
  const found = sources.flatMap(([path, source]) =>
    [...source.matchAll(said)].map(({ index }) => {
      const around = source
        .slice(0, index + 60)
        .split("\n")
        .slice(-6)
        .join("\n");
      return { path, isTold: around.includes('role="status"') };
    }),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ isTold }) => !isTold)).toEqual([]);
});
