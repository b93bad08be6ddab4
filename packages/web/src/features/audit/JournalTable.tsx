import { timesText } from "@ribambelle/domain/journal/times.texts";
import { useState } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { QuietButton } from "../../ui/buttons/QuietButton.tsx";
import { lazyDialog } from "../../ui/dialogs/lazyDialog.ts";
import type { ListState } from "../../ui/lists/useListState.ts";
import { Table } from "../../ui/table/Table.tsx";
import classes from "./Journal.module.css";
import type { JournalRow } from "./journal.queries.ts";
import { journalWords } from "./journal.texts.ts";

// The words of every change that the portal knows come with it: the list does without them.
const EntryDetail = lazyDialog(async () => (await import("./EntryDetail.tsx")).EntryDetail);

interface Props {
  entries: readonly JournalRow[];
  list: ListState<Readonly<Record<string, string | undefined>>>;
}

/** The lines of the journal, each with its details (AUDITS-01). */
export function JournalTable({ entries, list }: Props) {
  const words = useWords(journalWords);
  const locale = useLocale();
  const [open, setOpen] = useState<JournalRow | null>(null);
  const instant = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: "Europe/Paris",
  });
  return (
    <>
      <Table
        caption={words.caption}
        rows={entries}
        keyOf={({ id }) => id}
        sorting={{ ...list, by: list.state.tri ?? "-date" }}
        heading={{
          name: words.when,
          sort: "date",
          cell: ({ at }) => instant.format(new Date(at)),
          room: "whole",
        }}
        columns={[
          {
            name: words.who,
            room: "words",
            cell: ({ actor, source }) => (actor ? <Named who={actor} /> : words.sources[source]),
          },
          {
            name: words.what,
            room: "sentence",
            cell: ({ sentence, times }) => `${sentence}${timesText(times, locale)}`,
          },
          { name: words.about, room: "words", cell: ({ person }) => person && <Named who={person} /> },
          { name: words.reason, cell: ({ reason }) => reason },
          {
            name: words.detail,
            isAct: true,
            cell: (entry) => (
              <QuietButton
                className={classes.detail}
                onClick={() => setOpen(entry)}
                aria-label={words.detailOf(entry.sentence)}
              >
                {words.detail}
              </QuietButton>
            ),
          },
        ]}
      />
      {open && (
        <EntryDetail entry={open} at={instant.format(new Date(open.at))} onLeave={() => setOpen(null)} />
      )}
    </>
  );
}

/** Somebody whom the journal names: a link to their page. */
export function Named({ who: { userId, displayName, role } }: { who: NonNullable<JournalRow["actor"]> }) {
  const words = useWords(journalWords);
  const params = { id: String(userId) };
  const name = displayName || words.deleted;
  return role === "Agency" ? (
    <Link to="/agence/equipe/$id" params={params}>
      {name}
    </Link>
  ) : (
    <Link to="/agence/personnes/$id" params={params}>
      {name}
    </Link>
  );
}
