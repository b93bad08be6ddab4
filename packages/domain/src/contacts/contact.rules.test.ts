import { expect, test } from "vitest";
import { isStillReferent } from "./contact.rules.ts";

const ends = (...days: (string | null)[]) => days.map((endDate) => ({ endDate }));

test.each([
  ["no period is known", ends(), true],
  ["a period has no end", ends(null), true],
  ["a period ends later", ends("2026-11-21"), true],
  ["a period ends today", ends("2026-11-20"), true],
  ["a period ended yesterday", ends("2026-11-19"), false],
  ["all periods are past", ends("2024-06-30", "2025-06-30"), false],
  ["one of two goes on", ends("2024-06-30", null), true],
])("a referent, when %s, is shown or not (CONTACT-17, CONTACT-OP4)", (_, periods, isShown) => {
  expect(isStillReferent(periods, "2026-11-20")).toBe(isShown);
});
