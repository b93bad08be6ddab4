import type { MyInformation } from "./me.ts";

/** True when the reminder stands between the sign-in and the page that was wanted: the mark says what must still be shown (POPUP-01, POPUP-OP1). */
export function shouldShowConnectionPopup(
  user: Pick<MyInformation, "hasContracts" | "isDisplayedConnectionPopup">,
): boolean {
  return user.hasContracts && user.isDisplayedConnectionPopup;
}
