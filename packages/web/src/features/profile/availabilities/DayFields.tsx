import type { Locale } from "@ribambelle/domain/kernel/locale";
import { overlaps, type WeekDay, weekDays } from "@ribambelle/domain/profile/availability";
import { slotText } from "@ribambelle/domain/profile/availability.texts";
import { useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { CopyIcon, InformationIcon, PlusIcon } from "../../../ui/icons.tsx";
import { availabilitiesWords } from "./availabilities.texts.ts";
import { CopyDay } from "./CopyDay.tsx";
import classes from "./DayFields.module.css";
import { completeOnes, type DraftAvailability, type Problems } from "./draft.ts";
import { inSentence } from "./inSentence.ts";
import { SlotFields } from "./SlotFields.tsx";
import { useDay } from "./useDay.ts";

interface Props {
  day: WeekDay;
  week: readonly DraftAvailability[];
  onChange: (week: DraftAvailability[]) => void;
  problems: Problems;
  onLeave: (keys: readonly string[]) => void;
  announce: (sentence: string) => void;
  /** The id of the text that says how times are typed. */
  hint: string;
}

const textsOf = (slots: readonly DraftAvailability[], locale: Locale) =>
  completeOnes(slots).map((slot) => slotText(slot, locale));

/** The slots of one day, and what can be done with them: change, remove, add, copy to other days. */
export function DayFields({ day, week, onChange, problems, onLeave, announce, hint }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const { holder, slots, canAdd, change, add, remove, copyTo, leaveCopy } = useDay(day, week, onChange);
  const [copying, setCopying] = useState(false);
  const name = weekDays.label(day, locale);
  const said = inSentence(name, locale);
  const joined = textsOf(overlaps(completeOnes(slots)), locale);
  return (
    <fieldset ref={holder} className={classes.day} aria-describedby={hint}>
      <legend className={classes.name}>{name}</legend>
      <div className={classes.slots} data-free={slots.length === 0 || undefined}>
        {slots.length === 0 && <p className={classes.free}>{words.free}</p>}
        {slots.map((slot, place) => (
          <SlotFields
            key={slot.id}
            slot={slot}
            place={place + 1}
            day={said}
            problems={problems}
            onChange={change}
            onLeave={onLeave}
            onRemove={() => {
              remove(slot);
              announce(words.removed([said, ...textsOf([slot], locale)].join(", ")));
            }}
          />
        ))}
        <div aria-live="polite">
          {joined.length > 0 && (
            <p className={classes.joined}>
              <InformationIcon width="18" height="18" />
              <span>{words.joined(joined.join(", "))}</span>
            </p>
          )}
        </div>
        <div className={classes.actions}>
          {canAdd && (
            <button type="button" className={classes.action} data-add onClick={add}>
              <PlusIcon width="20" height="20" />
              <span>
                {words.add}
                <span className="visually-hidden">{words.addTo(said)}</span>
              </span>
            </button>
          )}
          {slots.length > 0 && (
            <button
              type="button"
              className={classes.action}
              data-copy
              aria-expanded={copying}
              onClick={() => setCopying(!copying)}
            >
              <CopyIcon width="20" height="20" />
              <span>
                {words.copy}
                <span className="visually-hidden">{words.copyOf(said)}</span>
              </span>
            </button>
          )}
        </div>
        {copying && slots.length > 0 && (
          <CopyDay
            day={day}
            onCopy={(days) => {
              setCopying(false);
              copyTo(days);
              const names = days.map((to) => inSentence(weekDays.label(to, locale), locale));
              announce(words.copied(names.join(", ")));
            }}
            onClose={() => {
              setCopying(false);
              leaveCopy();
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
