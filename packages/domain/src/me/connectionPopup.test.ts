import { expect, it } from "vitest";
import { shouldShowConnectionPopup } from "./connectionPopup.ts";

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  "with contracts %s and a reminder still to show %s, it is shown: %s (POPUP-01, POPUP-06, POPUP-07, POPUP-08, POPUP-10)",
  (hasContracts, isDisplayedConnectionPopup, shown) => {
    expect(shouldShowConnectionPopup({ hasContracts, isDisplayedConnectionPopup })).toBe(shown);
  },
);
