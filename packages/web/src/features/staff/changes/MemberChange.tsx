import { EndDialog } from "./EndDialog.tsx";
import { FunctionsDialog } from "./FunctionsDialog.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { LinkDialog } from "./LinkDialog.tsx";
import { ReasonDialog } from "./ReasonDialog.tsx";
import { UpdateDialog } from "./UpdateDialog.tsx";
import type { ChangeProps } from "./useMemberChange.ts";

/** What an administrator does to a colleague, each in a dialog of its own. */
export type DialogAct =
  | "update"
  | "updateFunctions"
  | "linkMember"
  | "endSessions"
  | "invite"
  | "resetSecondFactor"
  | "end"
  | "reopen";

/** The dialog of an act. */
export function MemberChange({ act, ...props }: ChangeProps & { act: DialogAct }) {
  if (act === "update") return <UpdateDialog {...props} />;
  if (act === "updateFunctions") return <FunctionsDialog {...props} />;
  if (act === "reopen") return <FunctionsDialog {...props} isBack />;
  if (act === "end") return <EndDialog {...props} />;
  if (act === "linkMember") return <LinkDialog {...props} />;
  if (act === "invite") return <InviteDialog {...props} />;
  return <ReasonDialog {...props} act={act} />;
}
