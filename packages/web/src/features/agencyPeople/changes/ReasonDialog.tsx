import {
  blockPerson,
  endPersonSessions,
  unblockPerson,
} from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import { typedReason } from "@ribambelle/domain/kernel/office/change";
import * as z from "zod/mini";
import { useWords } from "../../../client/locale.tsx";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { ReasonField } from "../../../ui/office/ReasonField.tsx";
import { changeWords, done } from "./changes.texts.ts";
import { type ChangeProps, usePersonChange } from "./usePersonChange.ts";

const endpoints = { endSessions: endPersonSessions, block: blockPerson, unblock: unblockPerson };
const schema = z.object({ reason: typedReason });

/** Signs a person out, keeps them out or lets them in again, for a reason that is the agency’s (FOLKS-30, FOLKS-31, AGUI-25). */
export function ReasonDialog({ act, ...props }: ChangeProps & { act: keyof typeof endpoints }) {
  const { person, onLeave } = props;
  const words = useWords(changeWords);
  const { form } = usePersonChange(props, act, {
    start: { reason: "" },
    schema,
    endpoint: endpoints[act] as typeof blockPerson,
    bodyOf: ({ reason }) => ({ userId: person.userId, reason }),
    done: done[act],
  });
  const { heading, says, submit } = words[act];
  const owed =
    act === "block" && person.payslips ? [words.block.payslips(person.firstName, person.payslips)] : [];
  return (
    <ChangeDialog
      heading={heading(person.displayName)}
      says={[...says, ...owed]}
      submit={submit}
      form={form}
      onLeave={onLeave}
    >
      <ReasonField {...form.field("reason")} readBy="agency" />
    </ChangeDialog>
  );
}
