import { proveMyself } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { type FormEvent, useRef } from "react";
import { call } from "../../../client/call/call.ts";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import { useSending } from "../../../ui/editing/useSending.ts";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import classes from "../codes/CodeForm.module.css";
import { CodeForm } from "../codes/CodeForm.tsx";
import { proofWords } from "./Proof.texts.ts";

interface Props {
  /** True for somebody with a second factor: a code is asked for, not the password. */
  byCode: boolean;
  onProved: () => void;
  onLeave: () => void;
}

/** Asks in place for the code, or the password, before something that a session left open must not do (FACTOR-13). */
export function ProofDialog({ byCode, onProved, onLeave }: Props) {
  const words = useWords(proofWords);
  const none = { code: null, password: null };
  const proveBy = async (given: { code: string } | { password: string }) => {
    await call(proveMyself, { ...none, ...given });
    onProved();
  };
  return (
    <Dialog look="window" leaving="asked" onLeave={onLeave} heading={words.heading}>
      <p>{byCode ? words.byCode : words.byPassword}</p>
      {byCode ? (
        <CodeForm focused submit={words.confirm} onCode={(code) => proveBy({ code })} />
      ) : (
        <PasswordForm onPassword={(password) => proveBy({ password })} />
      )}
    </Dialog>
  );
}

function PasswordForm({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const words = useWords(proofWords);
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { busy, failure, send } = useSending();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = String(new FormData(form.current ?? undefined).get("password"));
    if (busy) return;
    if (await send(() => onPassword(typed))) form.current?.querySelector("input")?.select();
  }

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)}>
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="current-password"
        required
        data-autofocus
        error={failure?.[locale]}
      />
      <Button type="submit" main busy={busy}>
        {words.confirm}
      </Button>
    </form>
  );
}
