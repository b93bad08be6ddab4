import { runImport } from "@ribambelle/domain/imports/runs/importing.agency.api";
import type { Run } from "@ribambelle/domain/imports/runs/run";
import { useId, useState } from "react";
import { callVersioned } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { WithProof } from "../../../client/withProof.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { useOnceKey } from "../../../ui/editing/useOnceKey.ts";
import { Radios } from "../../../ui/fields/Radios.tsx";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { RunFiles } from "../RunFiles.tsx";
import { useNumbers } from "../useNumbers.ts";
import classes from "./NewImport.module.css";
import { newImportWords } from "./newImport.texts.ts";
import { useRunAct } from "./useRunAct.ts";

/** The third step, before it is done: how, and whether people are told (IMPORTS-10). */
export function RunStep({ run, withProof }: { run: Run; withProof: WithProof }) {
  const words = useWords(newImportWords);
  const locale = useLocale();
  const numbers = useNumbers();
  const id = useId();
  const [way, setWay] = useState<0 | 1>(0);
  const [tells, setTells] = useState(true);
  const { keyOf: onceKeyOf } = useOnceKey();
  const { act, busy, failure, noticeRef } = useRunAct(run);
  const count = run.counts.created + run.counts.updated;
  const ask = () =>
    act(async () => {
      const body = { importId: run.id, allOrNothing: way === 1, quiet: !tells };
      await withProof(() => callVersioned(runImport, { body, once: onceKeyOf(body) }));
    });
  const choice = (value: 0 | 1, key: keyof typeof words.ways) => ({
    value,
    fr: words.ways[key],
    en: words.ways[key],
  });
  return (
    <SectionCard id="options" title={words.options}>
      <div className={classes.options}>
        {run.counts.refused > 0 && (
          <Radios
            legend={words.how}
            choices={[choice(0, "lineByLine"), choice(1, "allOrNothing")]}
            value={way}
            onChange={setWay}
          />
        )}
        <div>
          <Toggle label={words.tell} checked={tells} onChange={setTells} describedBy={id} />
          <p id={id} className={classes.quiet}>
            {tells ? words.tellAbout : words.quietAbout}
          </p>
        </div>
        {failure && (
          <Callout kind="error" ref={noticeRef}>
            {failure[locale]}
          </Callout>
        )}
        {count === 0 && <p className={classes.quiet}>{words.nothingToDo}</p>}
        <div>
          <Button main busy={busy} blocked={count === 0} onClick={() => void ask()}>
            {words.run(numbers(count))}
          </Button>
        </div>
      </div>
      <RunFiles files={run.files} shows="outcome" />
    </SectionCard>
  );
}
