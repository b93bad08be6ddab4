import {
  defaultDialCode,
  frenchPhoneText,
  readFrenchPhone,
} from "@ribambelle/domain/kernel/phones/frenchPhone";
import { useId, useState } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { ChevronIcon } from "../../pictures/icons.tsx";
import { Field, type FieldProps } from "../Field.tsx";
import textField from "../TextField.module.css";
import { dialCodeOf, dialCodes } from "./dialCodes.ts";
import classes from "./PhoneField.module.css";
import { phoneFieldWords } from "./PhoneField.texts.ts";

interface Props extends FieldProps {
  /** E.164 (+33612345678) once it is a number, until then what is typed of it. */
  value: string;
  onChange: (value: string) => void;
}

const isWhole = (value: string) => value.startsWith("+") && readFrenchPhone(value) === value;

/** Reads what is typed with the dial code that is chosen; an international form says its own. */
function read(typed: string, dialCode: string): string | null {
  const digits = typed.replace(/[^\d+]/g, "");
  const isBare = dialCode !== defaultDialCode && !/^(\+|00)/.test(digits);
  const inTerritory = isBare ? readFrenchPhone(`+${dialCode}${digits.replace(/^0/, "")}`) : null;
  return inTerritory ?? readFrenchPhone(typed);
}

/**
 * A French phone number, of the mainland (+33 to begin with) or overseas: typed in its national or international form, shown in
 * its national form (SURVEY-50, SURVEY-51, SURVEY-OP1).
 */
export function PhoneField({ value, onChange, hint, optional = false, ...field }: Props) {
  const words = useWords(phoneFieldWords);
  const locale = useLocale();
  const countryId = useId();
  const [dialCode, setDialCode] = useState(() => dialCodeOf(value) ?? defaultDialCode);
  const [isTyping, setIsTyping] = useState(false);
  const understand = (typed: string, code: string) => {
    setIsTyping(false);
    const number = read(typed, code);
    if (!number) return;
    setDialCode(dialCodeOf(number) ?? code);
    if (number !== value) onChange(number);
  };
  return (
    <Field {...field} hint={hint ?? words.example} optional={optional}>
      {(control) => (
        <div className={classes.phone}>
          <div className={textField.box}>
            <select
              id={countryId}
              aria-label={`${words.country} (${field.label})`}
              className={`${textField.input} ${classes.country}`}
              data-with-end
              value={dialCode}
              onChange={({ currentTarget }) => {
                setDialCode(currentTarget.value);
                if (!isWhole(value)) understand(value, currentTarget.value);
              }}
            >
              {dialCodes.map(({ code, ...name }) => (
                <option key={code} value={code}>
                  {`+${code} ${name[locale]}`}
                </option>
              ))}
            </select>
            <span className={textField.arrow}>
              <ChevronIcon width="20" height="20" />
            </span>
          </div>
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            className={textField.input}
            aria-required={optional ? undefined : true}
            value={isTyping ? value : frenchPhoneText(value)}
            onChange={({ currentTarget }) => {
              setIsTyping(true);
              onChange(currentTarget.value);
            }}
            onBlur={({ currentTarget }) => understand(currentTarget.value, dialCode)}
          />
        </div>
      )}
    </Field>
  );
}
