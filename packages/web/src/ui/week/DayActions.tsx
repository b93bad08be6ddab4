import { type WeekDay, weekDays } from "@ribambelle/domain/profile/availability";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { LiveNote } from "../messages/LiveNote.tsx";
import { CopyIcon, PlusIcon } from "../pictures/icons.tsx";
import { availabilitiesWords } from "./availabilities.texts.ts";
import { CopyDay } from "./CopyDay.tsx";
import classes from "./DayActions.module.css";
import { inSentence } from "./inSentence.ts";

interface Props {
  day: WeekDay;
  /** Absent when the week is full. */
  onAdd: (() => void) | undefined;
  /** Absent when the day has nothing to copy. */
  onCopy: ((days: WeekDay[]) => void) | undefined;
  /** The panel was closed without copying. */
  onClose: () => void;
}

/** What can be done with a day: one more slot, or its slots on other days too. */
export function DayActions({ day, onAdd, onCopy, onClose }: Props) {
  const words = useWords(availabilitiesWords);
  const locale = useLocale();
  const [copying, setCopying] = useState(false);
  const [copiedTo, setCopiedTo] = useState<readonly WeekDay[]>([]);
  const nameOf = (each: WeekDay) => inSentence(weekDays.label(each, locale), locale);
  const name = nameOf(day);
  const copy = (days: WeekDay[]) => {
    setCopying(false);
    setCopiedTo(days);
    onCopy?.(days);
  };
  const toggle = () => {
    setCopying(!copying);
    setCopiedTo([]);
  };
  const close = () => {
    setCopying(false);
    onClose();
  };
  return (
    <>
      <div className={classes.actions}>
        {onAdd && (
          <Action data-add onClick={onAdd} word={words.add} rest={words.addTo(name)}>
            <PlusIcon width="20" height="20" />
          </Action>
        )}
        {onCopy && (
          <Action
            data-copy
            aria-expanded={copying}
            onClick={toggle}
            word={words.copy}
            rest={words.copyOf(name)}
          >
            <CopyIcon width="20" height="20" />
          </Action>
        )}
      </div>
      <LiveNote kind="success">
        {copiedTo.length > 0 && words.copied(copiedTo.map(nameOf).join(", "))}
      </LiveNote>
      {onCopy && copying && <CopyDay day={day} onCopy={copy} onClose={close} />}
    </>
  );
}

interface ActionProps extends ComponentProps<"button"> {
  word: string;
  /** What the eye sees from the place of the button. */
  rest: string;
  children: ReactNode;
}

function Action({ word, rest, children, ...props }: ActionProps) {
  return (
    <button {...props} type="button" className={classes.action}>
      {children}
      <span>
        {word}
        <span className="visually-hidden">{rest}</span>
      </span>
    </button>
  );
}
