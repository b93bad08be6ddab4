import {
  updateMyLanguages,
  updateMySearchFrequency,
  updateMyServices,
  updateMySituation,
} from "@ribambelle/domain/profile/profile.api";
import { professionalSituations } from "@ribambelle/domain/profile/profile.values";
import type { Completable } from "@ribambelle/domain/profile/profileSections";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { openApp } from "../../../testing/openApp.tsx";
import { pencilOf, serveProfile } from "../../../testing/profileServer.ts";

const section = (name: string) => page.getByRole("region", { name, exact: true });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const save = page.getByRole("button", { name: "Enregistrer", exact: true });
const boxes = () =>
  page
    .getByRole("checkbox")
    .elements()
    .map((element) => (element as HTMLInputElement).labels?.[0]?.textContent);

function openWith(given: Partial<Completable> = {}) {
  const server = serveProfile(given);
  server.takes(updateMySearchFrequency, (sent: { SearchFrequency: number }) => ({
    searchFrequency: sent.SearchFrequency,
  }));
  server.takes(updateMyServices, (sent: { IsAvailableForHousework: boolean; HasIroningOption: boolean }) => ({
    isAvailableForHousework: sent.IsAvailableForHousework,
    hasIroningOption: sent.HasIroningOption,
  }));
  server.takes(
    updateMySituation,
    (sent: { ProfessionalSituation: Completable["professionalSituation"] }) => ({
      professionalSituation: sent.ProfessionalSituation,
    }),
  );
  server.takes(updateMyLanguages, (sent: { SpokenLanguages: Completable["spokenLanguages"] }) => ({
    spokenLanguages: sent.SpokenLanguages,
  }));
  const app = openApp("/intervenant/profil");
  return { ...server, ...app };
}

describe("how often a babysitter wants to work", () => {
  test("is three answers that do not exclude each other, sent as a sum (PROF-40, PROF-41, PROF-42)", async () => {
    const { network } = openWith({ searchFrequency: 1 });
    await pencilOf("Fréquence recherchée").click();
    await expect.element(box("Régulièrement")).toBeChecked();
    await box("Ponctuellement").click();
    await box("À temps plein").click();
    await box("Régulièrement").click();
    await save.click();
    // The boxes have the same words: the section is read again once its pencil has the keyboard.
    await expect.element(pencilOf("Fréquence recherchée")).toHaveFocus();
    await expect.element(section("Fréquence recherchée").getByText("À temps plein")).toBeVisible();
    expect(network.callsOf(updateMySearchFrequency).map((call) => call.body)).toEqual([
      { SearchFrequency: 6 },
    ]);
    await expect.element(section("Fréquence recherchée").getByText("Régulièrement")).not.toBeInTheDocument();
  });
});

describe("the services", () => {
  test("always include homework help, which nobody can switch off (PROF-46, PROF-47, PROF-OP7)", async () => {
    openWith();
    await pencilOf("Prestations").click();
    await expect.element(box("Ménage")).toHaveFocus();
    await expect.element(box("Aide aux devoirs")).toBeChecked();
    await expect.element(box("Aide aux devoirs")).toBeDisabled();
  });

  test("are sent all three, homework help too (PROF-43, PROF-48, PROF-OP7)", async () => {
    const { network } = openWith();
    await pencilOf("Prestations").click();
    await box("Ménage").click();
    await box("Repassage").click();
    await save.click();
    await expect.element(pencilOf("Prestations")).toHaveFocus();
    expect(network.callsOf(updateMyServices).map((call) => call.body)).toEqual([
      { IsAvailableForHousework: true, HasHomeworkHelpOption: true, HasIroningOption: true },
    ]);
  });

  test("lose ironing with housework (PROF-45)", async () => {
    const { network } = openWith({ isAvailableForHousework: true, hasIroningOption: true });
    await pencilOf("Prestations").click();
    await box("Ménage").click();
    await expect.element(box("Repassage")).not.toBeChecked();
    await expect.element(box("Repassage")).toBeDisabled();
    await save.click();
    await expect.element(pencilOf("Prestations")).toHaveFocus();
    expect(network.callsOf(updateMyServices).map((call) => call.body)).toEqual([
      { IsAvailableForHousework: false, HasHomeworkHelpOption: true, HasIroningOption: false },
    ]);
  });

  test("name what standard care includes, homework once (PROF-44, PROF-OP8)", async () => {
    openWith();
    const list = section("Prestations").getByRole("list").first();
    await expect
      .poll(() =>
        list
          .getByRole("listitem")
          .elements()
          .map((item) => item.textContent),
      )
      .toEqual([
        "Aide aux devoirs",
        "Bain",
        "Change",
        "Préparation des repas",
        "Aide au repas",
        "Biberon",
        "Jeux",
      ]);
  });
});

describe("the professional situation", () => {
  test("is one box at a time, and the last ticked one stays (PROF-49, PROF-51, PROF-53, PROF-OP5)", async () => {
    const { network } = openWith({ professionalSituation: professionalSituations.numbers.Student });
    const situation = section("Situation professionnelle");
    await expect.element(situation.getByText("Études")).toBeVisible();
    await pencilOf("Situation professionnelle").click();
    await expect
      .poll(boxes)
      .toEqual(["Études", "Recherche d’emploi", "Emploi", "Retraite", "Formation professionnelle", "Autre"]);
    await box("Études").click();
    await expect.element(box("Études")).toBeChecked();
    await box("Autre").click();
    await expect.element(box("Études")).not.toBeChecked();
    await save.click();
    // The box itself reads "Autre" too: the section is read again once its pencil is back.
    await expect.element(pencilOf("Situation professionnelle")).toBeVisible();
    await expect.element(section("Situation professionnelle").getByText("Autre")).toBeVisible();
    expect(network.callsOf(updateMySituation).map((call) => call.body)).toEqual([
      { ProfessionalSituation: 99 },
    ]);
  });

  test("sends nothing before one is ticked, and says so", async () => {
    const { network } = openWith();
    await pencilOf("Situation professionnelle").click();
    await save.click();
    await expect.element(page.getByText("Ce champ est obligatoire")).toBeVisible();
    expect(network.callsOf(updateMySituation)).toEqual([]);
  });

  test("a situation that is not offered any more is shown where it is kept, in both languages (PROF-52, PROF-OP6, I18N-11)", async () => {
    openWith({ professionalSituation: professionalSituations.numbers.PartTimeJobSeeking });
    const kept = section("Situation professionnelle");
    await expect.element(kept.getByText("Recherche d’emploi à temps partiel")).toBeVisible();
    setLocale("en");
    await expect.element(page.getByText("Looking for part-time work")).toBeVisible();
    await page.getByRole("button", { name: "Edit: Professional situation" }).click();
    await expect
      .poll(boxes)
      .toEqual([
        "Student",
        "Looking for work",
        "Looking for part-time work",
        "Employed",
        "Retired",
        "Vocational training",
        "Other",
      ]);
  });
});

test("languages are chosen from the list, several of them (PROF-73, PROF-74)", async () => {
  const { network } = openWith({ spokenLanguages: [106] });
  await pencilOf("Langues parlées").click();
  await expect.poll(boxes).toHaveLength(11);
  await box("Espagnol").click();
  await box("Néerlandais").click();
  await box("Français").click();
  await save.click();
  await expect.element(pencilOf("Langues parlées")).toHaveFocus();
  await expect.element(section("Langues parlées").getByText("Espagnol")).toBeVisible();
  expect(network.callsOf(updateMyLanguages).map((call) => call.body)).toEqual([
    { SpokenLanguages: [2, 1251] },
  ]);
});

test("each section that is edited asks its question, with what is to be known before one ticks (PROF-44, PROF-51)", async () => {
  openWith();
  const unsaid = section("Situation professionnelle").getByText("Vous n’avez pas encore répondu.");
  await expect.element(unsaid).toBeVisible();
  for (const [title, question, hint] of [
    ["Fréquence recherchée", "Comment souhaitez-vous travailler ?", "Plusieurs réponses sont possibles."],
    ["Prestations", "Vos prestations en plus de la garde", ""],
    ["Situation professionnelle", "Quelle est votre situation aujourd’hui ?", "Une seule réponse."],
    ["Déplacements", "Comment vous déplacez-vous ?", ""],
    ["Langues parlées", "Quelles langues parlez-vous ?", ""],
  ] as const) {
    await pencilOf(title).click();
    const group = section(title).getByRole("group", { name: question });
    await expect.element(group).toBeVisible();
    await expect.element(group).toHaveAccessibleDescription(hint);
  }
  await expect
    .element(box("Aide aux devoirs"))
    .toHaveAccessibleDescription("Toujours comprise dans la garde d’enfants.");
  await expect
    .element(box("Ménage"))
    .toHaveAccessibleDescription("Vous acceptez aussi des missions de ménage.");
  await expect.element(box("Repassage")).toHaveAccessibleDescription("Avec le ménage seulement.");
  await expect.element(box("J’ai le permis de conduire")).not.toBeChecked();
  await expect.element(box("Je peux conduire des enfants")).not.toBeChecked();
});
