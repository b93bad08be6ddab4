import { keptOutcomes, type Run, type RunLine } from "@ribambelle/domain/imports/runs/run";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import type { ListFilter } from "../../ui/lists/Filters.tsx";
import { LongList } from "../../ui/lists/LongList.tsx";
import type { ListState } from "../../ui/lists/useListState.ts";
import { Table } from "../../ui/table/Table.tsx";
import classes from "./Imports.module.css";
import { runLinesQuery } from "./imports.queries.ts";
import { importWords } from "./imports.texts.ts";
import { useNumbers } from "./useNumbers.ts";

interface Props {
  run: Run;
  /** What the address of the page may say. */
  of: Parameters<typeof LongList>[0]["of"];
  list: ListState<Readonly<Record<string, string | undefined>>>;
}

/** The lines of an import as they are kept: what each changes, or why it was refused (IMPORTS-06, IMPORTS-12). */
export function RunLines({ run, of, list }: Props) {
  const words = useWords(importWords);
  const locale = useLocale();
  const version = `${run.triedAt} ${run.startedAt} ${run.state}`;
  const found = useQuery(runLinesQuery(run.id, list.state, { locale, version }));
  const filters = useLineFilters(run, found.data?.items ?? [], list.state.colonne);
  return (
    <div className={classes.page}>
      <LongList
        of={of}
        list={list}
        filters={filters}
        found={found}
        counted={{
          zero: words.linesZero,
          one: words.linesOne,
          count: words.linesCount,
          more: words.linesMore,
        }}
        loading={words.linesLoading}
        empty={words.linesEmpty}
        besideCount={() => <span className={classes.quiet}>{words.partOnly}</span>}
      >
        {(lines) => <LinesTable lines={lines} />}
      </LongList>
    </div>
  );
}

const outcomeWords = { created: "creee", updated: "modifiee", refused: "refusee" } as const;
const colours = { created: "green", updated: "blue", refused: "red" } as const;

function useLineFilters(
  run: Run,
  lines: readonly RunLine[],
  column: string | undefined,
): readonly ListFilter[] {
  const words = useWords(importWords);
  const columns = new Set([
    ...run.files.flatMap(({ problems }) => problems.flatMap((one) => one.column ?? [])),
    ...lines.flatMap(({ changes }) => changes.map((change) => change.column)),
    ...(column ? [column] : []),
  ]);
  const same = (word: string) => ({ word, label: word });
  return [
    { key: "fichier", label: words.file, values: run.files.map(({ name }) => same(name)) },
    {
      key: "issue",
      label: words.outcome,
      values: keptOutcomes.map((outcome) => ({
        word: outcomeWords[outcome],
        label: words.outcomes[outcome],
      })),
    },
    { key: "colonne", label: words.column, values: [...columns].sort().map(same) },
    {
      key: "poids",
      label: words.weight,
      values: [
        { word: "oui", label: words.weighty },
        { word: "non", label: words.light },
      ],
    },
  ];
}

function LinesTable({ lines }: { lines: readonly RunLine[] }) {
  const words = useWords(importWords);
  const numbers = useNumbers();
  return (
    <Table
      caption={words.linesCaption}
      rows={lines}
      keyOf={({ file, line }) => `${file} ${line}`}
      heading={{
        name: words.line,
        cell: ({ file, line, name, subject, babysitters, cells }) => (
          <>
            {subject ? (
              <Link
                to={subject.kind === "member" ? "/agence/equipe/$id" : "/agence/personnes/$id"}
                params={{ id: String(subject.id) }}
              >
                {subject.name || name}
              </Link>
            ) : (
              // Of a line that cannot be read, what stands first in it says most.
              name || Object.values(cells)[0]
            )}
            <div className={classes.quiet}>
              {subject && name && `${name}, `}
              {file}
              {line > 0 && `, ${words.lineNumber(numbers(line))}`}
            </div>
            {babysitters.length > 0 && (
              <div className={classes.quiet}>
                {words.babysitters(babysitters.length)}{" "}
                {babysitters.map(({ userId, displayName }, place) => (
                  <Fragment key={userId}>
                    {place > 0 && ", "}
                    <Link to="/agence/personnes/$id" params={{ id: String(userId) }}>
                      {displayName}
                    </Link>
                  </Fragment>
                ))}
              </div>
            )}
          </>
        ),
      }}
      columns={[
        {
          name: words.outcome,
          room: "whole",
          cell: ({ outcome }) => <Chip colour={colours[outcome]}>{words.outcomes[outcome]}</Chip>,
        },
        { name: words.what, isWide: () => true, cell: (line) => <What line={line} /> },
      ]}
    />
  );
}

function What({ line: { problem, changes, cells } }: { line: RunLine }) {
  const words = useWords(importWords);
  const given = Object.entries(cells).filter(([, cell]) => cell !== "");
  return (
    <div className={classes.what}>
      {problem && (
        <p className={classes.wrong}>
          {problem.column && (
            <>
              <b>{problem.column}</b> {cells[problem.column] && <q>{cells[problem.column]}</q>}
              <br />
            </>
          )}
          {problem.sentence}
        </p>
      )}
      {changes.map(({ column, from, to, isWeighty }) => (
        <p key={column} data-weighty={isWeighty || undefined}>
          {words.before(column)}
          <del>{from ?? words.nothing}</del> → <ins>{to ?? words.nothing}</ins>
        </p>
      ))}
      {changes.length === 0 && given.length > 0 && (
        <details open={!problem && given.length <= 6}>
          <summary>{words.wholeLine}</summary>
          <dl className={classes.cells}>
            {given.map(([column, cell]) => (
              <div key={column} data-wrong={column === problem?.column || undefined}>
                <dt>{column}</dt>
                <dd>{cell}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
