import { callErrorOf } from "../../client/call/callError.ts";
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
 * again.
 */
export function Failure({ error, onRetry, retrying, sentence }: Props) {
  const locale = useLocale();
  const words = useWords(failureWords);
  const { text, status } = callErrorOf(error);
  // What no answer came to says it by itself.
  const saysAll = sentence === undefined && status === 0;
  return (
    <div role="alert" className={classes.failure}>
      <Callout kind="error">
        <p className={classes.sentence}>{sentence ?? text[locale]}</p>
        {!saysAll && <p>{words.nothingLost}</p>}
        <div className={classes.again}>
          <Button busy={retrying} onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      </Callout>
    </div>
  );
}
