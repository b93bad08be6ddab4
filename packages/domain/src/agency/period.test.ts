import { expect, it } from "vitest";
import { declaredMonths, periodInWords } from "./period.ts";

it.each([
  ["2023-12", "2024-11", "de décembre 2023 à novembre 2024", "from December 2023 to November 2024"],
  ["2025-04", "2026-03", "d’avril 2025 à mars 2026", "from April 2025 to March 2026"],
  ["2025-08", "2025-10", "d’août 2025 à octobre 2025", "from August 2025 to October 2025"],
  ["2025-10", "2025-10", "en octobre 2025", "in October 2025"],
])("the months %s to %s read %s (POPUP-03)", (from, to, fr, en) => {
  expect(periodInWords({ from, to }, "fr")).toBe(fr);
  expect(periodInWords({ from, to }, "en")).toBe(en);
});

it.each([
  ["2026-11-30", "2024-12", "2025-11"],
  ["2026-12-01", "2025-12", "2026-11"],
  ["2027-01-01", "2025-12", "2026-11"],
  ["2028-02-29", "2026-12", "2027-11"],
])(
  "the months to declare on %s are %s to %s, unless the agency says which (POPUP-03, POPUP-OP5)",
  (today, from, to) => {
    expect(declaredMonths(undefined, today)).toEqual({ from, to });
    const said = { from: "2023-12", to: "2024-11" };
    expect(declaredMonths(said, today)).toEqual(said);
  },
);
