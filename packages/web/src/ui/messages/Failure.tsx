import { useEffect } from "react";
import { callErrorOf } from "../../client/call/callError.ts";
import { isOffline } from "../../client/call/client.texts.ts";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../buttons/Button.tsx";
import { Callout } from "./Callout.tsx";
import classes from "./Failure.module.css";
import { failureWords } from "./Failure.texts.ts";

interface Props {
  error: unknown;
  onRetry: () => void;
  /** True while the retry is under way. */
  retrying: boolean;
  /** What to say instead of the error's own sentence. */
  sentence?: string;
}

/**
 * Shown where something could not be loaded: what went wrong, that nothing is lost, and a button to try
 * again; it is tried again by itself once the network is back.
 */
export function Failure({ error, onRetry, retrying, sentence }: Props) {
  const locale = useLocale();
  const words = useWords(failureWords);
  const { text, status } = callErrorOf(error);
  // Whoever had no network need not ask again once it is back.
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  });
  // What no answer came to says it by itself, and a missing network what to wait for.
  const further =
    status === 0 && sentence === undefined ? null : isOffline(text) ? text[locale] : words.nothingLost;
  return (
    <div role="alert" ref={leaveFrom} className={classes.failure}>
      <Callout kind="error">
        <p className={classes.sentence}>{sentence ?? text[locale]}</p>
        {further && <p>{further}</p>}
        <div className={classes.again}>
          <Button busy={retrying} onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      </Callout>
    </div>
  );
}

// The button goes with what was wrong: whoever had pressed it is at the name of what has come.
function leaveFrom(failure: HTMLElement | null) {
  const around = failure?.closest("section");
  return () => {
    if (failure?.contains(document.activeElement)) queueMicrotask(() => goOnFrom(around));
  };
}

function goOnFrom(around: Element | null | undefined) {
  const named = (place: Element | null | undefined) =>
    place?.isConnected ? place.querySelector<HTMLElement>(":is(h1, h2, h3)[tabindex]") : null;
  (named(around) ?? named(document.querySelector("main")))?.focus({ preventScroll: true });
}
