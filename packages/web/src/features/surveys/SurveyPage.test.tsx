import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { createSurvey, updateSurvey } from "@ribambelle/domain/surveys/survey.api";
import { surveyRefusals } from "@ribambelle/domain/surveys/survey.texts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { stopNavigations } from "../../testing/navigations.ts";
import { openApp } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aParent } from "../../testing/people.ts";
import {
  alert,
  answerChild,
  answerFirst,
  answersIn,
  aSurvey,
  box,
  configuration,
  next,
  openSurvey,
  previous,
  send,
  step,
  steps,
  yesOrNo,
} from "../../testing/surveys.ts";

/** What the tab keeps of what is typed. */
const drafts = () => Object.values({ ...sessionStorage }).filter((kept) => String(kept).includes("25 000"));

describe("a survey, step by step", () => {
  test("saves each step, the first time by Create, then by Update, and says that all was saved (SURVEY-10, SURVEY-11, SURVEY-16, ERR-25)", async () => {
    const { network, container } = await openSurvey();
    const left = stopNavigations();
    await expect.element(step).toHaveTextContent("Étape 1 sur 3 Vous");
    // Seen where there is no script.
    await expect.element(page.getByText(/^Ce questionnaire se remplit en ligne/)).toBeInTheDocument();
    const bar = () => container.querySelector<HTMLElement>("form h2 + [aria-hidden] > span")?.style.width;
    expect(bar()).toMatch(/^33\./);
    await answerFirst();
    expect(bar()).toMatch(/^66\./);
    await expect.element(step).toHaveFocus();
    await answerChild();
    await expect.element(page.getByText("Âge : 4 ans")).toBeVisible();
    const { answer } = network.holds(updateSurvey);
    // The second click comes while the first is being sent, however slow the machine is.
    await next.dblClick();
    answer(Response.json(writeWire(updateSurvey.output, { leadNeedSurveyId: 7 })));
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
    // The browser itself sends no form.
    expect(left).toEqual([]);
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

  test("stays on a step that lacks answers, says so, and puts the focus on the first (SURVEY-09, SURVEY-22, SURVEY-OP28, ERR-10)", async () => {
    const { network } = await openSurvey();
    await yesOrNo("Un animal ?", "Oui");
    await next.click();
    await expect.element(alert).toHaveTextContent("Veuillez remplir les champs manquants indiqués en rouge.");
    await expect.element(box("Votre nom ?")).toHaveFocus();
    await expect.element(box("Votre nom ?")).toHaveAccessibleDescription("Ce champ est obligatoire");
    await expect.element(box("Lequel ?")).toHaveAccessibleDescription("Ce champ est obligatoire");
    expect(network.callsOf(createSurvey)).toEqual([]);
  });

  test("asks for a child, and brings back one that was removed (SURVEY-23, SURVEY-56, SURVEY-OP28, ERR-10)", async () => {
    await openSurvey();
    await answerFirst();
    await next.click();
    await expect.element(alert).toHaveTextContent("Veuillez ajouter au moins un enfant pour poursuivre.");
    const add = page.getByRole("group", { name: "Quels enfants ?" }).getByRole("button");
    await expect.element(add).toHaveFocus();
    await expect.element(add).toHaveAccessibleDescription(/au moins un enfant/);
    await userEvent.keyboard("{Enter}");
    await expect.element(box("Prénom")).toHaveFocus();
    await userEvent.keyboard("Zoé");
    page.getByRole("button", { name: "Retirer Zoé" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(box("Prénom")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Annuler le retrait" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(box("Prénom")).toHaveValue("Zoé");
    await expectOutline("asks-for-a-child-and-brings-back");
  });

  test("marks the questions that the server names, and says what is missing (SURVEY-19, SURVEY-20, SURVEY-21, ERR-27)", async () => {
    const { network } = await openSurvey();
    network.refuses(createSurvey, surveyRefusals.answersMissing, { questionIDs: [2] });
    await box("Votre nom ?").fill("Roy");
    await yesOrNo("Un animal ?", "Non");
    await next.click();
    await expect.element(alert).toHaveTextContent("Veuillez remplir les champs manquants indiqués en rouge.");
    await expect.poll(() => document.activeElement?.textContent).toBe("Ce champ est obligatoire");
    await expect.element(step).toHaveTextContent("Étape 1 sur 3 Vous");
  });

  test("says every other failure in the printed words, and keeps what was typed (SURVEY-17, SURVEY-OP13, ERR-26)", async () => {
    const { network } = await openSurvey();
    const { fail } = network.holds(createSurvey);
    await box("Votre nom ?").fill("Roy");
    await yesOrNo("Un animal ?", "Non");
    await next.click();
    await expect.element(next).toHaveAttribute("aria-disabled", "true");
    fail(new TypeError("Failed to fetch"));
    await expect
      .element(alert)
      .toHaveTextContent("Oops ! Une erreur est survenue, veuillez réessayer plus tard.");
    await expect.element(box("Votre nom ?")).toHaveValue("Roy");
    await expect.element(next).not.toHaveAttribute("aria-disabled");
  });

  test("goes back without losing what was typed, and sends the step again when it is left (SURVEY-07, SURVEY-18, SURVEY-OP11)", async () => {
    const { network } = await openSurvey();
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
    await expectOutline("goes-back-without-losing-what-was-typed");
  });

  test("goes one step back by the browser’s Back, not out of the survey, and forward again (SURVEY-OP29)", async () => {
    const { router, where } = await openSurvey();
    const path = "/client/questionnaire-client/questionnaire";
    await answerFirst();
    await answerChild();
    await next.click();
    await expect.element(step).toHaveTextContent("Étape 3 sur 3 Vos aides");
    await expect.poll(where).toBe(`${path}?etape=3`);
    router.history.back();
    await expect.element(step).toHaveTextContent("Étape 2 sur 3 Vos enfants");
    await expect.element(step).toHaveFocus();
    await expect.element(box("Prénom")).toHaveValue("Zoé");
    await box("Prénom").fill("Zoélie");
    router.history.forward();
    await expect.element(step).toHaveTextContent("Étape 3 sur 3 Vos aides");
    await previous.click();
    await expect.element(box("Prénom")).toHaveValue("Zoélie");
    await expect.poll(where).toBe(`${path}?etape=2`);
    router.history.back();
    await expect.element(step).toHaveTextContent("Étape 1 sur 3 Vous");
    await expect.element(box("Votre nom ?")).toHaveValue("Roy");
    expect(router.history.canGoBack()).toBe(false);
  });

  test("an address further on than what is answered opens the first unfinished step (SURVEY-OP29)", async () => {
    await openSurvey({}, "?etape=3");
    await expect.element(step).toHaveTextContent("Étape 1 sur 3 Vous");
  });

  test("has Send on the last step, whose save ends the survey, and shows where the fiscal income stands (SURVEY-08, SURVEY-15, SURVEY-68, SURVEY-OP19)", async () => {
    const { network } = await openSurvey({ categories: steps.slice(2) });
    await expect.element(send).toBeVisible();
    await expect.element(next).not.toBeInTheDocument();
    await expect
      .element(box("Votre revenu fiscal ?"))
      .toHaveAccessibleDescription(/première page de votre dernier avis d’impôt/);
    await expect.element(page.getByRole("img", { name: /avis d’impôt/ })).toBeVisible();
    await expect.element(box("Votre revenu fiscal ?")).toHaveAttribute("maxlength", "30");
    await box("Votre revenu fiscal ?").fill("25 000");
    network.refuses(createSurvey, surveyRefusals.answersMissing, { questionIDs: [20] });
    await send.click();
    await expect.element(alert).toHaveTextContent("Veuillez remplir les champs manquants indiqués en rouge.");
    await expect.element(page.getByText("Vos réponses ont bien été enregistrés !")).not.toBeInTheDocument();
    network.gives(createSurvey, { leadNeedSurveyId: 7 });
    await expectOutline("has-send-on-the-last-step-whose");
    await expect.poll(drafts).toHaveLength(1);
    await send.click();
    await expect.element(page.getByText("Vos réponses ont bien été enregistrés !")).toBeVisible();
    expect(drafts()).toEqual([]);
  });

  test("keeps what was typed of an unsent step over a reload, for whoever typed it (SURVEY-OP12)", async () => {
    const { network, unmount } = await openSurvey();
    await box("Votre nom ?").fill("Roy");
    unmount();
    const reloaded = openApp("/client/questionnaire-client/questionnaire");
    await expect.element(box("Votre nom ?")).toHaveValue("Roy");
    reloaded.unmount();
    // In the same tab, of which the person before did not sign out.
    network.gives(getMyInformation, aParent({ userId: 102 }));
    openApp("/client/questionnaire-client/questionnaire");
    await expect.element(box("Votre nom ?")).toHaveValue("");
  });

  test("keeps what is typed in one language for the other, again and again, after a reload too (SURVEY-OP12, I18N-07)", async () => {
    const { unmount } = await openSurvey();
    await box("Votre nom ?").fill("Roy");
    unmount();
    openApp("/client/questionnaire-client/questionnaire");
    await expect.element(box("Votre nom ?")).toHaveValue("Roy");
    for (const [locale, typed] of [
      ["en", "Roy 25 000"],
      ["fr", "Roy 25 000 bis"],
      ["en", "Roy 25 000 ter"],
    ] as const) {
      await box("Votre nom ?").fill(typed);
      // Kept once the picture shows it, which is before anybody finds the other language.
      await expect.poll(drafts).toEqual([expect.stringContaining(`"${typed}"`)]);
      setLocale(locale);
      const button = locale === "en" ? "Next" : "Suivant";
      await expect.element(page.getByRole("button", { name: button })).toBeVisible();
      await expect.element(box("Votre nom ?")).toHaveValue(typed);
    }
  });

  test("goes on at the first unfinished step, on another device too (SURVEY-OP12)", async () => {
    const [first, ...others] = steps;
    const answered =
      first?.questions.map((each) => ({ ...each, answer: each.id === 1 ? "Roy" : "false" })) ?? [];
    const { network } = await openSurvey({
      leadNeedSurveyId: 9,
      categories: [{ title: "Vous", questions: answered }, ...others],
    });
    await expect.element(step).toHaveTextContent("Étape 2 sur 3 Vos enfants");
    await answerChild();
    await next.click();
    await expect.element(step).toHaveTextContent("Étape 3 sur 3 Vos aides");
    expect(network.callsOf(updateSurvey)[0]?.query.get("leadNeedSurveyID")).toBe("9");
    expect(network.callsOf(createSurvey)).toEqual([]);
    await expectOutline("goes-on-at-the-first-unfinished-step");
  });

  test("says of a finished survey that it was answered, before and where another device finished it meanwhile (SURVEY-OP12)", async () => {
    const { network } = await openSurvey({ categories: steps.slice(2) });
    await box("Votre revenu fiscal ?").fill("25 000");
    network.refuses(createSurvey, surveyRefusals.finished);
    network.gives(configuration, { ...aSurvey(), isFinished: true });
    await send.click();
    await expect
      .element(page.getByRole("heading", { name: "Vous avez déjà répondu à ce questionnaire" }))
      .toBeVisible();
    await expect.element(page.getByRole("form")).not.toBeInTheDocument();
    await expectOutline("says-of-a-finished-survey-that-it");
  });

  test("asks again for questions that could not be read, and says where there are none (SURVEY-01, SURVEY-OP13)", async () => {
    const { network } = await openSurvey({}, "", (network) =>
      network.refuses(configuration, commonRefusals.internal),
    );
    await expect.element(page.getByRole("main").getByText(/^Une erreur est survenue/)).toBeVisible();
    const retry = page.getByRole("main").getByRole("button", { name: "Réessayer" });
    network.refuses(configuration, commonRefusals.notFound);
    await retry.click();
    await expect
      .element(page.getByRole("heading", { name: "Il n’y a rien à répondre pour le moment" }))
      .toBeVisible();
    await expect.element(retry).not.toBeInTheDocument();
  });

  test("leads back to the step whose answers the server misses, marked there until they change (SURVEY-19, SURVEY-20)", async () => {
    const { network, where } = await openSurvey();
    await answerFirst();
    await answerChild();
    network.refuses(updateSurvey, surveyRefusals.answersMissing, { questionIDs: [1, 2] });
    await next.click();
    await expect.element(step).toHaveTextContent("Étape 1 sur 3 Vous");
    await expect.poll(where).toContain("etape=1");
    await expect.element(alert).toHaveTextContent("Veuillez remplir les champs manquants indiqués en rouge.");
    const marks = () => [...document.querySelectorAll("[data-question] > [data-error]")].length;
    await expect.poll(marks).toBe(2);
    await box("Votre nom ?").fill("Roy-Petit");
    await expect.poll(marks).toBe(1);
    await yesOrNo("Un animal ?", "Oui");
    await expect.poll(marks).toBe(0);
    await expectOutline("leads-back-to-the-step-whose-answers");
  });
});
