import { requestResetMyPassword } from "@ribambelle/domain/identity/identity.api";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useForm } from "../../../ui/editing/useForm.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import classes from "./ForgottenPasswordDialog.module.css";
import { forgottenPasswordWords } from "./ForgottenPasswordDialog.texts.ts";

interface Props {
  address: string;
  onSent: () => void;
}

/** Asks for the address; a problem is said under the field and nothing is sent (AUTH-11, AUTH-12). */
export function ForgottenPasswordForm({ address, onSent }: Props) {
  const words = useWords(forgottenPasswordWords);
  const locale = useLocale();
  const { attributes, field, busy, failure, noticeRef } = useForm({
    start: { email: address },
    schema: requestResetMyPassword.body,
    send: async (asked) => {
      await call(requestResetMyPassword, asked);
      onSent();
      return "leaving";
    },
  });

  return (
    <form {...attributes} className={classes.form}>
      <p className={classes.lead}>{words.lead}</p>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure.text[locale]}
        </Callout>
      )}
      <TextField
        {...field("email")}
        type="email"
        label={words.email}
        autoComplete="email"
        required
        data-autofocus
      />
      <Button type="submit" main busy={busy}>
        {words.send}
      </Button>
    </form>
  );
}
