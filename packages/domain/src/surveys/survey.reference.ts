import type * as z from "zod/mini";
import { listShape, reference } from "../kernel/reference.ts";
import * as api from "./survey.api.ts";
import { surveyTypes } from "./survey.texts.ts";

const example: z.infer<typeof api.createSurvey.body> = {
  answers: [{ questionId: 20, answer: "32500", category: "Votre budget" }],
  surveyType: 1,
  isLastStep: false,
};

/** What the API's reference says of the calls of surveys. */
export const surveyReference = reference(api, {
  title: { fr: "Questionnaires", en: "Surveys" },
  calls: {
    getSurveyConfiguration: {
      summary: {
        fr: "Ce que demande un questionnaire (1 premiers besoins, 2 après devis), avec les réponses enregistrées et le questionnaire inachevé à poursuivre.",
        en: "What a survey asks (1 first needs, 2 after a quote), with the answers kept so far and the unfinished survey to go on with.",
      },
    },
    createSurvey: {
      summary: {
        fr: "Premier enregistrement. Contient toutes les réponses jusqu’ici\u00a0; les étapes jusqu’à la dernière qui en a doivent être complètes, à la dernière étape toutes. Si un questionnaire du même type est inachevé, le poursuit et rend son numéro.",
        en: "The first save. Holds all answers so far; the steps up to the last one that has any must be whole, at the last step all of them. If a survey of the same type is unfinished, goes on with it and gives its id.",
      },
      example,
    },
    updateSurvey: {
      summary: {
        fr: "Enregistrements suivants, avec le numéro rendu par le premier\u00a0: les réponses envoyées remplacent celles d’avant.",
        en: "Later saves, with the id that the first one gave: the answers sent replace those before.",
      },
      example,
    },
  },
  shapes: [listShape(surveyTypes)],
});
