import { historyList } from "@ribambelle/domain/agencyPeople/history.filters";
import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { fieldNames } from "@ribambelle/domain/agencyPeople/person.texts";
import { type AuditRow, valueText } from "@ribambelle/domain/audit/entry";
import { contractFieldName, isContractField } from "@ribambelle/domain/contracts/agency/fields.texts";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import type { ListFilter } from "../../../ui/lists/Filters.tsx";
import { LongList } from "../../../ui/lists/LongList.tsx";
import { useListState } from "../../../ui/lists/useListState.ts";
import { useColleagueFilter } from "../../../ui/office/colleagues.ts";
import classes from "../PersonPage.module.css";
import { historyQuery } from "../person.queries.ts";
import { personWords } from "../person.texts.ts";

/** What happened to a person’s account and record, the newest first (FOLKS-21). */
export function HistoryTab({ person }: { person: WholePerson }) {
  const words = useWords(personWords);
  const list = useListState(historyList);
  const found = useQuery(historyQuery(String(person.userId), list.state));
  const who = useColleagueFilter({
    key: "qui",
    label: words.who,
    word: list.state.qui,
    seen: found.data?.items.map(({ actor }) => actor) ?? [],
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
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          </SectionCard>
        )}
      </LongList>
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
          {words.fromTo(nameOf(field, locale), valueText(from, words, locale), valueText(to, words, locale))}
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
