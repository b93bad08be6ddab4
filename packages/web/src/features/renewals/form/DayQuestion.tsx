import { DateField } from "../../../ui/fields/date/DateField.tsx";
import { Question } from "./Question.tsx";

interface Props {
  name: string;
  label: string;
  hint: string;
  /** YYYY-MM-DD, or what is typed of a day. */
  value: string;
  /** YYYY-MM-DD, both included. */
  min: string;
  max?: string;
  onChange: (value: string) => void;
}

/** A question that is answered by a day; what is wrong with one that was typed is said by the printed sentences (ERR-09). */
export function DayQuestion({ name, label, hint, value, min, max, onChange }: Props) {
  return (
    <Question name={name}>
      <DateField
        label={label}
        hint={hint}
        value={value}
        min={min}
        {...(max && { max })}
        onChange={onChange}
      />
    </Question>
  );
}
