import { isOptional, kindsOf, type Parts, readAnswer, writeAnswer } from "@ribambelle/domain/surveys/answer";
import { type KindName, kindOf } from "@ribambelle/domain/surveys/kinds";
import type { QuestionProblem } from "@ribambelle/domain/surveys/problems";
import { allQuestions, type Question } from "@ribambelle/domain/surveys/question";
import { fiscalIncomeQuestion, surveyProblemTexts } from "@ribambelle/domain/surveys/survey.texts";
import { openSubQuestions } from "@ribambelle/domain/surveys/visible";
import { memo, useId } from "react";
import { useLocale } from "../../../client/locale.tsx";
import { ErrorText } from "../../../ui/fields/ErrorText.tsx";
import type { Asked } from "../kinds/kindField.ts";
import classes from "../Survey.module.css";
import { FiscalHint } from "./FiscalHint.tsx";
import { fieldOf } from "./kindFields.ts";

const ask = (asked: Asked) => <QuestionList {...asked} />;

/** Questions of one list, each followed by those that its answer opens (SURVEY-40, SURVEY-OP5). */
export function QuestionList({ questions, answers, onChange, problems }: Asked) {
  if (questions.length === 0) return null;
  return (
    <div className={classes.questions}>
      {questions.map((question) => (
        <OneQuestion
          key={question.id}
          question={question}
          answers={answers}
          onChange={onChange}
          problems={problems}
        />
      ))}
    </div>
  );
}

interface Props extends Omit<Asked, "questions"> {
  question: Question;
}

/** A question is not drawn again when another one is answered (docs/decisions/0039-taps.md). */
const OneQuestion = memo(One, showsTheSame);

function showsTheSame(one: Props, other: Props): boolean {
  if (one.question !== other.question || one.onChange !== other.onChange) return false;
  const ids = new Set(allQuestions([one.question]).map(({ id }) => id));
  if ([...ids].some((id) => one.answers[id] !== other.answers[id])) return false;
  const problemsOf = ({ problems }: Props) =>
    problems.filter(({ questionId, within: [place] }) => ids.has(place?.questionId ?? questionId));
  return (
    one.problems === other.problems || JSON.stringify(problemsOf(one)) === JSON.stringify(problemsOf(other))
  );
}

function One({ question, answers, onChange, problems }: Props) {
  const opened = openSubQuestions(question, answers);
  return (
    <div className={classes.question} data-question={question.id}>
      <Fields question={question} answers={answers} onChange={onChange} problems={problems} />
      {opened.length > 0 && (
        <div className={classes.opened}>
          <QuestionList questions={opened} answers={answers} onChange={onChange} problems={problems} />
        </div>
      )}
    </div>
  );
}

function Fields({ question, answers, onChange, problems }: Props) {
  const locale = useLocale();
  const id = useId();
  const names = kindsOf(question);
  const parts = readAnswer(question, answers[question.id] ?? "");
  const own = problems.filter(({ questionId, within }) => questionId === question.id && within.length === 0);
  const whole = own.find(({ kind }) => kind === null);
  const inside = problems.filter(({ within: [place] }) => place?.questionId === question.id);
  const change = (name: KindName, value: unknown) =>
    onChange({ [question.id]: writeAnswer(question, { ...parts, [name]: value } as Parts) });
  const hint = question.id === fiscalIncomeQuestion ? <FiscalHint /> : null;
  const fields = names.map((name, place) => {
    const KindField = fieldOf(name);
    const ofKind: QuestionProblem[] = own.filter(({ kind }) => kind === name);
    return (
      <KindField
        key={name}
        question={question}
        label={names.length > 1 ? kindOf(name).label[locale] : question.text}
        hint={place === 0 ? hint : null}
        optional={isOptional(question)}
        value={parts?.[name] ?? kindOf(name).empty}
        onChange={(value) => change(name, value)}
        errorAt={(path = "") => {
          const found = ofKind.find((problem) => problem.path === path);
          return found ? surveyProblemTexts[found.code][locale] : null;
        }}
        problems={ofKind}
        inside={inside}
        ask={ask}
      />
    );
  });
  const marked = whole && (
    <p id={id} className={classes.error} data-error tabIndex={-1}>
      <ErrorText>{surveyProblemTexts[whole.code][locale]}</ErrorText>
    </p>
  );
  if (names.length === 1)
    return (
      <>
        {fields}
        {marked}
      </>
    );
  return (
    <fieldset className={classes.group} aria-describedby={whole ? id : undefined}>
      <legend>{question.text}</legend>
      {fields}
      {marked}
    </fieldset>
  );
}
