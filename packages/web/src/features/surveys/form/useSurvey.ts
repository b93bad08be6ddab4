import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import { type QuestionProblem, stepProblems } from "@ribambelle/domain/surveys/problems";
import { allQuestions } from "@ribambelle/domain/surveys/question";
import { firstUnfinishedStep, withStarts } from "@ribambelle/domain/surveys/steps";
import { type ToldSurvey, toldAnswers } from "@ribambelle/domain/surveys/survey";
import { surveyMessages, surveyProblemTexts, surveyRefusals } from "@ribambelle/domain/surveys/survey.texts";
import type { Answers } from "@ribambelle/domain/surveys/visible";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterPicture } from "../../../client/afterPicture.ts";
import { type CallError, callErrorOf } from "../../../client/call/callError.ts";
import { withCause } from "../../../client/call/client.texts.ts";
import { forgetDraft } from "../../../client/kept/drafts.ts";
import { today } from "../../../client/today.ts";
import { saveStep } from "./saveStep.ts";
import { type SurveyDraft, writeDraft } from "./surveyDraft.ts";
import { useStepInAddress } from "./useStepInAddress.ts";

interface Given {
  readonly survey: ToldSurvey;
  readonly type: 1 | 2;
  readonly personId: number;
  readonly key: string;
  /** What was typed before a reload; null when nothing was. */
  readonly draft: SurveyDraft | null;
  /** The last step was saved (SURVEY-15). */
  readonly onSent: () => void;
  /** The survey was finished elsewhere. */
  readonly onFinished: () => void;
}

/** Where the person begins: at the first step that the server does not have whole, or before it where they were (SURVEY-OP12). */
function begin({ survey, draft }: Given, asked: number | undefined) {
  const told = toldAnswers(survey);
  const reached = firstUnfinishedStep(survey, told, today());
  return {
    reached,
    step: Math.min(asked ?? draft?.step ?? reached, reached),
    answers: withStarts(survey, { ...told, ...draft?.answers }),
  };
}

const nothingWrong: readonly QuestionProblem[] = [];

const marked = (questionId: number): QuestionProblem => ({
  questionId,
  kind: null,
  path: "",
  code: "required",
  within: [],
});

/** Fills in a survey step by step: a step is left once it is whole and saved (SURVEY-09); what is typed stays. */
export function useSurvey(given: Given) {
  const { survey, key } = given;
  const address = useStepInAddress();
  const [begun] = useState(() => begin(given, address.step));
  const [place, setPlace] = useState<SurveyDraft>(begun);
  const { step, answers } = place;
  const reached = useRef(begun.reached);
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<readonly number[]>([]);
  const [failure, setFailure] = useState<Bilingual | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useRef(survey.leadNeedSurveyId);
  const running = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const category = survey.categories[step] ?? { title: "", questions: [] };
  const problems = isTried ? stepProblems(category, answers, today()) : nothingWrong;
  const seen = new Set(problems.map(({ questionId }) => questionId));
  const others = refused.filter((each) => !seen.has(each));
  const all = others.length > 0 ? [...problems, ...others.map(marked)] : problems;
  const keepNoMore = useKept(key, survey, place);

  // The same as long as the survey is filled in, so that the questions that it does not change are not drawn again.
  const change = useCallback((changed: Answers) => {
    setPlace(({ step, answers }) => ({ step, answers: { ...answers, ...changed } }));
    setRefused((ids) => (ids.some((id) => id in changed) ? ids.filter((id) => !(id in changed)) : ids));
  }, []);

  function focusOn({ questionId, within: [child] }: QuestionProblem) {
    const asked = form.current?.querySelector(`[data-question="${child?.questionId ?? questionId}"]`);
    const wrong = asked?.querySelector<HTMLElement>("[aria-invalid], [data-error]");
    (wrong ?? asked?.querySelector<HTMLElement>("input, select, textarea, button"))?.focus();
  }

  function show(step: number) {
    flushSync(() => {
      setPlace({ step, answers });
      setIsTried(false);
      setRefused([]);
      setFailure(null);
    });
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  }

  function lacking(found: readonly QuestionProblem[]) {
    const lacksChild = found.some(({ code }) => code === "no-child");
    const isOnlyThat = lacksChild && found.every(({ code }) => code === "no-child");
    flushSync(() => {
      setIsTried(true);
      setFailure(isOnlyThat ? surveyProblemTexts["no-child"] : surveyRefusals.answersMissing);
    });
    const [first] = found;
    if (first) focusOn(first);
  }

  function onRefused(error: CallError) {
    const { questionIds } = error;
    if (error.code === surveyRefusals.finished.code) return given.onFinished();
    if (questionIds.length === 0) return setFailure(withCause(surveyMessages.failed, error.text));
    const at = survey.categories.findIndex(({ questions }) =>
      allQuestions(questions).some((question) => questionIds.includes(question.id)),
    );
    flushSync(() => {
      if (at !== -1 && at < step) {
        setPlace({ step: at, answers });
        address.put(at);
      }
      setIsTried(true);
      setRefused(questionIds);
      setFailure(surveyRefusals.answersMissing);
    });
    const [first] = questionIds;
    if (first !== undefined) focusOn(marked(first));
  }

  async function next() {
    if (running.current) return;
    const found = stepProblems(category, answers, today());
    if (found.length > 0) return lacking(found);
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      id.current = await saveStep({
        survey,
        answers,
        step,
        surveyType: given.type,
        customerId: given.personId,
        id: id.current,
      });
      if (step < survey.categories.length - 1) {
        reached.current = Math.max(reached.current, step + 1);
        show(step + 1);
        address.goOn(step + 1);
      } else {
        keepNoMore();
        given.onSent();
      }
    } catch (error) {
      onRefused(callErrorOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  // Back and forward of the browser (SURVEY-OP29).
  const asked = Math.min(address.step ?? begun.step, reached.current);
  const shown = useRef(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address newly asks for
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    // After this drawing: the heading that takes the focus is then the one of the step.
    if (asked !== step && !running.current) queueMicrotask(() => show(asked));
  }, [asked]);

  return {
    step,
    answers,
    category,
    problems: all,
    failure,
    busy,
    heading,
    form,
    next,
    /** Goes back: what was typed of this step stays here, and is not sent until it is left again (SURVEY-18, SURVEY-OP11). */
    previous: () => {
      if (running.current) return;
      show(step - 1);
      address.goBack(step - 1);
    },
    change,
  };
}

/** Keeps where the person is and what they typed once the picture shows it; gives how to forget it for good. */
function useKept(key: string, survey: ToldSurvey, place: SurveyDraft): () => void {
  const begun = useRef(place);
  const isOver = useRef(false);
  useEffect(() => {
    if (place === begun.current) return;
    return afterPicture(() => {
      if (!isOver.current) writeDraft(key, survey, place);
    });
  }, [key, survey, place]);
  return () => {
    isOver.current = true;
    forgetDraft(key);
  };
}
