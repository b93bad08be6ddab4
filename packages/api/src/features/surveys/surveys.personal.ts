import { surveyTypes } from "@ribambelle/domain/surveys/survey.texts";
import type { Db } from "../../db/connection/connect.ts";
import { withdrawLetters } from "../../mail/letters.ts";
import type { PersonalData } from "../../personal.ts";
import { surveyLetterKinds } from "./surveys.letters.ts";
import { removeSurveysOf } from "./surveys.store.ts";

async function forgetSurveysOf(transaction: Db, personId: number): Promise<void> {
  await withdrawLetters(transaction, personId, [...surveyLetterKinds]);
  await removeSurveysOf(transaction, personId);
}

const until = {
  period: "24 months",
  after: "the answers were last saved (SURVEY_KEPT_MONTHS)",
} as const;

/** What families answer to surveys, and what the surveys ask. */
export const surveysPersonal: PersonalData = [
  {
    table: "survey_configuration",
    aboutNobody: "what the surveys ask, by version",
  },
  {
    table: "survey",
    title: { fr: "Questionnaires", en: "Surveys" },
    lead: { column: "person_id", to: "person" },
    exported: {
      survey_type: { fr: "Questionnaire", en: "Survey", values: surveyTypes.rows },
      started_at: { fr: "Commencé", en: "Begun" },
      saved_at: { fr: "Dernier enregistrement", en: "Last saved" },
      finished_at: { fr: "Terminé", en: "Finished" },
    },
    internal: ["id", "person_id", "version"],
    until,
    whenDeleted: { rows: "removed", by: forgetSurveysOf },
  },
  {
    table: "survey_answer",
    title: { fr: "Réponses aux questionnaires", en: "Answers to surveys" },
    lead: { column: "survey_id", to: { table: "survey", key: "id" } },
    exported: {
      question: { fr: "Question", en: "Question" },
      words: { fr: "Réponse", en: "Answer" },
    },
    internal: ["survey_id", "question_id", "answer"],
    until,
    whenDeleted: { rows: "removed-with", table: "survey" },
  },
  {
    table: "survey_follow_up",
    title: { fr: "Suivi des questionnaires", en: "Follow-up of surveys" },
    lead: { column: "survey_id", to: { table: "survey", key: "id" } },
    exported: {},
    // What the agency notes among itself is handed over on request, as its notes are.
    internal: ["survey_id", "state", "owner_id", "note", "version"],
    until,
    whenDeleted: { rows: "removed-with", table: "survey" },
  },
];
