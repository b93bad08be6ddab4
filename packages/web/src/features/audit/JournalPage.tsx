import { journalDays, journalList } from "@ribambelle/domain/audit/journal.filters";
import { addDays } from "@ribambelle/domain/kernel/day";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { PageTitle } from "../../ui/cards/PageTitle.tsx";
import type { ListFilter } from "../../ui/lists/Filters.tsx";
import { ListButton } from "../../ui/lists/ListButton.tsx";
import { LongList } from "../../ui/lists/LongList.tsx";
import { useListState } from "../../ui/lists/useListState.ts";
import { useColleagueFilter } from "../../ui/office/colleagues.ts";
import { usePersonFilter } from "../../ui/office/usePersonFilter.tsx";
import classes from "./Journal.module.css";
import { JournalTable } from "./JournalTable.tsx";
import { type JournalRow, journalQuery } from "./journal.queries.ts";
import { journalWords } from "./journal.texts.ts";

/** Everything that was done and looked at in the portal: when, by whom, about whom and why (AUDITS-01). */
export function JournalPage() {
  const words = useWords(journalWords);
  const list = useListState(journalList);
  const found = useQuery(journalQuery(list.state, useLocale()));
  const filters = useFilters(list, found.data?.items ?? []);
  const { du = addDays(today(), -journalDays) } = list.state;
  const wider = { du: addDays(du, -365) };
  return (
    <div className={classes.page}>
      <PageTitle>{words.title}</PageTitle>
      <LongList
        of={journalList}
        list={list}
        filters={filters}
        found={found}
        counted={words}
        loading={words.loading}
        empty={words.empty}
        besideCount={() =>
          list.state.du === undefined && <span className={classes.quiet}>{words.lately}</span>
        }
        nextStep={
          <ListButton list={list} change={wider}>
            {words.widen}
          </ListButton>
        }
      >
        {(entries) => <JournalTable entries={entries} list={list} />}
      </LongList>
    </div>
  );
}

function useFilters(
  { state, goTo }: ReturnType<typeof useListState<ReturnType<typeof journalList.stateIn>>>,
  items: readonly JournalRow[],
): readonly ListFilter[] {
  const words = useWords(journalWords);
  const colleague = useColleagueFilter({
    key: "qui",
    label: words.who,
    word: state.qui,
    seen: items.map(({ actor }) => actor),
  });
  const person = usePersonFilter({
    key: "sur",
    label: words.about,
    word: state.sur,
    seen: items.map((entry) => entry.person),
    onChoose: (sur) => goTo({ sur }),
  });
  return [
    colleague,
    person,
    {
      key: "domaine",
      label: words.area,
      values: Object.entries(words.areas).map(([word, label]) => ({ word, label })),
    },
    {
      key: "type",
      label: words.kind,
      values: [
        { word: "actes", label: words.doings },
        { word: "lectures", label: words.readings },
      ],
    },
    { key: "du", label: words.from, typed: "day", isPeriod: true },
    { key: "au", label: words.to, typed: "day", isPeriod: true },
    { key: "demande", label: words.request, typed: "search", isFurther: true },
  ];
}
