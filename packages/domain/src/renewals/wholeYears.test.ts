import { expect, test } from "vitest";
import { renewalTitle, wholeRenewalYears } from "./renewal.texts.ts";

test("the two years of a school year stay together in a sentence of our own, and as they are printed in a title (RENEWP-01)", () => {
  expect(wholeRenewalYears(2026)).toBe("2026\u00a0-\u00a02027");
  expect(renewalTitle("fr").of(2026)).toBe("Rentrée scolaire 2026 - 2027");
});
