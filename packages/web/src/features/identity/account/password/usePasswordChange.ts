import { updateMyPassword } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals, passwordRefusals } from "@ribambelle/domain/identity/identity.texts";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { type FormEvent, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { leaveFlash } from "../../../../client/kept/flash.ts";
import { leaveTo } from "../../../../client/leaveTo.ts";
import { beginSignOut, forgetAuthenticated } from "../../../../client/session.ts";
import type { WithProof } from "../../../../client/withProof.ts";
import { useSending } from "../../../../ui/editing/useSending.ts";
import { passwordChanged } from "../../newPassword/ResetPasswordPage.texts.ts";

/**
 * Sends the new password; then every session of the person is over and they sign in again (SETTINGS-09, SETTINGS-10).
 * `refusals` are what the server has against one of the two passwords, each for its field.
 */
export function usePasswordChange(withProof: WithProof) {
  const { send, ...sending } = useSending();
  const [refusals, setRefusals] = useState<{ current?: Bilingual; next?: Bilingual }>({});

  async function submit(
    event: FormEvent<HTMLFormElement>,
    given: { currentPassword: string; newPassword: string },
  ) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    setRefusals({});
    sending.forget();
    const failed = await send(async () => {
      // The end of this session is not to be announced as one that expired.
      const changed = await withProof(() => call(updateMyPassword, given));
      if (changed === null) return sending.rest();
      beginSignOut();
      forgetAuthenticated();
      leaveFlash({ kind: "success", text: passwordChanged });
      leaveTo("/login");
    });
    if (!failed) return;
    const isCurrent = failed.code === identityRefusals.wrongCurrentPassword.code;
    if (!isCurrent && !passwordRefusals.some(({ code }) => code === failed.code)) return;
    sending.forget();
    setRefusals(isCurrent ? { current: failed.text } : { next: failed.text });
    const field = elements.namedItem(isCurrent ? "current" : "next");
    if (field instanceof HTMLInputElement) field.focus();
  }

  return { ...sending, refusals, submit };
}
