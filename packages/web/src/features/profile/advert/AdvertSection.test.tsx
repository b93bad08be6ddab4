import { updateMyAdvert } from "@ribambelle/domain/profile/profile.api";
import type { Completable } from "@ribambelle/domain/profile/profileSections";
import { wordsOf } from "@ribambelle/domain/testing/profile";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { openApp } from "../../../testing/openApp.tsx";
import { pencilOf, serveProfile } from "../../../testing/profileServer.ts";

const advert = page.getByRole("region", { name: /^(Annonce|Advert)$/ });
const pencil = pencilOf("Annonce");
const title = page.getByRole("textbox", { name: "Titre de l’annonce" });
const description = page.getByRole("textbox", { name: "Description" });
const save = advert.getByRole("button", { name: "Enregistrer", exact: true });
const cancel = advert.getByRole("button", { name: "Annuler", exact: true });

const written = { advertTitle: "Étudiante douce et patiente", advertDescription: wordsOf(30) };
const colours = { red: "rgb(156, 31, 23)", blue: "rgb(29, 79, 145)", green: "rgb(27, 94, 51)" };

type Sent = { AdvertTitle: string; AdvertDescription: string };

function openWith(given: Partial<Completable> = {}) {
  const server = serveProfile(given);
  server.takes(updateMyAdvert, (sent: Sent) => ({
    advertTitle: sent.AdvertTitle,
    advertDescription: sent.AdvertDescription,
  }));
  return { ...server, ...openApp("/intervenant/profil") };
}

/** Gives the words and the colour of the two live counts, as the eye sees them: the title's, the description's. */
const counts = () =>
  [...advert.element().querySelectorAll("p[data-tone]")].map((count) => [
    count.textContent,
    Object.entries(colours).find(([, colour]) => colour === getComputedStyle(count).color)?.[0],
  ]);

async function edit(given: Partial<Completable> = {}) {
  const opened = openWith(given);
  await pencil.click();
  await expect.element(title).toHaveFocus();
  return opened;
}

describe("the advert", () => {
  test("shows its title and its text line by line (PROF-08, PROF-09)", async () => {
    openWith({ advertTitle: "Étudiante douce et patiente", advertDescription: "Bonjour,\nje garde." });
    await expect.element(advert.getByText("Étudiante douce et patiente")).toBeVisible();
    const text = advert.getByText(/^Bonjour/).element();
    expect([text.textContent, getComputedStyle(text).whiteSpace]).toEqual([
      "Bonjour,\nje garde.",
      "pre-line",
    ]);
  });

  test("says why it matters while there is none (PROF-09)", async () => {
    openWith();
    await expect.element(advert.getByText(/^Vous n’avez pas encore d’annonce/)).toBeVisible();
  });

  test("is saved with its title and its description (PROF-30, PROF-31)", async () => {
    const { network } = await edit();
    await title.fill("Étudiante douce et patiente");
    await description.fill(`${wordsOf(29)}\ntrente`);
    await save.click();
    await expect.element(advert.getByText("Étudiante douce et patiente")).toBeVisible();
    await expect.element(pencil).toHaveFocus();
    expect(network.callsOf(updateMyAdvert).map((call) => call.body)).toEqual([
      { AdvertTitle: "Étudiante douce et patiente", AdvertDescription: `${wordsOf(29)}\ntrente` },
    ]);
  });

  test("cannot be saved before both texts hold, and says why (PROF-26, PROF-28, PROF-30)", async () => {
    await edit();
    const needs = (what: string) => `Pour enregistrer, il faut ${what}.`;
    const [aTitle, aDescription] = ["un titre de 3 à 12 mots", "une description d’au moins 30 mots"];
    for (const [titleSize, descriptionSize, reason] of [
      [0, 0, needs(`${aTitle} et ${aDescription}`)],
      [2, 30, needs(aTitle)],
      [13, 30, needs(aTitle)],
      [3, 29, needs(aDescription)],
    ] as const) {
      await title.fill(wordsOf(titleSize));
      await description.fill(wordsOf(descriptionSize));
      await expect.element(save).toBeDisabled();
      await expect.element(save).toHaveAccessibleDescription(reason);
    }
    for (const size of [3, 12]) {
      await title.fill(wordsOf(size));
      await description.fill(wordsOf(30));
      await expect.element(save).toBeEnabled();
    }
  });

  test.each([
    ["title", title, description],
    ["description", description, title],
  ] as const)(
    "says that its %s is required when it is left empty, and nothing moves (PROF-24, PROF-25)",
    async (_, field, other) => {
      await edit(written);
      await field.fill("");
      await expect.element(field).not.toHaveAttribute("aria-invalid");
      const before =
        cancel.element().getBoundingClientRect().top - title.element().getBoundingClientRect().top;
      (other.element() as HTMLElement).focus();
      await expect.element(field).toHaveAttribute("aria-invalid", "true");
      await expect.element(advert.getByText("Ce champ est obligatoire")).toBeVisible();
      await expect.element(field).toHaveAccessibleDescription(/Ce champ est obligatoire/);
      const after =
        cancel.element().getBoundingClientRect().top - title.element().getBoundingClientRect().top;
      expect(after).toBe(before);
      await field.fill("un");
      await expect.element(advert.getByText("Ce champ est obligatoire")).not.toBeInTheDocument();
    },
  );
});

describe("the live counts", () => {
  test("the live counts of the title are red out of 3 to 12 and green in it, as the server counts (PROF-26, PROF-27, PROF-OP10)", async () => {
    await edit();
    for (const [typed, text, colour] of [
      ["", "0 mot (de 3 à 12) · encore 3", "red"],
      ["un", "1 mot (de 3 à 12) · encore 2", "red"],
      ["un deux", "2 mots (de 3 à 12) · encore 1", "red"],
      [wordsOf(3), "3 mots (de 3 à 12) · bonne longueur", "green"],
      [wordsOf(12), "12 mots (de 3 à 12) · bonne longueur", "green"],
      [wordsOf(13), "13 mots (de 3 à 12) · 1 de trop", "red"],
      // Hyphens and apostrophes of either kind part nothing; white space of any kind does.
      ["Après-midi d’été et l'école", "4 mots (de 3 à 12) · bonne longueur", "green"],
      ["Douce 🎈 calme", "3 mots (de 3 à 12) · bonne longueur", "green"],
      ["Douce🎈 calme", "2 mots (de 3 à 12) · encore 1", "red"],
      ["À\u00a0bientôt\u202f!", "3 mots (de 3 à 12) · bonne longueur", "green"],
      ["  un   deux  ", "2 mots (de 3 à 12) · encore 1", "red"],
    ]) {
      await title.fill(typed ?? "");
      await expect.poll(() => counts()[0], { message: typed }).toEqual([text, colour]);
    }
  });

  test("the live counts of the description are red, blue from 30 and “Top !” from 80 (PROF-28, PROF-29, PROF-OP10, PROF-OP11)", async () => {
    await edit(written);
    for (const [typed, text, colour] of [
      ["", "0 mot · encore 30 pour atteindre 30", "red"],
      [wordsOf(29), "29 mots · encore 1 pour atteindre 30", "red"],
      [wordsOf(30), "30 mots · c’est suffisant, l’idéal est 80", "blue"],
      [wordsOf(79), "79 mots · c’est suffisant, l’idéal est 80", "blue"],
      [wordsOf(80), "80 mots · Top\u00a0!", "green"],
      [wordsOf(30).replaceAll(" ", "\n\n"), "30 mots · c’est suffisant, l’idéal est 80", "blue"],
    ]) {
      await description.fill(typed ?? "");
      await expect.poll(() => counts()[1], { message: typed }).toEqual([text, colour]);
    }
  });

  test("carry a sign beside the colour, and are told when the typing rests (PROF-27, PROF-29)", async () => {
    await edit();
    await title.fill("Douceur et");
    await userEvent.type(title, " calme");
    await expect.element(title).toHaveAccessibleDescription(/3 mots \(de 3 à 12\) · bonne longueur$/);
    const signs = advert.element().querySelectorAll("p[data-tone] > svg");
    expect(signs).toHaveLength(2);
    setLocale("en");
    await expect.poll(() => counts()[0]?.[0]).toBe("3 words (3 to 12) · a good length");
  });
});

test("a phone number or an e-mail address in the advert is quietly told to be hidden from families", async () => {
  await edit(written);
  const notice = advert.getByText(/^Votre texte contient un moyen de vous joindre/);
  await expect.element(notice).not.toBeInTheDocument();
  await description.fill(`${wordsOf(30)} 06 39 98 12 34`);
  await expect.element(notice).toBeVisible();
  await description.fill(`${wordsOf(30)} lea@example.fr`);
  await expect.element(notice).toBeVisible();
  await save.click();
  await expect.element(pencil).toHaveFocus();
  await expect.element(notice).toBeVisible();
});

test("an advert to correct says why above it, in the language of the page, else in French (MODER-06, MODER-10)", async () => {
  const shown = openWith({ ...written, advertToCorrect: { fr: "Trop court.", en: "Too short." } });
  await expect
    .element(advert.getByText(/^L’agence vous demande de corriger votre annonce\s: Trop court\.$/))
    .toBeVisible();
  setLocale("en");
  await expect
    .element(advert.getByText("The agency asks you to correct your advert: Too short."))
    .toBeVisible();
  shown.become({ advertToCorrect: { fr: "À revoir.", en: null } });
  await shown.queries.invalidateQueries();
  await expect.element(advert.getByText("À revoir.")).toHaveAttribute("lang", "fr");
});
