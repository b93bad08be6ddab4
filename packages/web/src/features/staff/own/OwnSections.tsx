import type { AuditRow } from "@ribambelle/domain/audit/entry";
import { timesText } from "@ribambelle/domain/journal/times.texts";
import { momentText } from "@ribambelle/domain/kernel/moment";
import { savePreference } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { SectionCard } from "../../../ui/cards/SectionCard.tsx";
import { useSending } from "../../../ui/editing/useSending.ts";
import { Toggle } from "../../../ui/fields/Toggle.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { PartFailure } from "../../../ui/records/PartFailure.tsx";
import { RecordsSkeleton } from "../../../ui/records/RecordsSkeleton.tsx";
import classes from "./OwnSections.module.css";
import { myActsQuery, preferencesQuery } from "./own.queries.ts";
import { ownWords } from "./own.texts.ts";

/** What somebody of the agency chooses for their own work, and what they did lately (STAFF-36). */
export function OwnSections() {
  return (
    <>
      <Shortcuts />
      <MyActs />
    </>
  );
}

// AGUI-37
function Shortcuts() {
  const words = useWords(ownWords);
  const locale = useLocale();
  const id = useId();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery);
  const { busy, failure, noticeRef, send, release } = useSending();
  async function save(value: boolean) {
    const failed = await send(async () => {
      await call(savePreference, { name: "shortcuts", value });
      await queries.invalidateQueries(preferencesQuery);
    });
    if (!failed) release();
  }
  return (
    <SectionCard id="raccourcis" title={words.shortcuts}>
      <p id={id} className={classes.quiet}>
        {words.shortcutsAbout}
      </p>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      {error && !data ? (
        <div className={classes.failed}>
          <PartFailure of={{ error, isFetching, refetch }} />
        </div>
      ) : (
        <Toggle
          label={words.shortcutsOn}
          describedBy={id}
          checked={data?.shortcuts ?? true}
          disabled={!data}
          busy={busy}
          onChange={(on) => void save(on)}
        />
      )}
    </SectionCard>
  );
}

function MyActs() {
  const words = useWords(ownWords);
  const { data, error, isFetching, refetch } = useQuery(myActsQuery(useLocale()));
  return (
    <SectionCard id="actes" title={words.acts}>
      {data ? (
        data.items.length === 0 ? (
          <p className={classes.quiet}>{words.noActs}</p>
        ) : (
          <ul className={classes.acts}>
            {data.items.map((entry) => (
              <OneAct key={entry.id} entry={entry} />
            ))}
          </ul>
        )
      ) : error ? (
        <PartFailure of={{ error, isFetching, refetch }} />
      ) : (
        <RecordsSkeleton label={words.loading} />
      )}
    </SectionCard>
  );
}

function OneAct({ entry }: { entry: AuditRow }) {
  const words = useWords(ownWords);
  const locale = useLocale();
  const { at, actor, person, sentence, times, reason } = entry;
  const isAboutAnother = person !== null && person.userId !== actor?.userId;
  return (
    <li>
      <span>
        <strong>{actor?.displayName}</strong> {sentence}
        {isAboutAnother && ` ${words.about(person.displayName || words.deleted)}`}
        {timesText(times, locale)}
      </span>
      {reason !== null && <span className={classes.quiet}>{words.reason(reason)}</span>}
      <span className={classes.quiet}>{momentText(at, today(), locale)}</span>
    </li>
  );
}
