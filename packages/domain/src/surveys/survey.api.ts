import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { idPattern } from "../kernel/ids/id.ts";
import { commonRefusals } from "../kernel/refusal.ts";
import { wire } from "../kernel/wire.ts";
import { surveyRefusals, surveyTypes } from "./survey.texts.ts";
import { mostLevels, type ToldQuestion } from "./survey.ts";

const access = ["Parent"] as const;

const itemSchema = wire(z.object({ key: z.string(), value: z.string() }), { key: "Key", value: "Value" });

// Questions under questions, as deep as a configuration may have them: a schema that holds itself could not be described
// in the API's reference.
function questionSchema(level: number): z.ZodMiniType<ToldQuestion> {
  const deeper = level < mostLevels ? questionSchema(level + 1) : (z.never() as z.ZodMiniType<ToldQuestion>);
  return wire(
    z.object({
      id: z.int(),
      text: z.string(),
      type: z.int(),
      items: z.array(itemSchema),
      answer: z.nullable(z.string()),
      subQuestions: z.array(deeper),
      answerOrders: z.array(z.int()),
    }),
    {
      id: "ID",
      text: "Text",
      type: "Type",
      items: "Items",
      answer: "Answer",
      subQuestions: "SubQuestions",
      answerOrders: "AnswerOrders",
    },
  ) as z.ZodMiniType<ToldQuestion>;
}

const categorySchema = wire(z.object({ title: z.string(), questions: z.array(questionSchema(1)) }), {
  title: "Title",
  questions: "Questions",
});

export const getSurveyConfiguration = endpoint({
  name: "getLeadSurveyConfiguration",
  method: "GET",
  path: "/LeadSurvey/Configuration/:id",
  isWorded: true,
  access,
  params: z.object({ id: z.enum(["1", "2"]) }),
  output: wire(
    z.object({
      categories: z.array(categorySchema),
      subQuestionIds: z.array(z.int()),
      leadNeedSurveyId: z.nullable(z.int()),
      version: z.int(),
      isFinished: z.boolean(),
    }),
    {
      categories: "Categories",
      subQuestionIds: "SubQuestionIds",
      leadNeedSurveyId: "LeadNeedSurveyID",
      version: "Version",
      isFinished: "IsFinished",
    },
  ),
  refusals: [surveyRefusals.notFound],
});

/** The most answers of a save; a configuration has fewer questions. */
export const mostAnswers = 500;

const answerSchema = wire(
  z.object({
    questionId: z.int(),
    // Nothing is the same as no answer.
    answer: z.pipe(
      z.nullish(z.string()),
      z.transform((text: string | null | undefined) => text ?? ""),
    ),
    category: z.string(),
  }),
  { questionId: "QuestionID", answer: "Answer", category: "Category" },
);

const saveBody = wire(
  z.object({
    answers: z.array(answerSchema).check(z.maxLength(mostAnswers, "too-long")),
    customerId: z.nullish(z.int()),
    surveyType: surveyTypes.schema,
    isLastStep: z.boolean(),
  }),
  { answers: "Answers", customerId: "CustomerID", surveyType: "SurveyType", isLastStep: "IsLastStep" },
);

const output = wire(z.object({ leadNeedSurveyId: z.int() }), { leadNeedSurveyId: "leadNeedSurveyID" });
const refused = [
  surveyRefusals.answersMissing,
  surveyRefusals.finished,
  surveyRefusals.notFound,
  commonRefusals.foreignId,
];

export const createSurvey = endpoint({
  name: "createLeadSurvey",
  method: "POST",
  path: "/LeadSurvey/Create",
  access,
  body: saveBody,
  output,
  refusals: refused,
});

// The id stands in the query of the address, as it is printed (SURVEY-11).
export const updateSurvey = endpoint({
  name: "updateLeadSurvey",
  method: "POST",
  path: "/LeadSurvey/Update",
  access,
  params: wire(z.object({ leadNeedSurveyId: z.string().check(z.regex(idPattern)) }), {
    leadNeedSurveyId: "leadNeedSurveyID",
  }),
  body: saveBody,
  output,
  refusals: refused,
});
