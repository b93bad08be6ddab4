import { requestResetMyPassword } from "@ribambelle/domain/identity/identity.api";
import { fieldProblems } from "@ribambelle/domain/kernel/refusal";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { readWire } from "@ribambelle/domain/kernel/wire";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useSending } from "../../../ui/editing/useSending.ts";
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
  const [email, setEmail] = useState(address);
  const [problem, setProblem] = useState<Bilingual | null>(null);
  const { busy, failure, noticeRef, send } = useSending();
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const reading = readWire(requestResetMyPassword.body, { email });
    if (!reading.ok) {
      flushSync(() => setProblem(fieldProblems[reading.issues[0]?.code ?? "invalid"] ?? null));
      field.current?.focus();
      return;
    }
    await send(async () => {
      await call(requestResetMyPassword, reading.value);
      onSent();
    });
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>{words.lead}</p>
      {failure && (
        <Callout kind="error" ref={noticeRef}>
          {failure[locale]}
        </Callout>
      )}
      <TextField
        ref={field}
        type="email"
        name="email"
        label={words.email}
        autoComplete="email"
        required
        data-autofocus
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setProblem(null);
        }}
        error={problem?.[locale]}
      />
      <Button type="submit" main busy={busy}>
        {words.send}
      </Button>
    </form>
  );
}
