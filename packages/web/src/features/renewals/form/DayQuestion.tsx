import { DateField } from "../../../ui/fields/date/DateField.tsx";
import { Question } from "./Question.tsx";
import type { Missing } from "./Remaining.tsx";

interface Props {
  name: string;
  label: string;
  hint: string;
  /** YYYY-MM-DD, or what is typed of a day. */
  value: string;
  /** YYYY-MM-DD, both included. */
  min: string;
  max?: string;
  missing: readonly Missing[];
  onChange: (value: string) => void;
}

/** A question that is answered by a day; what is wrong with a whole one is said beside it. */
export function DayQuestion({ name, label, hint, value, min, max, missing, onChange }: Props) {
  const problem = missing.find(({ question }) => question === name);
  return (
    <Question name={name}>
      <DateField
        label={label}
        hint={hint}
        value={value}
        min={min}
        {...(max && { max })}
        error={value.length === 10 ? problem?.text : null}
        onChange={onChange}
      />
    </Question>
  );
}
