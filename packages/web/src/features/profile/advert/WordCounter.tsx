import { useEffect, useState } from "react";
import { AlertIcon, CheckIcon, InformationIcon } from "../../../ui/pictures/icons.tsx";
import classes from "./WordCounter.module.css";
import type { WordCount } from "./wordCounts.ts";

// Milliseconds without typing before a screen reader announces the count.
const rest = 1_000;
const signs = { red: AlertIcon, blue: InformationIcon, green: CheckIcon };

interface Props {
  /** The id of what a screen reader says of the count, for the field's description. */
  id: string;
  count: WordCount;
  /** True when something more urgent stands in its place. */
  hidden: boolean;
}

/**
 * A live count of words under a field: shown at each word, announced to screen readers when typing pauses.
 */
export function WordCounter({ id, count: { tone, text }, hidden }: Props) {
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  const Sign = signs[tone];
  return (
    <>
      {!hidden && (
        <p className={classes.count} data-tone={tone} aria-hidden="true">
          <Sign width="18" height="18" />
          <span>{text}</span>
        </p>
      )}
      <span id={id} className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  );
}

interface ProgressProps {
  tone: WordCount["tone"];
  count: number;
  /** The counts to reach, the last of them at the end of the line. */
  steps: readonly [number, number];
}

/** Draws how far a text is from the counts to reach; the words above say the same. */
export function WordProgress({ tone, count, steps: [first, last] }: ProgressProps) {
  const percent = (words: number) => `${Math.min(100, (words / last) * 100)}%`;
  return (
    <div className={classes.progress} data-tone={tone} aria-hidden="true">
      <div className={classes.track}>
        <div className={classes.fill} style={{ width: percent(count) }} />
        <div className={classes.step} style={{ left: percent(first) }} />
      </div>
      <div className={classes.marks}>
        <span style={{ left: percent(first) }}>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  );
}
