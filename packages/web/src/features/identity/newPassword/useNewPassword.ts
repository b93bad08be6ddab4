import { resetMyPassword } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals, passwordRefusals } from "@ribambelle/domain/identity/identity.texts";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { type FormEvent, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { leaveFlash } from "../../../client/kept/flash.ts";
import { leaveTo } from "../../../client/leaveTo.ts";
import { forgetAuthenticated } from "../../../client/session.ts";
import { useSending } from "../../../ui/editing/useSending.ts";
import { passwordChanged } from "./ResetPasswordPage.texts.ts";
import { forgetResetKey } from "./useResetKey.ts";

/**
 * Sends the new password; then every session of the person is over and they sign in again (AUTH-18, AUTH-31). `refusal` is
 * what the server has against the password itself, for its field.
 */
export function useNewPassword(resetKey: string, onRefused: () => void) {
  const { send, ...sending } = useSending();
  const [refusal, setRefusal] = useState<Bilingual | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>, password: string) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("password");
    setRefusal(null);
    const failed = await send(async () => {
      await call(resetMyPassword, { password, resetKey });
      forgetResetKey();
      forgetAuthenticated();
      leaveFlash({ kind: "success", text: passwordChanged });
      leaveTo("/login");
    });
    if (failed?.code === identityRefusals.resetKeyUnusable.code) onRefused();
    if (failed && passwordRefusals.some(({ code }) => code === failed.code)) {
      sending.forget();
      setRefusal(failed.text);
      if (field instanceof HTMLInputElement) field.focus();
    }
  }

  return { ...sending, refusal, submit };
}
