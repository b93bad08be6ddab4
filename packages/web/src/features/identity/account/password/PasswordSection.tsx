import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import { containsEmailPart, passwordProblems } from "@ribambelle/domain/identity/password";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { useId, useState } from "react";
import { useLocale, useWords } from "../../../../client/locale.tsx";
import type { WithProof } from "../../../../client/withProof.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { SectionCard } from "../../../../ui/cards/SectionCard.tsx";
import { PasswordField } from "../../../../ui/fields/PasswordField.tsx";
import { Callout } from "../../../../ui/messages/Callout.tsx";
import { NewPasswordFields } from "../../newPassword/NewPasswordFields.tsx";
import { resetPasswordWords } from "../../newPassword/ResetPasswordPage.texts.ts";
import classes from "../account.module.css";
import { passwordSectionWords } from "../account.texts.ts";
import { PasswordStrength } from "./PasswordStrength.tsx";
import { usePasswordChange } from "./usePasswordChange.ts";

interface Props {
  user: MyInformation;
  withProof: WithProof;
}

/** Changes the password; the button waits until every rule holds, and says why beside it (SETTINGS-04 to -10). */
export function PasswordSection({ user, withProof }: Props) {
  const words = useWords(passwordSectionWords);
  const shared = useWords(resetPasswordWords);
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState({ current: "", next: "", again: "" });
  const { busy, failure, refusals, noticeRef, submit } = usePasswordChange(withProof);
  const { current, next, again } = typed;
  const read = (form: HTMLFormElement) => {
    const textOf = (name: string) => String(new FormData(form).get(name) ?? "");
    setTyped({ current: textOf("current"), next: textOf("next"), again: textOf("again") });
  };

  const hasEmail = containsEmailPart(next, user.email);
  const reason =
    current === ""
      ? words.typeCurrent
      : passwordProblems(next).length > 0
        ? shared.completeRules
        : hasEmail
          ? words.withoutEmail
          : next === again
            ? ""
            : shared.typeTwice;
  const nextError = hasEmail ? identityRefusals.passwordContainsEmail[locale] : refusals.next?.[locale];

  return (
    <SectionCard id="mot-de-passe" title={words.title}>
      <form
        className={`${classes.form} ${classes.needsScript}`}
        noValidate
        onInput={(event) => read(event.currentTarget)}
        onSubmit={(event) => submit(event, { currentPassword: current, newPassword: next })}
      >
        {failure && (
          <Callout kind="error" ref={noticeRef}>
            {failure[locale]}
          </Callout>
        )}
        {/* Tells a password manager whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={user.userName} readOnly hidden />
        <PasswordField
          name="current"
          label={words.current}
          autoComplete="current-password"
          required
          error={refusals.current?.[locale]}
        />
        <NewPasswordFields
          names={{ password: "next", confirmation: "again" }}
          password={next}
          confirmation={again}
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
