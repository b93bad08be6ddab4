import type { MyInformation } from "./me.ts";

/**
 * True when the reminder must be shown between the sign-in and the requested page. Despite its name,
 * `isDisplayedConnectionPopup` is true while the reminder is still to be shown (POPUP-01, POPUP-OP1).
 */
export function shouldShowConnectionPopup(
  user: Pick<MyInformation, "hasContracts" | "isDisplayedConnectionPopup">,
): boolean {
  return user.hasContracts && user.isDisplayedConnectionPopup;
}
