import { login } from "@ribambelle/domain/identity/identity.api";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import { useHydrated } from "../../../ui/useHydrated.ts";
import { ForgottenPasswordLink } from "../forgottenPassword/ForgottenPasswordLink.tsx";
import { useForgottenPasswordDialog } from "../forgottenPassword/useForgottenPasswordDialog.tsx";
import classes from "./LoginPage.module.css";
import { loginWords } from "./LoginPage.texts.ts";
import { useSignIn } from "./useSignIn.ts";

interface Props {
  redirectUrl: string;
  /** Another way in than a password, under its button. */
  otherWay?: ReactNode;
}

/** The form itself. Its fields are uncontrolled, so that hydration keeps what was typed before. */
export function LoginForm({ redirectUrl, otherWay }: Props) {
  const words = useWords(loginWords);
  const locale = useLocale();
  const hydrated = useHydrated();
  const { attributes, field, failure, noticeRef, busy } = useSignIn();
  const { dialog, open } = useForgottenPasswordDialog();
  return (
    <>
      <form
        {...attributes}
        className={classes.form}
        method="post"
        action={apiBase + login.path}
        // Until hydration the browser's own validation applies.
        noValidate={hydrated}
      >
        {failure && (
          <Callout kind="error" ref={noticeRef}>
            {failure.text[locale]}
          </Callout>
        )}
        <TextField
          {...field("userName")}
          name="username"
          label={words.userName}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          {...field("password")}
          label={words.password}
          autoComplete="current-password"
          required
        />
        <input type="hidden" name="redirectUrl" defaultValue={redirectUrl} />
        <Button type="submit" main busy={busy}>
          {words.signIn}
        </Button>
        {otherWay}
        <ForgottenPasswordLink onOpen={() => void open(typedAddress(attributes.ref.current))} />
      </form>
      {dialog}
    </>
  );
}

// The e-mail address that was already typed, to prefill the dialog.
function typedAddress(form: HTMLFormElement | null): string {
  const typed = form ? String(new FormData(form).get("username")).trim() : "";
  return typed.includes("@") ? typed : "";
}
