import { getMyPublicProfile } from "@ribambelle/domain/profile/profile.api";
import type { Completable } from "@ribambelle/domain/profile/profileSections";
import { anExperience } from "@ribambelle/domain/testing/profile";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { openApp } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { serveProfile } from "../../../testing/profileServer.ts";

const path = "/intervenant/profil/apercu";
const heading = page.getByRole("heading", { level: 1, name: "Ce que voient les familles" });
const card = page.getByRole("article", { name: "Léa D." });
const kindOf = (text: RegExp) =>
  page.getByText(text).element().closest("[data-kind]")?.getAttribute("data-kind");
const part = (name: string) => card.getByRole("region", { name, exact: true });

/** Gives what stands in a part of the card, one text after the other, whichever spaces hold its words together. */
const textOf = (name: string) =>
  [...part(name).element().querySelectorAll("p, li:not(:has(p))")].map((text) =>
    text.textContent.replace(/\s+/g, " ").trim(),
  );

const full: Partial<Completable> = {
  advertTitle: "Étudiante douce et patiente",
  advertDescription: "Bonjour,\nappelez-moi au 06 39 98 12 34.",
  isPublished: true,
  availabilities: [{ id: 1, day: 1, startTime: "16:30", endTime: "19:00" }],
  searchFrequency: 5,
  isAvailableForHousework: true,
  hasIroningOption: false,
  professionalSituation: 1,
  experiences: [anExperience({ childrenCount: null }), anExperience({ category: null, description: "Baby" })],
  educationLevel: 52,
  specificDiplomas: [1242],
  hasDrivingLicence: true,
  canConveyChildren: false,
  spokenLanguages: [1, 106],
};

function openWith(given: Partial<Completable> = {}, at = path) {
  return { ...serveProfile(given), ...openApp(at) };
}

describe("what families see", () => {
  test("is the babysitter as a card, part by part (PROF-20)", async () => {
    openWith(full);
    await expect.element(heading).toBeVisible();
    await expect
      .element(page.getByText("Votre profil est visible par les familles sur le site public."))
      .toBeVisible();
    expect(kindOf(/^Votre profil est visible/)).toBe("success");
    await expect.element(card.getByText("28\u00a0ans · Lyon")).toBeVisible();
    await expect.element(card.getByText("Étudiante douce et patiente")).toBeVisible();
    expect(textOf("Disponibilités")[1]).toBe("Lundi : 16 h 30 à 19 h");
    expect(textOf("Fréquence recherchée")).toEqual(["Régulièrement", "À temps plein"]);
    expect(textOf("Prestations").slice(-2)).toEqual(["En plus de la garde", "Ménage"]);
    expect(textOf("Expériences")).toEqual([
      "Dans la famille",
      "Enfants de 1 à 2 ans · Avant ou après l’école · 6 à 11 mois d’expérience",
      "Deux frères de 2 et 4 ans, après l’école.",
      "Garde d’enfants",
      "2 enfants, de 1 à 2 ans · Avant ou après l’école · 6 à 11 mois d’expérience",
      "Baby",
    ]);
    expect(textOf("Situation professionnelle")).toEqual(["Études"]);
    expect(textOf("Formation")).toEqual(["BAC+3", "Formation aux premiers secours"]);
    expect(textOf("Déplacements")).toEqual(["Permis de conduire"]);
    expect(textOf("Langues parlées")).toEqual(["Français", "Anglais"]);
    await expectOutline("is-the-babysitter-as-a-card");
  });

  test("never holds contact details, and says so (PROF-20)", async () => {
    const { container } = openWith(full);
    await expect.element(card.getByText(/appelez-moi au •••/)).toBeVisible();
    await expect.element(page.getByText(/^Vos coordonnées ne sont jamais montrées/)).toBeVisible();
    for (const secret of ["06 39", "Lilas", "69003", "claire@example.fr"])
      expect(container.querySelector("main")?.textContent).not.toContain(secret);
  });

  test("is what they would see while the advert is not published (PROF-21)", async () => {
    openWith({ ...full, isPublished: false });
    await expect
      .element(
        page.getByText(
          "Votre profil n’est pas publié\u00a0: les familles ne le voient pas. Voici ce qu’elles verraient.",
        ),
      )
      .toBeVisible();
    expect(kindOf(/^Votre profil n’est pas publié/)).toBe("warning");
    await expect.element(card).toBeVisible();
  });

  test("leaves out what was not said, and leads on when nothing was (PROF-21)", async () => {
    const { where } = openWith();
    await expect.element(page.getByText("Votre profil ne dit encore rien de vous")).toBeVisible();
    await expect.element(card.getByRole("region")).not.toBeInTheDocument();
    await page.getByRole("link", { name: "Compléter votre profil" }).click();
    await expect.poll(where).toBe("/intervenant/profil");
  });

  test("is one step from the profile and back, and follows what was saved there", async () => {
    const { where, become, queries } = openWith(full, "/intervenant/profil");
    await page.getByRole("link", { name: "Voir ce que voient les familles" }).click();
    await expect.element(heading).toHaveFocus();
    expect(where()).toBe(path);
    await expect.poll(() => document.title).toMatch(/^Ce que voient les familles/);
    // What is asked for a first time is not asked for again before it has come.
    await expect.element(card.getByText("Étudiante douce et patiente")).toBeVisible();
    become({ advertTitle: "Douceur et énergie" });
    await queries.invalidateQueries({ queryKey: ["BabysitterProfile"] });
    await expect.element(card.getByText("Douceur et énergie")).toBeVisible();
    await page.getByRole("link", { name: "Revenir à votre profil" }).click();
    await expect.poll(where).toBe("/intervenant/profil");
  });

  test("is there in English", async () => {
    openWith(full);
    await expect.element(heading).toBeVisible();
    setLocale("en");
    await expect.element(page.getByRole("heading", { level: 1, name: "What families see" })).toBeVisible();
    await expect.element(card.getByText("28 years old · Lyon")).toBeVisible();
    await expect.element(part("Spoken languages").getByText("English")).toBeVisible();
    await expectOutline("is-there-in-english");
  });

  test("waits in the shape of the card, and offers another try when it fails", async () => {
    const { network } = serveProfile(full);
    network.waits(getMyPublicProfile);
    const { unmount } = openApp(path);
    await expect.element(page.getByText("Chargement de votre profil public")).toBeInTheDocument();
    unmount();
    network.says(getMyPublicProfile, 500, "");
    openApp(path);
    await expect.element(page.getByRole("alert")).toBeVisible();
    network.says(getMyPublicProfile, 404, "");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(page.getByRole("alert")).toBeVisible();
  });
});
