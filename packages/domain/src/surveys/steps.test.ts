import { describe, expect, it } from "vitest";
import type { Bilingual } from "../kernel/texts.ts";
import { kinds } from "./kinds.ts";
import { idsInError, stepProblems, surveyProblems } from "./problems.ts";
import { type Question, type Survey, surveyIn } from "./question.ts";
import { readSentAnswers, subQuestionIds } from "./sentAnswers.ts";
import {
  afterPrevious,
  answersToSend,
  firstUnfinishedStep,
  minutesNeeded,
  progressAt,
  withStarts,
} from "./steps.ts";
import {
  type Answers,
  openSubQuestions,
  questionsOfChild,
  visibleQuestions,
  withChildAnswers,
} from "./visible.ts";
import { toProfileDay, toSurveyDay } from "./weekDays.ts";
import { answerInWords } from "./words.ts";

const today = "2026-09-15";
const said = (text: string): Bilingual => ({ fr: text, en: `${text} (en)` });
type Asked = Question<Bilingual>;
const asked = (id: number, type: number, subQuestions: readonly Asked[] = []): Asked => ({
  id,
  text: said(`Question ${id}`),
  type,
  items: type & (1 + 4 + 4096) ? [{ key: "a", value: said("Oui") }] : [],
  subQuestions,
  answerOrders: [],
});
const { yesNo, toggle, oneTextField, comment, childNumbers, guardHourlyRates, radioButtons } = kinds;

// First a name and a pet, then children with allergies, at the end hours and a comment.
const both: Survey<Bilingual> = {
  categories: [
    {
      title: said("Vous"),
      questions: [
        asked(1, oneTextField.flag),
        asked(2, yesNo.flag, [asked(3, radioButtons.flag, [asked(4, oneTextField.flag)])]),
      ],
    },
    {
      title: said("Enfants"),
      questions: [
        asked(5, childNumbers.flag, [
          asked(6, yesNo.flag, [asked(7, oneTextField.flag)]),
          asked(8, toggle.flag),
        ]),
      ],
    },
    { title: said("Fin"), questions: [asked(9, guardHourlyRates.flag), asked(10, comment.flag)] },
  ],
};
const survey = surveyIn(both, "fr");
const step = (at: number) => survey.categories[at] ?? { title: "", questions: [] };
const child = (own: Answers) =>
  withChildAnswers({ firstName: "Noé", lastName: "Petit", birthDate: "2021-02-28", subAnswers: [] }, own);
const whole: Answers = {
  1: "Anne",
  2: "true",
  3: "a",
  4: "Un chat",
  5: JSON.stringify([child({ 6: "true", 7: "Arachides", 8: "true" }), child({ 6: "false", 8: "false" })]),
  9: "12",
  10: "Merci",
};

describe("what is asked", () => {
  const ids = (answers: Answers) => visibleQuestions(step(0).questions, answers).map(({ id }) => id);
  it.each<[Answers, number[]]>([
    [{}, [1, 2]],
    [{ 2: "false", 3: "a" }, [1, 2]],
    [{ 2: "true" }, [1, 2, 3, 4]],
  ])(
    "given %j, is %j: what is under a yes, and all that is under a choice (SURVEY-OP5)",
    (answers, shown) => {
      expect(ids(answers)).toEqual(shown);
    },
  );

  it("under a switch waits until it is on, and is asked of each child inside it (SURVEY-57, SURVEY-OP5)", () => {
    const parent = surveyIn(
      { categories: [{ title: said(""), questions: [asked(1, toggle.flag, [asked(2, comment.flag)])] }] },
      "fr",
    );
    const [question] = parent.categories[0]?.questions ?? [];
    expect(question && openSubQuestions(question, { 1: "false" })).toEqual([]);
    expect(question && openSubQuestions(question, { 1: "true" }).map(({ id }) => id)).toEqual([2]);
    // With a yes or no beside the switch, either opens what is under them.
    const two = {
      ...surveyIn(both, "fr").categories[0]?.questions[1],
      type: yesNo.flag + toggle.flag,
    } as Question;
    const oneOf = (yes: string, on: string) => ({
      2: JSON.stringify({ [yesNo.flag]: yes, [toggle.flag]: on }),
    });
    for (const [yes, on, ids] of [
      ["true", "false", [3]],
      ["false", "true", [3]],
      ["false", "false", []],
    ] as const)
      expect(openSubQuestions(two, oneOf(yes, on)).map(({ id }) => id)).toEqual(ids);
    expect(question && questionsOfChild(question, { 1: "true" })).toEqual([]);
    const [children] = step(1).questions;
    expect(children && openSubQuestions(children, whole)).toEqual([]);
    expect(children && questionsOfChild(children, whole).map(({ id }) => id)).toEqual([6, 8]);
  });

  it("needs answers where it is seen, of each child too, and not where it is not (SURVEY-19, SURVEY-57, SURVEY-OP6)", () => {
    expect(surveyProblems(survey, whole, today)).toEqual([]);
    expect(idsInError(stepProblems(step(0), { 2: "true" }, today))).toEqual([1, 3, 4]);
    expect(idsInError(stepProblems(step(0), { 1: "Anne", 2: "false" }, today))).toEqual([]);
    const forgotten = JSON.stringify([child({ 6: "false" }), child({ 6: "true" })]);
    const [problem, ...others] = stepProblems(step(1), { 5: forgotten }, today);
    expect(problem).toMatchObject({ questionId: 7, code: "required", within: [{ questionId: 5, index: 1 }] });
    expect([others, idsInError(problem ? [problem] : [])]).toEqual([[], [5, 7]]);
  });
});

describe("a save", () => {
  const sentOf = (answers: Answers, last: number) => answersToSend(survey, answers, last);
  const arrive = (answers: Answers, last: number, isLast = false) =>
    readSentAnswers(both, sentOf(answers, last), isLast, today);

  it("sends all answers so far, each with the title of its step, and nothing that is not asked (SURVEY-12, SURVEY-OP9, SURVEY-OP10)", () => {
    expect(sentOf(whole, 0).map(({ questionId, category }) => [questionId, category])).toEqual(
      [1, 2, 3, 4].map((id) => [id, "Vous"]),
    );
    expect(sentOf(whole, 2).map(({ questionId }) => questionId)).toEqual([1, 2, 3, 4, 5, 9, 10]);
    expect(sentOf({ ...whole, 2: "false" }, 0).map(({ questionId }) => questionId)).toEqual([1, 2]);
    expect(sentOf({ ...whole, 10: " " }, 2).some(({ questionId }) => questionId === 10)).toBe(false);
  });

  it("is kept when its steps are whole, and names the questions when they are not (SURVEY-09, SURVEY-20)", () => {
    expect(arrive(whole, 0)).toMatchObject({ ok: true });
    expect(arrive(whole, 2, true)).toMatchObject({ ok: true });
    expect(arrive({ ...whole, 1: " " }, 1)).toEqual({ ok: false, questionIds: [1] });
    expect(arrive(whole, 1, true)).toEqual({ ok: false, questionIds: [9] });
    expect(readSentAnswers(both, [], false, today)).toEqual({ ok: false, questionIds: [1, 2] });
    // A step alone says nothing of those before it.
    const alone = sentOf(whole, 1).filter(({ category }) => category === "Enfants");
    expect(readSentAnswers(both, alone, false, today)).toEqual({ ok: false, questionIds: [1, 2] });
  });

  it.each<[string, (sent: ReturnType<typeof sentOf>) => object[], number[]]>([
    ["of no question", (sent) => [...sent, { questionId: 99, answer: "x", category: "Vous" }], [99]],
    ["given twice", (sent) => [...sent, ...sent.slice(0, 1)], [1]],
    [
      "of another step",
      (sent) => sent.map((one) => (one.questionId === 1 ? { ...one, category: "Fin" } : one)),
      [1],
    ],
    [
      "to what is asked of a child",
      (sent) => [...sent, { questionId: 6, answer: "true", category: "Enfants" }],
      [6],
    ],
    [
      "of another shape",
      (sent) => sent.map((one) => (one.questionId === 2 ? { ...one, answer: "{}" } : one)),
      [2],
    ],
    [
      "of a child who is asked something else",
      (sent) => [
        ...sent,
        { questionId: 5, answer: JSON.stringify([child({ 6: "false", 1: "x" })]), category: "Enfants" },
      ],
      [5],
    ],
    [
      "given twice of one child",
      (sent) => {
        const subAnswers = ["false", "true"].map((answer) => ({ questionID: 8, answer }));
        const twice = child({ 6: "false" });
        const answer = JSON.stringify([{ ...twice, subAnswers: [...twice.subAnswers, ...subAnswers] }]);
        return [...sent, { questionId: 5, answer, category: "Enfants" }];
      },
      [5],
    ],
  ])("a save with an answer %s is refused (SURVEY-20, SURVEY-OP9, SURVEY-OP23)", (_, change, questionIds) => {
    const changed = change(sentOf(whole, 0)) as ReturnType<typeof sentOf>;
    expect(readSentAnswers(both, changed, false, today)).toEqual({ ok: false, questionIds });
  });

  it("takes titles in either language, and leaves out what is no longer asked (SURVEY-OP5, SURVEY-OP9)", () => {
    const english = sentOf(whole, 0).map((one) => ({ ...one, category: `${one.category} (en)` }));
    expect(readSentAnswers(both, english, false, today)).toMatchObject({ ok: true });
    const spaced = sentOf(whole, 0).map((one) => ({ ...one, category: ` ${one.category} ` }));
    expect(readSentAnswers(both, spaced, false, today)).toMatchObject({ ok: true });
    // An answer that was taken away is of no step that one has come to.
    const emptied = [...sentOf(whole, 0), { questionId: 9, answer: "", category: "Fin" }];
    expect(readSentAnswers(both, emptied, false, today)).toMatchObject({ ok: true });
    const kept = readSentAnswers(
      both,
      sentOf(whole, 0).map((one) => (one.questionId === 2 ? { ...one, answer: "false" } : one)),
      false,
      today,
    );
    expect(kept.ok && kept.answers.map(({ questionId }) => questionId)).toEqual([1, 2]);
    const children = JSON.stringify([child({ 6: "false", 7: "Arachides", 8: "true" })]);
    const arrived = readSentAnswers(both, sentOf({ ...whole, 5: children }, 1), false, today);
    expect(arrived.ok && arrived.answers.at(-1)?.answer).not.toContain("Arachides");
  });
});

it("what is asked under another question is told by its ids, of children too (SURVEY-OP5)", () => {
  expect(subQuestionIds(both)).toEqual([3, 4, 6, 7, 8]);
});

describe("the steps", () => {
  it.each<[Answers, number]>([
    [{}, 0],
    [{ 1: "Anne" }, 0],
    [{ 1: "Anne", 2: "false" }, 1],
    [{ ...whole, 9: "" }, 2],
    [whole, 2],
    [{ ...whole, 5: "[]" }, 1],
  ])("go on from the first that is unfinished, of %j: %i (SURVEY-OP12)", (answers, at) => {
    expect(firstUnfinishedStep(survey, answers, today)).toBe(at);
  });

  it("going back drops the answers of the step that is left, and of no other (SURVEY-18, SURVEY-OP11)", () => {
    expect(Object.keys(afterPrevious(survey, whole, 2)).map(Number)).toEqual([1, 2, 3, 4, 5]);
    expect(sentIds(afterPrevious(survey, whole, 0))).toEqual([5, 9, 10]);
  });
  const sentIds = (answers: Answers) => answersToSend(survey, answers, 2).map(({ questionId }) => questionId);

  it("start with switches off and the slider at 1, of what is sent by itself (SURVEY-OP14)", () => {
    expect(withStarts(survey, { 1: "Anne" })).toEqual({ 1: "Anne", 9: "1" });
    expect(withStarts(survey, { 9: "4" })).toEqual({ 9: "4" });
    // A switch that nobody touched is off, which is sent.
    const switched = surveyIn(
      { categories: [{ title: said("Fin"), questions: [asked(11, toggle.flag)] }] },
      "fr",
    );
    const begun = withStarts(switched, {});
    expect([begun, answersToSend(switched, begun, 0)]).toEqual([
      { 11: "false" },
      [{ questionId: 11, answer: "false", category: "Fin" }],
    ]);
  });

  it("are counted, and timed by what they ask", () => {
    expect([0, 1, 3].map((at) => progressAt(survey, at))).toEqual([0, 1 / 3, 1]);
    expect(minutesNeeded(survey)).toBe(3);
    expect(minutesNeeded({ categories: [] })).toBe(1);
  });
});

it("an answer reads in words, with what was asked of each child (SURVEY-57, AGSUR-03)", () => {
  const [children] = step(1).questions;
  expect(children && answerInWords(children, whole, "fr").replaceAll("\u00a0", " ")).toBe(
    "Noé Petit (naissance le 28/02/2021), Noé Petit (naissance le 28/02/2021). Noé : Question 6 : Oui ; Question 7 : Arachides ; Question 8 : Oui. Noé : Question 6 : Non ; Question 8 : Non",
  );
});

it("a child reads with its age on the day that it is read, where one is said (AGSUR-03)", () => {
  const [children] = step(1).questions;
  const read = (locale: "fr" | "en", today: string) =>
    children && answerInWords(children, whole, locale, today).replaceAll("\u00a0", " ").split(", Noé")[0];
  expect(read("fr", "2026-11-26")).toBe("Noé Petit (5 ans, naissance le 28 février 2021)");
  expect(read("en", "2022-01-28")).toBe("Noé Petit (11 months, born on 28 February 2021)");
});

it("days have one number in the profile and another in the survey, and come back (SURVEY-55, SURVEY-OP2)", () => {
  expect([1, 2, 3, 4, 5, 6, 0].map(toSurveyDay)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([0, 1, 2, 3, 4, 5, 6].map((day) => toSurveyDay(toProfileDay(day)))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
