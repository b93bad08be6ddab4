import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { MoreRows } from "../../../ui/lists/MoreRows.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import { notificationsQuery } from "../details.queries.ts";
import classes from "../PersonPage.module.css";
import { bellWords } from "./bell.texts.ts";

/** What is under a person’s bell, as they read it, read or not; looking changes nothing (FOLKS-19). */
export function NotificationsTab({ person }: { person: WholePerson }) {
  const words = useWords(bellWords);
  const locale = useLocale();
  const rows = useInfiniteQuery(notificationsQuery(String(person.userId)));
  const { data, error, isFetching, refetch } = rows;
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <div className={classes.reading}>
      <SectionCard id="notifications" title={words.bell}>
        {!items ? (
          error ? (
            <PartFailure of={{ error, isFetching, refetch }} />
          ) : (
            <RecordsSkeleton label={words.loadingBell} />
          )
        ) : items.length === 0 ? (
          <p className={classes.quiet}>{words.nothingUnderBell}</p>
        ) : (
          <ul className={classes.entries}>
            {items.map(({ at, title, text, isRead }) => (
              <li key={at + title}>
                <strong lang={person.private?.locale}>{title}</strong>
                <p lang={person.private?.locale}>{text}</p>
                <p className={classes.quiet}>
                  {`${momentText(at, today(), locale)} · ${isRead ? words.read : words.unread}`}
                </p>
              </li>
            ))}
          </ul>
        )}
        {items && <MoreRows rows={rows}>{words.older}</MoreRows>}
      </SectionCard>
    </div>
  );
}
