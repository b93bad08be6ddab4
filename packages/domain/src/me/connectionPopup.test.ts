import { expect, it } from "vitest";
import { shouldShowConnectionPopup } from "./connectionPopup.ts";

it.each([
  [true, true, true, "POPUP-01"],
  [true, false, false, "POPUP-06, POPUP-08"],
  [false, true, false, "POPUP-07"],
  [false, false, false, "POPUP-07"],
])(
  "the reminder of a person with contracts %s, still to show %s, is shown: %s (%s, POPUP-10)",
  (hasContracts, isDisplayedConnectionPopup, shown) => {
    expect(shouldShowConnectionPopup({ hasContracts, isDisplayedConnectionPopup })).toBe(shown);
  },
);
