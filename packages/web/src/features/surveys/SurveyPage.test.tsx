import { searchAddresses } from "@ribambelle/domain/addresses/address.api";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { kindNames, kinds } from "@ribambelle/domain/surveys/kinds";
import type { ToldQuestion, ToldSurvey } from "@ribambelle/domain/surveys/survey";
import { createSurvey, getSurveyConfiguration, updateSurvey } from "@ribambelle/domain/surveys/survey.api";
import { surveyRefusals } from "@ribambelle/domain/surveys/survey.texts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { aParent } from "../../testing/people.ts";

const question = (
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
const flag = (...names: (keyof typeof kinds)[]) => names.reduce((sum, name) => sum + kinds[name].flag, 0);
const options = [
  { key: "a", value: "Le matin" },
  { key: "b", value: "Le soir" },
];

const allergies = question(31, "Une allergie ?", flag("yesNo"), {
  subQuestions: [question(32, "Laquelle ?", flag("oneTextField"))],
});
const steps: ToldSurvey["categories"] = [
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
const aSurvey = (more: Partial<ToldSurvey> = {}): ToldSurvey => ({
  categories: steps,
  subQuestionIds: [21, 31, 32],
  leadNeedSurveyId: null,
  version: 1,
  isFinished: false,
  ...more,
});

async function open(survey: Partial<ToldSurvey> = {}) {
  vi.setSystemTime("2026-06-15T10:00:00+02:00");
  onTestFinished(() => void vi.useRealTimers());
  const network = answerCalls();
  serverSays({});
  network.gives(getMyInformation, aParent());
  network.gives({ ...getSurveyConfiguration, path: "/LeadSurvey/Configuration/1" }, aSurvey(survey));
  network.gives(createSurvey, { leadNeedSurveyId: 7 });
  network.gives(updateSurvey, { leadNeedSurveyId: 7 });
  const app = openApp("/client/questionnaire-client/questionnaire");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Vos besoins de garde");
  return { network, ...app };
}
const step = page.getByRole("main").getByRole("heading", { level: 2 });
const next = page.getByRole("button", { name: "Suivant" });
const previous = page.getByRole("button", { name: "Précédent" });
const send = page.getByRole("button", { name: "Envoyer" });
const box = (name: string | RegExp) => page.getByRole("textbox", { name });
const yesOrNo = (name: string, answer: string) =>
  page.getByRole("group", { name }).getByRole("radio", { name: answer }).click();
const alert = page.getByRole("alert");

async function answerFirst() {
  await box("Votre nom ?").fill("Roy");
  await yesOrNo("Un animal ?", "Non");
  await next.click();
  await expect.element(step).toHaveTextContent("Étape 2 sur 3 Vos enfants");
}
async function answerChild() {
  await page.getByRole("button", { name: "Ajouter un enfant" }).click();
  await box("Prénom").fill("Zoé");
  await box("Nom").last().fill("Roy");
  await box("Date de naissance").fill("01/03/2022");
  await yesOrNo("Une allergie ?", "Oui");
  await box("Laquelle ?").fill("Arachides");
}

const answersIn = (seen: { readonly body: unknown } | undefined) =>
  (seen?.body as { Answers: { QuestionID: number; Answer: string }[] } | undefined)?.Answers ?? [];

describe("a survey, step by step", () => {
  test("saves each step, the first time by Create, then by Update, and says that all was saved (SURVEY-10, SURVEY-11, SURVEY-16, ERR-25)", async () => {
    const { network } = await open();
    await expect.element(step).toHaveTextContent("Étape 1 sur 3 Vous");
    await answerFirst();
    await expect.element(step).toHaveFocus();
    await answerChild();
    await expect.element(page.getByText("Âge : 4 ans")).toBeVisible();
    await next.dblClick();
    await box("Votre revenu fiscal ?").fill("25 000");
    await expect.element(page.getByRole("img", { name: /avis d’impôt/ })).toBeVisible(); // SURVEY-68
    await send.click();
    await expect.element(page.getByText("Vos réponses ont bien été enregistrés !")).toBeVisible();
    expect(network.callsOf(createSurvey).map(({ body }) => body)).toEqual([
      {
        Answers: [
          { QuestionID: 1, Answer: "Roy", Category: "Vous" },
          { QuestionID: 2, Answer: "false", Category: "Vous" },
        ],
        CustomerID: 101,
        SurveyType: 1,
        IsLastStep: false,
      },
    ]);
    const updates = network.callsOf(updateSurvey);
    expect(updates.map(({ query }) => query.get("leadNeedSurveyID"))).toEqual(["7", "7"]);
    expect(updates.map(({ body }) => (body as { IsLastStep: boolean }).IsLastStep)).toEqual([false, true]);
    const Answers = answersIn(updates[1]);
    expect(Answers.map(({ QuestionID }) => QuestionID)).toEqual([1, 2, 3, 20]);
    expect(JSON.parse(Answers[2]?.Answer ?? "")).toEqual([
      {
        firstName: "Zoé",
        lastName: "Roy",
        birthDate: "2022-03-01",
        subAnswers: [
          { questionID: 31, answer: "true" },
          { questionID: 32, answer: "Arachides" },
        ],
      },
    ]);
  });

  test("stays on a step that lacks answers, says so, and puts the focus on the first (SURVEY-09, SURVEY-22, SURVEY-OP28)", async () => {
    const { network } = await open();
    await yesOrNo("Un animal ?", "Oui");
    await next.click();
    await expect.element(alert).toHaveTextContent("Veuillez remplir les champs manquants indiqués en rouge.");
    await expect.element(box("Votre nom ?")).toHaveFocus();
    await expect.element(box("Votre nom ?")).toHaveAccessibleDescription("Ce champ est obligatoire");
    await expect.element(box("Lequel ?")).toHaveAccessibleDescription("Ce champ est obligatoire");
    expect(network.callsOf(createSurvey)).toEqual([]);
  });

  test("asks for a child, and brings back one that was removed (SURVEY-23, SURVEY-56, SURVEY-OP28)", async () => {
    await open();
    await answerFirst();
    await next.click();
    await expect.element(alert).toHaveTextContent("Veuillez ajouter au moins un enfant pour poursuivre.");
    await expect.element(page.getByRole("button", { name: "Ajouter un enfant" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(box("Prénom")).toHaveFocus();
    await userEvent.keyboard("Zoé");
    page.getByRole("button", { name: "Retirer Zoé" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(box("Prénom")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Annuler le retrait" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(box("Prénom")).toHaveValue("Zoé");
  });

  test("marks the questions that the server names, and says what is missing (SURVEY-19, SURVEY-20, SURVEY-21, ERR-27)", async () => {
    const { network } = await open();
    network.refuses(createSurvey, surveyRefusals.answersMissing, { questionIDs: [2] });
    await box("Votre nom ?").fill("Roy");
    await yesOrNo("Un animal ?", "Non");
    await next.click();
    await expect.element(alert).toHaveTextContent("Veuillez remplir les champs manquants indiqués en rouge.");
    await expect.poll(() => document.activeElement?.textContent).toBe("Ce champ est obligatoire");
    await expect.element(step).toHaveTextContent("Étape 1 sur 3 Vous");
  });

  test("says every other failure in the printed words, and keeps what was typed (SURVEY-17, SURVEY-OP13, ERR-26)", async () => {
    const { network } = await open();
    network.fails(createSurvey);
    await box("Votre nom ?").fill("Roy");
    await yesOrNo("Un animal ?", "Non");
    await next.click();
    await expect
      .element(alert)
      .toHaveTextContent("Oops ! Une erreur est survenue, veuillez réessayer plus tard.");
    await expect.element(box("Votre nom ?")).toHaveValue("Roy");
  });

  test("goes back without losing what was typed, and sends the step again when it is left (SURVEY-07, SURVEY-18, SURVEY-OP11)", async () => {
    const { network } = await open();
    await answerFirst();
    await answerChild();
    await previous.click();
    await expect.element(step).toHaveFocus();
    await box("Votre nom ?").fill("Roy-Petit");
    await next.click();
    await expect.element(step).toHaveTextContent("Étape 2 sur 3 Vos enfants");
    await expect.element(box("Prénom")).toHaveValue("Zoé");
    const Answers = answersIn(network.callsOf(updateSurvey)[0]);
    expect(Answers.map(({ QuestionID }) => QuestionID)).toEqual([1, 2]);
  });

  test("has Send on the last step, whose save ends the survey, and shows where the fiscal income stands (SURVEY-08, SURVEY-15, SURVEY-68, SURVEY-OP19)", async () => {
    const { network } = await open({ categories: steps.slice(2) });
    await expect.element(send).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    await expect
      .element(box("Votre revenu fiscal ?"))
      .toHaveAccessibleDescription(/première page de votre dernier avis d’impôt/);
    await expect.element(page.getByRole("img", { name: /avis d’impôt/ })).toBeVisible();
    await box("Votre revenu fiscal ?").fill("25 000");
    network.refuses(createSurvey, surveyRefusals.answersMissing, { questionIDs: [20] });
    await send.click();
    await expect.element(alert).toHaveTextContent("Veuillez remplir les champs manquants indiqués en rouge.");
    await expect.element(page.getByText("Vos réponses ont bien été enregistrés !")).not.toBeInTheDocument();
    network.gives(createSurvey, { leadNeedSurveyId: 7 });
    await send.click();
    await expect.element(page.getByText("Vos réponses ont bien été enregistrés !")).toBeVisible();
  });

  test("keeps what was typed of an unsent step over a reload (SURVEY-OP12)", async () => {
    const { unmount } = await open();
    await box("Votre nom ?").fill("Roy");
    unmount();
    openApp("/client/questionnaire-client/questionnaire");
    await expect.element(box("Votre nom ?")).toHaveValue("Roy");
  });

  test("goes on at the first unfinished step, on another device too (SURVEY-OP12)", async () => {
    const [first, ...others] = steps;
    const answered =
      first?.questions.map((each) => ({ ...each, answer: each.id === 1 ? "Roy" : "false" })) ?? [];
    const { network } = await open({
      leadNeedSurveyId: 9,
      categories: [{ title: "Vous", questions: answered }, ...others],
    });
    await expect.element(step).toHaveTextContent("Étape 2 sur 3 Vos enfants");
    await answerChild();
    await next.click();
    await expect.element(step).toHaveTextContent("Étape 3 sur 3 Vos aides");
    expect(network.callsOf(updateSurvey)[0]?.query.get("leadNeedSurveyID")).toBe("9");
    expect(network.callsOf(createSurvey)).toEqual([]);
  });

  test("says of a finished survey that it was answered (SURVEY-OP12)", async () => {
    await open({ isFinished: true });
    await expect
      .element(page.getByRole("heading", { name: "Vous avez déjà répondu à ce questionnaire" }))
      .toBeVisible();
  });
});

describe("the kinds of answers", () => {
  test("are all shown, combined ones in the order of AnswerOrders (SURVEY-40, SURVEY-OP4)", async () => {
    const each = kindNames.map((name, place) =>
      question(100 + place, `Question ${name}`, kinds[name].flag, { items: options }),
    );
    const both = question(200, "Les deux", flag("oneTextField", "yesNo"), { answerOrders: [32768, 32] });
    const { container } = await open({ categories: [{ title: "Tout", questions: [...each, both] }] });
    await expect.element(page.getByText("Question yesNo")).toBeVisible();
    for (const { id } of each) {
      const shown = container.querySelector(`[data-question="${id}"]`);
      expect(shown?.querySelector("input, select, textarea, button"), String(id)).not.toBeNull();
    }
    const parts = container.querySelectorAll('[data-question="200"] input');
    expect([...parts].map((input) => (input as HTMLInputElement).type)).toEqual(["radio", "radio", "text"]);
  });

  test("hold what was answered of each, and send it in its own form (SURVEY-55, SURVEY-OP8, GEO-06)", async () => {
    const categories = [
      {
        title: "Tout",
        questions: [
          question(1, "Quand ?", flag("availabilities")),
          question(2, "Où ?", flag("address")),
          question(3, "Moments", flag("multipleDropdown"), { items: options }),
          question(4, "Combien d’heures ?", flag("guardHourlyRates")),
        ],
      },
    ];
    const { network } = await open({ categories });
    const address = {
      fullAddress: "12 rue de la Paix 69003 Lyon",
      streetName: "rue de la Paix",
      streetNumber: "12",
      city: "Lyon",
      postalCode: "69003",
    };
    network.gives(searchAddresses, [{ address, latitude: null, longitude: null }]);
    await page.getByRole("button", { name: "Ajouter un créneau le lundi" }).click();
    await page.getByRole("textbox", { name: /début du créneau 1/ }).fill("8h");
    await page.getByRole("textbox", { name: /fin du créneau 1/ }).fill("12h");
    await page.getByRole("combobox", { name: "Où ?" }).fill("12 rue de la Paix");
    await page.getByRole("option").click();
    await page.getByRole("checkbox", { name: "Le soir" }).click();
    await send.click();
    await expect.element(page.getByText("Vos réponses ont bien été enregistrés !")).toBeVisible();
    const Answers = answersIn(network.callsOf(createSurvey)[0]);
    expect(
      Answers.map(({ Answer }) =>
        Answer.startsWith("{") || Answer.startsWith("[") ? JSON.parse(Answer) : Answer,
      ),
    ).toEqual([
      {
        slots: [{ days: [0], startTime: "08:00", endTime: "12:00" }],
        isPlanningVariable: false,
        comment: "",
      },
      address,
      ["b"],
      "1",
    ]);
  });
});
