import type { Survey } from "@ribambelle/domain/surveys/question";
import { answersToSend } from "@ribambelle/domain/surveys/steps";
import { createSurvey, updateSurvey } from "@ribambelle/domain/surveys/survey.api";
import type { Answers } from "@ribambelle/domain/surveys/visible";
import { call } from "../../../client/call/call.ts";

/** A step to save: everything that was answered up to it. */
interface Step {
  readonly survey: Survey;
  readonly answers: Answers;
  readonly step: number;
  readonly surveyType: 1 | 2;
  readonly customerId: number;
  /** Null until the first save (SURVEY-10, SURVEY-11). */
  readonly id: number | null;
}

/** Saves the answers up to a step, and gives the id of the survey (SURVEY-10 to -14, SURVEY-OP10). */
export async function saveStep({ survey, answers, step, surveyType, customerId, id }: Step): Promise<number> {
  const body = {
    answers: answersToSend(survey, answers, step),
    customerId,
    surveyType,
    isLastStep: step === survey.categories.length - 1,
  };
  const saved =
    id === null
      ? await call(createSurvey, body)
      : await call(updateSurvey, body, { leadNeedSurveyId: String(id) });
  return saved.leadNeedSurveyId;
}
