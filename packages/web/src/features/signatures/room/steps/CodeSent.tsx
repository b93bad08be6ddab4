import { codeLimits } from "@ribambelle/domain/signatures/signature.rules";
import { useEffect, useState } from "react";
import { useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { LiveNote } from "../../../../ui/messages/LiveNote.tsx";
import { roomWords } from "../room.texts.ts";
import { CallAgency } from "./CallAgency.tsx";
import { NotSent } from "./NotSent.tsx";
import classes from "./Steps.module.css";
import type { StepProps } from "./stepProps.ts";
import { useSendCode } from "./useSendCode.ts";

const letterPatienceMs = 2 * 60_000;

/** Says that a code is on its way, and to where; a minute later another one can be asked for (SIGN-13, SIGN-19). */
export function CodeSent(step: StepProps) {
  const words = useWords(roomWords);
  const { sentTo, nextCodeAt, codeExpiresAt, codeLetter } = step.request;
  const sending = useSendCode(step);
  const sentAt = codeExpiresAt === null ? null : Date.parse(codeExpiresAt) - codeLimits.livesMs;
  // Of the server’s clock; never longer than the limit, whatever the clock of this device says.
  const canAskAgain = usePassed(nextCodeAt === null ? null : Date.parse(nextCodeAt), codeLimits.gapMs);
  const isLate = usePassed(sentAt === null ? null : sentAt + letterPatienceMs, letterPatienceMs);
  return (
    <>
      <LiveNote kind="information">{words.codeSent}</LiveNote>
      {sentTo && (
        <p className={classes.quiet}>
          {words.sentTo} <span className={classes.address}>{sentTo}</span>. {words.lookAmong}
        </p>
      )}
      {(codeLetter === "given-up" || (codeLetter === "waiting" && isLate)) && (
        <div role="status">
          <Callout kind="warning">
            <p>{codeLetter === "waiting" ? words.letterWaits : words.letterLost}</p>
            <CallAgency />
          </Callout>
        </div>
      )}
      <NotSent {...sending} />
      {canAskAgain ? (
        <div>
          <Button busy={sending.busy} onClick={() => void sending.ask()}>
            {words.resend}
          </Button>
        </div>
      ) : (
        <p className={classes.quiet}>{words.resendSoon}</p>
      )}
    </>
  );
}

/** True from an instant on, which is at most so far away; at once where there is none. */
function usePassed(at: number | null, mostMs: number): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    const wait = at === null ? 0 : Math.min(Math.max(0, at - Date.now()), mostMs);
    const timer = setTimeout(() => setPassed(at ?? 0), wait);
    return () => clearTimeout(timer);
  }, [at, mostMs]);
  return passed === (at ?? 0);
}
