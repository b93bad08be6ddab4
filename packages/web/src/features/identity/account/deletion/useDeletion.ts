import { deleteMyAccount } from "@ribambelle/domain/identity/identity.api";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../../../client/call/call.ts";
import { forgetDrafts } from "../../../../client/kept/drafts.ts";
import { leaveFlash } from "../../../../client/kept/flash.ts";
import { leaveTo } from "../../../../client/leaveTo.ts";
import { beginSignOut, forgetAuthenticated } from "../../../../client/session.ts";
import type { WithProof } from "../../../../client/withProof.ts";
import { useSending } from "../../../../ui/editing/useSending.ts";
import { accountDeleted } from "../account.texts.ts";

/** Deletes the account; then nothing of the person stays on the page or in the browser, and the sign-in page says so (AUTH-38). */
export function useDeletion(withProof: WithProof) {
  const queries = useQueryClient();
  const { send, ...sending } = useSending();

  async function confirm() {
    if (sending.busy) return;
    await send(async () => {
      const done = await withProof(() => call(deleteMyAccount));
      if (done === null) return sending.release();
      beginSignOut();
      queries.clear();
      forgetDrafts();
      forgetAuthenticated();
      leaveFlash({ kind: "success", text: accountDeleted });
      leaveTo("/login");
    });
  }

  return { ...sending, confirm: () => void confirm() };
}
