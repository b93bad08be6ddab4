import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { EmptyState } from "../../../ui/cards/EmptyState.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import classes from "../PersonPage.module.css";
import { personToDosQuery } from "../person.queries.ts";
import { waitingWords } from "./waiting.texts.ts";

/** What a person has to do, as they read it on their home page, without its buttons (FOLKS-50). */
export function ToDosTab({ person }: { person: WholePerson }) {
  const words = useWords(waitingWords);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(personToDosQuery(String(person.userId)));
  if (!data)
    return error ? (
      <PartFailure of={{ error, isFetching, refetch }} />
    ) : (
      <RecordsSkeleton label={words.loadingToDos} />
    );
  if (data.total === 0) return <EmptyState title={words.upToDate} />;
  return (
    <div className={classes.reading}>
      <SectionCard id="a-faire" title={words.toDosOf(person.firstName)}>
        <ul className={classes.entries} lang={person.private?.locale}>
          {data.toDos.map(({ key, title, text, deadline, isLate }) => (
            <li key={key}>
              <strong>{title}</strong>
              <p>{text}</p>
              {isLate ? (
                <p lang={locale}>
                  <Chip colour="red">{words.late}</Chip>
                </p>
              ) : (
                deadline && (
                  <p className={classes.quiet} lang={locale}>
                    {words.before(plainDay(deadline, locale))}
                  </p>
                )
              )}
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}
