import { getMyProfile, saveExperiences, updateMyTransport } from "@ribambelle/domain/profile/profile.api";
import { anExperience } from "@ribambelle/domain/testing/profile";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serveExperiences } from "../../testing/experiencesServer.ts";
import { openApp } from "../../testing/openApp.tsx";
import { pencilOf, serveProfile } from "../../testing/profileServer.ts";

const path = "/intervenant/profil";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const pencil = pencilOf("Déplacements");
const transport = page.getByRole("region", { name: "Déplacements", exact: true });
const licence = page.getByRole("checkbox", { name: "J’ai le permis de conduire" });
const convey = page.getByRole("checkbox", { name: "Je peux conduire des enfants" });
const description = page.getByRole("textbox", { name: "Description" });
const save = button("Enregistrer");
const failed = page.getByText(/^Une erreur est survenue lors de l'action\./);
const titles = () =>
  page
    .getByRole("region", { name: "Expériences", exact: true })
    .getByRole("heading", { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

const noAnswer = () => Promise.reject(new TypeError("Failed to fetch"));

describe("a section whose saving got no answer", () => {
  /** Ticks the licence and saves it; it is kept, but the answer is lost on its way. */
  async function saveWithoutAnswer() {
    const server = serveProfile({ hasDrivingLicence: false, canConveyChildren: false });
    openApp(path);
    await pencil.click();
    await licence.click();
    server.network.does(updateMyTransport, () => {
      server.become({ hasDrivingLicence: true });
      return noAnswer();
    });
    await save.click();
    await expect.element(failed).toBeVisible();
    server.takes(updateMyTransport, (sent: { HasDrivingLicence: boolean; CanConveyChildren: boolean }) => ({
      hasDrivingLicence: sent.HasDrivingLicence,
      canConveyChildren: sent.CanConveyChildren,
    }));
    return server;
  }

  test("is saved by trying again, and not taken for somebody else’s change (PROF-OP18)", async () => {
    await saveWithoutAnswer();
    await save.click();
    await expect.element(pencil).toHaveFocus();
    await expect.element(transport.getByText("Oui")).toBeVisible();
    await expect.element(page.getByText("Votre profil est complet à 10\u00a0%")).toBeVisible();
  });

  test("may be changed further before that (PROF-OP18)", async () => {
    const { kept } = await saveWithoutAnswer();
    await convey.click();
    await save.click();
    await expect.element(pencil).toHaveFocus();
    expect(kept()).toMatchObject({ hasDrivingLicence: true, canConveyChildren: true });
  });

  test("is still told what another tab has saved since (PROF-OP18)", async () => {
    const { become, kept } = await saveWithoutAnswer();
    become({ hasDrivingLicence: false, canConveyChildren: true });
    await save.click();
    await expect.element(page.getByText("Cette section a changé entre-temps")).toBeVisible();
    expect(kept()).toMatchObject({ hasDrivingLicence: false, canConveyChildren: true });
  });
});

test("a section that is being saved is neither cancelled nor typed into meanwhile: all that it shows is saved (PROF-11, PROF-12)", async () => {
  const { network } = serveProfile();
  openApp(path);
  await pencil.click();
  await licence.click();
  const box = licence.element() as HTMLElement;
  network.waits(updateMyTransport);
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Annuler")).toBeDisabled();
  await expect.element(save).toHaveFocus();
  box.focus();
  await expect.element(save).toHaveFocus();
});

test("what was saved is shown at once, even while the profile cannot be read again (PROF-12)", async () => {
  const { network, takes } = serveProfile({ hasDrivingLicence: false, canConveyChildren: false });
  takes(updateMyTransport, () => ({ hasDrivingLicence: true }));
  openApp(path);
  await pencil.click();
  await licence.click();
  network.waits(getMyProfile);
  await save.click();
  await expect.element(pencil).toHaveFocus();
  await expect.element(transport.getByText("Oui")).toBeVisible();
});

describe("a new experience whose saving got no answer", () => {
  const family = anExperience({ description: "Mes cousins.", createdAt: "2024-03-10T09:00:00.000Z" });
  const nothing = {
    category: null,
    childAge: null,
    duration: null,
    childcareType: null,
    childrenCount: null,
  };

  /** Types an experience and saves it; it is kept, but the answer is lost on its way. */
  async function addWithoutAnswer(typed: string) {
    const server = serveExperiences([family]);
    const { queries } = openApp(path);
    await button("Ajouter une expérience").click();
    await description.fill(typed);
    server.network.does(saveExperiences, () => {
      const added = { ...nothing, description: "Ma petite sœur.", createdAt: "2026-11-20T10:00:00.000Z" };
      server.become({ experiences: [family, anExperience(added)] });
      return noAnswer();
    });
    await save.click();
    await expect.element(failed).toBeVisible();
    server.takeExperiences();
    const told = () => server.kept().experiences.map((one) => one.description);
    return { queries, told };
  }

  test("is added once, and gets the focus (PROF-OP18)", async () => {
    const { told } = await addWithoutAnswer("Ma petite sœur.");
    await save.click();
    await expect.poll(titles).toEqual(["Dans la famille", "Expérience"]);
    await expect.element(page.getByRole("heading", { name: "Expérience", exact: true })).toHaveFocus();
    expect(told()).toEqual(["Mes cousins.", "Ma petite sœur."]);
  });

  test("is added once though the server left out what nobody sees (PROF-OP18)", async () => {
    const { told } = await addWithoutAnswer("Ma petite\u200b sœur.");
    await save.click();
    await expect.poll(titles).toEqual(["Dans la famille", "Expérience"]);
    expect(told()).toEqual(["Mes cousins.", "Ma petite sœur."]);
  });

  test("is added once though the list was read again in between (PROF-OP18)", async () => {
    const { told, queries } = await addWithoutAnswer("Ma petite sœur.");
    await queries.invalidateQueries();
    await expect.poll(titles).toEqual(["Dans la famille", "Expérience", "Nouvelle expérience"]);
    await save.click();
    await expect.poll(titles).toEqual(["Dans la famille", "Expérience"]);
    expect(told()).toEqual(["Mes cousins.", "Ma petite sœur."]);
  });

  test("is added once, as it was written further before the next attempt (PROF-OP18)", async () => {
    const { told } = await addWithoutAnswer("Ma petite sœur.");
    await description.fill("Ma petite sœur et son ami.");
    await save.click();
    await expect.poll(titles).toEqual(["Dans la famille", "Expérience"]);
    expect(told()).toEqual(["Mes cousins.", "Ma petite sœur et son ami."]);
  });
});

test("an experience is deleted once, and the focus stays in the list, when the first answer is lost (PROF-OP18)", async () => {
  const one = anExperience({ category: 2, createdAt: "2024-01-10T09:00:00.000Z" });
  const other = anExperience({ category: 0, createdAt: "2024-03-10T09:00:00.000Z" });
  const { network, become, takeExperiences } = serveExperiences([one, other]);
  openApp(path);
  await button("Supprimer\u00a0: Crèche ou halte-garderie").click();
  network.does(saveExperiences, () => {
    become({ experiences: [other] });
    return noAnswer();
  });
  await button("Supprimer").click();
  await expect.element(failed).toBeVisible();
  takeExperiences();
  await button("Supprimer\u00a0: Crèche ou halte-garderie").click();
  await button("Supprimer").click();
  await expect.poll(titles).toEqual(["Dans la famille"]);
  await expect.element(page.getByRole("heading", { name: "Dans la famille" })).toHaveFocus();
});
