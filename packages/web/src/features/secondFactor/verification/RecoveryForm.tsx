import { recoveryCodeSchema } from "@ribambelle/domain/secondFactor/secondFactor";
import type { ComponentProps } from "react";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useForm } from "../../../ui/editing/useForm.ts";
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
  const { attributes, field, busy } = useForm({
    start: { recoveryCode: "" },
    readFrom: (textOf) => ({ recoveryCode: textOf("recoveryCode") }),
    schema: recoveryCodeSchema,
    send: async (given) => {
      await onCode(given.recoveryCode);
      return "leaving";
    },
    refusedAt: () => "recoveryCode",
    isTypedAnew: true,
  });

  return (
    <form {...form} {...attributes} className={classes.form}>
      <TextField
        {...field("recoveryCode")}
        label={words.recoveryCode}
        hint={words.recoveryHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <input type="hidden" name="redirectUrl" defaultValue={redirectUrl} />
      <Button type="submit" main busy={busy}>
        {words.useRecoveryCode}
      </Button>
    </form>
  );
}
