import { getPersonProfile } from "@ribambelle/domain/agencyPeople/details/personProfile.agency.api";
import { personCan, type WholePerson } from "@ribambelle/domain/agencyPeople/person";
import { getPerson } from "@ribambelle/domain/agencyPeople/person.agency.api";
import { updatePerson } from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import { getPersonContracts } from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { publicProfile } from "@ribambelle/domain/profile/publicProfile.rules";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { anExperience, aProfile } from "@ribambelle/domain/testing/profile";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../testing/answers.ts";
import { namedInSummary } from "../../../testing/forms/expectSummary.ts";
import { fieldsOf, toldBy } from "../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";

const at = "/Agency/People/7" as const;
const profile = { ...getPersonProfile, path: `${at}/Profile` } as const;
const nobody = { salesRep: null, manager: null, hrContact: null, referent: null, referentEndDate: null };
const person: WholePerson = {
  ...{ userId: 7, role: "BabySitter", reference: "INT-7", displayName: "Ida Abel", firstName: "Ida" },
  ...{ lastName: "Abel", city: null, accountState: "active", blocked: null, assigned: nobody },
  ...{
    employeeNumber: null,
    interviewed: true,
    currentSituation: 1,
    openRequests: [],
    payslips: null,
    private: null,
  },
  ...{ displaysInformationBanner: false, displaysConnectionPopup: false },
  can: personCan(["recruiter"], { role: "BabySitter", accountState: "active", hasEmail: true }),
};

function open(given: Parameters<typeof aProfile>[0] = {}, canEdit = true) {
  const network = answerCalls();
  const kept = { profile: aProfile({ hasBeenInterviewed: true, ...given }), version: 4 };
  network.gives(getMyInformation, anAgent({ staff: staffOf(["recruiter"]) }));
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  const told = { ...person, can: { ...person.can, edit: canEdit } };
  network.does({ ...getPerson, path: at }, async () => Response.json(told, { headers: { ETag: '"2"' } }));
  const giveProfile = async () => {
    const { hasPhoto: _, ...profile } = kept.profile;
    const shown = { firstName: "Ida", lastName: "Abel", age: null, photoUrl: null };
    const answer = {
      profile: { ...profile, completionRate: 40 },
      public: publicProfile(profile, shown),
      completion: { rate: 40, missing: [] },
      photo: { state: null, reason: null, decidedAt: null, earlier: [] },
    };
    const headers = { ETag: `"${kept.version}"` };
    return Response.json(writeWire(getPersonProfile.output, answer), { headers });
  };
  network.does(profile, giveProfile);
  network.gives(
    { ...getPersonContracts, path: `${at}/Contracts` },
    { guard: null, housework: null, babysitter: [] },
  );
  serverSays({});
  return { network, kept, giveProfile, ...openApp("/agence/personnes/7/profil") };
}

const main = page.getByRole("main");
const dialog = page.getByRole("dialog").first();
const press = (name: string | RegExp) => dialog.getByRole("button", { name }).click();
const sent = ({ network }: ReturnType<typeof open>) => network.callsOf(updatePerson).map(({ body }) => body);

test("a profile is not offered to be written to who may only read it (FOLKS-18, AGUI-32)", async () => {
  open({}, false);
  await expect.element(main.getByText("Complété à")).toBeVisible();
  expect(main.getByRole("button", { name: /^Modifier/ }).elements()).toEqual([]);
});

test("the agency changes, deletes and adds experiences in one form, over the profile that it saw (FOLKS-18, FOLKS-26)", async () => {
  const experiences = [anExperience(), anExperience({ id: 6, description: "En crèche" })];
  const app = open({ experiences });
  app.network.gives(updatePerson, {});
  await main.getByRole("button", { name: "Modifier les expériences" }).click();
  await expect
    .element(dialog.getByText("Après l’entretien, l’agence seule change ces informations."))
    .toBeVisible();
  const descriptions = dialog.getByRole("textbox", { name: "Description" });
  await expect.element(descriptions.nth(1)).toHaveValue("En crèche");
  const one = [
    "Cadre de l’expérience: Choisir…, [Dans la famille], Chez un particulier, Crèche ou halte-garderie, Centre de loisirs, Colonie de vacances, Événements, Agence de garde d’enfants, École | required",
    "Âge des enfants: Choisir…, Moins de 6 mois, 6 à 11 mois, [1 à 2 ans], 3 à 5 ans, 6 ans et plus | required",
    "Durée de l’expérience: Choisir…, Jusqu’à 3 mois, 4 à 5 mois, [6 à 11 mois], Plus d’un an | required",
    "Moment de la garde: Choisir…, [Avant ou après l’école], En journée, En soirée, Le week-end | required",
    "Nombre d’enfants (facultatif): Choisir…, 1 enfant, [2 enfants], 3 enfants, 4 enfants ou plus",
  ];
  await expect
    .poll(() => toldBy(dialog))
    .toMatch(
      /^Modifier les expériences d’Ida AbelLes familles lisent ce que vous écrivez ici, quand le profil est publié.Après l’entretien, l’agence seule change ces informations.Expérience 1Cadre.*SupprimerExpérience 2Cadre.*SupprimerAjouter une expérienceMotif/,
    );
  const told =
    "Racontez ce que vous faisiez avec les enfants, en 2 000 caractères au plus. N’écrivez ni leur nom ni vos coordonnées.";
  await expect
    .poll(() => fieldsOf(dialog))
    .toEqual([
      ...one,
      `Description: Deux frères de 2 et 4 ans, après l’école. | ${told}`,
      ...one,
      `Description: En crèche | ${told}`,
      "Motif:  | required | La personne lira ce motif. De 5 à 200 caractères.",
    ]);
  await press("Supprimer l’expérience 1");
  await expect.element(descriptions.nth(0)).toHaveValue("En crèche");
  // The button that was pressed went with it: the keyboard goes on from the list.
  await expect.poll(() => document.activeElement?.closest("form")?.textContent).toMatch(/^Expérience 1/);
  await press("Ajouter une expérience");
  for (const name of ["Expérience 1", "Expérience 2"])
    await expect.element(dialog.getByRole("group", { name })).toBeInTheDocument();
  await dialog.getByLabelText("Motif").fill("Vu en entretien");
  await press("Enregistrer");
  await expect.element(dialog.getByRole("alert").first()).toBeVisible();
  expect(sent(app)).toEqual([]);
  await descriptions.nth(1).fill("Chez des voisins");
  await press("Enregistrer");
  await expect.element(page.getByText("Le profil est enregistré.")).toBeVisible();
  expect(sent(app)).toMatchObject([
    {
      userId: 7,
      changes: {
        experiences: [{ description: "En crèche" }, { description: "Chez des voisins" }],
      },
      reason: "Vu en entretien",
      profileVersion: 4,
    },
  ]);
  await expectOutline("the-agency-changes-deletes-and-adds");
});

test("experiences that are wrong are told apart by their number (FOLKS-18, AGUI-27)", async () => {
  open({ experiences: [anExperience(), anExperience({ id: 6 })] });
  await main.getByRole("button", { name: "Modifier les expériences" }).click();
  const durations = dialog.getByLabelText("Durée de l’expérience");
  for (const place of [0, 1]) await durations.nth(place).selectOptions("Choisir…");
  for (const place of [0, 1]) await dialog.getByRole("textbox", { name: "Description" }).nth(place).fill("");
  await press("Enregistrer");
  await expect.poll(namedInSummary).toEqual(["Expérience 1", "Expérience 2", "Motif"]);
  for (const place of [0, 1])
    await dialog.getByRole("textbox", { name: "Description" }).nth(place).fill("x".repeat(2_001));
  await press("Enregistrer");
  await expect
    .poll(namedInSummary)
    .toEqual(["Description (Expérience 1)", "Description (Expérience 2)", "Motif"]);
  await expectOutline("experiences-that-are-wrong-are-told");
});

test("what the agency would write is asked for again where it could not be read (FOLKS-18, AGUI-14)", async () => {
  const { network, giveProfile } = open({ educationLevel: 50 });
  await expect.element(main.getByRole("button", { name: "Modifier la formation" })).toBeVisible();
  network.refuses(profile, commonRefusals.internal);
  await main.getByRole("button", { name: "Modifier la formation" }).click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  network.does(profile, giveProfile);
  await press("Réessayer");
  await expect.element(dialog.getByLabelText("Motif")).toBeVisible();
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
  await expectOutline("what-the-agency-would-write-is-asked");
});

test("the agency writes the education, and sees both versions where the babysitter was faster (FOLKS-18, AGUI-22)", async () => {
  const app = open({ educationLevel: 50 });
  app.network.refuses(updatePerson, agencyRefusals.changedMeanwhile);
  await main.getByRole("button", { name: "Modifier la formation" }).click();
  await expect.element(dialog.getByLabelText("Formation aux premiers secours")).toBeVisible();
  await expect
    .poll(() => toldBy(dialog))
    .toMatch(
      /^Modifier la formation d’Ida AbelLes familles lisent ce que vous écrivez ici, quand le profil est publié.Après l’entretien, l’agence seule change ces informations.Niveau/,
    );
  await expect
    .poll(() => fieldsOf(dialog))
    .toEqual([
      "Niveau d’études (facultatif): Choisir…, Sans diplôme, BEPC, CAP/BEP, BAC, [BAC+1], BAC+2, BAC+3, BAC+4, BAC+5, BAC+8/Doctorat",
      "Domaine d’études (facultatif): [Choisir…], Agriculture, Architecture et urbanisme, Art et culture, Artisanat, Audiovisuel, Banque et assurance, Bâtiment, Commerce et vente, Communication, Comptabilité et gestion, Droit, Économie, Enseignement, Environnement, Hôtellerie et restauration, Informatique, Langues, Lettres, Petite enfance, Psychologie, Santé, Sciences, Sciences humaines, Social, Sport, Autre",
      "Agrément d’assistant·e maternel·le: off",
      "Formation aux premiers secours: off",
      "Petite enfance: off",
      "Secteur médico-social: off",
      "Animation: off",
      "Autre diplôme: off",
      "Motif:  | required | La personne lira ce motif. De 5 à 200 caractères.",
    ]);
  await dialog.getByLabelText("Formation aux premiers secours").click();
  await dialog.getByLabelText("Motif").fill("Vu en entretien");
  app.kept.profile = aProfile({ educationLevel: 52 });
  app.kept.version = 5;
  await press("Enregistrer");
  const both = dialog.getByRole("table").getByRole("row").nth(1);
  await expect.element(both.getByText("BAC+3")).toBeVisible();
  await expect.element(both.getByText("BAC+1, Formation aux premiers secours")).toBeVisible();
  app.network.gives(updatePerson, {});
  await press("Enregistrer ma saisie");
  await expect.element(page.getByText("Le profil est enregistré.")).toBeVisible();
  expect(sent(app).at(-1)).toMatchObject({
    changes: { education: { EducationLevel: 50, SpecificDiplomas: [1242] } },
    profileVersion: 5,
  });
  await expectOutline("the-agency-writes-the-education-and-sees");
});

test("an experience that says nothing yet is told as that beside another version (FOLKS-18, AGUI-22)", async () => {
  const app = open({ experiences: [anExperience()] });
  app.network.refuses(updatePerson, agencyRefusals.changedMeanwhile);
  await main.getByRole("button", { name: "Modifier les expériences" }).click();
  await dialog.getByRole("textbox", { name: "Description" }).fill("Chez des voisins");
  await dialog.getByLabelText("Motif").fill("Vu en entretien");
  app.kept.profile = aProfile({ experiences: [] });
  app.kept.version = 5;
  await press("Enregistrer");
  const both = dialog.getByRole("table").getByRole("row").nth(1);
  await expect.element(both).toMatchTextContent(/^Expériences.*Votre saisieDans la famille$/);
  await press("Ajouter une expérience");
  await expect.element(both).toMatchTextContent(/^Expériences.*Votre saisieDans la famille, …$/);
  await expectOutline("an-experience-that-says-nothing-yet-is");
});

test("an experience is added up to ten (FOLKS-18)", async () => {
  const nine = Array.from({ length: 9 }, (_, at) => anExperience({ id: at + 1 }));
  const app = open({ experiences: [] });
  await main.getByRole("button", { name: "Modifier les expériences" }).click();
  await expect.element(dialog.getByText("Aucune expérience.")).toBeVisible();
  await press("Ajouter une expérience");
  await expect.element(dialog.getByText("Aucune expérience.")).not.toBeInTheDocument();
  await press("Annuler");
  app.kept.profile = aProfile({ experiences: nine });
  app.kept.version = 5;
  await app.queries.invalidateQueries();
  await main.getByRole("button", { name: "Modifier les expériences" }).click();
  await expect.element(dialog.getByRole("group", { name: "Expérience 9" })).toBeInTheDocument();
  expect(dialog.getByText("Dix expériences, c’est le maximum.").elements()).toEqual([]);
  await press("Ajouter une expérience");
  await expect.element(dialog.getByText("Dix expériences, c’est le maximum.")).toBeVisible();
  await expect
    .element(dialog.getByRole("button", { name: "Ajouter une expérience" }))
    .not.toBeInTheDocument();
  await expectOutline("an-experience-is-added-up-to");
});
