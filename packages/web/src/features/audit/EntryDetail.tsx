import { changesInWords } from "@ribambelle/domain/journal/changes.texts";
import { subjectInWords } from "@ribambelle/domain/journal/subject.texts";
import { functionNames } from "@ribambelle/domain/staff/staff.texts";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Facts } from "../../ui/cards/Facts.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { useColleagueName } from "../../ui/office/colleagues.ts";
import { Table } from "../../ui/table/Table.tsx";
import classes from "./Journal.module.css";
import type { JournalRow } from "./journal.queries.ts";
import { journalWords } from "./journal.texts.ts";

interface Props {
  entry: JournalRow;
  /** When it was, as the list says it. */
  at: string;
  onLeave: () => void;
}

/** What the journal knows of one entry: what was and is, from where, and what it belongs to (AUDITS-01). */
export function EntryDetail({ entry, at, onLeave }: Props) {
  const words = useWords(journalWords);
  const locale = useLocale();
  const { actor, source, person, sentence, reason, functions } = entry;
  const nameOf = useColleagueName();
  const changes = changesInWords(entry, locale, nameOf);
  const said: readonly (readonly [string, ReactNode])[] = [
    [words.when, at],
    [words.who, actor?.displayName ?? words.sources[source]],
    [words.functions, functionNames(functions, locale)],
    [words.what, sentence],
    [words.about, person?.displayName],
    [words.subject, subjectInWords(entry, locale)],
    [words.reason, reason],
    [words.address, entry.address],
    [words.request, entry.requestId],
    [words.parent, parentOf(entry)],
    [words.action, entry.action],
  ];
  return (
    <Dialog
      look="window"
      leaving="free"
      onLeave={onLeave}
      heading={words.detail}
      foot={<Button onClick={onLeave}>{words.close}</Button>}
    >
      <div className={classes.page}>
        <Facts facts={said.filter(([, value]) => value)} />
        {changes.length > 0 ? (
          <Table
            caption={words.changed}
            rows={changes}
            keyOf={({ field }) => field}
            heading={{ name: words.field, cell: ({ name }) => name }}
            columns={[
              { name: words.before, cell: ({ from }) => from },
              { name: words.after, cell: ({ to }) => to },
            ]}
          />
        ) : (
          <p className={classes.quiet}>{words.noDetail}</p>
        )}
      </div>
    </Dialog>
  );
}

/** The import that an entry is part of, as a link to it. */
function parentOf({ parent, source, action }: JournalRow): ReactNode {
  if (parent === null) return null;
  if (source !== "import" && !action.startsWith("imports.")) return parent;
  return (
    <Link to="/agence/imports/$id" params={{ id: parent }}>
      {parent}
    </Link>
  );
}
