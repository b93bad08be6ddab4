import { isDay } from "@ribambelle/domain/kernel/day";
import {
  childAgeText,
  firstBirthDate,
  mostChildren,
  noChild,
  type SurveyChild,
} from "@ribambelle/domain/surveys/kinds/childNumbers";
import { childAnswers, withChildAnswers } from "@ribambelle/domain/surveys/visible";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { QuietButton } from "../../../ui/buttons/QuietButton.tsx";
import { DateField } from "../../../ui/fields/date/DateField.tsx";
import { ErrorText } from "../../../ui/fields/ErrorText.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import classes from "../Survey.module.css";
import { surveyWords } from "../surveys.texts.ts";
import type { KindFieldProps } from "./kindField.ts";

type Props = KindFieldProps<SurveyChild[]>;

/** The children of a family, one after the other, each with what is asked of each; one that was removed can be brought back (SURVEY-34, SURVEY-57). */
export function ChildNumbers(props: Props) {
  const { label, value, onChange, errorAt } = props;
  const words = useWords(surveyWords);
  const id = useId();
  const holder = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<{ readonly child: SurveyChild; readonly at: number } | null>(null);
  const nameOf = (child: SurveyChild, at: number) => child.firstName.trim() || words.child(at + 1, "");
  const focusOn = (selector: string) => holder.current?.querySelector<HTMLElement>(selector)?.focus();
  const add = () => {
    flushSync(() => onChange([...value, noChild]));
    focusOn(`[data-child="${value.length}"] input`);
  };
  const remove = (at: number) => {
    const child = value[at];
    if (!child) return;
    flushSync(() => {
      setRemoved({ child, at });
      onChange(value.filter((_, place) => place !== at));
    });
    focusOn("[data-undo]");
  };
  const undo = () => {
    if (!removed) return;
    flushSync(() => {
      setRemoved(null);
      onChange(value.toSpliced(removed.at, 0, removed.child));
    });
    focusOn(`[data-child="${removed.at}"] input`);
  };
  const missing = errorAt();
  return (
    <fieldset ref={holder} className={classes.group} aria-describedby={missing ? id : undefined}>
      <legend>{label}</legend>
      {value.length === 0 && !missing && <p className={classes.quiet}>{words.none}</p>}
      {value.map((child, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child has no name of its own until one is typed
        <Child key={at} {...props} child={child} at={at} onRemove={() => remove(at)} />
      ))}
      {missing && (
        <p id={id} className={classes.error}>
          <ErrorText>{missing}</ErrorText>
        </p>
      )}
      <div role="status" className={classes.removed}>
        {removed && (
          <>
            <span>{words.removed(nameOf(removed.child, removed.at))}</span>
            <QuietButton className={undefined} data-undo onClick={undo}>
              {words.undo}
            </QuietButton>
          </>
        )}
      </div>
      {value.length < mostChildren && (
        <div>
          <Button
            data-add
            aria-describedby={missing ? id : undefined}
            aria-invalid={missing ? true : undefined}
            onClick={add}
          >
            {words.addChild}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ChildProps extends Props {
  child: SurveyChild;
  at: number;
  onRemove: () => void;
}

function Child({ question, value, onChange, errorAt, inside, ask, child, at, onRemove }: ChildProps) {
  const words = useWords(surveyWords);
  const locale = useLocale();
  const change = (changed: SurveyChild) => onChange(value.with(at, changed));
  const name = child.firstName.trim();
  const answers = childAnswers(child);
  const text = (part: "firstName" | "lastName") => (
    <TextField
      label={words[part]}
      autoComplete="off"
      maxLength={100}
      aria-required="true"
      value={child[part]}
      onChange={({ currentTarget }) => change({ ...child, [part]: currentTarget.value })}
      error={errorAt(`[${at}].${part}`)}
    />
  );
  const isKnown = isDay(child.birthDate) && child.birthDate <= today();
  return (
    <fieldset className={classes.child} data-child={at}>
      <legend>{words.child(at + 1, name)}</legend>
      <div className={classes.pair}>
        {text("firstName")}
        {text("lastName")}
      </div>
      <DateField
        label={words.birthDate}
        value={child.birthDate}
        onChange={(birthDate) => change({ ...child, birthDate })}
        min={firstBirthDate(today())}
        max={today()}
        error={errorAt(`[${at}].birthDate`)}
        hint={isKnown ? words.age(childAgeText(child.birthDate, today(), locale)) : undefined}
      />
      {ask({
        questions: question.subQuestions,
        answers,
        onChange: (changed) => change(withChildAnswers(child, { ...answers, ...changed })),
        problems: inside
          .filter(({ within: [place] }) => place?.questionId === question.id && place.index === at)
          .map(({ within: [, ...deeper], ...problem }) => ({ ...problem, within: deeper })),
      })}
      <div>
        <QuietButton className={undefined} onClick={onRemove}>
          {words.removeChild(name || words.child(at + 1, ""))}
        </QuietButton>
      </div>
    </fieldset>
  );
}
