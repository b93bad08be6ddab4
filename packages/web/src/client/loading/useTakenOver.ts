import { useEffect } from "react";

/** Says, once the script has taken a drawn page over, that it has (`earlyInput.ts`). */
export function useTakenOver(): void {
  useEffect(() => document.querySelector("[data-drawn]")?.removeAttribute("data-drawn"), []);
}
