import { durationText } from "@ribambelle/domain/kernel/time";
import { weekDays, weeklyMinutes } from "@ribambelle/domain/profile/availability";
import { useId, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { ErrorText } from "../../../ui/ErrorText.tsx";
import classes from "./AvailabilitiesFields.module.css";
import { availabilitiesWords } from "./availabilities.texts.ts";
import { DayFields } from "./DayFields.tsx";
import { availabilitiesOf, completeOnes, type DraftAvailability, type Problems } from "./draft.ts";

interface Props {
  value: readonly DraftAvailability[];
  onChange: (value: DraftAvailability[]) => void;
  /** The problems to show because somebody tried to save; those of fields that were left are shown anyway. */
  problems?: Problems;
}

const none: Problems = new Map();

/** The week while it is edited: the slots of each day, Monday first, as they are typed (PROF-33 to PROF-36). */
export function AvailabilitiesFields({ value, onChange, problems = none }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const hint = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [announced, announce] = useState("");
  const reading = availabilitiesOf(value);
  const current = reading.ok ? none : reading.problems;
  const shown = new Map([...current].filter(([key]) => left.has(key) || problems.has(key)));
  const minutes = weeklyMinutes(completeOnes(value));
  const ofWeek = current.get("");
  return (
    <div className={classes.fields}>
      <p id={hint} className={classes.hint}>
        {words.typing} <span className={classes.arrows}>{words.arrows}</span>
      </p>
      {weekDays.rows.map((row) => (
        <DayFields
          key={row.value}
          day={row.value}
          week={value}
          onChange={onChange}
          problems={shown}
          onLeave={(keys) => setLeft((known) => new Set([...known, ...keys]))}
          announce={announce}
          hint={hint}
        />
      ))}
      <p className={classes.total}>
        {minutes > 0 ? words.weekly(durationText(minutes, locale)) : words.noHours}
      </p>
      {ofWeek && <ErrorText>{ofWeek[locale]}</ErrorText>}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
