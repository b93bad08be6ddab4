import type { Run, RunState } from "@ribambelle/domain/imports/runs/run";
import { useWords } from "../../../client/locale.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { PageButton } from "../../../ui/buttons/PageButton.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { newImport } from "../newImport.ts";
import { RunFiles } from "../RunFiles.tsx";
import { useNumbers } from "../useNumbers.ts";
import classes from "./NewImport.module.css";
import { newImportWords } from "./newImport.texts.ts";

const kinds: Readonly<Partial<Record<RunState, "success" | "warning">>> = { done: "success" };

/** What became of an import that has ended, and what comes next (IMPORTS-10). */
export function RunResult({ run }: { run: Run }) {
  const words = useWords(newImportWords);
  const numbers = useNumbers();
  const { state, files, startedAt } = run;
  const said: Readonly<Partial<Record<RunState, string>>> = {
    done: words.done,
    "to-resume": words.toResume,
    interrupted: words.interrupted,
    abandoned: startedAt === null ? words.abandoned : words.kept,
  };
  const isKept = state !== "abandoned";
  const created = isKept ? (files.find(({ name }) => name === "personnes.csv")?.counts.created ?? 0) : 0;
  return (
    <>
      <Callout kind={kinds[state] ?? "warning"}>
        <p>{said[state]}</p>
        {created > 0 && <p>{words.newPeople(numbers(created), created === 1)}</p>}
      </Callout>
      {files.length > 0 && startedAt !== null && <RunFiles files={files} shows="outcome" />}
      <div className={classes.acts}>
        <PageButton main href={`/agence/imports/${run.id}`}>
          {words.seeImport}
        </PageButton>
        {created > 0 && <PageButton href="/agence/parents">{words.seeParents}</PageButton>}
        {created > 0 && <PageButton href="/agence/intervenants">{words.seeBabysitters}</PageButton>}
        <LinkButton href={newImport}>{words.another}</LinkButton>
      </div>
    </>
  );
}
