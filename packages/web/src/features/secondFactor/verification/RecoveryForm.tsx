import { fieldProblems } from "@ribambelle/domain/kernel/refusal";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useSending } from "../../../ui/editing/useSending.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import classes from "./VerificationPage.module.css";
import { verificationWords } from "./VerificationPage.texts.ts";

interface Props {
  onCode: (recoveryCode: string) => Promise<void>;
  /** Where the form goes without script. */
  form: Pick<ComponentProps<"form">, "method" | "action">;
  redirectUrl: string;
}

/** The field of a recovery code, in place of the application's. */
export function RecoveryForm({ onCode, form, redirectUrl }: Props) {
  const words = useWords(verificationWords);
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, send, forget } = useSending();
  const [missing, setMissing] = useState<Bilingual | null>(null);

  async function sendCode(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const typed = field.current?.value.trim() ?? "";
    flushSync(() => {
      setMissing(typed === "" ? (fieldProblems.required ?? null) : null);
      forget();
    });
    if (typed === "" || (await send(() => onCode(typed)))) field.current?.select();
  }

  return (
    <form {...form} className={classes.form} onSubmit={(event) => void sendCode(event)} noValidate>
      <TextField
        ref={field}
        name="recoveryCode"
        label={words.recoveryCode}
        hint={words.recoveryHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={(missing ?? failure)?.[locale]}
        onInput={() => setMissing(null)}
      />
      <input type="hidden" name="redirectUrl" defaultValue={redirectUrl} />
      <Button type="submit" main busy={busy}>
        {words.useRecoveryCode}
      </Button>
    </form>
  );
}
