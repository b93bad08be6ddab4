import { resetMyPassword } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import type { FormEvent } from "react";
import { call } from "../../../client/call/call.ts";
import { leaveFlash } from "../../../client/kept/flash.ts";
import { leaveTo } from "../../../client/leaveTo.ts";
import { forgetAuthenticated } from "../../../client/session.ts";
import { useSending } from "../../../ui/editing/useSending.ts";
import { passwordChanged } from "./ResetPasswordPage.texts.ts";
import { forgetResetKey } from "./useResetKey.ts";

/** Sends the new password; then every session of the person is over and they sign in again (AUTH-18, AUTH-31). */
export function useNewPassword(resetKey: string, onRefused: () => void) {
  const { send, ...sending } = useSending();

  async function submit(event: FormEvent, password: string) {
    event.preventDefault();
    const failed = await send(async () => {
      await call(resetMyPassword, { password, resetKey });
      forgetResetKey();
      forgetAuthenticated();
      leaveFlash({ kind: "success", text: passwordChanged });
      leaveTo("/login");
    });
    if (failed?.code === identityRefusals.resetKeyUnusable.code) onRefused();
  }

  return { ...sending, submit };
}
