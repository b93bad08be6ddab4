import { sizeText } from "@ribambelle/domain/documents/sizeText";
import type { Run } from "@ribambelle/domain/imports/runs/run";
import { runLinesList } from "@ribambelle/domain/imports/runs/runs.filters";
import { lowerFirst } from "@ribambelle/domain/kernel/characters/lowerFirst";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { useParams } from "../../routing/router/hooks.ts";
import { BackLink } from "../../ui/buttons/BackLink.tsx";
import { PageButton } from "../../ui/buttons/PageButton.tsx";
import { Facts } from "../../ui/cards/Facts.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { SectionCard } from "../../ui/cards/SectionCard.tsx";
import { useListState } from "../../ui/lists/useListState.ts";
import { Callout } from "../../ui/messages/Callout.tsx";
import { WithoutRecord } from "../../ui/office/WithoutRecord.tsx";
import classes from "./Imports.module.css";
import { RunStateChip } from "./ImportsPage.tsx";
import { runQuery } from "./imports.queries.ts";
import { importWords } from "./imports.texts.ts";
import { newImport } from "./newImport.ts";
import { Refusals } from "./Refusals.tsx";
import { RunFiles } from "./RunFiles.tsx";
import { RunLines } from "./RunLines.tsx";
import { Warnings } from "./Warnings.tsx";

/** One import: who, when, how, its files, and what became of their lines (IMPORTS-17). */
export function ImportPage() {
  const words = useWords(importWords);
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(runQuery(id, useLocale()));
  return (
    <>
      <BackLink to="/agence/imports">{words.back}</BackLink>
      <div className={classes.page}>
        {data ? (
          <Whole run={data} />
        ) : (
          <WithoutRecord
            words={{ ...words, title: words.record, loading: words.recordLoading }}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </>
  );
}

function Whole({ run }: { run: Run }) {
  const words = useWords(importWords);
  const locale = useLocale();
  const list = useListState(runLinesList);
  const isRefused = run.files.some(({ problems }) => problems.length > 0);
  const isGone = run.source === "page" && run.endedAt !== null && run.files.some(({ isKept }) => !isKept);
  const mayGoOn = Object.values(run.can).some(Boolean);
  const isUnderWay = run.state === "trying" || run.state === "running";
  // Before anything is known of its lines, none is created or refused.
  const isUnknown = run.endedAt === null && Object.values(run.counts).every((count) => count === 0);
  return (
    <>
      <div className={classes.named}>
        <PageTitle>{words.recordTitle(lowerFirst(momentText(run.createdAt, today(), locale)))}</PageTitle>
        <RunStateChip state={run.state} />
      </div>
      {mayGoOn && (
        <Callout kind="information">
          <p>{isUnderWay ? words.underWay : words.notDone}</p>
          <PageButton href={`${newImport}?import=${run.id}`}>
            {isUnderWay ? words.follow : words.goOn}
          </PageButton>
        </Callout>
      )}
      <SectionCard id="bref" title={words.facts}>
        <RunFacts run={run} />
      </SectionCard>
      <SectionCard id="fichiers" title={words.files}>
        <RunFiles files={run.files} shows={isUnknown ? "writing" : "record"} />
        {isGone && <p className={classes.quiet}>{words.filesGone}</p>}
      </SectionCard>
      <Warnings run={run} />
      {isRefused && (
        <SectionCard id="refus" title={words.refusals}>
          <Refusals run={run} list={list} />
        </SectionCard>
      )}
      <SectionCard id="lignes" title={words.changes}>
        {run.hasLines ? (
          <RunLines run={run} of={runLinesList} list={list} />
        ) : (
          <p className={classes.quiet}>{run.endedAt === null ? words.linesEmpty : words.linesGone}</p>
        )}
      </SectionCard>
    </>
  );
}

function RunFacts({ run }: { run: Run }) {
  const words = useWords(importWords);
  const locale = useLocale();
  const { by, source, startedAt, endedAt, options, papers } = run;
  const who = by?.displayName ?? (source === "command" ? words.command : "");
  const how = [
    options.allOrNothing ? words.allOrNothing : words.lineByLine,
    options.quiet ? words.quiet : words.told,
  ].join(", ");
  const seconds =
    startedAt && endedAt
      ? Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000))
      : null;
  return (
    <Facts
      facts={[
        [words.who, who],
        [words.options, how],
        ...(seconds === null
          ? []
          : [[words.duration, words.minutes(Math.floor(seconds / 60), seconds % 60)] as const]),
        ...(papers.count > 0
          ? [[words.papersName, words.papers(papers.count, sizeText(papers.byteCount, locale))] as const]
          : []),
      ]}
    />
  );
}
