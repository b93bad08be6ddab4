import { expect, test } from "vitest";
import { momentText } from "./moment.ts";

const now = new Date("2026-07-05T22:30:00Z"); // Half past midnight of the 6th in Paris.

test.each([
  ["2026-07-05T22:05:00Z", "Aujourd’hui à 00:05", "Today at 00:05"],
  ["2026-07-05T21:59:00Z", "Hier à 23:59", "Yesterday at 23:59"],
  ["2026-07-04T21:59:00Z", "Le 4 juillet 2026 à 23:59", "4 July 2026 at 23:59"],
  ["2025-12-31T23:30:00Z", "Le 1 janvier 2026 à 00:30", "1 January 2026 at 00:30"],
])("what happened at %s is said in words: %s", (at, french, english) => {
  expect(momentText(at, now, "fr")).toBe(french);
  expect(momentText(at, now, "en")).toBe(english);
});
