import { askAgain } from "@ribambelle/domain/signatures/signature.api";
import { signatureRefusals } from "@ribambelle/domain/signatures/signature.refusals";
import { useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { useSending } from "../../../../ui/editing/useSending.ts";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { LiveNote } from "../../../../ui/messages/LiveNote.tsx";
import classes from "./After.module.css";
import { afterWords } from "./after.texts.ts";

/** Asks the agency for another document, in the place of one that ended unsigned (SIGN-35). */
export function AskAgain({ id }: { id: string }) {
  const words = useWords(afterWords);
  const locale = useLocale();
  const { busy, failure, noticeRef, send, clearFailure } = useSending();
  const [isAsked, setAsked] = useState(false);
  const ask = async () => {
    clearFailure();
    const failed = await send(async () => void (await call(askAgain, { id })));
    setAsked(!failed || failed.code === signatureRefusals.askedToday.code);
  };
  return (
    <div className={classes.after}>
      {failure && (
        <Callout kind={isAsked ? "information" : "error"} ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      <LiveNote kind="success">{isAsked && !failure && words.askedAgain}</LiveNote>
      {!isAsked && (
        <div>
          <Button main busy={busy} onClick={() => void ask()}>
            {words.askAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
