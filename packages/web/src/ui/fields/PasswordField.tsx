import { useState } from "react";
import { useWords } from "../../client/locale.tsx";
import { IconButton } from "../buttons/IconButton.tsx";
import { CrossedEyeIcon, EyeIcon } from "../pictures/icons.tsx";
import classes from "./PasswordField.module.css";
import { passwordFieldWords } from "./PasswordField.texts.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

/** A field for a password, with a button that shows what is typed (useful on a phone) and hides it again. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end">) {
  const words = useWords(passwordFieldWords);
  const [shown, setShown] = useState(false);
  const Icon = shown ? CrossedEyeIcon : EyeIcon;
  const toggle = (
    <IconButton
      className={classes.toggle}
      aria-label={shown ? words.hide : words.show}
      onClick={() => setShown(!shown)}
    >
      <Icon />
    </IconButton>
  );
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={toggle}
    />
  );
}
