import { codeLength, codeSchema, readCode } from "@ribambelle/domain/secondFactor/secondFactor";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useForm } from "../../../ui/editing/useForm.ts";
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
  const hydrated = useHydrated();
  const { attributes, field, busy } = useForm({
    start: { code: "" },
    readFrom: (textOf) => ({ code: textOf("code") }),
    schema: codeSchema,
    problems: { "not-six-digits": notSixDigits },
    send: async (given) => {
      await onCode(given.code);
      return "sent";
    },
    refusedAt: () => "code",
    isTypedAnew: true,
  });
  const { ref } = attributes;

  useEffect(() => {
    if (focused) ref.current?.querySelector("input")?.focus();
  }, [focused, ref]);

  return (
    <form {...form} {...attributes} className={classes.form} noValidate={hydrated}>
      <TextField
        {...field("code")}
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        onInput={({ currentTarget }) => {
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
