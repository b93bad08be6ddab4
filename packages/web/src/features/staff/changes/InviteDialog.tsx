import { inviteStaff } from "@ribambelle/domain/staff/staffChanges.agency.api";
import * as z from "zod/mini";
import { useWords } from "../../../client/locale.tsx";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { changeWords, done } from "./changes.texts.ts";
import { type ChangeProps, useMemberChange } from "./useMemberChange.ts";

const nothing = z.object({});

/** Invites a colleague again who has not chosen a password (STAFF-12). */
export function InviteDialog(props: ChangeProps) {
  const { member, onLeave } = props;
  const words = useWords(changeWords);
  const { form } = useMemberChange(props, {
    name: "invite",
    start: {},
    schema: nothing,
    endpoint: inviteStaff,
    bodyOf: () => ({ userId: member.userId }),
    done: done.invite,
  });
  return (
    <ChangeDialog
      heading={words.inviteAgain.heading(member.displayName)}
      says={[words.invite(member.displayName), words.formerLinkEnds]}
      submit={words.inviteAgain.submit}
      form={form}
      onLeave={onLeave}
    >
      {null}
    </ChangeDialog>
  );
}
