import { useId } from "react";
import { Field, type FieldProps } from "../Field.tsx";
import classes from "./HoursSlider.module.css";

interface Props extends FieldProps {
  /** A number within the limits; null before it was moved. */
  value: number | null;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Writes a value with what it comes to: 12 h par semaine, environ 48 h par mois. */
  write: (value: number) => string;
  /** Writes one end of the scale: 50h et +. */
  writeEnd: (value: number) => string;
}

/** A number on a scale, by thumb, arrows or Home and End; what it comes to is said with each step. */
export function HoursSlider({ value, onChange, min, max, write, writeEnd, ...field }: Props) {
  const id = useId();
  const shown = value ?? min;
  return (
    <Field {...field}>
      {(control) => (
        <div className={classes.slider}>
          <output id={`${id}-said`} htmlFor={control.id} className={classes.said} aria-live="off">
            {write(shown)}
          </output>
          <input
            {...control}
            type="range"
            className={classes.range}
            min={min}
            max={max}
            step={1}
            value={shown}
            aria-valuetext={write(shown)}
            style={{ "--part": (shown - min) / (max - min) } as React.CSSProperties}
            onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
          />
          <div className={classes.ends} aria-hidden="true">
            <span>{writeEnd(min)}</span>
            <span>{writeEnd(max)}</span>
          </div>
        </div>
      )}
    </Field>
  );
}
