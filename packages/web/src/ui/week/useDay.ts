import type { Availability, WeekDay } from "@ribambelle/domain/profile/availability";
import { proposedHours } from "@ribambelle/domain/profile/availability.proposal";
import { copyDay, newAvailabilityId } from "@ribambelle/domain/profile/week/slots";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { completeOnes, type DraftAvailability } from "./draft.ts";

const noHours = { startTime: "", endTime: "" };

/** The week that is edited, as it is at the moment when something is done with it. */
export interface EditedWeek {
  readonly now: () => readonly DraftAvailability[];
  readonly become: (week: DraftAvailability[]) => void;
}

/** What can be done with one day of the week that is edited, and where the focus goes then. */
export function useDay(day: WeekDay, slots: readonly DraftAvailability[], week: EditedWeek) {
  const holder = useRef<HTMLFieldSetElement>(null);
  const focusOn = (selector: string) => {
    const found = holder.current?.querySelector<HTMLElement>(selector);
    found?.focus();
    // Selects the proposed time, so that typing replaces it.
    if (found instanceof HTMLInputElement) found.select();
  };
  return {
    holder,
    change: (changed: DraftAvailability) =>
      week.become(week.now().map((slot) => (slot.id === changed.id ? changed : slot))),
    add: () => {
      const known = week.now();
      const id = newAvailabilityId(
        new Date(),
        known.map((slot) => slot.id),
      );
      const hours = proposedHours(completeOnes(known), day) ?? noHours;
      flushSync(() => week.become([...known, { id, day, ...hours }]));
      focusOn(`[data-slot="${id}"] input`);
    },
    remove: (removed: Availability) => {
      const index = slots.findIndex((slot) => slot.id === removed.id);
      const next = slots[index + 1] ?? slots[index - 1];
      flushSync(() => week.become(week.now().filter((slot) => slot.id !== removed.id)));
      focusOn(next ? `[data-slot="${next.id}"] [data-remove]` : "[data-add]");
    },
    copyTo: (days: readonly WeekDay[]) => {
      flushSync(() => week.become(copyDay(week.now(), day, days, new Date())));
      focusOn("[data-copy]");
    },
    /** Puts the focus back on the button that opens the panel of days. */
    leaveCopy: () => focusOn("[data-copy]"),
  };
}
