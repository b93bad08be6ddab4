import { type WeekDay, weekDays } from "@ribambelle/domain/profile/availability";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../buttons/Button.tsx";
import { QuietButton } from "../buttons/QuietButton.tsx";
import { Checks } from "../fields/Choices.tsx";
import { ErrorText } from "../fields/ErrorText.tsx";
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
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: "nearest" });
    panel.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  const { ticked, tick, isLacking, copy } = useTicked(onCopy);
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape and Enter act on the panel, and must not reach the form around it.
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    } else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      copy();
    }
  };
  return (
    <fieldset
      ref={panel}
      className={classes.panel}
      aria-describedby={isLacking ? errorId : undefined}
      onKeyDown={onKeyDown}
    >
      <legend className={classes.title}>
        {words.copyTo(inSentence(weekDays.label(day, locale), locale))}
      </legend>
      <OtherDays day={day} ticked={ticked} onChange={tick} />
      <p className={classes.replaces}>{words.replaces}</p>
      {isLacking && (
        <p id={errorId} role="alert" className={classes.replaces}>
          <ErrorText>{words.chooseDays}</ErrorText>
        </p>
      )}
      <div className={classes.buttons}>
        <Button onClick={copy}>{words.confirmCopy}</Button>
        <QuietButton className={classes.close} onClick={onClose}>
          {words.closeCopy}
        </QuietButton>
      </div>
    </fieldset>
  );
}

/** Holds which days are ticked, and copies to them in the order of the week; at least one is needed. */
function useTicked(onCopy: Props["onCopy"]) {
  const [ticked, setTicked] = useState<readonly WeekDay[]>([]);
  const [isLacking, setIsLacking] = useState(false);
  return {
    ticked,
    isLacking,
    tick: (days: readonly WeekDay[]) => {
      setIsLacking(false);
      setTicked(days);
    },
    copy: () => {
      if (ticked.length === 0) setIsLacking(true);
      else onCopy(weekDays.rows.map(({ value }) => value).filter((value) => ticked.includes(value)));
    },
  };
}

interface OtherDaysProps {
  day: WeekDay;
  ticked: readonly WeekDay[];
  onChange: (ticked: readonly WeekDay[]) => void;
}

function OtherDays({ day, ticked, onChange }: OtherDaysProps) {
  const words = useWords(availabilitiesWords);
  const others = weekDays.rows.filter(({ value }) => value !== day);
  const all = others.map(({ value }) => value);
  const shortcut = (label: string, days: readonly WeekDay[]) => {
    const on = days.every((known) => ticked.includes(known));
    const without = ticked.filter((known) => !days.includes(known));
    const toggle = () => onChange(on ? without : [...without, ...days]);
    return (
      <button type="button" className={classes.shortcut} aria-pressed={on} onClick={toggle}>
        {label}
      </button>
    );
  };
  return (
    <>
      <div className={classes.shortcuts}>
        {shortcut(words.workingDays, all.filter(isWorkingDay))}
        {shortcut(words.everyDay, all)}
      </div>
      <div className={classes.days}>
        <Checks choices={others} chosen={ticked} onChange={onChange} />
      </div>
    </>
  );
}
