import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import type { ComponentType } from "react";
import { useWords } from "../../client/locale.tsx";
import { RecordActs } from "../../ui/office/RecordActs.tsx";
import type { DialogAct } from "./changes/PersonChange.tsx";
import { personWords } from "./person.texts.ts";

/** The dialog of a change, fetched by whoever opens it. */
export type ChangePart = ComponentType<{
  readonly person: WholePerson;
  readonly act: DialogAct;
  readonly onLeave: () => void;
}>;

const inOrder: readonly DialogAct[] = ["edit", "invite", "sendReset", "endSessions", "block", "unblock"];

/** What whoever looks may do about a person (AGUI-32). */
export function PersonActs({ person, Change }: { person: WholePerson; Change: ChangePart }) {
  const words = useWords(personWords);
  const acts = inOrder
    .filter((one) => person.can[one] && !(one === "sendReset" && person.can.invite))
    .map((name) => ({ name, label: words.act[name] ?? name, main: name === "edit" }));
  return (
    <RecordActs
      title={words.acts}
      acts={acts}
      dialog={(act, onLeave) => <Change person={person} act={act} onLeave={onLeave} />}
    />
  );
}
