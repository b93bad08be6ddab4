import { asksOwnName, reservedItem } from "@ribambelle/domain/surveys/items";
import { longestText } from "@ribambelle/domain/surveys/kinds/oneTextField";
import { useWords } from "../../../client/locale.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import classes from "../Survey.module.css";
import { surveyWords } from "../surveys.texts.ts";
import type { KindFieldProps } from "./kindField.ts";

interface Texts {
  readonly first: string;
  readonly second: string;
}

const ownName = { first: "given-name", second: "family-name" } as const;

/** Two texts of one answer, each with its label (SURVEY-27). */
export function TwoTextField({ question, label, value, onChange, errorAt }: KindFieldProps<Texts>) {
  const words = useWords(surveyWords);
  const field = (part: keyof Texts) => (
    <TextField
      autoComplete={asksOwnName(question) ? ownName[part] : "off"}
      label={reservedItem(question, part) ?? words[part]}
      maxLength={longestText}
      aria-required="true"
      value={value[part]}
      onChange={({ currentTarget }) => onChange({ ...value, [part]: currentTarget.value })}
      error={errorAt(part)}
    />
  );
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <div className={classes.pair}>
        {field("first")}
        {field("second")}
      </div>
    </fieldset>
  );
}
