import { searchAddresses } from "@ribambelle/domain/addresses/address.api";
import { kindNames, kinds } from "@ribambelle/domain/surveys/kinds";
import { createSurvey, updateSurvey } from "@ribambelle/domain/surveys/survey.api";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  answerChild,
  answerFirst,
  answersIn,
  box,
  flag,
  next,
  openSurvey,
  options,
  question,
  send,
  step,
} from "../../testing/surveys.ts";

describe("the kinds of answers", () => {
  test("are all shown, combined ones in the order of AnswerOrders (SURVEY-40, SURVEY-OP4)", async () => {
    const each = kindNames.map((name, place) =>
      question(100 + place, `Question ${name}`, kinds[name].flag, { items: options }),
    );
    const both = question(200, "Les deux", flag("oneTextField", "yesNo"), { answerOrders: [32768, 32] });
    const { container } = await openSurvey({ categories: [{ title: "Tout", questions: [...each, both] }] });
    await expect.element(page.getByText("Question yesNo")).toBeVisible();
    for (const { id } of each) {
      const field = `[data-question="${id}"] :is(input, select, textarea, button)`;
      await expect.poll(() => container.querySelector(field), { message: String(id) }).not.toBeNull();
    }
    const parts = container.querySelectorAll('[data-question="200"] input');
    expect([...parts].map((input) => (input as HTMLInputElement).type)).toEqual(["radio", "radio", "text"]);
  });

  test("let the browser fill in the name of whoever answers, and nobody else’s (SURVEY-OP26, A11Y-05)", async () => {
    const own = [{ key: "ownName", value: "true" }];
    const questions = [
      question(1, "Qui êtes-vous ?", flag("twoTextField"), { items: own }),
      question(2, "Qui viendra ?", flag("twoTextField")),
    ];
    const { container } = await openSurvey({ categories: [{ title: "Tout", questions }] });
    await expect.element(page.getByText("Qui viendra ?")).toBeVisible();
    const asked = [...container.querySelectorAll("fieldset input")] as HTMLInputElement[];
    expect(asked.map(({ ariaRequired }) => ariaRequired)).toEqual(["true", "true", "true", "true"]);
    expect(asked.map(({ autocomplete }) => autocomplete)).toEqual([
      "given-name",
      "family-name",
      "off",
      "off",
    ]);
  });

  test("hold what was answered of each, and send it in its own form (SURVEY-53, SURVEY-55, SURVEY-66, GEO-06)", async () => {
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
    const { network } = await openSurvey({ categories });
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
    await expect.element(page.getByRole("slider", { name: "Combien d’heures ?" })).toBeVisible();
    await expect.element(box(/^Une précision\s\?\s*\(facultatif\)$/)).toBeVisible();
    await page.getByRole("switch", { name: "Le planning est variable" }).click();
    const variation = box("Expliquez comment il varie");
    await send.click();
    await expect.element(variation).toHaveAccessibleDescription("Ce champ est obligatoire");
    await variation.fill("Une semaine sur deux");
    await expect.element(page.getByText("50h et +", { exact: true })).toBeVisible();
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
        isPlanningVariable: true,
        comment: "Une semaine sur deux",
      },
      address,
      ["b"],
      "1",
    ]);
  });

  test("are chosen from a list or among buttons, switched and written, and sent by their keys (SURVEY-24, SURVEY-33, SURVEY-36, SURVEY-37)", async () => {
    const questions = [
      question(5, "Le moment préféré ?", flag("uniqueDropdown"), { items: options }),
      question(6, "Et sinon ?", flag("radioButtons"), { items: options }),
      question(7, "Des vacances ?", flag("toggle")),
      question(8, "Autre chose ?", flag("comment")),
    ];
    const { network } = await openSurvey({ categories: [{ title: "Tout", questions }] });
    const list = page.getByLabelText("Le moment préféré ?");
    await list.selectOptions("Le soir");
    await list.selectOptions("");
    await send.click();
    await expect.element(list).toHaveFocus();
    await expect.element(list).toHaveAccessibleDescription("Ce champ est obligatoire");
    await list.selectOptions("Le soir");
    await expect.element(list).toHaveValue("1");
    const buttons = page.getByRole("group", { name: "Et sinon ?" });
    await expect.element(buttons).toHaveAccessibleDescription("Ce champ est obligatoire");
    expect(buttons.getByRole("radio", { checked: true }).elements()).toEqual([]);
    await buttons.getByRole("radio", { name: "Le matin" }).click();
    await expect.element(buttons.getByRole("radio", { name: "Le matin" })).toBeChecked();
    const holidays = page.getByRole("switch", { name: "Des vacances ?" });
    await expect.element(holidays).not.toBeChecked();
    await holidays.click();
    await holidays.click();
    await expect.element(holidays).not.toBeChecked();
    await holidays.click();
    const words = page.getByRole("textbox", { name: "Autre chose ? (facultatif)" });
    // A browser would cut what is pasted without a word.
    await words.fill("a".repeat(2001));
    await send.click();
    await expect.element(words).toHaveAccessibleDescription("Ce texte est trop long.");
    await expect.element(words).toHaveValue("a".repeat(2001));
    expect(network.callsOf(createSurvey)).toEqual([]);
    await words.fill("Un chat");
    await send.click();
    await expect.element(page.getByText("Vos réponses ont bien été enregistrés !")).toBeVisible();
    const Answers = answersIn(network.callsOf(createSurvey)[0]);
    expect(Answers.map(({ Answer }) => Answer)).toEqual(["b", "a", "true", "Un chat"]);
  });

  test("name children by their place until they have a name, bring back the one that was removed where they stood, and are twenty at most (SURVEY-34, SURVEY-57)", async () => {
    const named = (firstName: string) => ({
      firstName,
      lastName: "Roy",
      birthDate: "2022-03-01",
      subAnswers: [],
    });
    const children = ["Zoé", "", ...Array.from({ length: 17 }, () => "Léo")].map(named);
    const asked = question(3, "Quels enfants ?", flag("childNumbers"), { answer: JSON.stringify(children) });
    await openSurvey({ categories: [{ title: "Vos enfants", questions: [asked] }] });
    const add = page.getByRole("button", { name: "Ajouter un enfant" });
    await expect.element(page.getByRole("group", { name: "Enfant 19\u00a0: Léo" })).toBeVisible();
    await add.click();
    await expect
      .element(page.getByRole("group", { name: "Enfant 20" }).getByLabelText("Prénom"))
      .toHaveFocus();
    await expect.element(add).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Retirer Enfant 2", exact: true }).click();
    await expect.element(add).toBeVisible();
    await expect.element(page.getByText("Enfant 2 n’est plus dans la liste.")).toBeVisible();
    await page.getByRole("button", { name: "Annuler le retrait" }).click();
    await expect
      .element(page.getByRole("group", { name: "Enfant 2", exact: true }).getByLabelText("Prénom"))
      .toHaveFocus();
    await expect.element(page.getByRole("group", { name: "Enfant 3\u00a0: Léo" })).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
  });

  test("mark what is asked of the child who lacks it, and of no other (SURVEY-22, SURVEY-57)", async () => {
    const born = { lastName: "Roy", birthDate: "2022-03-01" };
    const children = [
      { ...born, firstName: "Zoé", subAnswers: [{ questionID: 31, answer: "false" }] },
      { ...born, firstName: "Léo", subAnswers: [] },
    ];
    const asked = question(3, "Quels enfants ?", flag("childNumbers"), {
      answer: JSON.stringify(children),
      subQuestions: [question(31, "Une allergie ?", flag("yesNo"))],
    });
    await openSurvey({ categories: [{ title: "Vos enfants", questions: [asked] }] });
    await send.click();
    const of = (name: string) =>
      page.getByRole("group", { name }).getByRole("group", { name: "Une allergie ?" });
    const [zoe, leo] = [of("Enfant 1\u00a0: Zoé"), of("Enfant 2\u00a0: Léo")];
    await expect.element(leo).toHaveAccessibleDescription("Ce champ est obligatoire");
    await expect.element(leo.getByRole("radio", { name: "Oui" })).toHaveFocus();
    await expect.element(zoe).not.toHaveAccessibleDescription("Ce champ est obligatoire");
  });
});

test("a survey keeps everything through Previous and Next twenty times (SURVEY-07, SURVEY-18, SURVEY-OP11)", async () => {
  const { network } = await openSurvey();
  await answerFirst();
  await answerChild();
  const press = (name: string) =>
    [...document.querySelectorAll("main button")].find(
      ({ textContent }) => textContent === name,
    ) as HTMLElement;
  const heading = () => document.querySelector("main h2")?.textContent ?? "";
  for (let round = 0; round < 20; round++) {
    press("Précédent").click();
    expect(heading()).toContain("Étape 1 sur 3");
    press("Suivant").click();
    await vi.waitUntil(() => heading().includes("Étape 2 sur 3"), { interval: 1 });
  }
  await expect.element(box("Prénom")).toHaveValue("Zoé");
  await next.click();
  await expect.element(step).toHaveTextContent("Étape 3 sur 3 Vos aides");
  expect(network.callsOf(createSurvey)).toHaveLength(1);
  const saves = network.callsOf(updateSurvey);
  expect(saves).toHaveLength(21);
  expect(answersIn(saves.at(-1)).map(({ Answer }) => Answer)).toEqual([
    "Roy",
    "false",
    expect.stringContaining("Arachides"),
  ]);
});
