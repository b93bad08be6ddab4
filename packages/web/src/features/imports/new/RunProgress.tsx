import { stopImport } from "@ribambelle/domain/imports/runs/importing.agency.api";
import type { Run } from "@ribambelle/domain/imports/runs/run";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { say } from "../../../ui/messages/say.ts";
import { importWords } from "../imports.texts.ts";
import { useNumbers } from "../useNumbers.ts";
import classes from "./NewImport.module.css";
import { checkStopped, newImportWords } from "./newImport.texts.ts";
import { useRunAct } from "./useRunAct.ts";

/** How far an import has come while it is looked at or done, and what stops it (IMPORTS-05). */
export function RunProgress({ run }: { run: Run }) {
  const { id, state, runsAfter, progress, isWaiting, isStopping, can } = run;
  const words = useWords(newImportWords);
  const { working, waiting, begins, stop, stopping } = useWords(importWords);
  const locale = useLocale();
  const numbers = useNumbers();
  const { act, busy, failure, noticeRef } = useRunAct(run);
  const title = state === "running" ? words.running : runsAfter ? words.checkingFirst : words.checking;
  const ask = () =>
    act(async () => {
      await call(stopImport, { importId: id });
      if (state === "trying") say({ kind: "success", text: checkStopped });
    });
  return (
    <div className={classes.zone}>
      <div role="status">
        <p className={classes.drop}>{title}</p>
        <p className={classes.quiet}>
          {isStopping
            ? stopping
            : progress
              ? working(
                  progress.file,
                  numbers(progress.lines),
                  progress.of === null ? null : numbers(progress.of),
                )
              : isWaiting
                ? waiting
                : begins}
        </p>
      </div>
      <progress
        aria-label={title}
        {...(progress && progress.totalBytes > 0 && { max: progress.totalBytes, value: progress.bytes })}
      />
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      {can.stop && (
        <div>
          <Button busy={busy || isStopping} onClick={() => void ask()}>
            {stop}
          </Button>
        </div>
      )}
    </div>
  );
}
