import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { kinds } from "@ribambelle/domain/surveys/kinds";
import type { ToldQuestion, ToldSurvey } from "@ribambelle/domain/surveys/survey";
import { createSurvey, getSurveyConfiguration, updateSurvey } from "@ribambelle/domain/surveys/survey.api";
import { expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "./answers.ts";
import { openApp, serverSays } from "./openApp.tsx";
import { aParent } from "./people.ts";

/** A question as the portal tells it, without an answer. */
export const question = (
  id: number,
  text: string,
  type: number,
  more: Partial<ToldQuestion> = {},
): ToldQuestion => ({
  id,
  text,
  type,
  items: [],
  answer: null,
  subQuestions: [],
  answerOrders: [],
  ...more,
});
/** The number of one kind of answer, or of several together. */
export const flag = (...names: (keyof typeof kinds)[]) =>
  names.reduce((sum, name) => sum + kinds[name].flag, 0);
/** Two answers to choose from. */
export const options = [
  { key: "a", value: "Le matin" },
  { key: "b", value: "Le soir" },
];

const allergies = question(31, "Une allergie ?", flag("yesNo"), {
  subQuestions: [question(32, "Laquelle ?", flag("oneTextField"))],
});
/** Three steps: a name and a pet, children, the income. */
export const steps: ToldSurvey["categories"] = [
  {
    title: "Vous",
    questions: [
      question(1, "Votre nom ?", flag("oneTextField")),
      question(2, "Un animal ?", flag("yesNo"), {
        subQuestions: [question(21, "Lequel ?", flag("oneTextField"))],
      }),
    ],
  },
  {
    title: "Vos enfants",
    questions: [question(3, "Quels enfants ?", flag("childNumbers"), { subQuestions: [allergies] })],
  },
  { title: "Vos aides", questions: [question(20, "Votre revenu fiscal ?", flag("numericField"))] },
];
/** A survey to which nothing was answered yet. */
export const aSurvey = (more: Partial<ToldSurvey> = {}): ToldSurvey => ({
  categories: steps,
  subQuestionIds: [21, 31, 32],
  leadNeedSurveyId: null,
  version: 1,
  isFinished: false,
  ...more,
});

/** The reading of the first survey. */
export const configuration = { ...getSurveyConfiguration, path: "/LeadSurvey/Configuration/1" } as const;

/** Opens the first survey as a parent, on 15 June 2026; the network answers otherwise where it is told to. */
export async function openSurvey(
  survey: Partial<ToldSurvey> = {},
  query = "",
  otherwise: (network: ReturnType<typeof answerCalls>) => void = () => {},
) {
  vi.setSystemTime("2026-06-15T10:00:00+02:00");
  onTestFinished(() => void vi.useRealTimers());
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, aParent());
  network.gives(configuration, aSurvey(survey));
  network.gives(createSurvey, { leadNeedSurveyId: 7 });
  network.gives(updateSurvey, { leadNeedSurveyId: 7 });
  otherwise(network);
  const app = openApp(`/client/questionnaire-client/questionnaire${query}`);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Vos besoins de garde");
  return { network, ...app };
}
// What a survey’s page shows.
export const step = page.getByRole("main").getByRole("heading", { level: 2 });
export const next = page.getByRole("button", { name: "Suivant" });
export const previous = page.getByRole("button", { name: "Précédent" });
export const send = page.getByRole("button", { name: "Envoyer" });
export const box = (name: string | RegExp) => page.getByRole("textbox", { name });
export const yesOrNo = (name: string, answer: string) =>
  page.getByRole("group", { name }).getByRole("radio", { name: answer }).click();
export const alert = page.getByRole("alert");

/** Answers the first step and leaves it. */
export async function answerFirst() {
  await box("Votre nom ?").fill("Roy");
  await yesOrNo("Un animal ?", "Non");
  await next.click();
  await expect.element(step).toHaveTextContent("Étape 2 sur 3 Vos enfants");
}
/** Tells of a child who has an allergy. */
export async function answerChild() {
  await page.getByRole("button", { name: "Ajouter un enfant" }).click();
  await box("Prénom").fill("Zoé");
  await box("Nom").last().fill("Roy");
  await box("Date de naissance").fill("01/03/2022");
  await yesOrNo("Une allergie ?", "Oui");
  await box("Laquelle ?").fill("Arachides");
}

/** The answers that a save sent. */
export const answersIn = (seen: { readonly body: unknown } | undefined) =>
  (seen?.body as { Answers: { QuestionID: number; Answer: string }[] } | undefined)?.Answers ?? [];
