import { EditDialog } from "./EditDialog.tsx";
import { LetterDialog } from "./LetterDialog.tsx";
import { ReasonDialog } from "./ReasonDialog.tsx";
import type { ChangeProps } from "./usePersonChange.ts";

/** What somebody of the agency does about a person, each in a dialog of its own. */
export type DialogAct = "edit" | "invite" | "sendReset" | "endSessions" | "block" | "unblock";

/** The dialog of an act. */
export function PersonChange({ act, ...props }: ChangeProps & { act: DialogAct }) {
  if (act === "edit") return <EditDialog {...props} />;
  if (act === "invite" || act === "sendReset") return <LetterDialog {...props} act={act} />;
  return <ReasonDialog {...props} act={act} />;
}
