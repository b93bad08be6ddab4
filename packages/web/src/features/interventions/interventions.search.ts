import { type CalendarView, calendarViews } from "@ribambelle/domain/interventions/periods";
import { isDay } from "@ribambelle/domain/kernel/day";

/** What of the page stands in its address (VISITS-03, VISITS-08). */
export interface InterventionsSearch {
  readonly vue?: CalendarView;
  /** The day around which the view lies; today without it. */
  readonly le?: string;
  /** The reference of the intervention whose detail is open. */
  readonly intervention?: string;
}

/** Reads the state of the page in its address; anything else is ignored. */
export function interventionsSearch(given: Record<string, unknown>): InterventionsSearch {
  const vue = calendarViews.find((view) => view === given.vue);
  const { le, intervention } = given;
  return {
    ...(vue && { vue }),
    ...(typeof le === "string" && isDay(le) && { le }),
    // A reference of digits alone arrives as a number.
    ...(((typeof intervention === "string" && intervention !== "") || typeof intervention === "number") && {
      intervention: String(intervention),
    }),
  };
}
