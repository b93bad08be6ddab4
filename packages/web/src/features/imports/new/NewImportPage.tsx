import { abandonImport, tryImport } from "@ribambelle/domain/imports/runs/importing.agency.api";
import type { Run } from "@ribambelle/domain/imports/runs/run";
import { newImportList, newImportSteps } from "@ribambelle/domain/imports/runs/runs.filters";
import { runRefusals } from "@ribambelle/domain/imports/runs/runs.refusals";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, callVersioned } from "../../../client/call/call.ts";
import { callErrorOf } from "../../../client/call/callError.ts";
import { lazyPart } from "../../../client/loading/lazyPart.tsx";
import { fetchAtRest } from "../../../client/loading/whenIdle.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import type { WithProof } from "../../../client/withProof.ts";
import { inPlace } from "../../../routing/inPlace.ts";
import { BackLink } from "../../../ui/buttons/BackLink.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PageTitle } from "../../../ui/cards/PageTitle.tsx";
import { Question } from "../../../ui/dialogs/Question.tsx";
import { useOnceKey } from "../../../ui/editing/useOnceKey.ts";
import { ListButton } from "../../../ui/lists/ListButton.tsx";
import { type ListState, useListState } from "../../../ui/lists/useListState.ts";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { WithoutRecord } from "../../../ui/office/WithoutRecord.tsx";
import { useFocusBack } from "../../../ui/useFocusBack.ts";
import { runQuery } from "../imports.queries.ts";
import { FilesStep } from "./FilesStep.tsx";
import classes from "./NewImport.module.css";
import { newImportWords, runProblemWords } from "./newImport.texts.ts";
import { RunProgress } from "./RunProgress.tsx";
import { RunResult } from "./RunResult.tsx";
import { RunStep } from "./RunStep.tsx";
import { isOpen, ofLines, stepOf } from "./steps.ts";
import { useRunAct } from "./useRunAct.ts";

// What was found is looked at once the files have been read: it comes while they are chosen.
const loadCheckStep = async () => (await import("./CheckStep.tsx")).CheckStep;
const CheckStep = lazyPart(loadCheckStep);

type List = ListState<ReturnType<typeof newImportList.stateIn>>;

/** Makes an import in three steps: its files, what it would do, and the import itself (IMPORTS-02). */
export function NewImportPage({ withProof }: { readonly personId: number; readonly withProof: WithProof }) {
  const words = useWords(newImportWords);
  const list = useListState(newImportList);
  const { import: id } = list.state;
  // One that was begun here stands already, before it was read: what is being sent stays in sight.
  const [begun, setBegun] = useState<string>();
  const begin = (importId: string) => {
    setBegun(importId);
    list.typeTo({ import: importId });
  };
  const { data, error, isFetching, refetch } = useQuery({
    ...runQuery(id ?? "", useLocale()),
    enabled: id !== undefined,
  });
  useEffect(() => fetchAtRest(loadCheckStep), []);
  return (
    <>
      <BackLink to="/agence/imports">{words.back}</BackLink>
      <div className={classes.page}>
        {id !== begun && id !== undefined && !data ? (
          <WithoutRecord words={words} error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <>
            <PageTitle>{words.title}</PageTitle>
            <Steps run={data ?? null} list={list} />
            <Step run={data ?? null} list={list} withProof={withProof} onBegun={begin} />
          </>
        )}
      </div>
    </>
  );
}

function Steps({ run, list }: { run: Run | null; list: List }) {
  const words = useWords(newImportWords);
  const now = stepOf(run, list.state.etape);
  const here = useFocusOfStep(`${now} ${run?.state}`);
  return (
    <nav aria-label={words.steps}>
      <ol className={classes.steps}>
        {newImportSteps.map((etape) => {
          const to = { ...ofLines, etape };
          return (
            <li key={etape} data-now={etape === now || undefined}>
              {etape !== now && isOpen(etape, run) ? (
                <a href={list.hrefTo(to)} onClick={inPlace(() => list.goTo(to))}>
                  {words.step[etape]}
                </a>
              ) : (
                <span {...(etape === now && { "aria-current": "step" as const, tabIndex: -1, ref: here })}>
                  {words.step[etape]}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Gives what names the step, which takes the focus when what had it went with the step before (A11Y-02). */
function useFocusOfStep(step: string) {
  const here = useRef<HTMLSpanElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const isAnother = shown.current !== step;
    shown.current = step;
    if (isAnother && document.activeElement === document.body) here.current?.focus();
  }, [step]);
  return here;
}

const underWay: readonly Run["state"][] = ["trying", "running"];

interface StepProps {
  run: Run | null;
  list: List;
  withProof: WithProof;
  onBegun: (importId: string) => void;
}

function Step({ run, list, withProof, onBegun }: StepProps) {
  const words = useWords(newImportWords);
  const locale = useLocale();
  const step = stepOf(run, list.state.etape);
  if (run && underWay.includes(run.state)) return <RunProgress run={run} />;
  const toNext = { ...ofLines, etape: "importer" } as const;
  return (
    <>
      {run?.problem && <Callout kind="warning">{runProblemWords[run.problem][locale]}</Callout>}
      {step === "deposer" && (
        <FilesStep run={run} onBegun={onBegun}>
          {run && <Acts run={run} list={list} isAgain={false} />}
        </FilesStep>
      )}
      {run && step === "verifier" && (
        <>
          {run.state === "tried" ? (
            <CheckStep run={run} list={list} />
          ) : (
            <p className={classes.quiet}>{words.notChecked}</p>
          )}
          <Acts run={run} list={list} isAgain={run.state === "tried"}>
            {run.state === "tried" && (
              <ListButton main list={list} change={toNext}>
                {words.next}
              </ListButton>
            )}
          </Acts>
        </>
      )}
      {run && step === "importer" && (
        <>
          {run.state === "tried" ? <RunStep run={run} withProof={withProof} /> : <RunResult run={run} />}
          {(run.state === "tried" || run.state === "interrupted") && (
            <Acts run={run} list={list} isAgain={true} />
          )}
        </>
      )}
    </>
  );
}

interface ActsProps {
  run: Run;
  list: List;
  /** True where it was looked at before. */
  isAgain: boolean;
  children?: React.ReactNode;
}

/** What may be done with an import that is not done: have it looked at, or throw it away. */
function Acts({ run, list, isAgain, children }: ActsProps) {
  const words = useWords(newImportWords);
  const locale = useLocale();
  const { keyOf: onceKeyOf, forget } = useOnceKey();
  const { act, busy, failure, noticeRef } = useRunAct(run);
  const [asks, setAsks] = useState(false);
  // The answers go with the question: the keyboard goes on from what asked it.
  const button = useFocusBack<HTMLButtonElement>(String(asks));
  const check = () =>
    act(async () => {
      const body = { importId: run.id, allOrNothing: false, quiet: false };
      await callVersioned(tryImport, { body, once: onceKeyOf(body) }).catch((error: unknown) => {
        // Another tab has begun: this one shows how far it is.
        if (callErrorOf(error).code !== runRefusals.running.code) throw error;
      });
      forget();
      list.goTo({ ...ofLines, etape: "verifier" });
    });
  const abandon = () =>
    act(async () => {
      await call(abandonImport, { importId: run.id });
    });
  const lacking = run.files.filter(({ missingColumns }) => missingColumns.length > 0);
  const cannot = run.can.try && lacking.length > 0;
  return (
    <div className={classes.foot}>
      {cannot && (
        <Callout kind="warning">{words.cannotCheck(lacking.map(({ name }) => name).join(", "))}</Callout>
      )}
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      {asks ? (
        <Question
          question={words.abandonAsked}
          yes={words.abandonYes}
          no={words.no}
          busy={busy}
          onYes={() => void abandon()}
          onNo={() => setAsks(false)}
        />
      ) : (
        <>
          {!isAgain && <p className={classes.quiet}>{words.checkAbout}</p>}
          <div className={classes.acts}>
            {children}
            {run.can.try && (
              <Button main={!isAgain} busy={busy} blocked={cannot} onClick={() => void check()}>
                {isAgain ? words.checkAgain : words.check}
              </Button>
            )}
            {run.can.abandon && (
              <Button ref={button} onClick={() => setAsks(true)}>
                {words.abandon}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
