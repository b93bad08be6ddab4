import { resetMyPassword } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals, passwordRefusals } from "@ribambelle/domain/identity/identity.texts";
import { passwordProblems } from "@ribambelle/domain/identity/password";
import { useId } from "react";
import { call } from "../../../client/call/call.ts";
import { leaveFlash } from "../../../client/kept/flash.ts";
import { leaveTo } from "../../../client/leaveTo.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { forgetAuthenticated } from "../../../client/session.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useForm } from "../../../ui/editing/useForm.ts";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import classes from "./ResetPasswordPage.module.css";
import { accountReady, passwordChanged, resetPasswordWords } from "./ResetPasswordPage.texts.ts";
import { forgetResetKey } from "./useResetKey.ts";

interface Props {
  resetKey: string;
  /** True for somebody of the agency, whose password is longer (STAFF-20). */
  isOfStaff: boolean;
  /** True for who has none so far: an account is ready then, and nothing was changed. */
  isFirst: boolean;
  onRefused: () => void;
}

/**
 * Asks for the new password twice; the button waits until every rule holds, and says why beside it (AUTH-24). Then every session
 * of the person is over and they sign in again (AUTH-18, AUTH-31).
 */
export function NewPasswordForm({ resetKey, isOfStaff, isFirst, onRefused }: Props) {
  const words = useWords(resetPasswordWords);
  const locale = useLocale();
  const { attributes, field, typed, busy, failure, noticeRef } = useForm({
    start: { password: "", confirmation: "" },
    readFrom: (textOf) => ({ password: textOf("password"), confirmation: textOf("confirmation") }),
    schema: resetMyPassword.body,
    problems: resetMyPassword.problems,
    sentOf: ({ password }) => ({ password, resetKey }),
    send: async (given) => {
      await call(resetMyPassword, given);
      forgetResetKey();
      forgetAuthenticated();
      leaveFlash({ kind: "success", text: isFirst ? accountReady : passwordChanged });
      leaveTo("/login");
      return "leaving";
    },
    // What the server has against the password itself stands under its field.
    refusedAt: ({ code }) => (passwordRefusals.some((refusal) => refusal.code === code) ? "password" : null),
    onFailed: ({ code }) => {
      if (code === identityRefusals.resetKeyUnusable.code) onRefused();
    },
  });
  const { password, confirmation } = typed;
  const id = useId();

  const rulesHold = passwordProblems(password, isOfStaff).length === 0;
  const same = confirmation === password;
  const reason = rulesHold ? (same ? "" : words.typeTwice) : words.completeRules;

  return (
    <form {...attributes} className={classes.form}>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure.text[locale]}
        </Callout>
      )}
      <NewPasswordFields
        names={{ password: "password", confirmation: "confirmation" }}
        password={password}
        isOfStaff={isOfStaff}
        confirmation={confirmation}
        error={field("password").error}
      />
      <div className={classes.send}>
        <Button type="submit" main busy={busy} disabled={reason !== ""} aria-describedby={`${id}-reason`}>
          {words.save}
        </Button>
        <p id={`${id}-reason`} className={classes.reason}>
          {reason}
        </p>
      </div>
    </form>
  );
}
