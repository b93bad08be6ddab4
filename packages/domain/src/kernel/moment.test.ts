import { expect, test } from "vitest";
import { momentText, shortMoment } from "./moment.ts";

const today = "2026-07-06";

test.each([
  ["2026-07-05T22:05:00Z", "Aujourd’hui à 0\u00a0h\u00a005", "Today at 00:05"],
  ["2026-07-05T21:59:00Z", "Hier à 23\u00a0h\u00a059", "Yesterday at 23:59"],
  ["2026-07-04T21:59:00Z", "Le 4 juillet 2026 à 23\u00a0h\u00a059", "4 July 2026 at 23:59"],
  ["2025-12-31T23:30:00Z", "Le 1er janvier 2026 à 0\u00a0h\u00a030", "1 January 2026 at 00:30"],
])("what happened at %s is said in words: %s (I18N-OP8)", (at, french, english) => {
  expect(momentText(at, today, "fr")).toBe(french);
  expect(momentText(at, today, "en")).toBe(english);
});

test.each([
  ["2026-07-05T22:05:00Z", "Aujourd’hui à 0\u00a0h\u00a005", "Today at 00:05"],
  ["2026-07-05T21:59:00Z", "Hier à 23\u00a0h\u00a059", "Yesterday at 23:59"],
  ["2026-07-04T21:59:00Z", "Le 04/07/2026 à 23\u00a0h\u00a059", "04/07/2026 at 23:59"],
])("what happened at %s is said in a column of a list: %s (I18N-09, I18N-OP8)", (at, french, english) => {
  expect(shortMoment(at, today, "fr")).toBe(french);
  expect(shortMoment(at, today, "en")).toBe(english);
});
