import type { PersonKind } from "@ribambelle/domain/agencyPeople/permitted";
import type { RenewalRow } from "@ribambelle/domain/agencyRenewals/followUp";
import { shortDay, shortDayAt } from "@ribambelle/domain/kernel/day";
import { useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { ListState } from "../../../ui/lists/useListState.ts";
import { Table } from "../../../ui/table/Table.tsx";
import { useFocusOnLine } from "../../../ui/table/useFocusOnLine.ts";
import { AnswerCell, FollowUpCell, PairsCell } from "./AnswerCells.tsx";
import { answerWords } from "./answer.texts.ts";
import classes from "./Season.module.css";
import { seasonWords } from "./season.texts.ts";
import { useRemind } from "./useRemind.ts";

interface Props {
  year: number;
  role: PersonKind;
  rows: readonly RenewalRow[];
  list: ListState<Readonly<Record<string, string | undefined>>>;
}

/** Those whom a season asks, with what they answered, who follows it, and how often they were reminded (AGREN-02, AGREN-03). */
export function SeasonTable({ year, role, rows, list }: Props) {
  const words = useWords(seasonWords);
  const acts = useWords(answerWords);
  const remind = useRemind(year);
  const isParent = role === "Parent";
  const yesNo = (value: boolean | null) => (value === null ? null : value ? words.oui : words.non);
  return (
    <Table
      caption={words.caption[role]}
      rows={rows}
      keyOf={({ person }) => person.userId}
      sorting={{
        ...list,
        by: list.state.tri ?? "nom",
        ...(isParent && { further: [{ name: words.contactDate, sort: "rappeler" }] }),
      }}
      heading={{
        name: isParent ? words.family : words.babysitter,
        sort: "nom",
        room: "words",
        cell: ({ person }) => (
          <Link to="/agence/rentree/$annee/$id" params={{ annee: String(year), id: String(person.userId) }}>
            {person.displayName || acts.deleted}
          </Link>
        ),
      }}
      columns={[
        { name: words.answer, room: "words", cell: (row) => <AnswerCell role={role} row={row} /> },
        {
          name: isParent ? words.babysitters : words.families,
          room: "words",
          cell: ({ pairs }) => (pairs.length > 0 ? <PairsCell role={role} pairs={pairs} /> : null),
        },
        ...(isParent
          ? [{ name: words.summer, cell: ({ summer }: RenewalRow) => yesNo(summer) }]
          : [
              { name: words.extra, cell: ({ extraGuards }: RenewalRow) => yesNo(extraGuards) },
              {
                name: words.availabilities,
                room: "words" as const,
                cell: ({ availabilities }: RenewalRow) => availabilities && availabilityText(availabilities),
              },
            ]),
        {
          name: words.answeredOn,
          sort: "repondu",
          room: "whole",
          cell: ({ answer }) => answer && shortDayAt(answer.answeredAt),
        },
        {
          name: words.followUp,
          room: "words",
          cell: ({ followUp }) =>
            followUp.state || followUp.owner ? <FollowUpCell followUp={followUp} /> : null,
        },
        {
          name: isParent ? words.salesRep : words.hrContact,
          cell: ({ salesRep, hrContact }) => (salesRep ?? hrContact)?.displayName ?? null,
        },
        {
          name: words.reminders,
          room: "words",
          cell: (row) =>
            row.answer && row.reminders === 0 ? null : <RemindersCell row={row} remind={remind} />,
        },
      ]}
    />
  );

  function availabilityText({ state, from }: NonNullable<RenewalRow["availabilities"]>): string {
    if (state === "same") return words.same;
    const when = from && words.from(shortDay(from));
    return state === "unknown" ? [words.unknownYet, when].filter(Boolean).join(". ") : (when ?? "");
  }
}

function RemindersCell({ row, remind }: { row: RenewalRow; remind: ReturnType<typeof useRemind> }) {
  const words = useWords(seasonWords);
  const acts = useWords(answerWords);
  const { person, reminders, lastRemindedAt, isRemindable, can } = row;
  return (
    <div className={classes.reminders}>
      <span>
        {lastRemindedAt ? words.reminded(String(reminders), shortDayAt(lastRemindedAt)) : words.never}
      </span>
      {can.remind && isRemindable && (
        <Remind
          busy={remind.busy === person.userId}
          onClick={() => remind.send(person.userId)}
          name={acts.remindOf(person.displayName)}
        />
      )}
    </div>
  );
}

/** Goes once they were reminded, with its line where the list is narrowed to those who can be: the keyboard goes on from the next. */
function Remind({ busy, onClick, name }: { busy: boolean; onClick: () => void; name: string }) {
  const { remind } = useWords(answerWords);
  const button = useFocusOnLine<HTMLButtonElement>();
  return (
    <Button ref={button} busy={busy} onClick={onClick} aria-label={name}>
      {remind}
    </Button>
  );
}
