import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { typedReason } from "@ribambelle/domain/kernel/office/change";
import { isInterest, type PersonRequest } from "@ribambelle/domain/requests/request";
import { requestRefusals } from "@ribambelle/domain/requests/request.refusals";
import { closeRequest } from "@ribambelle/domain/requests/requests.agency.api";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callVersioned } from "../../client/call/call.ts";
import { callErrorOf } from "../../client/call/callError.ts";
import { useWords } from "../../client/locale.tsx";
import { useDraft } from "../../ui/editing/useDraft.ts";
import { useForm } from "../../ui/editing/useForm.ts";
import { say } from "../../ui/messages/say.ts";
import { ChangeDialog } from "../../ui/office/ChangeDialog.tsx";
import { ReasonField } from "../../ui/office/ReasonField.tsx";
import { readRequestsAgain } from "./readRequestsAgain.ts";
import { requestDone, requestWords } from "./requests.texts.ts";

const { reasonUnfit } = agencyRefusals;
const { requestClosed } = requestRefusals;
const schema = z.object({ reason: typedReason });

interface Props {
  request: PersonRequest;
  outcome: "done" | "refused";
  /** Who closes it. */
  personId: number;
  onLeave: () => void;
  onClosed: () => void;
}

/** Says that a request is done or refused, and why (FOLKS-36, AGUI-24). */
export function CloseDialog({ request, outcome, personId, onLeave, onClosed }: Props) {
  const words = useWords(requestWords);
  const queries = useQueryClient();
  const { id: requestId, version, person, kind } = request;
  const isOfInterest = isInterest(kind);
  const form = useForm(
    {
      draftKey: `${personId}:request:${requestId}:${outcome}`,
      start: { reason: "" },
      schema,
      problems: { [reasonUnfit.code]: reasonUnfit },
      send: async ({ reason }) => {
        try {
          const body = { requestId, outcome, reason };
          await callVersioned(closeRequest, { body, from: `"${version}"` });
        } catch (error) {
          // Whoever was faster is seen too. One that is closed leaves the list, with this dialog: not while it is read.
          if (callErrorOf(error).code !== requestClosed.code) await readRequestsAgain(queries);
          throw error;
        }
        say({ kind: "success", text: requestDone[outcome] });
        return "sent";
      },
      onSent: () => {
        onLeave();
        onClosed();
        void readRequestsAgain(queries);
      },
    },
    useDraft,
  );
  const isDone = outcome === "done";
  const name = person.displayName;
  return (
    <ChangeDialog
      heading={isDone ? words.doneHeading(name) : words.refusedHeading(name)}
      says={[
        isOfInterest
          ? isDone
            ? words.doneSaysOfInterest
            : words.refusedSaysOfInterest
          : isDone
            ? words.doneSays
            : words.refusedSays,
      ]}
      submit={isDone ? words.markDone : words.refuse}
      form={form}
      onLeave={() => {
        onLeave();
        if (form.failure) void readRequestsAgain(queries);
      }}
    >
      <ReasonField {...form.field("reason")} readBy="person" />
    </ChangeDialog>
  );
}
