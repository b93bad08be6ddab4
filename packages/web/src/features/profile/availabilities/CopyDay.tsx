import { type WeekDay, weekDays } from "@ribambelle/domain/profile/availability";
import { useId, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ErrorText } from "../../../ui/ErrorText.tsx";
import { availabilitiesWords } from "./availabilities.texts.ts";
import classes from "./CopyDay.module.css";
import { inSentence } from "./inSentence.ts";

interface Props {
  day: WeekDay;
  onCopy: (days: WeekDay[]) => void;
  onClose: () => void;
}

const isWorkingDay = (day: WeekDay) => day >= 1 && day <= 5;

/** A panel of the other days of the week: the ticked ones get the hours of this one instead of their own. */
export function CopyDay({ day, onCopy, onClose }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const errorId = useId();
  const [ticked, setTicked] = useState<ReadonlySet<WeekDay>>(new Set());
  const [lacking, setLacking] = useState(false);
  const others = weekDays.rows.filter(({ value }) => value !== day);
  const tick = (days: readonly WeekDay[], on: boolean) => {
    setLacking(false);
    setTicked(new Set(on ? [...ticked, ...days] : [...ticked].filter((known) => !days.includes(known))));
  };
  const shortcut = (label: string, days: readonly WeekDay[]) => {
    const on = days.every((known) => ticked.has(known));
    return (
      <button type="button" className={classes.shortcut} aria-pressed={on} onClick={() => tick(days, !on)}>
        {label}
      </button>
    );
  };
  const copy = () => {
    const days = others.map(({ value }) => value).filter((value) => ticked.has(value));
    if (days.length === 0) setLacking(true);
    else onCopy(days);
  };
  const otherDays = others.map(({ value }) => value);
  return (
    <fieldset
      className={classes.panel}
      aria-describedby={lacking ? errorId : undefined}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <legend className={classes.title}>
        {words.copyTo(inSentence(weekDays.label(day, locale), locale))}
      </legend>
      <div className={classes.shortcuts}>
        {shortcut(words.workingDays, otherDays.filter(isWorkingDay))}
        {shortcut(words.everyDay, otherDays)}
      </div>
      <div className={classes.days}>
        {others.map((row, place) => (
          <label key={row.value} className={classes.choice}>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/noAutofocus: the panel was just asked for
              autoFocus={place === 0}
              checked={ticked.has(row.value)}
              onChange={(event) => tick([row.value], event.currentTarget.checked)}
            />
            {row[locale]}
          </label>
        ))}
      </div>
      <p className={classes.replaces}>{words.replaces}</p>
      {lacking && (
        <p id={errorId} role="alert" className={classes.replaces}>
          <ErrorText>{words.chooseDays}</ErrorText>
        </p>
      )}
      <div className={classes.buttons}>
        <Button onClick={copy}>{words.confirmCopy}</Button>
        <button type="button" className={classes.close} onClick={onClose}>
          {words.closeCopy}
        </button>
      </div>
    </fieldset>
  );
}
