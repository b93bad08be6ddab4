import type { WholeMember } from "@ribambelle/domain/staff/member";
import type { ComponentType } from "react";
import { useWords } from "../../client/locale.tsx";
import { RecordActs } from "../../ui/office/RecordActs.tsx";
import type { DialogAct } from "./changes/MemberChange.tsx";
import { staffWords } from "./staff.texts.ts";

/** The dialog of a change, fetched by whoever opens it. */
export type ChangePart = ComponentType<{
  readonly member: WholeMember;
  readonly act: DialogAct;
  readonly onLeave: () => void;
}>;

const inOrder: readonly DialogAct[] = [
  "update",
  "updateFunctions",
  "linkMember",
  "invite",
  "endSessions",
  "resetSecondFactor",
  "end",
  "reopen",
];

// Of somebody who has not chosen a password there is nothing yet to end or to erase.
const ofPassword: ReadonlySet<DialogAct> = new Set(["endSessions", "resetSecondFactor"]);

/** What whoever looks may do to a colleague (AGUI-32). */
export function MemberActs({ member, Change }: { member: WholeMember; Change: ChangePart }) {
  const words = useWords(staffWords);
  const acts = inOrder
    .filter((one) => member.can[one] && !(member.state === "invited" && ofPassword.has(one)))
    .map((name) => ({ name, label: words.act[name] }));
  return (
    <RecordActs
      title={words.acts}
      acts={acts}
      dialog={(act, onLeave) => <Change member={member} act={act} onLeave={onLeave} />}
    />
  );
}
