import { fieldNames } from "@ribambelle/domain/agencyPeople/person.texts";
import { valueText } from "@ribambelle/domain/audit/entry";
import { contractFieldName } from "@ribambelle/domain/contracts/agency/fields.texts";
import { functionNames } from "@ribambelle/domain/staff/staff.texts";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Facts } from "../../ui/cards/Facts.tsx";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
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
  const { actor, source, person, sentence, subject, changes, reason, functions } = entry;
  const said: readonly (readonly [string, ReactNode])[] = [
    [words.when, at],
    [words.who, actor?.displayName ?? words.sources[source]],
    [words.functions, functionNames(functions, locale)],
    [words.what, sentence],
    [words.about, person?.displayName],
    [words.subject, subject],
    [words.reason, reason],
    [words.address, entry.address],
    [words.request, entry.requestId],
    [words.parent, entry.parent],
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
        {changes && changes.length > 0 ? (
          <Table
            caption={words.changed}
            rows={changes}
            keyOf={({ field }) => field}
            heading={{
              name: words.field,
              cell: ({ field }) => fieldNames[field]?.[locale] ?? contractFieldName(field, locale),
            }}
            columns={[
              { name: words.before, cell: ({ from }) => valueText(from, words, locale) },
              { name: words.after, cell: ({ to }) => valueText(to, words, locale) },
            ]}
          />
        ) : (
          <p className={classes.quiet}>{words.noDetail}</p>
        )}
      </div>
    </Dialog>
  );
}
