import * as z from "zod/mini";
import { daySchema, plainDay } from "../kernel/day.ts";
import { toDoKind } from "../toDos/toDo.ts";
import { surveySection } from "./survey.section.ts";

const surveys = {
  1: {
    title: { fr: "Terminer votre questionnaire", en: "Finish your questionnaire" },
    link: "/client/questionnaire-client/questionnaire",
  },
  2: {
    title: { fr: "Terminer votre enquête", en: "Finish your survey" },
    link: "/client/questionnaire-client/enquete",
  },
} as const;

/** What families have to do about the surveys that they have begun. */
export const surveyToDos = {
  finish: toDoKind(
    {
      kind: "surveys.finish",
      after: ["renewals.answer"],
      section: surveySection,
      action: { fr: "Continuer", en: "Continue" }, // TODO-05, printed
    },
    z.object({ surveyType: z.union([z.literal(1), z.literal(2)]), savedOn: daySchema }),
    ({ surveyType, savedOn }) => ({
      ...surveys[surveyType],
      text: {
        fr: `Vos réponses du ${plainDay(savedOn, "fr")} sont gardées\u00a0: il reste à les compléter.`,
        en: `We have kept your answers of ${plainDay(savedOn, "en")}: they are still to be completed.`,
      },
    }),
  ),
};
