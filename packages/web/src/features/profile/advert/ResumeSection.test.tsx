import { updateAdvertPublication } from "@ribambelle/domain/profile/profile.api";
import { profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import type { Completable } from "@ribambelle/domain/profile/profileSections";
import { wordsOf } from "@ribambelle/domain/testing/profile";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../../client/locale.tsx";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { aBabysitter } from "../../../testing/people.ts";
import { serveProfile } from "../../../testing/profileServer.ts";

const resume = page.getByRole("region", { name: "Léa Dubois", exact: true });
const publication = page.getByRole("switch", { name: "Publier mon annonce" });
const written = { advertTitle: "Étudiante douce et patiente", advertDescription: wordsOf(30) };

type Sent = { IsPublished: boolean };

function openWith(given: Partial<Completable> = {}, user = aBabysitter()) {
  serverSays({});
  const server = serveProfile(given, user);
  server.takes(updateAdvertPublication, (sent: Sent) => ({ isPublished: sent.IsPublished }));
  return { ...server, ...openApp("/intervenant/profil") };
}

/** Gives what stands beside a name in the resume. */
const fact = (name: string) =>
  resume.getByText(name, { exact: true }).element().nextElementSibling?.textContent;

function dayIs(day: string) {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

describe("the resume", () => {
  test("shows the photo (PROF-13)", async () => {
    const photoUrl = "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAA/ywAAAAAAQABAAACAkQBADs=";
    openWith({}, aBabysitter({ photoUrl, photoState: 1 }));
    await expect.element(resume.getByRole("img", { name: /Léa Dubois/ })).toHaveAttribute("src", photoUrl);
  });

  test("shows the photo’s place and the name (PROF-13, PROF-14)", async () => {
    openWith();
    await expect.element(resume.getByRole("heading", { level: 2, name: "Léa Dubois" })).toBeVisible();
    await expect.element(resume.getByRole("button", { name: "Ajouter une photo" })).toBeVisible();
  });

  test("shows what the agency knows (PROF-15, PROF-16, PROF-18)", async () => {
    openWith({ addressComplement: "Bâtiment B, 3e étage" });
    await expect.element(resume).toBeVisible();
    await expect.poll(() => fact("E-mail")).toBe("claire@example.fr");
    await expect.poll(() => fact("Téléphone")).toBe("06\u00a039\u00a098\u00a012\u00a034");
    await expect.poll(() => fact("Adresse")).toBe("12 rue des Lilas\nBâtiment B, 3e étage\n69003 Lyon");
  });

  test.each([
    ["2026-04-11", "12 avril 1998 · 27\u00a0ans", "12 April 1998 · 27 years old"],
    ["2026-04-12", "12 avril 1998 · 28\u00a0ans", "12 April 1998 · 28 years old"],
  ])("on %s the birth date reads %s (PROF-17)", async (today, french, english) => {
    dayIs(today);
    openWith();
    await expect.element(resume).toBeVisible();
    await expect.poll(() => fact("Date de naissance")).toBe(french);
    setLocale("en");
    await expect.poll(() => fact("Date of birth")).toBe(english);
  });

  test("says what is not known instead of leaving it blank (PROF-16, PROF-17, PROF-18)", async () => {
    const unknown = { phoneNumber: null, birthDate: null, address: null, zipCode: null, city: null };
    openWith(unknown, aBabysitter({ email: null }));
    await expect.element(resume).toBeVisible();
    for (const name of ["E-mail", "Téléphone", "Date de naissance", "Adresse"])
      await expect.poll(() => fact(name), { message: name }).toBe("Non renseigné");
  });

  test("is corrected by the agency, whose number and address stand there (PROF-OP9)", async () => {
    openWith();
    await expect.element(resume.getByText(/^Une erreur/)).toBeVisible();
    const call = resume.getByRole("link", { name: "01\u00a099\u00a000\u00a012\u00a034" });
    await expect.element(call).toHaveAttribute("href", "tel:+33199001234");
    const write = resume.getByRole("link", { name: "contact@example.fr" });
    await expect.element(write).toHaveAttribute("href", "mailto:contact@example.fr");
    await expect.element(resume.getByRole("textbox")).not.toBeInTheDocument();
  });

  test("leads to the public site’s guide of who sees contact details (PROF-32, LEGACY-15)", async () => {
    openWith();
    const guide = resume.getByRole("link", { name: "Qui peut voir vos coordonnées\u00a0? (autre site)" });
    await expect.element(guide).toHaveAttribute("href", "https://public.example/aide/visibilite-contact");
  });

  test("is where the list of the sections leads for the photo", async () => {
    openWith();
    await page.getByRole("link", { name: "Photo à compléter" }).click();
    await expect.element(resume.getByRole("heading", { level: 3, name: "Photo" })).toHaveFocus();
  });
});

describe("the publish switch", () => {
  test.each([
    [{}],
    [{ advertTitle: "Étudiante douce et patiente" }],
    [{ advertDescription: wordsOf(30) }],
    [{ advertTitle: " ", advertDescription: wordsOf(30) }],
  ])("is disabled with its reason while the advert is %o (PROF-19, PROF-23)", async (given) => {
    openWith(given);
    await expect.element(publication).toBeDisabled();
    await expect.element(publication).toHaveAccessibleDescription(/^Pour publier, rédigez d’abord le titre/);
  });

  test("publishes at once from the version that the page shows, and says what that means (PROF-19, PROF-20, PROF-21, PROF-22)", async () => {
    const { network, kept } = openWith(written);
    await expect.element(publication).not.toBeChecked();
    await expect.element(publication).toHaveAccessibleDescription(/^Les familles ne voient pas votre profil/);
    await publication.click();
    await expect.element(publication).toBeChecked();
    await expect
      .element(publication)
      .toHaveAccessibleDescription(
        /^Votre annonce est visible des familles de l’agence, dans leur espace et sur le site public/,
      );
    await expect.element(page.getByText(/^Votre annonce est publiée/)).toBeVisible();
    const [sent] = network.callsOf(updateAdvertPublication);
    expect([sent?.body, sent?.headers.get("If-Match")]).toEqual([{ IsPublished: true }, '"1"']);
    await publication.click();
    await expect.element(page.getByText(/^Votre annonce n’est plus publiée/)).toBeVisible();
    expect(kept().isPublished).toBe(false);
  });

  test("goes back and says so when that fails (PROF-22, PROF-OP18)", async () => {
    const { network } = openWith(written);
    await expect.element(publication).toBeEnabled();
    network.fails(updateAdvertPublication);
    await publication.click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    await expect.element(publication).not.toBeChecked();
    await expect.element(publication).toBeEnabled();
  });

  test("goes back with the server’s reason when there is nothing to publish any more (PROF-23, PROF-OP12)", async () => {
    const { network } = openWith(written);
    await expect.element(publication).toBeEnabled();
    network.refuses(updateAdvertPublication, profileRefusals.nothingToPublish);
    await publication.click();
    await expect.element(page.getByText(profileRefusals.nothingToPublish.fr)).toBeVisible();
    await expect.element(publication).not.toBeChecked();
  });

  test("waits for the answer with the focus where it was, and sends nothing more meanwhile (PROF-22)", async () => {
    const { network } = openWith(written);
    await expect.element(publication).toBeEnabled();
    network.waits(updateAdvertPublication);
    const box = publication.element() as HTMLInputElement;
    box.focus();
    await userEvent.keyboard(" ");
    await expect.element(publication).toHaveAttribute("aria-disabled", "true");
    await expect.element(publication).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(publication).toBeChecked();
    expect(network.callsOf(updateAdvertPublication)).toHaveLength(1);
  });

  test("follows another tab: a change elsewhere in the profile does not stop it (PROF-22, PROF-OP18)", async () => {
    const { become, kept, network } = openWith(written);
    await expect.element(publication).toBeEnabled();
    become({ searchFrequency: 3 });
    await publication.click();
    await expect.element(page.getByText(/^Votre annonce est publiée/)).toBeVisible();
    expect(kept()).toMatchObject({ searchFrequency: 3, isPublished: true });
    expect(network.callsOf(updateAdvertPublication)).toHaveLength(2);
  });

  test("sends nothing again when another tab has published already (PROF-OP18)", async () => {
    const { become, network } = openWith(written);
    await expect.element(publication).toBeEnabled();
    become({ isPublished: true });
    await publication.click();
    await expect.element(page.getByText(/^Votre annonce est publiée/)).toBeVisible();
    await expect.element(publication).toBeChecked();
    expect(network.callsOf(updateAdvertPublication)).toHaveLength(1);
  });
});
