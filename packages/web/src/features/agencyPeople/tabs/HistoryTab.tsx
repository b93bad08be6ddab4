import { historyList } from "@ribambelle/domain/agencyPeople/history.filters";
import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { fieldNames } from "@ribambelle/domain/agencyPeople/person.texts";
import type { AuditRow } from "@ribambelle/domain/audit/entry";
import { contractFieldName, isContractField } from "@ribambelle/domain/contracts/agency/fields.texts";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { Filters, type ListFilter } from "../../../ui/lists/Filters.tsx";
import { ListFailure } from "../../../ui/lists/ListFailure.tsx";
import { NothingFound } from "../../../ui/lists/NothingFound.tsx";
import { Pages } from "../../../ui/lists/Pages.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { useColleagueFilter } from "../../../ui/office/useColleagueFilter.ts";
import { IgnoredFilters } from "../../../ui/records/IgnoredFilters.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import classes from "../PersonPage.module.css";
import { historyQuery } from "../person.queries.ts";
import { personWords } from "../person.texts.ts";

/** What happened to a person’s account and record, the newest first (FOLKS-21). */
export function HistoryTab({ person }: { person: WholePerson }) {
  const words = useWords(personWords);
  const list = useListState(historyList);
  const { data, error, isFetching, refetch } = useQuery(historyQuery(String(person.userId), list.state));
  const who = useColleagueFilter({
    key: "qui",
    label: words.who,
    word: list.state.qui,
    seen: data?.items.map(({ actor }) => actor) ?? [],
  });
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
      <IgnoredFilters list={historyList} />
      <Filters {...list} filters={filters} />
      {!data ? (
        error ? (
          <ListFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <RecordsSkeleton label={words.loadingHistory} />
        )
      ) : data.items.length === 0 ? (
        list.state.type || list.state.qui ? (
          <NothingFound {...list} filters={filters} empty={words.noHistory} />
        ) : (
          <EmptyState title={words.noHistory} />
        )
      ) : (
        <SectionCard id="historique" title={words.history}>
          <ul className={classes.entries} aria-busy={isFetching}>
            {data.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </SectionCard>
      )}
      {data && <Pages {...list} previous={data.previous} next={data.next} />}
    </div>
  );
}

function Entry({ entry }: { entry: AuditRow }) {
  const words = useWords(personWords);
  const locale = useLocale();
  const { at, actor, source, sentence, times, changes, reason } = entry;
  return (
    <li>
      <p>
        <strong>{actor?.displayName ?? words.system[source]}</strong> {sentence}
        {times > 1 && ` (${words.times(String(times))})`}
      </p>
      {changes?.filter(isTold).map(({ field, from, to }) => (
        <p key={field} className={classes.quiet}>
          {words.fromTo(nameOf(field, locale), plain(from, words), plain(to, words))}
        </p>
      ))}
      {reason !== null && <p className={classes.quiet}>{words.reason(reason)}</p>}
      <p className={classes.quiet}>{momentText(at, today(), locale)}</p>
    </li>
  );
}

const nameOf = (field: string, locale: Locale) =>
  fieldNames[field]?.[locale] ?? contractFieldName(field, locale);

// Of what has no name here its sentence tells; of what is not told, neither what was nor what is.
const isTold = ({ field, from, to }: NonNullable<AuditRow["changes"]>[number]) =>
  (fieldNames[field] !== undefined || isContractField(field)) && (from !== null || to !== null);

function plain(value: unknown, { nothing, yes, no }: Record<"nothing" | "yes" | "no", string>): string {
  if (value === null || value === "") return nothing;
  if (typeof value === "boolean") return value ? yes : no;
  return Array.isArray(value) ? value.join(", ") : String(value);
}
