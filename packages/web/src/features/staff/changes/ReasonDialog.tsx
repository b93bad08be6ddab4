import { typedReason } from "@ribambelle/domain/kernel/office/change";
import { endStaffSessions, resetStaffSecondFactor } from "@ribambelle/domain/staff/staffChanges.agency.api";
import * as z from "zod/mini";
import { useWords } from "../../../client/locale.tsx";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { ReasonField } from "../../../ui/office/ReasonField.tsx";
import { changeWords, done } from "./changes.texts.ts";
import { type ChangeProps, useMemberChange } from "./useMemberChange.ts";

const endpoints = { endSessions: endStaffSessions, resetSecondFactor: resetStaffSecondFactor };
const schema = z.object({ reason: typedReason });

/** Signs a colleague’s devices out, or erases what they sign in with, for a reason (STAFF-16, STAFF-33, AGUI-25). */
export function ReasonDialog({ act, ...props }: ChangeProps & { act: keyof typeof endpoints }) {
  const { member, onLeave } = props;
  const words = useWords(changeWords);
  const name = member.displayName;
  const { form } = useMemberChange(props, {
    name: act,
    start: { reason: "" },
    schema,
    endpoint: endpoints[act] as typeof resetStaffSecondFactor,
    bodyOf: ({ reason }) => ({ userId: member.userId, reason }),
    done: done[act],
  });
  const says =
    act === "endSessions"
      ? [words.devicesEnd, words.nobodyTold]
      : [words.makeSure(name), words.erased, words.resetTold(name)];
  return (
    <ChangeDialog
      heading={words[act].heading(name)}
      says={says}
      submit={words[act].submit}
      form={form}
      onLeave={onLeave}
    >
      <ReasonField {...form.field("reason")} readBy="agency" />
    </ChangeDialog>
  );
}
