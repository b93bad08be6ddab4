import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import type { RunRow, RunState } from "@ribambelle/domain/imports/runs/run";
import { runsList } from "@ribambelle/domain/imports/runs/runs.filters";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { Chip } from "../../ui/cards/Chip.tsx";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import { LongList } from "../../ui/lists/LongList.tsx";
import { type ListState, useListState } from "../../ui/lists/useListState.ts";
import { ListedMoment } from "../../ui/table/ListedMoment.tsx";
import { Table } from "../../ui/table/Table.tsx";
import classes from "./Imports.module.css";
import { runsQuery } from "./imports.queries.ts";
import { importWords } from "./imports.texts.ts";
import { Models } from "./Models.tsx";
import { newImport } from "./newImport.ts";
import { useNumbers } from "./useNumbers.ts";

const colours: Readonly<Record<RunState, StateColour>> = {
  preparing: "default",
  trying: "blue",
  tried: "primary",
  running: "blue",
  done: "green",
  "to-resume": "primary",
  interrupted: "red",
  abandoned: "default",
  undone: "default",
};

/** How far an import is. */
export function RunStateChip({ state }: { state: RunState }) {
  return <Chip colour={colours[state]}>{useWords(importWords).states[state]}</Chip>;
}

/** The imports, by page and by command (IMPORTS-01). */
export function ImportsPage({ mayImport }: { mayImport: boolean }) {
  const words = useWords(importWords);
  const list = useListState(runsList);
  const found = useQuery(runsQuery(list.state));
  const isEmpty = found.data?.items.length === 0 && list.state.etat === undefined;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <PageTitle>{words.title}</PageTitle>
        {mayImport && (
          <LinkButton main href={newImport}>
            {words.prepare}
          </LinkButton>
        )}
      </div>
      <LongList
        of={runsList}
        list={list}
        filters={[
          {
            key: "etat",
            label: words.state,
            values: Object.entries(stateWords).map(([word, state]) => ({ word, label: words.states[state] })),
          },
        ]}
        found={found}
        counted={words}
        loading={words.loading}
        empty={words.empty}
        nextStep={mayImport && <LinkButton href={newImport}>{words.prepare}</LinkButton>}
        underNothing={isEmpty && <Models />}
      >
        {(runs) => <RunsTable runs={runs} list={list} />}
      </LongList>
    </div>
  );
}

const stateWords = {
  preparation: "preparing",
  "a-confirmer": "tried",
  "en-cours": "running",
  termine: "done",
  "a-reprendre": "to-resume",
  interrompu: "interrupted",
  abandonne: "abandoned",
} as const;

type List = ListState<Readonly<Record<string, string | undefined>>>;

function RunsTable({ runs, list }: { runs: readonly RunRow[]; list: List }) {
  const words = useWords(importWords);
  const numbers = useNumbers();
  const count = (of: keyof RunRow["counts"]) => ({
    name: words[of],
    isAmount: true,
    cell: ({ counts }: RunRow) => numbers(counts[of]),
  });
  return (
    <Table
      caption={words.caption}
      rows={runs}
      keyOf={({ id }) => id}
      sorting={{ ...list, by: list.state.tri ?? "-date" }}
      heading={{
        name: words.date,
        sort: "date",
        room: "words",
        cell: ({ id, createdAt }) => (
          <Link to="/agence/imports/$id" params={{ id }}>
            <ListedMoment at={createdAt} />
          </Link>
        ),
      }}
      columns={[
        {
          name: words.who,
          cell: ({ by, source }) => by?.displayName ?? (source === "command" ? words.command : null),
        },
        {
          name: words.files,
          room: "words",
          cell: ({ files }) => (files.length > 0 ? files.join(", ") : null),
        },
        { name: words.state, room: "words", cell: ({ state }) => <RunStateChip state={state} /> },
        count("created"),
        count("updated"),
        count("unchanged"),
        count("refused"),
      ]}
    />
  );
}
