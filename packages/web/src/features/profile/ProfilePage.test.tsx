import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMyCompletionRate, getMyProfile, updateMyTransport } from "@ribambelle/domain/profile/profile.api";
import { wordsOf } from "@ribambelle/domain/testing/profile";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { keepDraft, keptDraft } from "../../client/kept/drafts.ts";
import { setLocale } from "../../client/locale.tsx";
import { drawPage } from "../../testing/drawPage.tsx";
import { openApp } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter } from "../../testing/people.ts";
import { pencilOf, serveProfile } from "../../testing/profileServer.ts";

const path = "/intervenant/profil";
const banner = page.getByText(/^Votre profil est (complet|à commencer)/);
const rate = () => banner.query()?.textContent;
const section = (name: string) => page.getByRole("region", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const transport = section("Déplacements");
const licence = page.getByRole("checkbox", { name: "J’ai le permis de conduire" });

type Sent = { HasDrivingLicence: boolean; CanConveyChildren: boolean };
const keepTransport = (sent: Sent) => ({
  hasDrivingLicence: sent.HasDrivingLicence,
  canConveyChildren: sent.CanConveyChildren,
});

function openWith(...given: Parameters<typeof serveProfile>) {
  const server = serveProfile(...given);
  server.takes(updateMyTransport, keepTransport);
  return { ...server, ...openApp(path) };
}

const onPhone = async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
};

describe("the completion banner", () => {
  test("is orange with the percentage (PROF-02, PROF-03, PROF-04, PROF-07)", async () => {
    const server = serveProfile({ searchFrequency: 1 });
    openApp(path);
    await expect.poll(rate).toBe("Votre profil est complet à 10\u00a0%");
    expect(getComputedStyle(banner.element()).color).toBe("rgb(138, 75, 0)");
    expect(server.network.callsOf(getMyProfile)).toHaveLength(1);
    expect(server.network.callsOf(getMyCompletionRate)).toHaveLength(1);
    // Seen where there is no script.
    await expect
      .element(page.getByText(/^Pour modifier votre profil, activez JavaScript/))
      .toBeInTheDocument();
  });

  test("says that an empty profile is to be begun, and its sections to be filled in (PROF-04)", async () => {
    serveProfile({ searchFrequency: 0 });
    openApp(path);
    await expect.poll(rate).toBe("Votre profil est à commencer (0\u00a0%)");
    const names = page.getByRole("button", { name: /^(Modifier|Remplir)\s: / });
    await expect.element(names.first()).toBeVisible();
    expect(names.elements().filter((one) => one.textContent !== "Remplir")).toEqual([]);
  });

  test("names what is missing and leads to it, on the page of the profile (ROUTE-32)", async () => {
    await onPhone();
    serveProfile({ searchFrequency: 1 });
    const app = openApp(path);
    await expect.element(page.getByRole("heading", { level: 1, name: "Votre profil" })).toBeVisible();
    await page.getByText(/^Voir les/).click();
    const missing = page.getByRole("link", { name: "Dites comment vous vous déplacez" });
    await missing.click();
    await expect.element(page.getByRole("heading", { level: 2, name: "Déplacements" })).toHaveFocus();
    await expect.element(page.getByRole("link", { name: "Choisissez la fréquence" })).not.toBeInTheDocument();
    expect(app.where()).toBe(path);
  });

  test("does not ask for a photo that counts: one was refused, and families still see the one before it (PROF-OP1)", async () => {
    await onPhone();
    openWith({ hasPhoto: true }, aBabysitter({ photoState: 2 }));
    await expect.poll(rate).toBe("Votre profil est complet à 10\u00a0%");
    await expect.element(page.getByRole("link", { name: "Rédigez votre annonce" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Ajoutez votre photo" })).not.toBeInTheDocument();
  });

  test("names the first steps on a phone, the others on demand, before the script too (SHELL-OP11)", async () => {
    await onPhone();
    serveProfile({ searchFrequency: 1 });
    await drawPage(path);
    const last = page.getByRole("link", { name: "Ajoutez les langues que vous parlez" });
    await expect.element(page.getByRole("link", { name: "Ajoutez votre photo" })).toBeVisible();
    await expect.element(last).not.toBeInTheDocument();
    await page.getByText("Voir les 6 autres étapes").click();
    await expect.element(last).toBeVisible();
  });

  test("leaves to the agency what nobody may change after the interview (PROF-64, PROF-65)", async () => {
    await onPhone();
    openWith({ hasBeenInterviewed: true });
    await page.getByText(/^Voir les/).click();
    await expect.element(page.getByText("Expériences\u00a0: à compléter avec l’agence")).toBeVisible();
    await expect.element(page.getByText("Formation\u00a0: à compléter avec l’agence")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Ajoutez une expérience" })).not.toBeInTheDocument();
  });

  test("shows the shape of the page while the profile is loaded (PROF-01)", async () => {
    const { network } = serveProfile();
    network.waits(getMyProfile);
    openApp(path);
    await expect.element(page.getByText("Chargement de votre profil")).toBeInTheDocument();
    await expect.element(banner).not.toBeInTheDocument();
  });

  test("is green when nothing is missing (PROF-05)", async () => {
    openWith({
      hasPhoto: true,
      advertTitle: "Étudiante douce et patiente",
      advertDescription: wordsOf(30),
      availabilities: [{ id: 1, day: 1, startTime: "16:30", endTime: "19:00" }],
      searchFrequency: 1,
      isAvailableForHousework: false,
      hasIroningOption: false,
      professionalSituation: 1,
      experiences: [
        {
          id: 1,
          babysitterId: 201,
          category: 0,
          childAge: 0,
          duration: 3,
          childcareType: 0,
          childrenCount: null,
          description: null,
          createdAt: "2024-01-10T09:00:00.000Z",
          modifiedAt: "2024-01-10T09:00:00.000Z",
        },
      ],
      educationLevel: 50,
      hasDrivingLicence: false,
      canConveyChildren: false,
      spokenLanguages: [106],
    });
    await expect.poll(rate).toBe("Votre profil est complet");
    expect(getComputedStyle(banner.element()).color).toBe("rgb(27, 94, 51)");
  });
});

describe("a section", () => {
  test("is read, edited and saved in its place, and says so (PROF-09, PROF-10, PROF-12)", async () => {
    openWith();
    await expect.element(transport.getByText("Vous n’avez pas encore répondu.")).toBeVisible();
    await pencilOf("Déplacements").click();
    await expect.element(licence).toHaveFocus();
    await licence.click();
    await button("Enregistrer").click();
    await expect.element(transport.getByText("Oui")).toBeVisible();
    await expect.element(pencilOf("Déplacements")).toHaveFocus();
    await expect
      .element(page.getByText("Déplacements\u00a0: vos modifications sont enregistrées."))
      .toBeVisible();
  });

  test("the section of transport sends both answers, and the banner follows (PROF-71, PROF-72)", async () => {
    const { network } = openWith();
    await pencilOf("Déplacements").click();
    await licence.click();
    await button("Enregistrer").click();
    await expect.poll(rate).toBe("Votre profil est complet à 10\u00a0%");
    expect(
      network.callsOf(updateMyTransport).map((call) => [call.body, call.headers.get("If-Match")]),
    ).toEqual([[{ HasDrivingLicence: true, CanConveyChildren: false }, '"1"']]);
  });

  test("is as it was when the change is cancelled (PROF-11)", async () => {
    const { network } = openWith({ hasDrivingLicence: false, canConveyChildren: false });
    await pencilOf("Déplacements").click();
    await licence.click();
    await button("Annuler").click();
    await expect.element(pencilOf("Déplacements")).toHaveFocus();
    await pencilOf("Déplacements").click();
    await expect.element(licence).not.toBeChecked();
    expect(network.callsOf(updateMyTransport)).toEqual([]);
  });

  test("stays open with what was typed when saving fails, and says why (PROF-OP18)", async () => {
    const { network } = openWith();
    await pencilOf("Déplacements").click();
    await licence.click();
    network.fails(updateMyTransport);
    await button("Enregistrer").click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    await expect
      .element(transport.getByText("Votre saisie n’est pas perdue. Réessayez dans un instant."))
      .toBeVisible();
    await expect.element(licence).toBeChecked();
    await expect.element(button("Enregistrer")).toBeEnabled();
  });
});

describe("two tabs", () => {
  test("may save different sections one after the other without noticing (PROF-OP18)", async () => {
    const { become, kept, network } = openWith();
    await pencilOf("Déplacements").click();
    await licence.click();
    become({ searchFrequency: 3 });
    await button("Enregistrer").click();
    await expect.element(transport.getByText("Oui")).toBeVisible();
    expect(kept()).toMatchObject({ searchFrequency: 3, hasDrivingLicence: true });
    expect(network.callsOf(updateMyTransport).map((call) => call.headers.get("If-Match"))).toEqual([
      '"1"',
      '"2"',
    ]);
  });

  test("the second of two tabs that change the same section is told what is kept, and decides (PROF-OP18)", async () => {
    const { become, kept } = openWith({ hasDrivingLicence: false, canConveyChildren: false });
    await pencilOf("Déplacements").click();
    await licence.click();
    become({ hasDrivingLicence: false, canConveyChildren: true });
    await button("Enregistrer").click();
    await expect.element(page.getByText("Cette section a changé entre-temps")).toBeVisible();
    expect(kept()).toMatchObject({ hasDrivingLicence: false, canConveyChildren: true });
    await expect.element(licence).toBeChecked();
    await button("Remplacer par ma saisie").click();
    await expect.element(pencilOf("Déplacements")).toHaveFocus();
    expect(kept()).toMatchObject({ hasDrivingLicence: true, canConveyChildren: false });
  });

  test("may also leave what the other saved (PROF-OP18)", async () => {
    const { become, kept } = openWith({ hasDrivingLicence: false, canConveyChildren: false });
    await pencilOf("Déplacements").click();
    await licence.click();
    const before = rate();
    become({ hasDrivingLicence: false, canConveyChildren: true, searchFrequency: 1 });
    await button("Enregistrer").click();
    await button("Garder ce qui est enregistré").click();
    await expect.poll(rate).not.toBe(before);
    await expect.element(transport.getByText("Oui")).toBeVisible();
    expect(kept()).toMatchObject({ hasDrivingLicence: false, canConveyChildren: true });
  });
});

describe("what was typed and not saved", () => {
  test("is there again after a reload, two sections at once, and nobody else’s (PROF-OP19)", async () => {
    const first = openWith();
    await pencilOf("Déplacements").click();
    await licence.click();
    await pencilOf("Langues parlées").click();
    await page.getByRole("checkbox", { name: "Espagnol" }).click();
    first.unmount();
    const again = openApp(path);
    await expect.element(licence).toBeChecked();
    await expect.element(page.getByRole("checkbox", { name: "Espagnol" })).toBeChecked();
    again.unmount();
    first.network.gives(getMyInformation, aBabysitter({ userId: 999 }));
    openApp(path);
    await expect.element(pencilOf("Déplacements")).toBeVisible();
    await expect.element(licence).not.toBeInTheDocument();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
  });

  test("is no draft where an older page kept it in another shape: the section is read, and can be edited (PROF-OP19)", async () => {
    const key = `${aBabysitter().userId}:transport`;
    keepDraft(key, { base: { hasLicence: false }, draft: { hasLicence: true } });
    openWith();
    await expect.element(pencilOf("Déplacements")).toBeVisible();
    await expect.poll(() => keptDraft(key)).toBeNull();
    await pencilOf("Déplacements").click();
    await expect.element(licence).not.toBeChecked();
  });

  test("is asked for before the page is left (PROF-OP19)", async () => {
    const { where, router } = openWith();
    await pencilOf("Déplacements").click();
    await licence.click();
    const home = () => void router.navigate({ to: "/accueil" });
    // A draft is told of after the picture that shows it.
    await expect.poll(() => Object.keys(sessionStorage).some((key) => key.startsWith("draft:"))).toBe(true);
    const dialog = page.getByRole("dialog", { name: "Quitter sans enregistrer\u00a0?" });
    await router.navigate({ to: path, hash: "langues" });
    expect(router.latest.hash).toBe("langues");
    await expect.element(dialog).not.toBeInTheDocument();
    await router.navigate({ to: path });
    home();
    await expect.element(dialog).toBeVisible();
    await expectOutline("is-asked-for-before-the-page-is");
    await button("Rester sur la page").click();
    await expect.element(licence).toBeChecked();
    expect(where()).toBe(path);
    home();
    await button("Quitter sans enregistrer").click();
    await expect.poll(where).toBe("/accueil");
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
  });

  test("asks the browser too, until it is saved or cancelled (PROF-OP19)", async () => {
    openWith();
    const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await pencilOf("Déplacements").click();
    expect(asks()).toBe(false);
    await licence.click();
    await expect.poll(asks).toBe(true);
    await button("Annuler").click();
    await expect.poll(asks).toBe(false);
  });
});

test("speaks English too, and keeps what is typed when the language changes (PROF-08)", async () => {
  openWith();
  await pencilOf("Déplacements").click();
  await licence.click();
  setLocale("en");
  await expect.element(page.getByRole("checkbox", { name: "I have a driving licence" })).toBeChecked();
  await expect.element(page.getByText("Your profile is yet to be started (0%)")).toBeVisible();
});
