import type { WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { momentText } from "@ribambelle/domain/kernel/moment";
import type { ComponentType } from "react";
import { useLocale, useWords } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { RecordActs } from "../../ui/office/RecordActs.tsx";
import { actWords } from "./acts.texts.ts";
import type { DialogAct } from "./changes/PersonChange.tsx";

/** The dialog of a change, fetched by whoever opens it. */
export type ChangePart = ComponentType<{
  readonly person: WholePerson;
  readonly act: DialogAct;
  readonly onLeave: () => void;
}>;

const inOrder: readonly DialogAct[] = ["edit", "invite", "sendReset", "endSessions", "block", "unblock"];

/** What whoever looks may do about a person (AGUI-32). */
export function PersonActs({ person, Change }: { person: WholePerson; Change: ChangePart }) {
  const words = useWords(actWords);
  const locale = useLocale();
  const { accountState, can, private: own } = person;
  const acts = inOrder
    // Who has no password yet is invited.
    .filter((one) => can[one] && !(one === "sendReset" && accountState !== "active"))
    .map((name) => ({ name, label: words.act[name] ?? name, main: name === "edit" }));
  const waitsSince = accountState === "invited" && can.sendReset && !can.invite ? own?.invitedAt : null;
  return (
    <RecordActs
      title={words.acts}
      acts={acts}
      dialog={(act, onLeave) => <Change person={person} act={act} onLeave={onLeave} />}
    >
      {waitsSince && <p>{words.invitedLately(momentText(waitsSince, today(), locale))}</p>}
    </RecordActs>
  );
}
