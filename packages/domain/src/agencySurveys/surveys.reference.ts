import { reference } from "../kernel/reference.ts";
import * as api from "./surveys.agency.api.ts";

/** What the API's reference says of the agency's calls about surveys. */
export const agencySurveysReference = reference(api, {
  title: { fr: "Questionnaires, vus de l’agence", en: "Surveys, as the agency sees them" },
  calls: {
    getSurveys: {
      summary: {
        fr: "Les questionnaires des familles, du dernier enregistré au plus ancien, avec leur suivi.",
        en: "The surveys of families, the last saved first, with their follow-up.",
      },
    },
    getSurvey: {
      summary: {
        fr: "Un questionnaire à lire, dans la version qui a été remplie\u00a0; les réponses sensibles sont null.",
        en: "One survey to read, in the version that was filled in; sensitive answers are null.",
      },
    },
    getSensitive: {
      summary: {
        fr: "Les réponses sensibles d’un questionnaire\u00a0; la consultation est inscrite au journal.",
        en: "The sensitive answers of a survey; looking at them is noted in the journal.",
      },
    },
    followSurvey: {
      summary: {
        fr: "Dit où en est un questionnaire, qui s’en occupe, et une note.",
        en: "Says how far a survey is, who takes care of it, and a note.",
      },
      example: { id: 12, state: "quoted" },
    },
  },
});
