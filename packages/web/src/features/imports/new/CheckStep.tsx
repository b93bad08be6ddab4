import type { Run } from "@ribambelle/domain/imports/runs/run";
import { newImportList } from "@ribambelle/domain/imports/runs/runs.filters";
import { weightyKinds } from "@ribambelle/domain/imports/runs/weighty";
import { useWords } from "../../../client/locale.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { ListButton } from "../../../ui/lists/ListButton.tsx";
import type { ListState } from "../../../ui/lists/useListState.ts";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { Refusals } from "../Refusals.tsx";
import { RunFiles } from "../RunFiles.tsx";
import { RunLines } from "../RunLines.tsx";
import { useNumbers } from "../useNumbers.ts";
import { Warnings } from "../Warnings.tsx";
import { newImportWords } from "./newImport.texts.ts";
import { ofLines } from "./steps.ts";

interface Props {
  run: Run;
  list: ListState<Readonly<Record<string, string | undefined>>>;
}

/** The second step, once it was looked: what the import would do, file by file and line by line (IMPORTS-06). */
export function CheckStep({ run, list }: Props) {
  const words = useWords(newImportWords);
  const numbers = useNumbers();
  const isRefused = run.files.some(({ problems }) => problems.length > 0);
  const weighty = { ...ofLines, poids: "oui" };
  return (
    <>
      <SectionCard id="resultat" title={words.result}>
        <RunFiles files={run.files} shows="outcome" />
      </SectionCard>
      {run.weighty.length > 0 && (
        <Callout kind="warning" heading={words.weighty}>
          <p>{words.weightyAbout}</p>
          <ul>
            {weightyKinds
              .flatMap((kind) => run.weighty.filter((one) => one.kind === kind))
              .map(({ kind, count }) => (
                <li key={kind}>{words.weightyOf[kind](numbers(count))}</li>
              ))}
          </ul>
          <ListButton list={list} change={weighty}>
            {words.seeWeighty}
          </ListButton>
        </Callout>
      )}
      <Warnings run={run} />
      {isRefused && (
        <SectionCard id="refus" title={words.refusals}>
          <Refusals run={run} list={list} />
        </SectionCard>
      )}
      {run.hasLines && (
        <SectionCard id="lignes" title={words.lines}>
          <RunLines run={run} of={newImportList} list={list} />
        </SectionCard>
      )}
    </>
  );
}
