import { minutesNeeded } from "@ribambelle/domain/surveys/steps";
import type { ToldSurvey } from "@ribambelle/domain/surveys/survey";
import { type CSSProperties, useEffect } from "react";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Callout } from "../../../ui/messages/Callout.tsx";
import classes from "../Survey.module.css";
import { surveyWords } from "../surveys.texts.ts";
import { fetchLaterKinds } from "./kindFields.ts";
import { QuestionList } from "./QuestionList.tsx";
import type { SurveyDraft } from "./surveyDraft.ts";
import { useSurvey } from "./useSurvey.ts";

interface Props {
  survey: ToldSurvey;
  type: 1 | 2;
  personId: number;
  draftKey: string;
  draft: SurveyDraft | null;
  onSent: () => void;
  onFinished: () => void;
}

/** One step of a survey with its questions, and the way to the others (SURVEY-06 to -08). */
export function SurveyForm({ survey, type, personId, draftKey, draft, onSent, onFinished }: Props) {
  const words = useWords(surveyWords);
  const locale = useLocale();
  const filling = useSurvey({ survey, type, personId, key: draftKey, draft, onSent, onFinished });
  const { step, category, failure } = filling;
  const count = survey.categories.length;
  const isLast = step === count - 1;
  useEffect(fetchLaterKinds, []);
  return (
    <form
      ref={filling.form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void filling.next();
      }}
    >
      {step === 0 && <p className={classes.lead}>{words.lead(minutesNeeded(survey))}</p>}
      <h2 ref={filling.heading} className={classes.heading} tabIndex={-1}>
        <span className={classes.count}>{words.step(step + 1, count)}</span> <span>{category.title}</span>
      </h2>
      <div className={classes.bar} aria-hidden="true">
        <span style={{ width: `${((step + 1) / count) * 100}%` } as CSSProperties} />
      </div>
      <QuestionList
        key={step}
        questions={category.questions}
        answers={filling.answers}
        onChange={filling.change}
        problems={filling.problems}
      />
      <div role="alert">{failure && <Callout kind="error">{failure[locale]}</Callout>}</div>
      <div className={classes.foot}>
        {step > 0 && <Button onClick={filling.previous}>{words.previous}</Button>}
        <Button type="submit" main busy={filling.busy}>
          {isLast ? words.send : words.next}
        </Button>
      </div>
    </form>
  );
}
