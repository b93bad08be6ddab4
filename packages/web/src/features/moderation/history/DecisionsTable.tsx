import type { StateColour } from "@ribambelle/domain/contracts/contract.states";
import type { DecisionState, TakenDecision } from "@ribambelle/domain/moderation/moderation";
import { decisionTexts, effectTexts, voidTexts } from "@ribambelle/domain/moderation/moderation.texts";
import { reasonWords } from "@ribambelle/domain/moderation/reasonWords";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Link } from "../../../routing/router/Link.tsx";
import { Chip } from "../../../ui/cards/Chip.tsx";
import type { ListState } from "../../../ui/lists/useListState.ts";
import { ListedMoment } from "../../../ui/table/ListedMoment.tsx";
import { Table } from "../../../ui/table/Table.tsx";
import { ReasonText } from "../../../ui/words/ReasonText.tsx";
import classes from "../ModerationPage.module.css";
import { historyWords } from "./history.texts.ts";

const colours: Readonly<Record<DecisionState, StateColour>> = {
  pending: "blue",
  applied: "green",
  undone: "default",
  void: "default",
};

interface Props {
  decisions: readonly TakenDecision[];
  list: ListState<Readonly<Record<string, string | undefined>>>;
}

/** The lines of the history, each of which leads to its person. */
export function DecisionsTable({ decisions, list }: Props) {
  const words = useWords(historyWords);
  const locale = useLocale();
  return (
    <Table
      caption={words.caption}
      rows={decisions}
      keyOf={({ id }) => id}
      sorting={{ ...list, by: list.state.tri ?? "-date" }}
      heading={{
        name: words.person,
        room: "words",
        cell: ({ person: { userId, displayName } }) => (
          <Link to="/agence/personnes/$id" params={{ id: String(userId) }}>
            {displayName || words.deleted}
          </Link>
        ),
      }}
      columns={[
        { name: words.kind, cell: ({ kind }) => words.kinds[kind] },
        { name: words.decision, cell: ({ decision }) => decisionTexts[decision][locale] },
        { name: words.reasons, room: "sentence", cell: (decision) => <Reason of={decision} /> },
        { name: words.by, room: "words", cell: ({ by }) => by?.displayName || words.nobody },
        { name: words.at, sort: "date", room: "words", cell: ({ at }) => <ListedMoment at={at} /> },
        {
          name: words.effect,
          room: "words",
          cell: ({ state, voidBecause }) => (
            <div className={classes.effect}>
              <Chip colour={colours[state]}>{effectTexts[state][locale]}</Chip>
              {voidBecause && <span className={classes.quiet}>{voidTexts[voidBecause][locale]}</span>}
            </div>
          ),
        },
      ]}
    />
  );
}

/** What the person read, or would have read, of a refusal; what was erased with their account is not there. */
function Reason({ of: { reasons, textFr, textEn } }: { of: TakenDecision }) {
  const chosen = reasons.map(({ fr, en }) => ({ textFr: fr, textEn: en }));
  const said = reasonWords({ chosen, textFr, textEn });
  return "fr" in said ? <ReasonText of={said} /> : null;
}
