import type { LetterRow } from "@ribambelle/domain/letters/letter";
import { useWords } from "../../client/locale.tsx";
import { Link } from "../../routing/router/Link.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import type { ListState } from "../../ui/lists/useListState.ts";
import { ListedMoment } from "../../ui/table/ListedMoment.tsx";
import { Table } from "../../ui/table/Table.tsx";
import { useFocusOnLine } from "../../ui/table/useFocusOnLine.ts";
import { EMailText } from "../../ui/words/EMailText.tsx";
import { LetterStateChip, Refusal } from "./LetterFacts.tsx";
import classes from "./Letters.module.css";
import { letterWords } from "./letters.texts.ts";
import { useResend } from "./useResend.ts";

interface Props {
  letters: readonly LetterRow[];
  nameOf: (kind: string) => string;
  list: ListState<Readonly<Record<string, string | undefined>>>;
  /** True on the page of one person, who is not named again. */
  ofOne?: boolean;
}

/** Letters, with whom they are about, how far they are, and what can be done about them (MAILS-01). */
export function LettersTable({ letters, nameOf, list, ofOne = false }: Props) {
  const words = useWords(letterWords);
  const { busy, send } = useResend();
  return (
    <Table
      caption={words.caption}
      rows={letters}
      keyOf={({ id }) => id}
      sorting={{ ...list, by: list.state.tri ?? "-demande" }}
      heading={{ name: words.what, room: "words", cell: ({ kind }) => nameOf(kind) }}
      columns={[
        ...(ofOne
          ? []
          : [
              {
                name: words.person,
                room: "words" as const,
                cell: (letter: LetterRow) => <Who letter={letter} />,
              },
            ]),
        {
          name: words.state,
          room: "sentence",
          isWide: ({ lastRefusal }) => lastRefusal !== null,
          cell: (letter) => (
            <div className={classes.why}>
              <LetterStateChip letter={letter} />
              {letter.lastRefusal && <Refusal refusal={letter.lastRefusal} />}
            </div>
          ),
        },
        {
          name: words.asked,
          sort: "demande",
          room: "words",
          cell: ({ createdAt }) => <ListedMoment at={createdAt} mayBreak />,
        },
        { name: words.attempts, cell: ({ attempts }) => String(attempts) },
        {
          name: words.next,
          sort: "essai",
          room: "words",
          cell: ({ nextAttemptAt }) => nextAttemptAt && <ListedMoment at={nextAttemptAt} mayBreak />,
        },
        {
          name: words.act,
          isAct: true,
          cell: ({ id, kind, person, can }) =>
            can.resend ? (
              <Resend
                busy={busy === id}
                onClick={() => send(id)}
                name={words.resendOf(nameOf(kind), person.displayName)}
              />
            ) : null,
        },
      ]}
    />
  );
}

/** Goes once the letter waits again: whoever pressed it by the keyboard goes on from its line. */
function Resend({ busy, onClick, name }: { busy: boolean; onClick: () => void; name: string }) {
  const words = useWords(letterWords);
  const button = useFocusOnLine<HTMLButtonElement>();
  return (
    <Button ref={button} busy={busy} onClick={onClick} aria-label={name}>
      <span className={classes.resend}>{words.resend}</span>
    </Button>
  );
}

function Who({ letter: { person, to } }: { letter: LetterRow }) {
  const words = useWords(letterWords);
  const { userId, displayName, role, eMail } = person;
  const params = { id: String(userId) };
  const name = displayName || words.deleted;
  return (
    <div className={classes.who}>
      {role === "Agency" ? (
        <Link to="/agence/equipe/$id" params={params}>
          {name}
        </Link>
      ) : (
        <Link to="/agence/personnes/$id" params={params}>
          {name}
        </Link>
      )}
      {to === "person" ? (
        eMail && (
          <span>
            <EMailText>{eMail}</EMailText>
          </span>
        )
      ) : (
        <span>{to === "member" ? words.toMember : words.toFriend}</span>
      )}
    </div>
  );
}
