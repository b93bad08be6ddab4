import { passkeyNameLength } from "@ribambelle/domain/passkeys/passkey";
import { type FormEvent, useEffect, useRef } from "react";
import { useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { deviceName } from "./deviceName.ts";
import classes from "./PasskeySection.module.css";
import { passkeySectionWords } from "./PasskeySection.texts.ts";

interface Props {
  busy: boolean;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a passkey before the browser makes it. */
export function NewPasskey({ busy, onName, onCancel }: Props) {
  const words = useWords(passkeySectionWords);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onName(field.current?.value.trim() ?? "");
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        ref={field}
        name="name"
        label={words.name}
        hint={words.nameHint}
        defaultValue={deviceName(navigator.userAgent)}
        maxLength={passkeyNameLength}
        autoComplete="off"
        required
        // A name of blanks alone is none.
        pattern=".*\S.*"
      />
      <div className={classes.acts}>
        <Button type="submit" main busy={busy}>
          {words.goOn}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </form>
  );
}
