import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { typedReason } from "@ribambelle/domain/kernel/office/change";
import { cancelSignatureRequest } from "@ribambelle/domain/signatures/signatureActs.agency.api";
import type { FollowedRequest } from "@ribambelle/domain/signatures/signatures.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call } from "../../../client/call/call.ts";
import { useWords } from "../../../client/locale.tsx";
import { useDraft } from "../../../ui/editing/useDraft.ts";
import { useForm } from "../../../ui/editing/useForm.ts";
import { say } from "../../../ui/messages/say.ts";
import { ChangeDialog } from "../../../ui/office/ChangeDialog.tsx";
import { ReasonField } from "../../../ui/office/ReasonField.tsx";
import { readFollowedAgain } from "./followed.queries.ts";
import { followedDone, followedWords } from "./followed.texts.ts";

const { reasonUnfit } = agencyRefusals;
const schema = z.object({ reason: typedReason });

interface Props {
  request: FollowedRequest;
  /** Who cancels it. */
  personId: number;
  onLeave: () => void;
}

/** Cancels a request to sign, and says why (SIGN-62). */
export function CancelDialog({ request: { id, title }, personId, onLeave }: Props) {
  const words = useWords(followedWords);
  const queries = useQueryClient();
  const form = useForm(
    {
      draftKey: `${personId}:signature:${id}:cancel`,
      start: { reason: "" },
      schema,
      problems: { [reasonUnfit.code]: reasonUnfit },
      send: async ({ reason }) => {
        await call(cancelSignatureRequest, { id, reason });
        await readFollowedAgain(queries);
        say({ kind: "success", text: followedDone.canceled });
        return "sent";
      },
      onSent: onLeave,
    },
    useDraft,
  );
  return (
    <ChangeDialog
      heading={words.cancelHeading(title)}
      says={[words.cancelSays]}
      submit={words.cancelSubmit}
      form={form}
      onLeave={() => {
        onLeave();
        // Whoever was faster is seen too, not before what was typed is given up: its line may have no act left.
        if (form.failure) void readFollowedAgain(queries);
      }}
    >
      <ReasonField {...form.field("reason")} readBy="agency" />
    </ChangeDialog>
  );
}
