import { passwordProblems } from "@ribambelle/domain/identity/password";
import { useEffect, useId, useRef, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import classes from "./ResetPasswordPage.module.css";
import { resetPasswordWords } from "./ResetPasswordPage.texts.ts";
import { useNewPassword } from "./useNewPassword.ts";

interface Props {
  resetKey: string;
  onRefused: () => void;
}

/** Asks for the new password twice; the button waits until every rule holds, and says why beside it (AUTH-24). */
export function NewPasswordForm({ resetKey, onRefused }: Props) {
  const words = useWords(resetPasswordWords);
  const locale = useLocale();
  const { form, password, confirmation, read } = useTyped();
  const { busy, failure, refusal, noticeRef, submit } = useNewPassword(resetKey, onRefused);
  const id = useId();

  const rulesHold = passwordProblems(password).length === 0;
  const same = confirmation === password;
  const reason = rulesHold ? (same ? "" : words.typeTwice) : words.completeRules;

  return (
    <form
      ref={form}
      className={classes.form}
      onInput={read}
      onSubmit={(event) => submit(event, password)}
      noValidate
    >
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      <NewPasswordFields
        names={{ password: "password", confirmation: "confirmation" }}
        password={password}
        confirmation={confirmation}
        error={refusal?.[locale]}
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

// The fields are uncontrolled, so that what was typed before hydration counts too.
function useTyped() {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ password: "", confirmation: "" });
  const read = () => {
    const fields = new FormData(form.current ?? undefined);
    setTyped({ password: textOf(fields, "password"), confirmation: textOf(fields, "confirmation") });
  };
  useEffect(read, []);
  return { form, read, ...typed };
}

const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? "");
