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

function sendWhole({ value, form }: HTMLInputElement) {
  const typed = value.replace(/\s/g, "");
  if (typed.length === codeLength && readCode(typed)) form?.requestSubmit();
}

const isPutBack = () => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type !== "navigate";
};

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
    const input = ref.current?.querySelector("input");
    if (focused) input?.focus();
    // Whoever was faster than the script has typed it already; what a browser puts back was sent before.
    if (input && !isPutBack()) sendWhole(input);
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
        onInput={({ currentTarget }) => sendWhole(currentTarget)}
      />
      {children}
      <Button type="submit" main busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
