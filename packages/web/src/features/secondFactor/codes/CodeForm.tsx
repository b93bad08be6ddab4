import { codeLength, readCode } from "@ribambelle/domain/secondFactor/secondFactor";
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useSending } from "../../../ui/editing/useSending.ts";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useHydrated } from "../../../ui/useHydrated.ts";
import classes from "./CodeForm.module.css";
import { codeFormWords, notSixDigits } from "./CodeForm.texts.ts";

interface Props {
  /** Sends a code; what it throws is said under the field. */
  onCode: (code: string) => Promise<void>;
  submit: string;
  /** The field is the first thing that people use here. */
  focused?: boolean;
  /** Where the form goes without script. */
  form?: Pick<ComponentProps<"form">, "method" | "action">;
  /** Stands between the field and the button. */
  children?: ReactNode;
}

/** The field of a code of the application: sent by Enter, by the button, or with the sixth digit (FACTOR-15, FACTOR-16). */
export function CodeForm({ onCode, submit, focused = false, form, children }: Props) {
  const words = useWords(codeFormWords);
  const locale = useLocale();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const { busy, failure, send, rest, forget } = useSending();
  const [isShort, setShort] = useState(false);

  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  async function sendCode(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const code = readCode(field.current?.value ?? "");
    flushSync(() => {
      setShort(code === null);
      forget();
    });
    const failed = code === null || (await send(() => onCode(code)));
    if (failed) field.current?.select();
    else rest();
  }

  return (
    <form {...form} className={classes.form} onSubmit={(event) => void sendCode(event)} noValidate={hydrated}>
      <TextField
        ref={field}
        name="code"
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={isShort ? notSixDigits[locale] : failure?.[locale]}
        onInput={({ currentTarget }) => {
          setShort(false);
          const typed = currentTarget.value.replace(/\s/g, "");
          if (typed.length === codeLength && readCode(typed)) currentTarget.form?.requestSubmit();
        }}
      />
      {children}
      <Button type="submit" main busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
