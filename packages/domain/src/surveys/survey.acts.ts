import { act, acts, reading } from "../kernel/acts/act.ts";

/** What happens to surveys. */
export const surveyActs = acts("surveys", {
  begun: act({ fr: "a commencé un questionnaire", en: "began a survey" }),
  finished: act({ fr: "a terminé un questionnaire", en: "finished a survey" }),
  opened: reading({ fr: "a consulté un questionnaire", en: "viewed a survey" }),
  sensitiveShown: reading({
    fr: "a affiché les réponses sensibles d’un questionnaire",
    en: "revealed the sensitive answers of a survey",
  }),
  followed: act({ fr: "a changé le suivi d’un questionnaire", en: "changed the follow-up of a survey" }),
  configurationLoaded: act({
    fr: "a mis en ligne une version d’un questionnaire",
    en: "put a version of a survey online",
  }),
  exported: reading({
    fr: "a exporté les réponses d’un questionnaire",
    en: "exported the answers of a survey",
  }),
});
