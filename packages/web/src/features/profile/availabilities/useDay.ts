import {
  type Availability,
  copyDay,
  mostAvailabilities,
  newAvailabilityId,
  type WeekDay,
} from "@ribambelle/domain/profile/availability";
import { proposedHours } from "@ribambelle/domain/profile/availability.proposal";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { completeOnes, type DraftAvailability } from "./draft.ts";

const noHours = { startTime: "", endTime: "" };

/** What can be done with one day of the week that is edited, and where the focus goes then. */
export function useDay(
  day: WeekDay,
  week: readonly DraftAvailability[],
  onChange: (week: DraftAvailability[]) => void,
) {
  const holder = useRef<HTMLFieldSetElement>(null);
  const slots = week.filter((slot) => slot.day === day);
  const focusOn = (selector: string) => {
    const found = holder.current?.querySelector<HTMLElement>(selector);
    found?.focus();
    // Selects the proposed time, so that typing replaces it.
    if (found instanceof HTMLInputElement) found.select();
  };
  return {
    holder,
    slots,
    canAdd: week.length < mostAvailabilities,
    change: (changed: DraftAvailability) =>
      onChange(week.map((slot) => (slot.id === changed.id ? changed : slot))),
    add: () => {
      const id = newAvailabilityId(
        new Date(),
        week.map((slot) => slot.id),
      );
      const hours = proposedHours(completeOnes(week), day) ?? noHours;
      flushSync(() => onChange([...week, { id, day, ...hours }]));
      focusOn(`[data-slot="${id}"] input`);
    },
    remove: (removed: Availability) => {
      const index = slots.findIndex((slot) => slot.id === removed.id);
      const next = slots[index + 1] ?? slots[index - 1];
      flushSync(() => onChange(week.filter((slot) => slot.id !== removed.id)));
      focusOn(next ? `[data-slot="${next.id}"] [data-remove]` : "[data-add]");
    },
    copyTo: (days: readonly WeekDay[]) => {
      flushSync(() => onChange(copyDay(week, day, days, new Date())));
      focusOn("[data-copy]");
    },
    /** Puts the focus back on the button that opens the panel of days. */
    leaveCopy: () => focusOn("[data-copy]"),
  };
}
