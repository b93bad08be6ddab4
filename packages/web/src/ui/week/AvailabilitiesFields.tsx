import { durationText } from "@ribambelle/domain/kernel/time";
import { mostAvailabilities, weekDays } from "@ribambelle/domain/profile/availability";
import { weeklyMinutes } from "@ribambelle/domain/profile/week/slots";
import { type Dispatch, type SetStateAction, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { noProblems, type Problems } from "../fields/formProblems.ts";
import classes from "./AvailabilitiesFields.module.css";
import { availabilitiesWords } from "./availabilities.texts.ts";
import { DayFields, type WeekActions } from "./DayFields.tsx";
import { completeOnes, type DraftAvailability, shownProblems } from "./draft.ts";

interface Props {
  value: readonly DraftAvailability[];
  onChange: (value: DraftAvailability[]) => void;
  /** The problems to show because somebody tried to save; those of fields that were left are shown anyway. */
  problems?: Problems;
  /** What is said of a day without slots. */
  free?: string;
}

/** The week while it is edited: the slots of each day, Monday first, as they are typed (PROF-33 to PROF-36). */
export function AvailabilitiesFields({ value, onChange, problems = noProblems, free }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const hint = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [announced, announce] = useState("");
  const week = useWeek(value, onChange, setLeft, announce);
  const minutes = weeklyMinutes(completeOnes(value));
  const shown = shownProblems(value, left, problems);
  return (
    <div className={classes.fields}>
      <p id={hint} className={classes.hint}>
        {words.typing} <span className={classes.arrows}>{words.arrows}</span>
      </p>
      {weekDays.rows.map((row, index) => (
        <DayFields
          key={row.value}
          day={row.value}
          slots={value.filter(({ day }) => day === row.value)}
          canAdd={value.length < mostAvailabilities}
          problems={shown}
          week={week}
          free={free ?? words.free}
          // Only the first day has the hint: a screen reader would repeat it seven times.
          hint={index === 0 ? hint : undefined}
        />
      ))}
      <p className={classes.total}>
        {minutes > 0 ? words.weekly(durationText(minutes, locale)) : words.noHours}
      </p>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}

/** Gives the days what they do, which stays the same while the week changes under it. */
function useWeek(
  value: readonly DraftAvailability[],
  onChange: Props["onChange"],
  setLeft: Dispatch<SetStateAction<ReadonlySet<string>>>,
  announce: (sentence: string) => void,
): WeekActions {
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  const [week] = useState(() => ({
    now: () => latest.current.value,
    become: (changed: DraftAvailability[]) => latest.current.onChange(changed),
    leave: (keys: readonly string[]) =>
      setLeft((known) => (keys.every((key) => known.has(key)) ? known : new Set([...known, ...keys]))),
    announce,
  }));
  return week;
}
