import { historyList } from "@ribambelle/domain/agencyPeople/history.filters";
import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import type { AuditRow } from "@ribambelle/domain/audit/entry";
import { changesInWords } from "@ribambelle/domain/journal/changes.texts";
import { timesText } from "@ribambelle/domain/journal/times.texts";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import type { ListFilter } from "../../../ui/lists/Filters.tsx";
import { LongList } from "../../../ui/lists/LongList.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { useColleagueFilter, useColleagueName } from "../../../ui/office/colleagues.ts";
import { historyQuery } from "../history.queries.ts";
import classes from "../PersonPage.module.css";
import { personWords } from "../person.texts.ts";
import { historyWords } from "./history.texts.ts";

/** What happened to a person’s account and record, the newest first (FOLKS-21). */
export function HistoryTab({ person }: { person: WholePerson }) {
  const words = useWords(historyWords);
  const list = useListState(historyList);
  const found = useQuery(historyQuery(String(person.userId), list.state));
  const who = useColleagueFilter({
    key: "qui",
    label: words.who,
    word: list.state.qui,
    seen: found.data?.items.map(({ actor }) => actor) ?? [],
  });
  const nameOf = useColleagueName();
  const filters: readonly ListFilter[] = [
    {
      key: "type",
      label: words.kind,
      values: [
        { word: "actes", label: words.doings },
        { word: "lectures", label: words.readings },
      ],
    },
    who,
  ];
  return (
    <div className={classes.reading}>
      <LongList
        of={historyList}
        list={list}
        filters={filters}
        found={found}
        loading={words.loadingHistory}
        empty={words.noHistory}
      >
        {(entries) => (
          <SectionCard id="historique" title={words.history}>
            <ul className={classes.entries}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} nameOf={nameOf} />
              ))}
            </ul>
          </SectionCard>
        )}
      </LongList>
    </div>
  );
}

function Entry({ entry, nameOf }: { entry: AuditRow; nameOf: (personId: number) => string | null }) {
  const words = useWords(historyWords);
  const { reason: reasonIs } = useWords(personWords);
  const locale = useLocale();
  const { at, actor, source, functions, sentence, times, reason } = entry;
  return (
    <li>
      <p>
        <strong>{actor?.displayName ?? words.system[source]}</strong>
        {actor && functions.length > 0 && ` (${words.ofAgency})`} {sentence}
        {timesText(times, locale)}
      </p>
      {changesInWords(entry, locale, nameOf)
        // Of what has no name here its sentence tells, and of most acts from what to what; what stayed as it was changed nothing.
        .filter(({ isTold, name, field }) => isTold && name !== field)
        .filter(({ from, to }) => from !== to && !sentence.includes(`${from} → ${to}`))
        .map(({ field, name, from, to }) => (
          <p key={field} className={classes.quiet}>
            {words.fromTo(name, from, to)}
          </p>
        ))}
      {reason !== null && <p className={classes.quiet}>{reasonIs(reason)}</p>}
      <p className={classes.quiet}>{momentText(at, today(), locale)}</p>
    </li>
  );
}
