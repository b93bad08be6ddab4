import { updateMyPassword } from "@ribambelle/domain/identity/identity.api";
import { identityRefusals, passwordRefusals } from "@ribambelle/domain/identity/identity.texts";
import { containsEmailPart, passwordProblems } from "@ribambelle/domain/identity/password";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { useId } from "react";
import { call } from "../../../../client/call/call.ts";
import { leaveFlash } from "../../../../client/kept/flash.ts";
import { leaveTo } from "../../../../client/leaveTo.ts";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import { beginSignOut, forgetAuthenticated } from "../../../../client/session.ts";
import type { WithProof } from "../../../../client/withProof.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import { useForm } from "../../../../ui/editing/useForm.ts";
import { PasswordField } from "../../../../ui/fields/PasswordField.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { NeedsScript } from "../../../../ui/messages/WithoutScript.tsx";
import { NewPasswordFields } from "../../newPassword/NewPasswordFields.tsx";
import { passwordChanged, resetPasswordWords } from "../../newPassword/ResetPasswordPage.texts.ts";
import classes from "../account.module.css";
import { passwordSectionWords } from "../account.texts.ts";
import { PasswordStrength } from "./PasswordStrength.tsx";

interface Props {
  user: MyInformation;
  withProof: WithProof;
}

/**
 * Changes the password; the button waits until every rule holds, and says why beside it (SETTINGS-04 to -10). Then every session
 * of the person is over and they sign in again.
 */
export function PasswordSection({ user, withProof }: Props) {
  const words = useWords(passwordSectionWords);
  const shared = useWords(resetPasswordWords);
  const locale = useLocale();
  const id = useId();
  const { attributes, field, typed, busy, failure, noticeRef } = useForm({
    start: { currentPassword: "", newPassword: "", confirmation: "" },
    readFrom: (textOf) => ({
      currentPassword: textOf("currentPassword"),
      newPassword: textOf("newPassword"),
      confirmation: textOf("confirmation"),
    }),
    schema: updateMyPassword.body,
    problems: updateMyPassword.problems,
    send: async (given) => {
      const changed = await withProof(() => call(updateMyPassword, given));
      if (changed === null) return "given-up";
      // The end of this session is not to be announced as one that expired.
      beginSignOut();
      forgetAuthenticated();
      leaveFlash({ kind: "success", text: passwordChanged });
      leaveTo("/login");
      return "leaving";
    },
    refusedAt: ({ code }) => {
      if (code === identityRefusals.wrongCurrentPassword.code) return "currentPassword";
      return passwordRefusals.some((refusal) => refusal.code === code) ? "newPassword" : null;
    },
  });
  const { currentPassword: current, newPassword: next, confirmation: again } = typed;

  const isOfStaff = user.role === "Agency";
  const hasEmail = containsEmailPart(next, user.email);
  const reason =
    current === ""
      ? words.typeCurrent
      : passwordProblems(next, isOfStaff).length > 0
        ? shared.completeRules
        : hasEmail
          ? words.withoutEmail
          : next === again
            ? ""
            : shared.typeTwice;
  const nextError = hasEmail ? identityRefusals.passwordContainsEmail[locale] : field("newPassword").error;

  return (
    <SectionCard id="mot-de-passe" title={words.title}>
      <NeedsScript>{words.withoutScript}</NeedsScript>
      <form {...attributes} className={`${classes.form} ${classes.needsScript}`}>
        {failure && (
          <Callout kind="error" ref={noticeRef}>
            {failure.text[locale]}
          </Callout>
        )}
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.userName} readOnly hidden />
        <PasswordField
          {...field("currentPassword")}
          label={words.current}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields
          names={{ password: "newPassword", confirmation: "confirmation" }}
          password={next}
          confirmation={again}
          isOfStaff={isOfStaff}
          error={nextError}
          more={<PasswordStrength password={next} user={user} />}
        />
        <div className={classes.send}>
          <p>{words.afterwards}</p>
          <Button type="submit" main busy={busy} disabled={reason !== ""} aria-describedby={`${id}-reason`}>
            {words.change}
          </Button>
          <p id={`${id}-reason`} className={classes.reason}>
            {reason}
          </p>
        </div>
      </form>
    </SectionCard>
  );
}
