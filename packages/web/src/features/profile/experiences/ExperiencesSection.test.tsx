import { saveExperiences } from "@ribambelle/domain/profile/profile.api";
import { profileRefusals } from "@ribambelle/domain/profile/profile.texts";
import { anExperience } from "@ribambelle/domain/testing/profile";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepDraft } from "../../../client/kept/drafts.ts";
import { setLocale } from "../../../client/locale.tsx";
import { serveExperiences } from "../../../testing/experiencesServer.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";

const path = "/intervenant/profil";
const section = page.getByRole("region", { name: "Expériences", exact: true });
const region = (name: string) => section.getByRole("region", { name, exact: true });
const form = (name: string) => section.getByRole("form", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const pencil = (name: string) => button(`Modifier\u00a0: ${name}`);
const bin = (name: string) => button(`Supprimer\u00a0: ${name}`);
const add = button("Ajouter une expérience");
const save = button("Enregistrer");
const select = (label: string) => page.getByRole("combobox", { name: label });
const description = page.getByRole("textbox", { name: "Description" });
const titles = () =>
  section
    .getByRole("heading", { level: 3 })
    .elements()
    .map((heading) => heading.textContent);

const nursery = anExperience({
  category: 2,
  childAge: 1,
  duration: 13,
  childcareType: 1,
  description: "Une section de dix enfants.\nDes jeux, des repas.",
  createdAt: "2024-01-10T09:00:00.000Z",
});
const family = anExperience({
  category: 0,
  childAge: 0,
  duration: 3,
  childcareType: 3,
  childrenCount: null,
  description: null,
  createdAt: "2024-03-10T09:00:00.000Z",
});
const ten = Array.from({ length: 10 }, (_, place) =>
  anExperience({ id: place + 1, createdAt: `2024-01-1${place}T09:00:00.000Z` }),
);

function open(...given: Parameters<typeof serveExperiences>) {
  const server = serveExperiences(...given);
  const app = openApp(path);
  const sent = () => server.network.callsOf(saveExperiences).map((call) => call.body);
  return { ...server, ...app, sent };
}

describe("the list of experiences", () => {
  test("tells each one as people would, its description line by line (PROF-OP16, PROF-OP17)", async () => {
    open([nursery, family]);
    await expect.poll(titles).toEqual(["Crèche ou halte-garderie", "Dans la famille"]);
    await expect
      .element(page.getByText("2 enfants, de 6 à 11 mois · En journée · Plus d’un an d’expérience"))
      .toBeVisible();
    await expect
      .element(page.getByText("Enfants de moins de 6 mois · Le week-end · Jusqu’à 3 mois d’expérience"))
      .toBeVisible();
    const told = section.getByText(/^Une section de dix enfants/);
    expect(getComputedStyle(told.element()).whiteSpaceCollapse).toBe("preserve-breaks");
    setLocale("en");
    await expect
      .element(page.getByText("Children, under 6 months · At the weekend · Up to 3 months of experience"))
      .toBeVisible();
  });

  test("numbers those that would be called the same", async () => {
    open([nursery, { ...nursery, createdAt: family.createdAt }]);
    await expect.poll(titles).toEqual(["Crèche ou halte-garderie (1)", "Crèche ou halte-garderie (2)"]);
  });

  test("holds ten at most: the tenth hides the button, and a line says why (PROF-58, PROF-OP2)", async () => {
    open(ten);
    await expect.element(section.getByText(/Vous avez ajouté dix expériences/)).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
  });
});

describe("a new experience", () => {
  async function addOne() {
    const opened = open([family]);
    await add.click();
    await select("Où avez-vous gardé des enfants\u00a0?").selectOptions("Chez un particulier");
    await select("Âge des enfants").selectOptions("1 à 2 ans");
    await select("Durée de l’expérience").selectOptions("6 à 11 mois");
    await select("Moment de la garde").selectOptions("Avant ou après l’école");
    await select("Nombre d’enfants (facultatif)").selectOptions("4 enfants ou plus");
    await description.fill("Deux ans de bonheur.");
    await save.click();
    await expect.element(page.getByText("Votre expérience est ajoutée.")).toBeVisible();
    return opened;
  }

  test("opens in edit mode, one at a time (PROF-55, PROF-57)", async () => {
    open([family]);
    await add.click();
    await expect.element(select("Où avez-vous gardé des enfants\u00a0?")).toHaveFocus();
    await expect.element(add).not.toBeInTheDocument();
  });

  test("is told in selects and a text, and stands in the list, where one may add the next (PROF-59, PROF-60, PROF-61)", async () => {
    await addOne();
    await expect.poll(titles).toEqual(["Dans la famille", "Chez un particulier"]);
    await expect.element(section.getByRole("heading", { name: "Chez un particulier" })).toHaveFocus();
    await expect.element(add).toBeVisible();
  });

  test("is sent with the whole list, each with id 0 (PROF-54, PROF-63, PROF-OP3)", async () => {
    const { sent } = await addOne();
    const { createdAt: dateOfCreation } = family;
    expect(sent()).toEqual([
      {
        BabySitterID: 201,
        Experiences: [
          {
            typologieCategorie: 0,
            typologieCategorieAge: 0,
            typologieDuree: 3,
            guardType: 3,
            nombreEnfant: null,
            description: null,
            id: 0,
            dateOfCreation,
          },
          {
            typologieCategorie: 1,
            typologieCategorieAge: 3,
            typologieDuree: 12,
            guardType: 0,
            nombreEnfant: 4,
            description: "Deux ans de bonheur.",
            id: 0,
            dateOfCreation: null,
          },
        ],
      },
    ]);
  });

  test("can be saved with the four selects, of which 0 is a choice, or with a description (PROF-62, ERR-OP3)", async () => {
    open();
    await add.click();
    await expect.element(save).toBeDisabled();
    await expect.element(save).toHaveAccessibleDescription(/^Choisissez le type, l’âge, la durée/);
    await select("Où avez-vous gardé des enfants\u00a0?").selectOptions("Dans la famille");
    await select("Âge des enfants").selectOptions("Moins de 6 mois");
    await select("Durée de l’expérience").selectOptions("Jusqu’à 3 mois");
    await expect.element(save).toBeDisabled();
    await select("Moment de la garde").selectOptions("Avant ou après l’école");
    await expect.element(save).toBeEnabled();
    await select("Âge des enfants").selectOptions("Choisir…");
    await expect.element(save).toBeDisabled();
    await description.fill(" ");
    await expect.element(save).toBeDisabled();
    await description.fill("Ma petite sœur.");
    await expect.element(save).toBeEnabled();
  });

  test("says under its field what the server would refuse", async () => {
    const { sent } = open();
    await add.click();
    await description.fill("a".repeat(2001));
    await save.click();
    await expect.element(description).toHaveFocus();
    await expect.element(description).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  test("a new experience that is cancelled while empty is gone (PROF-56)", async () => {
    open();
    await add.click();
    await button("Annuler").click();
    await expect.element(add).toHaveFocus();
    await expect.poll(titles).toEqual([]);
  });

  test("a new experience that is cancelled with content asks first (PROF-56)", async () => {
    open();
    await add.click();
    await description.fill("Ma petite sœur.");
    await button("Annuler").click();
    await expect.element(page.getByText("Abandonner cette nouvelle expérience\u00a0?")).toBeVisible();
    await expect.element(button("Continuer la saisie")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Annuler")).toHaveFocus();
    await expect.element(description).toHaveValue("Ma petite sœur.");
    await button("Annuler").click();
    await button("Abandonner").click();
    await expect.element(add).toHaveFocus();
    await expect.poll(titles).toEqual([]);
  });

  test("is still there after a reload, and does not pull the page to itself", async () => {
    const { unmount } = open();
    await add.click();
    await description.fill("Ma petite sœur.");
    unmount();
    openApp(path);
    await expect.element(description).toHaveValue("Ma petite sœur.");
    await expect.element(add).not.toBeInTheDocument();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("an experience that is edited", () => {
  test("keeps its place and its creation, and gets the focus back (PROF-63, PROF-OP3)", async () => {
    const { sent, kept } = open([nursery, family]);
    await pencil("Dans la famille").click();
    await description.fill("Mes cousins.");
    await expect.element(bin("Dans la famille")).not.toBeInTheDocument();
    await save.click();
    await expect.element(pencil("Dans la famille")).toHaveFocus();
    await expect.element(bin("Dans la famille")).toBeVisible();
    await expect.element(region("Dans la famille").getByText("Mes cousins.")).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(kept().experiences.map(({ createdAt }) => createdAt)).toEqual([
      nursery.createdAt,
      family.createdAt,
    ]);
    expect(kept().experiences.map((one) => one.description)).toEqual([nursery.description, "Mes cousins."]);
  });

  test("does not undo another one that is edited at the same time (PROF-OP19)", async () => {
    const { kept } = open([nursery, family]);
    await pencil("Crèche ou halte-garderie").click();
    await form("Crèche ou halte-garderie").getByRole("textbox").fill("La crèche des Lilas.");
    await pencil("Dans la famille").click();
    await form("Dans la famille").getByRole("textbox").fill("Mes cousins.");
    await form("Crèche ou halte-garderie").getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(pencil("Crèche ou halte-garderie")).toHaveFocus();
    await expect.element(form("Dans la famille").getByRole("textbox")).toHaveValue("Mes cousins.");
    await form("Dans la famille").getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(pencil("Dans la famille")).toHaveFocus();
    expect(kept().experiences.map((one) => one.description)).toEqual([
      "La crèche des Lilas.",
      "Mes cousins.",
    ]);
  });

  test("is saved into the list that another tab has changed meanwhile (PROF-OP18)", async () => {
    const { become, kept } = open([nursery, family]);
    await pencil("Dans la famille").click();
    await description.fill("Mes cousins.");
    const other = anExperience({ category: 5, createdAt: "2026-01-01T09:00:00.000Z" });
    become({ experiences: [{ ...family, id: 70 }, other] });
    await save.click();
    await expect.element(pencil("Dans la famille")).toHaveFocus();
    await expect.poll(titles).toEqual(["Dans la famille", "Événements"]);
    expect(kept().experiences.map((one) => one.description)).toEqual(["Mes cousins.", other.description]);
  });

  test("an experience that another tab has changed asks which of the two to keep (PROF-OP18)", async () => {
    const { become, kept } = open([family]);
    await pencil("Dans la famille").click();
    await description.fill("Mes cousins.");
    become({ experiences: [{ ...family, description: "Mes neveux." }] });
    await save.click();
    await expect.element(section.getByText("Mes neveux.")).toBeVisible();
    await expect.element(description).toHaveValue("Mes cousins.");
    await button("Remplacer par ma saisie").click();
    await expect.element(pencil("Dans la famille")).toHaveFocus();
    expect(kept().experiences.map((one) => one.description)).toEqual(["Mes cousins."]);
  });

  test("what is typed of another section is none that is gone (PROF-OP18)", async () => {
    keepDraft("201:another section", { base: "", draft: "" });
    open([family]);
    await expect.poll(titles).toEqual(["Dans la famille"]);
    expect(section.getByText("Cette expérience a été supprimée.").elements()).toEqual([]);
  });

  test("an experience that another tab has deleted stays with what was typed, and can be added again (PROF-OP18)", async () => {
    const { become, kept } = open([nursery, family]);
    await pencil("Dans la famille").click();
    await description.fill("Mes cousins.");
    become({ experiences: [nursery] });
    await save.click();
    await expect.element(section.getByText("Cette expérience a été supprimée.")).toBeVisible();
    await expect.element(description).toHaveValue("Mes cousins.");
    await button("Remplacer par ma saisie").click();
    await expect.poll(titles).toEqual(["Crèche ou halte-garderie", "Dans la famille"]);
    await expect.element(section.getByRole("heading", { name: "Dans la famille" })).toHaveFocus();
    expect(kept().experiences.map((one) => one.description)).toEqual([nursery.description, "Mes cousins."]);
  });

  test("finds what was typed again after a reload, though another save renewed its id (PROF-OP3)", async () => {
    const { unmount, become } = open([nursery, family]);
    await pencil("Dans la famille").click();
    await description.fill("Mes cousins.");
    unmount();
    become({
      experiences: [
        { ...family, id: 71 },
        { ...nursery, id: 72 },
      ],
    });
    openApp(path);
    await expect.element(form("Dans la famille").getByRole("textbox")).toHaveValue("Mes cousins.");
    await expect.poll(titles).toEqual(["Dans la famille", "Crèche ou halte-garderie"]);
  });

  test("keeps what was typed when saving fails (PROF-OP18)", async () => {
    const { network } = open([family]);
    await pencil("Dans la famille").click();
    await description.fill("Mes cousins.");
    network.fails(saveExperiences);
    await save.click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    await expect.element(description).toHaveValue("Mes cousins.");
    await expect.element(save).toBeEnabled();
  });
});

describe("an experience that is deleted", () => {
  test("goes once the person has said so, and the next one gets the focus (PROF-63)", async () => {
    const { sent, kept } = open([nursery, family]);
    await bin("Crèche ou halte-garderie").click();
    await expect.element(page.getByText("Supprimer cette expérience\u00a0?")).toBeVisible();
    await expect.element(button("Garder")).toHaveFocus();
    await button("Garder").click();
    await expect.element(bin("Crèche ou halte-garderie")).toHaveFocus();
    await expect.element(bin("Crèche ou halte-garderie")).toHaveTextContent("Supprimer");
    expect(sent()).toEqual([]);
    await bin("Crèche ou halte-garderie").click();
    await button("Supprimer").click();
    await expect.poll(titles).toEqual(["Dans la famille"]);
    await expect.element(section.getByRole("heading", { name: "Dans la famille" })).toHaveFocus();
    await expect.element(page.getByText("L’expérience est supprimée.")).toBeVisible();
    expect(kept().experiences.map(({ createdAt }) => createdAt)).toEqual([family.createdAt]);
    await bin("Dans la famille").click();
    await button("Supprimer").click();
    await expect.element(section.getByRole("heading", { level: 2 })).toHaveFocus();
    await expect.element(section.getByText("Vous n’avez encore ajouté aucune expérience.")).toBeVisible();
  });

  test("leads on to the one that takes its place (PROF-63)", async () => {
    const home = anExperience({ category: 1, createdAt: "2024-02-10T09:00:00.000Z" });
    open([nursery, home, family]);
    await bin("Crèche ou halte-garderie").click();
    await button("Supprimer").click();
    await expect.poll(titles).toHaveLength(2);
    await expect.element(section.getByRole("heading", { level: 3 }).first()).toHaveFocus();
  });

  test("is not deleted when another tab has changed it meanwhile: it is shown as it is now (PROF-OP18)", async () => {
    const { become, kept } = open([family]);
    await bin("Dans la famille").click();
    become({ experiences: [{ ...family, description: "Mes neveux." }] });
    await button("Supprimer").click();
    await expect.element(section.getByText("Mes neveux.")).toBeVisible();
    await expect.element(page.getByText(profileRefusals.changedMeanwhile.fr)).toBeVisible();
    expect(kept().experiences).toHaveLength(1);
  });

  test("stays when deleting fails (PROF-OP18)", async () => {
    const { network } = open([family]);
    network.fails(saveExperiences);
    await bin("Dans la famille").click();
    await button("Supprimer").click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    await expect.element(bin("Dans la famille")).toHaveFocus();
  });
});

describe("after the interview", () => {
  test("none is said to be there, without asking for one (PROF-64, PROF-66)", async () => {
    serverSays({});
    open([], { hasBeenInterviewed: true });
    await expect.element(section.getByText("Votre profil ne contient aucune expérience.")).toBeVisible();
    expect(section.getByText(/ajouté/).elements()).toEqual([]);
    expect(section.getByRole("button").elements()).toEqual([]);
  });

  test("experiences are read only, and a note says why and whom to ask (PROF-64, PROF-66)", async () => {
    serverSays({});
    open([family], { hasBeenInterviewed: true });
    await expect.poll(titles).toEqual(["Dans la famille"]);
    expect(section.getByRole("button").elements()).toEqual([]);
    await expect.element(page.getByText(/^Depuis votre entretien, vos expériences/)).toBeVisible();
    const note = page.getByText(/contactez l’agence\.$/).element().parentElement as HTMLElement;
    await expect
      .element(page.elementLocator(note).getByRole("link", { name: "contact@example.fr" }))
      .toBeVisible();
  });

  test("what was typed stays when the interview comes meanwhile, cannot be saved, and says why (PROF-64)", async () => {
    const { network, become } = open([family]);
    await pencil("Dans la famille").click();
    await description.fill("Mes cousins.");
    become({ hasBeenInterviewed: true });
    network.refuses(saveExperiences, profileRefusals.lockedAfterInterview);
    await save.click();
    await expect.element(page.getByText(profileRefusals.lockedAfterInterview.fr)).toBeVisible();
    await expect.element(description).toHaveValue("Mes cousins.");
    await expect.element(save).toBeDisabled();
    await expect.element(save).toHaveAccessibleDescription(/validées par l’agence/);
    await expect.element(save).toHaveFocus();
    await expect.element(add).not.toBeInTheDocument();
    await button("Annuler").click();
    await expect.element(section.getByRole("heading", { name: "Dans la famille" })).toHaveFocus();
  });
});
