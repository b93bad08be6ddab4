import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { plainDay } from "@ribambelle/domain/kernel/day";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { AwaitedCard } from "../../../ui/records/AwaitedCard.tsx";
import classes from "../PersonPage.module.css";
import { personToDosQuery } from "../person.queries.ts";
import { waitingWords } from "./waiting.texts.ts";

/** What a person has to do, by name (FOLKS-14). */
export function Waiting({ person }: { person: WholePerson }) {
  const words = useWords(waitingWords);
  const locale = useLocale();
  const query = useQuery(personToDosQuery(String(person.userId)));
  const { data } = query;
  if (!data) return <AwaitedCard id="ce-qui-attend" title={words.toDosOf(person.firstName)} query={query} />;
  return (
    <SectionCard id="ce-qui-attend" title={words.toDosOf(person.firstName)}>
      {data.total === 0 ? (
        <p className={classes.quiet}>{words.upToDate}</p>
      ) : (
        <ul className={classes.entries}>
          {data.toDos.map(({ key, title, deadline, isLate }) => (
            <li key={key}>
              <span lang={person.private?.locale}>{title}</span>
              {isLate ? (
                <span>
                  <Chip colour="red">{words.late}</Chip>
                </span>
              ) : (
                deadline && <p className={classes.quiet}>{words.before(plainDay(deadline, locale))}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
