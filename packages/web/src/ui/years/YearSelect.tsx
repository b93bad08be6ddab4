import { useId } from "react";
import { useWords } from "../../client/locale.tsx";
import { SelectBox } from "../fields/SelectBox.tsx";
import classes from "./YearSelect.module.css";
import { yearWords } from "./YearSelect.texts.ts";

interface Props {
  /** The years that have something, the newest first. */
  years: readonly number[];
  year: number | null;
  onChange: (year: number) => void;
}

/** Chooses the year of a list, of those that have something; nothing while there is but one (SPACE-18). */
export function YearSelect({ years, year, onChange }: Props) {
  const words = useWords(yearWords);
  const id = useId();
  if (years.length < 2) return null;
  return (
    <form method="get" className={classes.year}>
      <label htmlFor={id}>{words.year}</label>
      <SelectBox
        id={id}
        name="annee"
        value={String(year ?? "")}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {years.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectBox>
      <noscript>
        <button type="submit">{words.show}</button>
      </noscript>
    </form>
  );
}
