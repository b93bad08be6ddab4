import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { readTime } from "@ribambelle/domain/kernel/time";
import { useId } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { IconButton } from "../buttons/IconButton.tsx";
import { ErrorText } from "../fields/ErrorText.tsx";
import { TimeField } from "../fields/time/TimeField.tsx";
import { CrossIcon } from "../pictures/icons.tsx";
import { availabilitiesWords } from "./availabilities.texts.ts";
import { type DraftAvailability, type FieldProblems, fieldKey } from "./draft.ts";
import classes from "./SlotFields.module.css";
import { useLeaving } from "./useLeaving.ts";

interface Props {
  slot: DraftAvailability;
  /** Its number in the day, from 1. */
  index: number;
  /** The day's name as in a sentence. */
  day: string;
  problems: FieldProblems;
  onChange: (slot: DraftAvailability) => void;
  /** Names the fields that somebody left. */
  onLeave: (keys: readonly string[]) => void;
  onRemove: (slot: DraftAvailability) => void;
}

/** One slot while it is edited: from, to, remove; what is wrong with a time stands under it. */
export function SlotFields({ slot, index, day, problems, onChange, onLeave, onRemove }: Props) {
  const words = useWords(availabilitiesWords);
  const id = useId();
  const start = problems.get(fieldKey(slot.id, "start"));
  const end = problems.get(fieldKey(slot.id, "end"));
  const leaving = useLeaving(onLeave);
  return (
    <div className={classes.slot} data-slot={slot.id} {...leaving(slot.id)}>
      <TimeField
        label={<Label word={words.from} name={words.startOf(index)} />}
        called={words.startOf(index)}
        end="start"
        name={fieldKey(slot.id, "start")}
        value={slot.startTime}
        onChange={(startTime) => onChange({ ...slot, startTime })}
        errorId={start && `${id}-start`}
      />
      <TimeField
        label={<Label word={words.to} name={words.endOf(index)} />}
        called={words.endOf(index)}
        end="end"
        after={readTime(slot.startTime, "start")}
        name={fieldKey(slot.id, "end")}
        value={slot.endTime}
        onChange={(endTime) => onChange({ ...slot, endTime })}
        errorId={end && `${id}-end`}
      />
      <IconButton
        className={classes.remove}
        data-remove
        aria-label={words.remove(index, day)}
        title={words.remove(index, day)}
        onClick={() => onRemove(slot)}
      >
        <CrossIcon width="20" height="20" />
      </IconButton>
      <Problem id={`${id}-start`} className={classes.startError} problem={start} />
      <Problem id={`${id}-end`} className={classes.endError} problem={end} />
    </div>
  );
}

interface ProblemProps {
  id: string;
  className: string | undefined;
  problem: Bilingual | undefined;
}

function Problem({ id, className, problem }: ProblemProps) {
  const locale = useLocale();
  return (
    problem && (
      <p id={id} className={className}>
        <ErrorText>{problem[locale]}</ErrorText>
      </p>
    )
  );
}

/** A label that shows a short word; screen readers get the whole name. */
function Label({ word, name }: { word: string; name: string }) {
  return (
    <>
      {word}
      <span className="visually-hidden">{` (${name})`}</span>
    </>
  );
}
