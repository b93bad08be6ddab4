import { useWords } from "../../client/locale.tsx";
import { TextField, type TextFieldProps } from "../fields/TextField.tsx";
import { officeWords } from "./office.texts.ts";

interface Props extends Omit<TextFieldProps, "label" | "hint"> {
  readBy: "person" | "agency";
  /** False where it depends on what is changed whether one is asked for. */
  required?: boolean;
}

/** Why something is changed, in one line, with who will read it (AGUI-24). */
export function ReasonField({ readBy, required = true, ...field }: Props) {
  const words = useWords(officeWords);
  const who = readBy === "person" ? words.readByPerson : words.readByAgency;
  return (
    <TextField
      {...field}
      label={words.reason}
      hint={`${who} ${words.reasonHint}`}
      maxLength={400}
      autoComplete="off"
      required={required}
    />
  );
}
