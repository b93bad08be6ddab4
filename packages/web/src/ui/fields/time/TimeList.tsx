import { timeText } from "@ribambelle/domain/kernel/time";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { timeFieldWords } from "./TimeField.texts.ts";
import classes from "./TimeList.module.css";
import { type End, nearestPlace, timesToChoose } from "./timeSteps.ts";

interface Props {
  typed: string;
  end: End;
  after: string | null;
  onChoose: (time: string) => void;
}

const moves: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 4,
  PageUp: -4,
  End: 96,
  Home: -96,
};

/** A list of quarters of an hour under a time field; it takes the focus and shows the time that is nearest to what is typed. */
export function TimeList({ typed, end, after, onChoose }: Props) {
  const words = useWords(timeFieldWords);
  const locale = useLocale();
  const id = useId();
  const times = timesToChoose(end, after);
  const [active, setActive] = useState(() => nearestPlace(times, typed, end));
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useLayoutEffect(() => {
    const option = list.current?.children[active] as HTMLElement | undefined;
    // The list alone scrolls; `scrollIntoView` would move the page with it.
    if (list.current && option) {
      list.current.scrollTop = option.offsetTop - (list.current.clientHeight - option.clientHeight) / 2;
    }
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const time = times[active];
    if (move === undefined && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (move !== undefined) setActive(Math.min(times.length - 1, Math.max(0, active + move)));
    else if (time !== undefined) onChoose(time);
  };
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      className={classes.list}
      aria-label={words.times}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      {times.map((time, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
        <div
          key={time}
          id={`${id}-${place}`}
          role="option"
          className={classes.option}
          aria-selected={place === active}
          onClick={() => onChoose(time)}
        >
          {timeText(time, locale, end)}
        </div>
      ))}
    </div>
  );
}
