import type { Locale } from "@ribambelle/domain/kernel/locale";
import { overlaps, type WeekDay, weekDays } from "@ribambelle/domain/profile/availability";
import { slotText } from "@ribambelle/domain/profile/availability.texts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { LiveNote } from "../../../ui/messages/LiveNote.tsx";
import { availabilitiesWords } from "./availabilities.texts.ts";
import { DayActions } from "./DayActions.tsx";
import classes from "./DayFields.module.css";
import { completeOnes, type DraftAvailability, type FieldProblems } from "./draft.ts";
import { inSentence } from "./inSentence.ts";
import { SlotFields } from "./SlotFields.tsx";
import { useDay } from "./useDay.ts";

interface Props {
  day: WeekDay;
  week: readonly DraftAvailability[];
  onChange: (week: DraftAvailability[]) => void;
  problems: FieldProblems;
  onLeave: (keys: readonly string[]) => void;
  announce: (sentence: string) => void;
  /** The id of the text that says how times are typed, for the day that says it. */
  hint: string | undefined;
}

const textsOf = (slots: readonly DraftAvailability[], locale: Locale) =>
  completeOnes(slots).map((slot) => slotText(slot, locale));

/** The slots of one day, and what can be done with them: change, remove, add, copy to other days. */
export function DayFields({ day, week, onChange, problems, onLeave, announce, hint }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const { holder, slots, canAdd, change, add, remove, copyTo, leaveCopy } = useDay(day, week, onChange);
  const name = weekDays.label(day, locale);
  const said = inSentence(name, locale);
  const joined = textsOf(overlaps(completeOnes(slots)), locale);
  const removed = (slot: DraftAvailability) => {
    remove(slot);
    announce(words.removed([said, ...textsOf([slot], locale)].join(", ")));
  };
  return (
    <fieldset ref={holder} className={classes.day} aria-describedby={hint}>
      <legend className={classes.name}>{name}</legend>
      <div className={classes.slots} data-free={slots.length === 0 || undefined}>
        {slots.length === 0 && <p className={classes.free}>{words.free}</p>}
        {slots.map((slot, index) => (
          <SlotFields
            key={slot.id}
            slot={slot}
            index={index + 1}
            day={said}
            problems={problems}
            onChange={change}
            onLeave={onLeave}
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
