import { deleteMyAccount } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
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
  const [wrong, setWrong] = useState<Bilingual | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>, currentPassword: string) {
    event.preventDefault();
    if (sending.busy) return;
    const field = event.currentTarget.elements.namedItem("password");
    setWrong(null);
    sending.forget();
    const failed = await send(async () => {
      const done = await withProof(() => call(deleteMyAccount, { currentPassword }));
      if (done === null) return sending.rest();
      beginSignOut();
      queries.clear();
      forgetDrafts();
      forgetAuthenticated();
      leaveFlash({ kind: "success", text: accountDeleted });
      leaveTo("/login");
    });
    if (failed?.code !== identityRefusals.wrongCurrentPassword.code) return;
    sending.forget();
    setWrong(failed.text);
    if (field instanceof HTMLInputElement) field.focus();
  }

  return { ...sending, wrong, submit };
}
