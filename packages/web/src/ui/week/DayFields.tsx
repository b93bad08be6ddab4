import type { Locale } from "@ribambelle/domain/kernel/locale";
import { type WeekDay, weekDays } from "@ribambelle/domain/profile/availability";
import { slotText } from "@ribambelle/domain/profile/availability.texts";
import { overlaps } from "@ribambelle/domain/profile/week/slots";
import { memo } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { LiveNote } from "../messages/LiveNote.tsx";
import { availabilitiesWords } from "./availabilities.texts.ts";
import { DayActions } from "./DayActions.tsx";
import classes from "./DayFields.module.css";
import { completeOnes, type DraftAvailability, type FieldProblems, fieldKey } from "./draft.ts";
import { inSentence } from "./inSentence.ts";
import { SlotFields } from "./SlotFields.tsx";
import { type EditedWeek, useDay } from "./useDay.ts";

/** What a day does with the week around it; the same object as long as the week is edited. */
export interface WeekActions extends EditedWeek {
  /** Notes the fields that somebody left. */
  readonly leave: (keys: readonly string[]) => void;
  readonly announce: (sentence: string) => void;
}

interface Props {
  day: WeekDay;
  slots: readonly DraftAvailability[];
  /** False when the week is full. */
  canAdd: boolean;
  problems: FieldProblems;
  week: WeekActions;
  /** What is said while there are no slots. */
  free: string;
  /** The id of the text that says how times are typed, for the day that says it. */
  hint: string | undefined;
}

const textsOf = (slots: readonly DraftAvailability[], locale: Locale) =>
  completeOnes(slots).map((slot) => slotText(slot, locale));

/**
 * The slots of one day, and what can be done with them: change, remove, add, copy to other days. A day whose own slots and
 * problems are the same is not drawn again when another one changes.
 */
export const DayFields = memo(Day, isSameDay);

function isSameDay(one: Props, other: Props): boolean {
  const { slots, problems, ...rest } = one;
  const keys = slots.flatMap(({ id }) => [fieldKey(id, "start"), fieldKey(id, "end")]);
  return (
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === other[name]) &&
    slots.length === other.slots.length &&
    slots.every((slot, place) => slot === other.slots[place]) &&
    keys.every((key) => problems.get(key) === other.problems.get(key))
  );
}

function Day({ day, slots, canAdd, problems, week, free, hint }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const { holder, change, add, remove, copyTo, leaveCopy } = useDay(day, slots, week);
  const name = weekDays.label(day, locale);
  const said = inSentence(name, locale);
  const joined = textsOf(overlaps(completeOnes(slots)), locale);
  const removed = (slot: DraftAvailability) => {
    remove(slot);
    week.announce(words.removed([said, ...textsOf([slot], locale)].join(", ")));
  };
  return (
    <fieldset ref={holder} className={classes.day} aria-describedby={hint}>
      <legend className={classes.name}>{name}</legend>
      <div className={classes.slots} data-free={slots.length === 0 || undefined}>
        {slots.length === 0 && <p className={classes.free}>{free}</p>}
        {slots.map((slot, index) => (
          <SlotFields
            key={slot.id}
            slot={slot}
            index={index + 1}
            day={said}
            problems={problems}
            onChange={change}
            onLeave={week.leave}
            onRemove={removed}
          />
        ))}
        {/* What the slots that overlap will become. */}
        <LiveNote kind="information">{joined.length > 0 && words.joined(joined.join(", "))}</LiveNote>
        <DayActions
          day={day}
          onAdd={canAdd ? add : undefined}
          onCopy={slots.length > 0 ? copyTo : undefined}
          onClose={leaveCopy}
        />
      </div>
    </fieldset>
  );
}
