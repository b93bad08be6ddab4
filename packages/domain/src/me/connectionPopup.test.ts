import { expect, it } from "vitest";
import { shouldShowConnectionPopup } from "./connectionPopup.ts";

it.each([
  [true, true, true, "POPUP-01"],
  [true, false, false, "POPUP-06, POPUP-08"],
  [false, true, false, "POPUP-07"],
  [false, false, false, "POPUP-07"],
])(
  "with contracts %s and a reminder still to show %s, it is shown: %s (%s, POPUP-10)",
  (hasContracts, isDisplayedConnectionPopup, shown) => {
    expect(shouldShowConnectionPopup({ hasContracts, isDisplayedConnectionPopup })).toBe(shown);
  },
);
