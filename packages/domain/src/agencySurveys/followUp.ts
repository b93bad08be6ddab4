import * as z from "zod/mini";
import { whoSchema } from "../audit/entry.ts";
import type { Bilingual } from "../kernel/texts.ts";
import { availabilitiesSchema } from "../profile/availability.ts";
import { mostLevels } from "../surveys/survey.ts";

/** What becomes of a survey at the agency (AGSUR-06). */
export const surveyFollowUps = ["to-do", "under-way", "quoted", "dropped"] as const;
export type SurveyFollowUp = (typeof surveyFollowUps)[number];

export const surveyFollowUpTexts: Readonly<Record<SurveyFollowUp, Bilingual>> = {
  "to-do": { fr: "À traiter", en: "To do" },
  "under-way": { fr: "En cours", en: "Under way" },
  quoted: { fr: "Devis envoyé", en: "Quote sent" },
  dropped: { fr: "Sans suite", en: "Dropped" },
};

export const followUpSchema = z.object({ state: z.enum(surveyFollowUps), owner: z.nullable(whoSchema) });

/** A survey in the agency's list (AGSUR-02). */
export const listedSurveySchema = z.object({
  id: z.int(),
  surveyType: z.literal([1, 2]),
  person: whoSchema,
  isFinished: z.boolean(),
  /** How many steps have an answer, and of how many. */
  step: z.int(),
  steps: z.int(),
  startedAt: z.string(),
  savedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  version: z.int(),
  salesRep: z.nullable(z.object({ memberId: z.int(), displayName: z.string() })),
  /** Null of one that is unfinished and of which nothing was said. */
  followUp: z.nullable(followUpSchema),
});
export type ListedSurvey = z.infer<typeof listedSurveySchema>;

/** The week of an answer, to be drawn as a babysitter's, and what else was answered, in words (AGSUR-03). */
export const answeredWeekSchema = z.object({ slots: availabilitiesSchema, beside: z.string() });
export type AnsweredWeek = z.infer<typeof answeredWeekSchema>;

/** What was answered, in words and as it is kept; a week that can be drawn as well (AGSUR-03). */
const answerSchema = z.object({
  text: z.string(),
  value: z.string(),
  week: z.optional(answeredWeekSchema),
});
export type ReadAnswer = z.infer<typeof answerSchema>;

/** A question as it is read, with its answer in words; null where there is none, or where it is sensitive (AGSUR-05). */
export interface ReadQuestion {
  readonly id: number;
  readonly text: string;
  readonly isSensitive: boolean;
  /** True where something was said, also where it is not told. */
  readonly isAnswered: boolean;
  readonly answer: ReadAnswer | null;
  readonly sub: readonly ReadQuestion[];
}
// As deep as a configuration may have them: a schema that holds itself could not be described in the API's reference.
function questionSchema(level: number): z.ZodMiniType<ReadQuestion> {
  const deeper = level < mostLevels ? questionSchema(level + 1) : (z.never() as z.ZodMiniType<ReadQuestion>);
  return z.object({
    id: z.int(),
    text: z.string(),
    isSensitive: z.boolean(),
    isAnswered: z.boolean(),
    answer: z.nullable(answerSchema),
    sub: z.array(deeper),
  });
}

/** One survey as a page to read (AGSUR-03, AGSUR-05). */
export const readSurveySchema = z.extend(listedSurveySchema, {
  /** How to call them; null where there is none, and for who may not read how to reach them. */
  phoneNumber: z.nullable(z.string()),
  categories: z.array(z.object({ title: z.string(), questions: z.array(questionSchema(1)) })),
  note: z.nullable(z.string()),
  can: z.object({ follow: z.boolean(), showSensitive: z.boolean() }),
});
export type ReadSurvey = z.infer<typeof readSurveySchema>;

/** The sensitive answers of a survey, by question (AGSUR-04). */
export const sensitiveSchema = z.object({
  answers: z.array(z.extend(answerSchema, { id: z.int() })),
});

/** How long the note of a follow-up may be. */
export const mostNote = 500;
