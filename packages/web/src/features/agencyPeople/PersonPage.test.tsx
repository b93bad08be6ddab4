import {
  getPersonAccess,
  getPersonNotifications,
} from "@ribambelle/domain/agencyPeople/details/details.agency.api";
import { getPersonProfile } from "@ribambelle/domain/agencyPeople/details/personProfile.agency.api";
import { createNote, removeNote, updateNote } from "@ribambelle/domain/agencyPeople/notes.agency.api";
import { type AccountState, personCan, type WholePerson } from "@ribambelle/domain/agencyPeople/person";
import * as api from "@ribambelle/domain/agencyPeople/person.agency.api";
import * as changes from "@ribambelle/domain/agencyPeople/personChanges.agency.api";
import type { AgencyRenewalAnswer } from "@ribambelle/domain/agencyRenewals/followUp";
import { getRenewalAnswer } from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import type { ListedSurvey } from "@ribambelle/domain/agencySurveys/followUp";
import { getSurveys } from "@ribambelle/domain/agencySurveys/surveys.agency.api";
import * as contracts from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import type { ListedContract } from "@ribambelle/domain/contracts/agency/listedContract";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { LetterRow } from "@ribambelle/domain/letters/letter";
import { getLetters, getModels, resend } from "@ribambelle/domain/letters/letters.agency.api";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { peopleRefusals } from "@ribambelle/domain/people/people.refusals";
import { publicProfile } from "@ribambelle/domain/profile/publicProfile.rules";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { aProfile } from "@ribambelle/domain/testing/profile";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { today } from "../../client/today.ts";
import { answerCalls } from "../../testing/answers.ts";
import { colourOf } from "../../testing/chips.ts";
import { expectSummary } from "../../testing/forms/expectSummary.ts";
import { fieldsOf, toldBy } from "../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { anAgent } from "../../testing/people.ts";
import { contractsOfQuery } from "./person.queries.ts";
import { ContractsTab } from "./tabs/ContractsTab.tsx";
import { InForce } from "./tabs/InForce.tsx";

const at = "/Agency/People/7" as const;
function aPerson(
  given: Partial<WholePerson> = {},
  accountState: AccountState = "active",
  functions: readonly StaffFunction[] = ["administrator"],
): WholePerson {
  return {
    userId: 7,
    role: "Parent",
    reference: "FAM-0007",
    displayName: "Claire Martin",
    firstName: "Claire",
    lastName: "Martin",
    city: "Lyon",
    accountState,
    blocked: null,
    assigned: {
      salesRep: { memberId: 1, displayName: "Ana Aron", userId: null },
      manager: null,
      hrContact: null,
      referent: null,
      referentEndDate: null,
    },
    employeeNumber: null,
    interviewed: false,
    currentSituation: null,
    displaysInformationBanner: false,
    displaysConnectionPopup: false,
    openRequests: [],
    payslips: null,
    can: personCan(functions, { role: given.role ?? "Parent", accountState, hasEmail: true }),
    private: {
      email: "claire@example.fr",
      phoneNumber: "+33639981234",
      userName: "claire.martin",
      address: "4 rue des Lilas",
      addressComplement: "Bâtiment B",
      zipCode: "69003",
      birthDate: "1980-02-01",
      locale: "fr",
      lastActivityAt: null,
      isInBlockList: false,
      invitedAt: null,
    },
    ...given,
  };
}

/** Answers what the page of somebody reads beside the person, with nothing. */
function giveNothingOf(network: ReturnType<typeof answerCalls>, person: `/Agency/People/${number}`) {
  network.gives({ ...api.getPersonNotes, path: `${person}/Notes` }, { items: [], next: null });
  network.gives(
    { ...contracts.getPersonContracts, path: `${person}/Contracts` },
    { guard: [], housework: [], babysitter: null },
  );
  network.gives({ ...api.getPersonToDos, path: `${person}/ToDos` }, { toDos: [], counts: {}, total: 0 });
}

function open(person = aPerson(), path = "/agence/personnes/7") {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf(["administrator"]) }));
  const kept = { person, version: 3 };
  network.does({ ...api.getPerson, path: at }, async () => {
    const { private: own, ...rest } = kept.person;
    const { email, addressComplement, ...others } = own ?? {};
    const told = own && { ...others, eMail: email, adresseComplement: addressComplement };
    return Response.json({ ...rest, private: told }, { headers: { ETag: `"${kept.version}"` } });
  });
  giveNothingOf(network, at);
  network.gives(getLetters, { items: [], next: null, previous: null, count: { value: 0, isCapped: false } });
  network.gives(getModels, []);
  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  serverSays({});
  return { network, kept, ...openApp(path) };
}

const main = page.getByRole("main");
const dialog = page.getByRole("dialog").first();
const act = (name: string) => main.getByRole("button", { name, exact: true });
const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click();

test("which contracts wait is asked for with the person, whom it stands above: nothing moves once it is there (FOLKS-14, AGUI-34)", async () => {
  const { network } = open();
  network.does({ ...api.getPerson, path: at }, () => new Promise<never>(() => {}));
  const contractsOf = { ...contracts.getPersonContracts, path: `${at}/Contracts` } as const;
  await expect.poll(() => network.callsOf(contractsOf).length).toBe(1);
});

test("shows who a person is, how they are reached and who looks after them (FOLKS-14)", async () => {
  open();
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Claire Martin, parent");
  await expect.element(main.getByRole("link", { name: "06 39 98 12 34" })).toBeVisible();
  await expect.element(main.getByText("4 rue des Lilas, Bâtiment B, 69003 Lyon")).toBeVisible();
  await expect.element(main.getByText("Ana Aron")).toBeVisible();
  expect(document.title).toMatch(/Agence/);
});

test("shows a babysitter’s number and standing, who is theirs until when, and what is not known (FOLKS-14, FOLKS-16)", async () => {
  const { private: own } = aPerson();
  const nobody = { salesRep: null, manager: null, hrContact: null, referent: null, referentEndDate: null };
  const { unmount } = open(
    aPerson({
      ...{ role: "BabySitter", employeeNumber: "S-12", interviewed: true, currentSituation: 1 },
      private: own && { ...own, phoneNumber: null, address: null, invitedAt: "2026-11-03T09:00:00.000Z" },
      assigned: {
        ...nobody,
        hrContact: { memberId: 2, displayName: "Rémi Ray", userId: null },
        referent: { memberId: 3, displayName: "Inès Ito", userId: null },
        referentEndDate: "2027-01-31",
      },
    }),
  );
  const told = (name: string) =>
    main.getByRole("region", { name }).element().textContent?.replaceAll("\u00a0", " ");
  await expect.element(main.getByRole("region", { name: "Identité" })).toBeVisible();
  expect(told("Identité")).toMatch(
    /RéférenceFAM-0007MatriculeS-12VilleLyonDate de naissance1er février 1980EntretienPasséSituationEn poste$/,
  );
  expect(told("Coordonnées")).toMatch(/TéléphoneNon renseignéAdresseNon renseignéeLangueFrançais$/);
  expect(told("Compte")).toMatch(
    /ÉtatActifIdentifiantclaire\.martinInvitation3 novembre 2026Dernière activitéJamais$/,
  );
  expect(told("Qui s’en occupe")).toMatch(/Contact RHRémi RayRéférentInès Ito, jusqu’au 31 janvier 2027$/);
  unmount();
  open(aPerson({ assigned: nobody, city: null, private: own && { ...own, email: null } }));
  await expect.element(main.getByText("Personne pour l’instant.")).toBeVisible();
  expect(told("Identité")).toMatch(/VilleNon renseignéeDate de naissance1er février 1980$/);
  expect(told("Coordonnées")).toMatch(/Adresse e-mailNon renseignéeTéléphone06 39 98 12 34/);
});

test.each([
  ["Parent", "Tous les parents", "/agence/parents"],
  ["BabySitter", "Tous les intervenants", "/agence/intervenants"],
] as const)(
  "leads from a record of the kind %s back to all of that kind (FOLKS-14)",
  async (role, name, to) => {
    open(aPerson({ role }));
    await expect.element(main.getByRole("link", { name })).toHaveAttribute("href", to);
  },
);

test("the title that stands in for a person hands the focus over to their name (AGUI-04)", async () => {
  const { network, router } = open(aPerson(), "/agence/recherche");
  await expect.element(main.getByRole("heading", { level: 1, name: "Recherche" })).toBeVisible();
  let come = () => {};
  const released = new Promise<void>((resolve) => {
    come = resolve;
  });
  network.does({ ...api.getPerson, path: at }, async () => {
    await released;
    return Response.json({ ...aPerson(), private: null }, { headers: { ETag: '"3"' } });
  });
  void router.navigate({ to: "/agence/personnes/$id", params: { id: "7" } });
  await expect.element(main.getByRole("heading", { level: 1, name: "Fiche" })).toHaveFocus();
  come();
  await expect.element(main.getByRole("heading", { level: 1, name: /Claire Martin/ })).toHaveFocus();
});

test("shows the pinned notes and the last ones beside who a person is, three at most (FOLKS-14, FOLKS-33)", async () => {
  const { network } = open();
  const note = (id: number, isPinned: boolean) => ({
    id,
    text: `Note ${id}`,
    isPinned,
    author: { userId: 2, displayName: "Zoé Zola" },
    createdAt: "2026-11-20T09:00:00.000Z",
    changedAt: null,
    version: 1,
    can: { change: true, remove: true },
  });
  network.gives(
    { ...api.getPersonNotes, path: `${at}/Notes` },
    { items: [note(4, true), note(9, false), note(8, false), note(7, false)], next: null },
  );
  const notes = main.getByRole("region", { name: "Notes de l’agence" });
  await expect.element(notes.getByText("Note 8")).toBeVisible();
  const shown = notes.getByRole("listitem").elements();
  expect(shown.map(({ textContent }) => textContent?.slice(0, 14))).toEqual([
    "ÉpingléeNote 4",
    expect.stringMatching(/^Note 9/),
    expect.stringMatching(/^Note 8/),
  ]);
  expect(notes.getByRole("button").elements()).toHaveLength(0);
});

test("says in its place what did not come beside who a person is, and asks for it again (FOLKS-14, AGUI-14)", async () => {
  const { network } = open();
  const unread: readonly (readonly [Parameters<typeof network.refuses>[0], string])[] = [
    [{ ...contracts.getPersonContracts, path: `${at}/Contracts` }, "Contrats en cours"],
    [{ ...api.getPersonToDos, path: `${at}/ToDos` }, "Ce que Claire lit sur sa page d’accueil"],
    [{ ...api.getPersonNotes, path: `${at}/Notes` }, "Notes de l’agence"],
    [getLetters, "Derniers courriers"],
  ];
  for (const [call] of unread) network.refuses(call, commonRefusals.internal);
  for (const [, name] of unread)
    await expect.element(main.getByRole("region", { name }).getByRole("alert")).toBeVisible();
  network.gives({ ...api.getPersonToDos, path: `${at}/ToDos` }, { toDos: [], counts: {}, total: 0 });
  const toDos = main.getByRole("region", { name: "Ce que Claire lit sur sa page d’accueil" });
  await toDos.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(toDos.getByText("Cette personne est à jour.")).toBeVisible();
});

test.each([
  ["contrats", "/Agency/People/7/Contracts"],
  ["documents", "/Agency/People/7/Documents"],
  ["notes", "/Agency/People/7/Notes"],
  ["notifications", "/Agency/People/7/Notifications"],
  ["profil", "/Agency/People/7/Profile"],
  ["rentree", `/Agency/Renewals/${today().slice(0, 4)}/Answer/7`],
  ["questionnaires", "/Agency/Surveys"],
] as const)(
  "the tab %s asks again, at a press, for what it could not read (FOLKS-14, AGUI-14)",
  async (tab, path) => {
    const { network } = open(
      aPerson({ role: tab === "profil" ? "BabySitter" : "Parent" }),
      `/agence/personnes/7/${tab}`,
    );
    network.otherReadsFail();
    const read = { method: "GET", path } as const;
    network.refuses(read, commonRefusals.internal);
    const again = main.getByRole("button", { name: "Réessayer", disabled: false });
    await expect.element(again).toBeVisible();
    const before = network.callsOf(read).length;
    await again.click();
    await expect.poll(() => network.callsOf(read).length).toBeGreaterThan(before);
  },
);

test("has the cards of what comes later from the beginning, and says where there is nothing (FOLKS-14, AGUI-14)", async () => {
  const { network } = open();
  const contractsOf = { ...contracts.getPersonContracts, path: `${at}/Contracts` } as const;
  let come = () => {};
  const released = new Promise<void>((resolve) => {
    come = resolve;
  });
  network.does(contractsOf, async () => {
    await released;
    return Response.json({ guard: [], housework: [], babysitter: null });
  });
  const card = main.getByRole("region", { name: "Contrats en cours" });
  await expect.element(card).toBeVisible();
  expect(card.element().textContent).toBe("Contrats en cours");
  come();
  await expect.element(card.getByText("Aucun contrat en cours.")).toBeVisible();
  for (const [name, nothing] of [
    ["Ce que Claire lit sur sa page d’accueil", "Cette personne est à jour."],
    ["Notes de l’agence", "Aucune note."],
    ["Derniers courriers", "Aucun courrier depuis 90\u00a0jours."],
  ] as const)
    await expect.element(main.getByRole("region", { name }).getByText(nothing)).toBeVisible();
});

test("keeps the notes that are there where older ones did not come, and asks for those again (AGUI-14)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/notes");
  const note = (id: number) => ({
    id,
    text: `Note ${id}`,
    isPinned: false,
    author: { userId: 2, displayName: "Zoé Zola" },
    createdAt: "2026-11-20T09:00:00.000Z",
    changedAt: null,
    version: 1,
    can: { change: false, remove: false },
  });
  let isAway = true;
  network.does({ ...api.getPersonNotes, path: `${at}/Notes` }, async ({ query }) => {
    if (!query.has("after")) return Response.json({ items: [note(9)], next: "older" });
    return isAway ? new Response("{}", { status: 500 }) : Response.json({ items: [note(8)], next: null });
  });
  await main.getByRole("button", { name: "Notes plus anciennes" }).click();
  await expect.element(main.getByRole("alert")).toBeVisible();
  await expect.element(main.getByText("Note 9")).toBeVisible();
  isAway = false;
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(main.getByText("Note 8")).toBeVisible();
  await expectOutline("keeps-the-notes-that-are-there-where");
});

test("shows a reader no contacts, no act and no tab but the first and those of what they read in lists (FOLKS-16, AGUI-32)", async () => {
  open(aPerson({ private: null }, "active", ["reader"]));
  await expect.element(main.getByText("Vos fonctions ne vous montrent pas les coordonnées.")).toBeVisible();
  const tabs = main
    .getByRole("tab")
    .elements()
    .map(({ textContent }) => textContent);
  expect(tabs).toEqual(["Vue d’ensemble", "Contrats", "Documents", "Rentrée", "Questionnaires"]);
  expect(main.getByRole("button").elements()).toHaveLength(0);
});

test.each(["acces", "notes", "courriers", "profil"])(
  "opens the first tab at the address of one that functions do not open: %s (FOLKS-14, AGUI-32)",
  async (tab) => {
    const { network } = open(aPerson({ private: null }, "active", ["reader"]), `/agence/personnes/7/${tab}`);
    await expect.element(main.getByText("Vos fonctions ne vous montrent pas les coordonnées.")).toBeVisible();
    const chosen = main.getByRole("tab", { selected: true });
    await expect.element(chosen).toHaveTextContent("Vue d’ensemble");
    for (const read of ["Access", "Notes", "Profile"])
      expect(network.callsOf({ method: "GET", path: `${at}/${read}` as never })).toEqual([]);
    expect(network.callsOf(getLetters)).toEqual([]);
  },
);

test("makes what stands out stand out (FOLKS-14)", async () => {
  open(
    aPerson(
      {
        blocked: {
          at: "2026-11-20T09:00:00.000Z",
          reason: "Compte usurpé",
          by: { userId: 2, displayName: "Zoé Zola" },
        },
        openRequests: [{ kind: "unsubscription", askedAt: "2026-11-20T09:00:00.000Z", dueOn: "2026-11-30" }],
      },
      "blocked",
    ),
  );
  await expect.element(main.getByText(/par Zoé Zola\. Motif\s: Compte usurpé/)).toBeVisible();
  await expect.element(main.getByText(/Ne plus travailler avec l’agence/)).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Voir la demande" }))
    .toHaveAttribute("href", "/agence/demandes?personne=7");
  await expect
    .poll(() => toldBy(main))
    .toContain(
      "Bloqué" +
        "Accès suspendu le 20 novembre 2026 à 10 h, par Zoé Zola. Motif : Compte usurpé" +
        "Demande « Ne plus travailler avec l’agence » : à traiter avant le 30 novembre 2026. Voir la demande" +
        "Vue d’ensembleContratsDocumentsÀ faireRentréeQuestionnairesCourriersAccèsNotificationsNotesHistorique",
    );
  await expect.element(act("Rétablir l’accès")).toBeVisible();
});

test("says that nobody is there, and offers to try again where the network failed (AGUI-01, AGUI-14)", async () => {
  const { network } = open();
  network.refuses({ ...api.getPerson, path: at }, commonRefusals.notFound);
  await expect.element(main.getByText("Cette personne est introuvable.")).toBeVisible();
});

test("what is begun for one person is not gone on with for another, to whom Back leads (FOLKS-14)", async () => {
  const { network, router, where } = open();
  const other = aPerson({ userId: 8, displayName: "Nadia Petit" });
  network.does({ ...api.getPerson, path: "/Agency/People/8" }, async () =>
    Response.json({ ...other, private: null }, { headers: { ETag: '"1"' } }),
  );
  giveNothingOf(network, "/Agency/People/8");
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Claire Martin, parent");
  await router.navigate({ href: "/agence/personnes/8" });
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Nadia Petit, parent");
  await act("Modifier").click();
  await expect.element(dialog).toBeVisible();
  router.history.back();
  await expect.poll(where).toBe("/agence/personnes/7");
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Claire Martin, parent");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("sends what was changed and nothing else, with its reason, and warns of the next import (FOLKS-23, FOLKS-26, FOLKS-OP3)", async () => {
  const person = aPerson();
  const { network } = open({ ...person, private: person.private && { ...person.private, locale: "en" } });
  network.gives(changes.updatePerson, {});
  await act("Modifier").click();
  await expect.element(dialog.getByRole("radio", { name: "English" })).toBeChecked();
  for (const [label, kept] of [
    ["Adresse", "4 rue des Lilas"],
    ["Complément d’adresse", "Bâtiment B"],
    ["Code postal", "69003"],
  ] as const)
    await expect.element(dialog.getByLabelText(`${label} (facultatif)`, { exact: true })).toHaveValue(kept);
  for (const language of ["Français", "English"]) {
    await dialog.getByRole("radio", { name: language }).click();
    await expect.element(dialog.getByRole("radio", { name: language })).toBeChecked();
  }
  await dialog.getByLabelText(/^Ville/).fill("Nice");
  await expect.element(dialog.getByText(/Vous allez modifier\s: ville\./)).toBeVisible();
  await expect
    .element(dialog.getByText(/Votre logiciel peut remplacer cette valeur au prochain import\./))
    .toBeVisible();
  await dialog.getByLabelText(/^Motif/).fill("Déménagement");
  await press("Enregistrer");
  await expect.element(page.getByText("La fiche est modifiée.")).toBeVisible();
  const [sent] = network.callsOf(changes.updatePerson);
  expect([sent?.body, sent?.headers.get("if-match")]).toEqual([
    { userId: 7, changes: { city: "Nice" }, reason: "Déménagement" },
    '"3"',
  ]);
});

test("sends each field of a record that is written otherwise, a babysitter’s standing too (FOLKS-23, FOLKS-24)", async () => {
  const { network } = open(aPerson({ role: "BabySitter" }));
  network.gives(changes.updatePerson, {});
  await act("Modifier").click();
  await expect.element(dialog.getByLabelText("Prénom", { exact: true })).toBeVisible();
  await expect
    .poll(() => fieldsOf(dialog))
    .toEqual([
      "Prénom: Claire | required",
      "Nom: Martin | required",
      "Date de naissance (facultatif): 01/02/1980 | Jour, mois et année, par exemple 01/09/2026",
      "Adresse e-mail: claire@example.fr | Changer d’adresse met fin aux sessions et aux liens en cours ; un courrier part aux deux adresses.",
      "Identifiant: claire.martin | required",
      "Téléphone (facultatif): 06 39 98 12 34 | Par exemple 06 12 34 56 78",
      "Adresse (facultatif): 4 rue des Lilas",
      "Complément d’adresse (facultatif): Bâtiment B",
      "Code postal (facultatif): 69003",
      "Ville (facultatif): Lyon",
      "Français: on",
      "English: off",
      "Entretien passé: off",
      "Situation à l’agence (facultatif): [Choisir…], En apprentissage, En poste, A été en poste, Inconnue, En formation, Bientôt en poste",
      "Bandeau d’information: off",
      "Rappel à la connexion: off",
      "Motif:  | La personne lira ce motif. De 5 à 200 caractères.",
    ]);

  expect(
    dialog
      .getByRole("group")
      .elements()
      .map((group) => group.querySelector("legend")?.textContent),
  ).toEqual(["Identité", "Coordonnées", "Langue", "Suivi par l’agence", "Page d’accueil"]);
  for (const [label, text] of [
    ["Prénom", "Clara"],
    ["Nom", "Marin"],
    ["Adresse e-mail", "clara@example.fr"],
    ["Identifiant", "clara.marin"],
    ["Adresse (facultatif)", "5 rue des Lilas"],
    ["Complément d’adresse (facultatif)", ""],
    ["Code postal (facultatif)", "06000"],
    ["Ville (facultatif)", "Nice"],
  ] as const)
    await dialog.getByLabelText(label, { exact: true }).fill(text);
  await dialog.getByLabelText(/^Date de naissance/).fill("03041981");
  await dialog.getByRole("textbox", { name: /^Téléphone/ }).fill("0639985678");
  await expectOutline("sends-each-field-of-a-record-that");
  await dialog.getByRole("radio", { name: "English" }).click();
  for (const label of ["Entretien passé", "Bandeau d’information", "Rappel à la connexion"])
    await dialog.getByRole("switch", { name: label }).click();
  await dialog.getByRole("combobox", { name: /^Situation à l’agence/ }).selectOptions("En poste");
  await dialog.getByLabelText(/^Motif/).fill("Mariage");
  await press("Enregistrer");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.callsOf(changes.updatePerson).map(({ body }) => body)).toEqual([
    {
      userId: 7,
      changes: {
        ...{ firstName: "Clara", lastName: "Marin", birthDate: "1981-04-03", eMail: "clara@example.fr" },
        ...{ userName: "clara.marin", phoneNumber: "+33639985678", address: "5 rue des Lilas" },
        ...{ adresseComplement: null, zipCode: "06000", city: "Nice", locale: "en" },
        ...{ hasBeenInterviewed: true, currentSituation: 1 },
        ...{ displaysInformationBanner: true, displaysConnectionPopup: true },
      },
      reason: "Mariage",
    },
  ]);
});

test("says at their fields what a record cannot hold, and what the portal refuses (FOLKS-23, AGUI-27)", async () => {
  const { network } = open();
  await act("Modifier").click();
  await expect
    .element(dialog.getByText("Rien n’est modifié pour l’instant.", { exact: false }))
    .toBeVisible();
  await expect.element(dialog.getByRole("switch", { name: "Entretien passé" })).not.toBeInTheDocument();
  await dialog.getByLabelText("Prénom", { exact: true }).fill("");
  await dialog.getByLabelText(/^Date de naissance/).fill("3102");
  await dialog.getByRole("textbox", { name: /^Téléphone/ }).fill("12");
  await press("Enregistrer");
  await expectSummary(dialog, 3);
  for (const field of [
    dialog.getByLabelText("Prénom", { exact: true }),
    dialog.getByLabelText(/^Date de naissance/),
    dialog.getByRole("textbox", { name: /^Téléphone/ }),
  ])
    await expect.element(field).toBeInvalid();
  expect(network.callsOf(changes.updatePerson)).toEqual([]);
  await dialog.getByLabelText("Prénom", { exact: true }).fill("Claire");
  await dialog.getByLabelText(/^Date de naissance/).fill("");
  await dialog.getByRole("textbox", { name: /^Téléphone/ }).fill("");
  for (const [refusal, label] of [
    [peopleRefusals.emailTaken, "Adresse e-mail"],
    [peopleRefusals.userNameTaken, "Identifiant"],
    [peopleRefusals.emailNeeded, "Adresse e-mail"],
  ] as const) {
    network.refuses(changes.updatePerson, refusal);
    await press("Enregistrer");
    await expect.element(dialog.getByText(refusal.fr)).toBeVisible();
    await expect.element(dialog.getByLabelText(label, { exact: true })).toHaveFocus();
  }
  await expectOutline("says-at-their-fields-what-a-record");
});

test("shows both versions where somebody else was faster (AGUI-22)", async () => {
  const { network, kept } = open(aPerson({ role: "BabySitter" }));
  network.refuses(changes.updatePerson, {
    ...agencyRefusals.changedMeanwhile,
    fr: "Zoé Zola a modifié cette fiche à 10 h.",
  });
  await act("Modifier").click();
  await dialog.getByLabelText(/^Ville/).fill("Nice");
  await dialog.getByRole("textbox", { name: /^Téléphone/ }).fill("0639985678");
  await dialog.getByRole("switch", { name: "Entretien passé" }).click();
  await dialog.getByRole("combobox", { name: /^Situation à l’agence/ }).selectOptions("En poste");
  await dialog.getByLabelText(/^Motif/).fill("Déménagement");
  kept.person = aPerson({ role: "BabySitter", city: "Paris" });
  kept.version = 4;
  await press("Enregistrer");
  await expect.element(dialog.getByText("Zoé Zola a modifié cette fiche à 10 h.")).toBeVisible();
  await expect
    .element(dialog.getByRole("row", { name: /ville/ }))
    .toHaveTextContent("villeCe qui est enregistréParisVotre saisieNice");
  const rows = dialog.getByRole("row").elements();
  expect(rows.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Ce qui est enregistré06 39 98 12 34Votre saisie06 39 98 56 78$/),
      expect.stringMatching(/Ce qui est enregistrénonVotre saisieoui$/),
      expect.stringMatching(/Ce qui est enregistrérienVotre saisieEn poste$/),
    ]),
  );
  network.gives(changes.updatePerson, {});
  await press("Enregistrer ma saisie");
  await expect.element(page.getByText("La fiche est modifiée.")).toBeVisible();
  expect(network.callsOf(changes.updatePerson).at(-1)?.headers.get("if-match")).toBe('"4"');
  await expectOutline("shows-both-versions-where-somebody-else-was");
});

test("a situation at the agency that is known may be another, and not none (FOLKS-24)", async () => {
  open(aPerson({ role: "BabySitter", currentSituation: 1 }));
  await act("Modifier").click();
  await expect.element(dialog.getByLabelText("Situation à l’agence", { exact: true })).toBeVisible();
  await expect
    .element(dialog.getByLabelText("Situation à l’agence", { exact: true }))
    .toHaveAttribute("aria-required", "true");
});

test("keeps a person out after saying what happens, and what remains due (FOLKS-31, FOLKS-OP6, AGUI-25)", async () => {
  const { network } = open(aPerson({ role: "BabySitter", currentSituation: 1, payslips: 14 }));
  network.gives(changes.blockPerson, {});
  await act("Suspendre l’accès").click();
  await expect
    .element(
      dialog.getByText("Claire a 14 fiches de paie\u00a0: remettez-les sur papier si elles sont demandées."),
    )
    .toBeVisible();
  await expect
    .poll(() => toldBy(dialog))
    .toBe(
      "Suspendre l’accès de Claire Martin ?Ses appareils sont déconnectés, ses liens ne servent plus et les courriers en attente sont retirés, sauf ceux des contrats.À la connexion, la personne est invitée à appeler l’agence. Rien d’autre ne lui est dit, et rien n’est effacé.Claire a 14 fiches de paie : remettez-les sur papier si elles sont demandées.MotifSeule l’agence lira ce motif. De 5 à 200 caractères.AnnulerSuspendre",
    );

  expect(document.activeElement?.textContent).not.toBe("Suspendre");
  await dialog.getByLabelText(/^Motif/).fill("Compte usurpé");
  await userEvent.keyboard("{Escape}");
  await expect.element(act("Suspendre l’accès")).toHaveFocus();
  await act("Suspendre l’accès").click();
  // What was typed stays in the tab while the dialog is left (AGUI-26).
  await expect.element(dialog.getByLabelText(/^Motif/)).toHaveValue("Compte usurpé");
  let answerNow = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  network.does(changes.blockPerson, async () => {
    await isAsked;
    return Response.json({});
  });
  await press("Suspendre");
  await expect.poll(() => network.callsOf(changes.blockPerson).length).toBe(1);
  await expect.element(dialog.getByRole("button", { name: "Annuler" })).toBeDisabled();
  // While it is sent nobody leaves it.
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog.getByLabelText(/^Motif/)).toHaveValue("Compte usurpé");
  answerNow();
  await expect.element(page.getByText("L’accès est suspendu.")).toBeVisible();
  await expectOutline("keeps-a-person-out-after-saying-what");
});

test("offers one letter to whoever has no password, the invitation (FOLKS-30)", async () => {
  open(aPerson({}, "invited"));
  const acts = main.getByRole("region", { name: "Ce que vous pouvez faire" });
  await expect.element(acts.getByRole("button", { name: "Inviter" })).toBeVisible();
  await expect
    .poll(() =>
      acts
        .getByRole("button")
        .elements()
        .map((button) => button.textContent),
    )
    .toEqual(["Modifier", "Inviter", "Déconnecter ses appareils", "Suspendre l’accès"]);
});

test("sends the link to choose another password to the address that it names, among acts in one order (FOLKS-30, AGUI-32)", async () => {
  const { network } = open();
  network.gives(changes.sendReset, {});
  const acts = main.getByRole("region", { name: "Ce que vous pouvez faire" });
  await expect.element(acts).toBeVisible();
  expect(
    acts
      .getByRole("button")
      .elements()
      .map((button) => button.textContent),
  ).toEqual([
    "Modifier",
    "Envoyer un lien de réinitialisation",
    "Déconnecter ses appareils",
    "Suspendre l’accès",
  ]);
  await act("Envoyer un lien de réinitialisation").click();
  await expect.element(dialog.getByText(/^Un courrier part à claire@example\.fr, /)).toBeVisible();
  const asked = network.callsOf(getLetters).length;
  await press("Envoyer le lien");
  await expect.element(page.getByText("Le lien part.")).toBeVisible();
  // It stands among the last letters beside.
  await expect.poll(() => network.callsOf(getLetters).length).toBe(asked + 1);
  expect(network.callsOf(changes.sendReset).map(({ body }) => body)).toEqual([{ userId: 7 }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  [
    ...(["never-invited", "invite", "Inviter", "Inviter Claire Martin ?"] as const),
    "Un courrier part à claire@example.fr, avec le lien pour choisir un mot de passe.",
    ...(["Inviter", changes.invitePerson, false] as const),
  ],
  [
    ...(["active", "endSessions", "Déconnecter ses appareils", "Déconnecter Claire Martin ?"] as const),
    "Tous ses appareils sont déconnectés tout de suite.Aucun courrier ne part ; le mot de passe reste.",
    ...(["Déconnecter", changes.endPersonSessions, true] as const),
  ],
  [
    ...(["blocked", "unblock", "Rétablir l’accès", "Rétablir l’accès de Claire Martin ?"] as const),
    "La personne se connecte comme avant, avec le même mot de passe.Un courrier le lui dit.",
    ...(["Rétablir", changes.unblockPerson, true] as const),
  ],
] as const)(
  "says before what an act does, does that and no other, and leaves the keyboard: of an account %s, %s (FOLKS-30, FOLKS-31, AGUI-25)",
  async (state, _, label, heading, says, submit, endpoint, asksWhy) => {
    const { network } = open(aPerson({}, state));
    network.gives(endpoint, {});
    await act(label).click();
    await expect.element(dialog).toBeVisible();
    const why = asksWhy ? "MotifSeule l’agence lira ce motif. De 5 à 200 caractères." : "";
    await expect.poll(() => toldBy(dialog)).toBe(`${heading}${says}${why}Annuler${submit}`);
    await press("Annuler");
    await expect.element(act(label)).toHaveFocus();
    await act(label).click();
    if (asksWhy) await dialog.getByLabelText(/^Motif/).fill("À sa demande");
    await press(submit);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(network.callsOf(endpoint).map(({ body, headers }) => [headers.get("if-match"), body])).toEqual([
      ['"3"', { userId: 7, ...(asksWhy && { reason: "À sa demande" }) }],
    ]);
  },
);

test("says since when an invitation is out that keeps another from leaving, and offers no link beside it (FOLKS-30, AGUI-32)", async () => {
  const person = aPerson({}, "invited");
  const invitedAt = "2020-11-20T09:00:00.000Z";
  open({
    ...person,
    can: { ...person.can, invite: false },
    private: person.private && { ...person.private, invitedAt },
  });
  const said =
    "Le 20 novembre 2020 à 10 h, une invitation est partie : une autre peut partir 24 heures plus tard.";
  await expect.element(main.getByText(said)).toBeVisible();
  expect(main.getByRole("button", { name: /^Inviter|réinitialisation/ }).elements()).toEqual([]);
});

test("offers no note to write to who may only read them (FOLKS-33, AGUI-32)", async () => {
  const person = aPerson();
  open({ ...person, can: { ...person.can, writeNotes: false } }, "/agence/personnes/7/notes");
  await expect.element(main.getByText("Aucune note.")).toBeVisible();
  await expect.element(main.getByRole("button", { name: "Enregistrer la note" })).not.toBeInTheDocument();
});

test("opens a tab by its address, keeps a note’s words until they are saved, and writes it once (FOLKS-33, AGUI-26)", async () => {
  const { network, where } = open(aPerson(), "/agence/personnes/7/notes");
  network.gives({ ...api.getPersonNotes, path: `${at}/Notes` }, { items: [], next: null });
  network.waits({ ...getPersonAccess, path: `${at}/Access` });
  network.gives(createNote, { noteId: 1 });
  await expect.element(main.getByText("Aucune note.")).toBeVisible();
  await main.getByRole("button", { name: "Enregistrer la note" }).click();
  await expect.element(main.getByText("Une note compte de 1 à 2 000 caractères.")).toBeVisible();
  await main.getByLabelText("Note", { exact: true }).fill("Rappeler lundi");
  await expect
    .poll(() => toldBy(main.getByRole("region", { name: "Écrire une note" })))
    .toBe(
      "Écrire une noteNoteRestez factuel : la personne peut demander à lire cette note. N’écrivez rien sur sa santé, ses opinions ou sa vie privée.Rappeler lundiÉpingler en têteEnregistrer la note",
    );
  await main.getByRole("tab", { name: "Accès" }).click();
  await expect.poll(where).toBe("/agence/personnes/7/acces");
  await main.getByRole("tab", { name: "Notes" }).click();
  await expect.element(main.getByLabelText("Note", { exact: true })).toHaveValue("Rappeler lundi");
  await main.getByRole("button", { name: "Enregistrer la note" }).click();
  await expect.element(page.getByText("La note est enregistrée.")).toBeVisible();
  expect(network.callsOf(createNote).map(({ body }) => body)).toEqual([
    { userId: 7, text: "Rappeler lundi", isPinned: false },
  ]);
  await main.getByRole("tab", { name: "Vue d’ensemble" }).click();
  await expect.poll(where).toBe("/agence/personnes/7");
});

test("goes from tab to tab by the arrow keys, though the first has a page of its own, and a click leads to the heading (FOLKS-14, AGUI-38)", async () => {
  const { network, where } = open();
  network.gives({ ...contracts.getPersonDocuments, path: `${at}/Documents` }, []);
  const tabs = main.getByRole("tab");
  await expect.element(main.getByRole("tab", { selected: true })).toBeVisible();
  const [first, second, third] = tabs.elements().map(({ textContent }) => textContent);
  const tab = (name: string | null | undefined) => main.getByRole("tab", { name: name ?? "", exact: true });
  (tab(first).element() as HTMLElement).focus();
  for (const [key, name] of [
    ["{ArrowRight}", second],
    ["{ArrowRight}", third],
    ["{ArrowLeft}", second],
    ["{ArrowLeft}", first],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect.element(tab(name)).toHaveFocus();
  }
  await tab(second).click();
  await expect.poll(where).not.toBe("/agence/personnes/7");
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("shows both versions of a note that was changed in another tab, and saves over the other (AGUI-22, FOLKS-34)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/notes");
  const note = {
    id: 9,
    text: "Rappeler lundi",
    isPinned: false,
    author: { userId: 1, displayName: "Anne Roy" },
    createdAt: "2026-11-20T09:00:00.000Z",
    changedAt: null as string | null,
    version: 1,
    can: { change: true, remove: true },
  };
  const kept = { note };
  network.does({ ...api.getPersonNotes, path: `${at}/Notes` }, async () =>
    Response.json({ items: [kept.note], next: null }),
  );
  const saved: unknown[] = [];
  network.does(updateNote, async ({ headers, body }) => {
    if (headers.get("If-Match") !== `"${kept.note.version}"`)
      return Response.json(
        {
          message: "Anne Roy a modifié cette fiche à 10\u00a0h\u00a005.",
          code: "agency.changed-meanwhile",
          requestId: "x",
        },
        { status: 409 },
      );
    saved.push(body);
    return Response.json({}, { headers: { ETag: '"3"' } });
  });
  await main.getByRole("button", { name: "Modifier", exact: true }).click();
  kept.note = { ...note, text: "Rappeler mardi", version: 2, changedAt: "2026-11-20T09:05:00.000Z" };
  const form = main.getByRole("form", { name: "Modifier la note" });
  await form.getByRole("textbox").fill("Rappeler jeudi");
  await form.getByRole("button", { name: "Enregistrer la note" }).click();
  await expect.element(form.getByText(/^Anne Roy a modifié cette fiche/)).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Anne Roy a modifié cette fiche/);
  await expect.element(form.getByText("Rappeler mardi")).toBeVisible();
  await expect.element(form.getByRole("button", { name: "Garder ce qui est enregistré" })).toBeVisible();
  await expect.element(form.getByRole("button", { name: "Annuler" })).not.toBeInTheDocument();
  await expectOutline("shows-both-versions-of-a-note-that");
  await form.getByRole("button", { name: "Enregistrer ma saisie" }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(saved).toEqual([{ noteId: 9, text: "Rappeler jeudi", isPinned: false }]);
  await expect.element(page.getByText("La note est modifiée.")).toBeVisible();
  await expect.element(act("Modifier")).toHaveFocus();
  await expectOutline("shows-both-versions-of-a-note-that-2");
});

test("says why a note is not kept, gives its change up, and has the keyboard where one goes on (FOLKS-33, A11Y-02)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/notes");
  const note = {
    ...{ id: 9, text: "Rappeler lundi", isPinned: true, version: 4 },
    ...{ author: null, createdAt: "2020-11-20T09:00:00.000Z", changedAt: "2020-11-21T09:00:00.000Z" },
    can: { change: true, remove: true },
  };
  network.gives({ ...api.getPersonNotes, path: `${at}/Notes` }, { items: [note], next: null });
  await expect.element(main.getByText(/^Un ancien membre, le 20 .*\(modifiée le 21 /)).toBeVisible();
  await act("Modifier").click();
  const form = main.getByRole("form", { name: "Modifier la note" });
  await expect.element(form.getByRole("textbox")).toHaveFocus();
  await expect
    .poll(() => fieldsOf(form))
    .toEqual([
      "Note: Rappeler lundi | Restez factuel : la personne peut demander à lire cette note. N’écrivez rien sur sa santé, ses opinions ou sa vie privée.",
      "Épingler en tête: on",
    ]);
  await form.getByRole("textbox").fill("Rappeler mardi");
  await form.getByRole("button", { name: "Annuler" }).click();
  await expect.element(act("Modifier")).toHaveFocus();
  await expect.element(main.getByText("Rappeler lundi")).toBeVisible();
  await act("Modifier").click();
  await expect.element(form.getByRole("textbox")).toHaveValue("Rappeler lundi");
  await form.getByRole("textbox").fill("Rappeler jeudi");
  network.refuses(updateNote, commonRefusals.internal);
  await form.getByRole("button", { name: "Enregistrer la note" }).click();
  await expect.element(form.getByText(/^Une erreur est survenue/)).toBeVisible();
  network.refuses(updateNote, peopleRefusals.pinnedEnough, {
    issues: [{ path: "isPinned", code: peopleRefusals.pinnedEnough.code, message: "" }],
  });
  await form.getByRole("button", { name: "Enregistrer la note" }).click();
  await expect.element(form.getByRole("alert")).toHaveTextContent(peopleRefusals.pinnedEnough.fr);
  await expect.element(form.getByRole("textbox")).toHaveValue("Rappeler jeudi");
  await expectOutline("says-why-a-note-is-not-kept");
});

test("says that a note was removed while it was changed, keeps the words, and shows it no more once they are given up (FOLKS-33, FOLKS-34)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/notes");
  const note = {
    ...{ id: 9, text: "Rappeler lundi", isPinned: false, version: 4, changedAt: null },
    ...{ author: null, createdAt: "2026-11-20T09:00:00.000Z", can: { change: true, remove: true } },
  };
  const notes = { ...api.getPersonNotes, path: `${at}/Notes` } as const;
  network.gives(notes, { items: [note], next: null });
  await act("Modifier").click();
  const form = main.getByRole("form", { name: "Modifier la note" });
  await form.getByRole("textbox").fill("Rappeler jeudi");
  network.refuses(updateNote, commonRefusals.notFound);
  network.gives(notes, { items: [], next: null });
  await form.getByRole("button", { name: "Enregistrer la note" }).click();
  await expect.element(form.getByText(/^Cette note a été supprimée entre-temps/)).toBeVisible();
  await expect.element(form.getByRole("textbox")).toHaveValue("Rappeler jeudi");
  await expectOutline("says-that-a-note-was-removed-while");
  await form.getByRole("button", { name: "Annuler" }).click();
  await expect.element(main.getByText("Aucune note.")).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Notes de l’agence" })).toHaveFocus();
});

test("removes a note once one has said so, and pins one that is written (FOLKS-33, AGUI-25)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/notes");
  const note = {
    ...{ id: 9, text: "Rappeler lundi", isPinned: false, version: 4 },
    ...{ author: { userId: 1, displayName: "Anne Roy" }, createdAt: "2026-11-20T09:00:00.000Z" },
    ...{ changedAt: null, can: { change: false, remove: true } },
  };
  const kept = { items: [note] };
  network.does({ ...api.getPersonNotes, path: `${at}/Notes` }, async () =>
    Response.json({ items: kept.items, next: null }),
  );
  const remove = async () => {
    kept.items = [];
    return Response.json({});
  };
  await act("Supprimer").click();
  await expect.element(dialog.getByText("Supprimer cette note\u00a0?")).toBeVisible();
  await press("Annuler");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(network.callsOf(removeNote)).toEqual([]);
  await expect.element(act("Modifier")).not.toBeInTheDocument();
  await act("Supprimer").click();
  network.refuses(removeNote, agencyRefusals.changedMeanwhile);
  kept.items = [{ ...note, text: "Rappeler mardi", version: 5 }];
  await press("Supprimer");
  // Changed meanwhile, it is read, and may be removed then.
  await expect.element(dialog.getByText(agencyRefusals.changedMeanwhile.fr)).toBeVisible();
  await expect.element(main.getByText("Rappeler mardi")).toBeVisible();
  network.does(removeNote, remove);
  await press("Supprimer");
  await expect.element(main.getByText("Aucune note.")).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Notes de l’agence" })).toHaveFocus();
  expect(network.callsOf(removeNote).map(({ body, headers }) => [body, headers.get("If-Match")])).toEqual([
    [{ noteId: 9 }, '"4"'],
    [{ noteId: 9 }, '"5"'],
  ]);
  network.gives(createNote, { noteId: 10 });
  await main.getByRole("textbox").fill("À lire en premier");
  await main.getByRole("switch", { name: "Épingler en tête" }).click();
  await act("Enregistrer la note").click();
  await expect
    .poll(() => network.callsOf(createNote).map(({ body }) => body))
    .toMatchObject([{ text: "À lire en premier", isPinned: true }]);
  await expectOutline("removes-a-note-once-one-has-said");
});

test("says of a note that another tab has removed that it is removed, as was asked (FOLKS-33)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/notes");
  const note = {
    ...{ id: 9, text: "Rappeler lundi", isPinned: false, version: 4, author: null },
    ...{ createdAt: "2026-11-20T09:00:00.000Z", changedAt: null, can: { change: false, remove: true } },
  };
  const notes = { ...api.getPersonNotes, path: `${at}/Notes` } as const;
  network.gives(notes, { items: [note], next: null });
  await act("Supprimer").click();
  network.refuses(removeNote, commonRefusals.notFound);
  network.gives(notes, { items: [], next: null });
  await press("Supprimer");
  await expect.element(page.getByText("La note est supprimée.")).toBeVisible();
  await expect.element(main.getByText("Aucune note.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("says above all what keeps one from a person: a refused address, a signature that waits, a deleted account (FOLKS-14)", async () => {
  const { private: own } = aPerson();
  const { network, unmount } = open(aPerson({ private: own && { ...own, isInBlockList: true } }));
  await expect.element(main.getByText(/^L’adresse e-mail refuse nos courriers/)).toBeVisible();
  await expect.element(main.getByText(/^Ce compte a été supprimé/)).not.toBeInTheDocument();
  const asked = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const waiting = (days: number) => ({ ...listed, id: 20 + days, state: 2, askedAt: asked(days) });
  const contractsOf = { ...contracts.getPersonContracts, path: `${at}/Contracts` as const };
  unmount();
  for (const [days, said] of [
    [[1], "Un contrat attend une signature depuis 1 jour."],
    [[2, 3], "2 contrats attendent une signature depuis 3 jours."],
  ] as const) {
    network.gives(contractsOf, { guard: days.map(waiting), housework: [], babysitter: null });
    const again = openApp("/agence/personnes/7");
    await expect.element(main.getByText(said)).toBeVisible();
    again.unmount();
  }
  open(aPerson({}, "deleted"));
  await expect.element(main.getByText(/^Ce compte a été supprimé/)).toBeVisible();
});

const stateChange = (from: number, to: number) => [
  { field: "kind", from: null, to: "guard" },
  { field: "state", from, to },
];

test("tells the history in sentences, with what was and is (FOLKS-21)", async () => {
  const { network, where } = open(aPerson(), "/agence/personnes/7/historique");
  // Whoever has left is still offered where something shown is theirs (AGUI-10).
  network.gives(getStaffNames, [
    { userId: 2, displayName: "Zoé Zola", functions: ["coordinator"], isEnded: true },
    { userId: 3, displayName: "Ugo Uhl", functions: [], isEnded: true },
  ]);
  network.gives(
    { ...api.getPersonHistory, path: `${at}/History` },
    {
      items: [
        {
          id: 1,
          at: "2026-11-20T09:00:00.000Z",
          actor: { userId: 2, displayName: "Zoé Zola" },
          source: "page",
          functions: ["coordinator"],
          action: "people.changed",
          sentence: "a modifié : ville",
          times: 1,
          person: null,
          subject: null,
          changes: [{ field: "city", from: null, to: "Lyon" }],
          reason: "Déménagement",
          parent: null,
        },
        {
          ...{
            id: 2,
            at: "2020-11-19T09:00:00.000Z",
            actor: null,
            source: "import",
            functions: [],
            times: 3,
          },
          ...{ action: "people.changed", sentence: "a modifié : nom", person: null, subject: null },
          ...{ changes: [], reason: null, parent: null },
        },
        {
          ...{ id: 3, at: "2020-11-18T09:00:00.000Z", actor: null, source: "job", functions: [], times: 1 },
          ...{ action: "contracts.state-changed", person: null, subject: "GE-1" },
          sentence: "a changé l’état du contrat GE-1\u00a0: Brouillon → En attente de signature",
          ...{ changes: stateChange(0, 2), reason: null, parent: null },
        },
        {
          ...{ id: 4, at: "2020-11-17T09:00:00.000Z", actor: null, source: "job", functions: [], times: 1 },
          ...{ action: "contracts.state-changed", person: null, subject: "GE-1" },
          sentence: "a relancé pour le contrat GE-1",
          ...{ changes: stateChange(2, 2), reason: null, parent: null },
        },
      ],
      next: null,
      previous: null,
      count: { value: 2, isCapped: false },
    },
  );
  await expect.element(main.getByText("Zoé Zola (agence) a modifié : ville")).toBeVisible();
  await expect.element(main.getByText("Un import a modifié : nom (3\u00a0fois)")).toBeVisible();
  await expect.element(main.getByText(/^Le 19 novembre 2020/)).toBeVisible();
  await expect.element(main.getByText("ville : rien → Lyon")).toBeVisible();
  // What the sentence says is not said again, nor what stayed as it was.
  await expect.element(main.getByText(/a relancé pour le contrat GE-1$/)).toBeVisible();
  expect(main.getByText(/^état/).elements()).toEqual([]);
  await expect.element(main.getByText("Motif : Déménagement")).toBeVisible();
  await page.getByLabelText("Par qui").selectOptions("Zoé Zola");
  await expect.poll(where).toBe("/agence/personnes/7/historique?qui=2");
  await expectOutline("tells-the-history-in-sentences-with-what");
});

test("says what the person has to do as they read it, or that they are up to date (FOLKS-50)", async () => {
  const { network, queries } = open(aPerson(), "/agence/personnes/7/a-faire");
  network.refuses({ ...api.getPersonToDos, path: `${at}/ToDos` }, commonRefusals.internal);
  const again = main.getByRole("button", { name: "Réessayer" });
  await expect.element(again).toBeVisible();
  network.gives({ ...api.getPersonToDos, path: `${at}/ToDos` }, { toDos: [], counts: {}, total: 0 });
  await again.click();
  await expect.element(main.getByText("Cette personne est à jour.")).toBeVisible();
  const toDo = {
    ...{ key: "guard-13", kind: "contracts.sign", section: "contracts", title: "Signez votre contrat" },
    ...{ text: "Il vous attend.", deadline: "2026-12-03", daysLeft: 6, isLate: false, action: "Signer" },
    ...{ link: "/client/contrats", isOutside: false, since: null, canWait: false },
  };
  const toDos = [toDo, { ...toDo, key: "guard-14", isLate: true }, { ...toDo, key: "3", deadline: null }];
  network.gives({ ...api.getPersonToDos, path: `${at}/ToDos` }, { toDos, counts: {}, total: 3 });
  await queries.invalidateQueries();
  const lines = main.getByRole("listitem");
  await expect.element(lines.nth(2)).toMatchTextContent(/^Signez votre contratIl vous attend\.$/);
  await expect
    .element(lines.nth(0))
    .toMatchTextContent(/^Signez votre contratIl vous attend\.Avant le 3 décembre 2026$/);
  await expect.element(lines.nth(1)).toMatchTextContent(/^Signez votre contratIl vous attend\.En retard$/);
  await expectOutline("says-what-the-person-has-to-do");
  await main.getByRole("tab", { name: "Vue d’ensemble" }).click();
  const beside = main
    .getByRole("region", { name: "Ce que Claire lit sur sa page d’accueil" })
    .getByRole("listitem");
  await expect.element(beside.nth(0)).toMatchTextContent(/^Signez votre contratAvant le 3 décembre 2026$/);
  await expect.element(beside.nth(0).getByText("Signez votre contrat")).toHaveAttribute("lang", "fr");
  await expect.element(beside.nth(1)).toMatchTextContent(/^Signez votre contratEn retard$/);
});

test.each([
  ["Parent", "Parents"],
  ["BabySitter", "Intervenants"],
] as const)(
  "the menu marks the list to which the record of a %s belongs, and no longer once it is left (AGUI-02)",
  async (role, name) => {
    const { router } = open({ ...aPerson(), role });
    const menu = page.getByRole("navigation", { name: "Menu de l’agence" });
    await expect.element(menu.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await router.navigate({ to: "/agence/fonctions" });
    await expect.element(menu.getByRole("link", { name })).not.toHaveAttribute("aria-current");
  },
);

test("shows how complete a babysitter’s profile is, what was decided of the photo and why, and what families see (FOLKS-18)", async () => {
  const { network } = open(aPerson({ role: "BabySitter" }), "/agence/personnes/7/profil");
  const profile = aProfile({ advertTitle: "Douce et patiente", isPublished: true });
  const who = { firstName: "Léa", lastName: "Dubois", age: 28, photoUrl: null };
  network.gives(
    { ...getPersonProfile, path: `${at}/Profile` },
    {
      profile: { ...profile, completionRate: 40 },
      public: publicProfile(profile, who),
      completion: { rate: 40, missing: ["education"] },
      photo: {
        ...{ state: 2, reason: "On ne voit pas votre visage.", decidedAt: "2026-11-20T09:00:00.000Z" },
        earlier: [{ at: "2026-10-01T09:00:00.000Z", state: 1 }],
      },
    },
  );
  const photo = main.getByRole("region", { name: "Photo" });
  await expect.element(photo).toBeVisible();
  await expect.element(main.getByText("Douce et patiente")).toBeVisible();
  const completion = main.getByRole("region", { name: "Profil" });
  expect([toldBy(completion), toldBy(photo)]).toEqual([
    "ProfilComplété à40 %Il manqueFormationAnnoncePubliée",
    "PhotoÉtatRefuséeDécision20 novembre 2026Motif du refusOn ne voit pas votre visage.AvantValidée (1er octobre 2026)",
  ]);
});

test("shows how a person signs in and what they accept (FOLKS-20)", async () => {
  const { network, queries } = open(aPerson(), "/agence/personnes/7/acces");
  network.refuses({ ...getPersonAccess, path: `${at}/Access` }, commonRefusals.internal);
  const again = main.getByRole("button", { name: "Réessayer" });
  await expect.element(again).toBeVisible();
  const at7 = "2026-11-20T09:00:00.000Z";
  network.gives(
    { ...getPersonAccess, path: `${at}/Access` },
    {
      accountState: "active",
      invitations: [{ at: at7, round: 1, expiresAt: at7, usedAt: null }],
      lastSignInAt: null,
      failedSignIns30Days: 2,
      sessions: [{ browser: "Firefox", system: "Windows", startedAt: at7, lastActivityAt: at7 }],
      secondFactorSince: null,
      archives: [],
      optIns: [
        {
          name: "newAdvertsEmail",
          value: true,
          since: at7,
          way: "settings",
          changes: [
            { at: at7, from: false, to: true, way: "settings", words: "Recevoir les offres" },
            {
              ...{ at: "2026-10-02T09:00:00.000Z", from: null, to: false, way: "settings" as const },
              words: "Les offres du mois",
            },
          ],
        },
      ],
      isInBlockList: true,
      blockedListSince: at7,
      blockedListSource: "refusal",
    },
  );
  await again.click();
  await expect.element(main.getByText("Firefox sous Windows")).toBeVisible();
  await expect.element(main.getByText(/Refusée depuis le 20 novembre 2026, par sa messagerie/)).toBeVisible();
  await expect
    .element(main.getByText(/20 novembre 2026.*\s: Accepté, .*Texte montré.*Recevoir les offres/))
    .toBeVisible();
  await expect
    .element(main.getByText(/2 octobre 2026.*\s: Refusé, .*Texte montré.*Les offres du mois/))
    .toBeVisible();
  expect(colourOf(main.getByText("Accepté", { exact: true }).element())).toBe("green");
  const told = (name: string) =>
    main.getByRole("region", { name }).element().textContent?.replaceAll("\u00a0", " ");
  expect(told("Connexion")).toMatch(
    /CompteActifDernière connexionJamaisEssais manqués en 30 jours2Double authentificationNon activéeArchive de ses donnéesAucune/,
  );
  expect(told("Invitations")).toMatch(/Le 20 novembre 2026 à 10 hLien valable jusqu’à : le 20 novembre/);
  network.gives(
    { ...getPersonAccess, path: `${at}/Access` },
    {
      ...{ accountState: "active", invitations: [{ at: at7, round: 1, expiresAt: at7, usedAt: at7 }] },
      ...{ lastSignInAt: at7, failedSignIns30Days: 0, secondFactorSince: at7, archives: [{ at: at7 }] },
      sessions: [{ browser: null, system: null, startedAt: at7, lastActivityAt: at7 }],
      ...{ optIns: [], isInBlockList: false, blockedListSince: null, blockedListSource: null },
    },
  );
  await queries.invalidateQueries();
  await expect.element(main.getByText("Appareil inconnu")).toBeVisible();
  expect(told("Connexion")).toMatch(
    /Dernière connexionLe 20 novembre 2026 à 10 hEssais manqués en 30 jours0Double authentificationActivée le 20 novembre 2026Archive de ses données20 novembre 2026Adresse e-mailReçoit nos courriers$/,
  );
  expect(told("Invitations")).toMatch(/Mot de passe choisi le 20 novembre 2026 à 10 h$/);
  network.gives(
    { ...getPersonAccess, path: `${at}/Access` },
    {
      ...{ accountState: "active", invitations: [], lastSignInAt: null, failedSignIns30Days: 0 },
      ...{ secondFactorSince: null, archives: [], sessions: [], optIns: [], isInBlockList: false },
      ...{ blockedListSince: null, blockedListSource: null },
    },
  );
  await queries.invalidateQueries();
  await expect.element(main.getByText("Aucun appareil connecté.")).toBeVisible();
  await expect.element(main.getByText("Aucune invitation.")).toBeVisible();
  await expectOutline("shows-how-a-person-signs-in-and");
});

test("shows what is under the bell, read or not (FOLKS-19)", async () => {
  const { network, queries } = open(aPerson(), "/agence/personnes/7/notifications");
  network.gives(
    { ...getPersonNotifications, path: `${at}/Notifications` },
    {
      items: [
        {
          at: "2026-11-20T09:00:00.000Z",
          title: "Photo validée",
          text: "Les familles la voient.",
          isRead: false,
        },
      ],
      next: null,
    },
  );
  await expect.element(main.getByText("Les familles la voient.")).toBeVisible();
  // In their language, whatever that of whoever looks.
  for (const said of ["Photo validée", "Les familles la voient."])
    await expect.element(main.getByText(said)).toHaveAttribute("lang", "fr");
  await expect.element(main.getByText(/non lue/)).toBeVisible();
  network.gives({ ...getPersonNotifications, path: `${at}/Notifications` }, { items: [], next: null });
  await queries.invalidateQueries();
  await expect.element(main.getByText("Aucune notification.")).toBeVisible();
  await expectOutline("shows-what-is-under-the-bell-read");
});

const listed: ListedContract = {
  ...{ id: 12, kind: "guard", reference: "GE-1-2", baseReference: "GE-1", state: 0, keeper: "portal" },
  ...{ startDate: null, endDate: null, monthlyHours: 40, askedAt: null, signBy: null, reminders: 0 },
  ...{ lastRemindedAt: null, signedOn: null, createdBy: null, updatedAt: "2026-11-20T10:00:00.000Z" },
  ...{ isSharedGuard: false, isFullTime: false, isOneShot: false },
  person: { userId: 7, displayName: "Claire Martin" },
  documents: [{ kind: "contract" }],
};

test("lists all contracts, drafts included, in their groups, and leads to a new one (FOLKS-17)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/contrats");
  network.gives(
    { ...contracts.getPersonContracts, path: "/Agency/People/7/Contracts" as const },
    {
      guard: [
        { ...listed, askedAt: "2026-11-10T10:00:00.000Z" },
        { ...listed, id: 11, reference: "GE-1", state: 9, startDate: "2026-01-01" },
        { ...listed, id: 13, reference: "GE-3", state: 2, askedAt: "2026-11-12T10:00:00.000Z" },
      ],
      housework: [],
      babysitter: null,
    },
  );
  const rows = main.getByRole("table").getByRole("row");
  await expect.element(rows.nth(3)).toBeVisible();
  const texts = rows.elements().map((row) => row.textContent?.replaceAll("\u00a0", " "));
  // Since when its signature is waited for is said of one that waits alone.
  expect(texts.map((text) => /\d+\/11\/2026/.exec(text ?? "")?.[0])).toEqual([
    undefined,
    "12/11/2026",
    ...[undefined, undefined],
  ]);
  expect(texts[1]).toContain("GE-3");
  expect(texts[2]).toContain("GE-1-2Avenant au contrat GE-1");
  expect(texts[2]).toContain("Brouillon");
  expect(texts[3]).toContain("Depuis le 01/01/2026");
  await expect
    .element(main.getByRole("link", { name: "GE-1-2" }))
    .toHaveAttribute("href", "/agence/contrats/garde/12");
  await expect
    .element(main.getByRole("link", { name: "Nouveau contrat de garde" }))
    .toHaveAttribute("href", "/agence/contrats/garde/nouveau?personne=7");
  await expect
    .element(main.getByRole("link", { name: "Nouveau contrat", exact: true }))
    .not.toBeInTheDocument();
  await expect.element(main.getByRole("table", { name: "Contrats de garde" })).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Contrats de garde" })).toBeVisible();
  await expect.element(main.getByRole("heading", { name: "Contrats de ménage" })).not.toBeInTheDocument();
});

test("lists the documents of contracts, who added them and when the person opened them (FOLKS-17)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/documents");
  const document = {
    ...{ documentKind: "contract" as const, byteCount: 240_000, addedAt: "2026-11-01T10:00:00.000Z" },
    contract: { kind: "guard" as const, id: 12, reference: "GE-1-2" },
  };
  network.gives({ ...contracts.getPersonDocuments, path: "/Agency/People/7/Documents" as const }, [
    {
      ...document,
      id: "A".repeat(22),
      addedBy: { userId: 1, displayName: "Anne Roy" },
      isSealed: false,
      lastOpenedAt: "2020-11-02T10:00:00.000Z",
      can: { open: true },
    },
    ...[false, true].map((isSealed) => ({
      ...{ ...document, id: (isSealed ? "C" : "B").repeat(22), addedBy: null, isSealed },
      ...{ lastOpenedAt: null, can: { open: false } },
    })),
  ]);
  const rows = main.getByRole("table").getByRole("row");
  await expect.element(rows.nth(3)).toBeVisible();
  const texts = rows.elements().map((row) => row.textContent?.replaceAll("\u00a0", " "));
  expect(texts[1]).toContain("240 ko");
  expect(texts[1]).toContain("01/11/2026 par Anne Roy");
  expect(texts[1]).toContain("02/11/2020");
  expect(texts[2]).toContain("par un import");
  expect(texts[3]).toContain("01/11/2026 par le portail, une fois signé");
  expect(texts[2]).toContain("Jamais");
  expect(main.getByRole("link", { name: /^Contrat \(PDF/ }).elements()).toHaveLength(1);
  await expectOutline("lists-the-documents-of-contracts-who-added");
});

// The server draws the tab waiting; an alert of the same page may have its answer before the tab is taken over.
test.each([
  ["a tab", ContractsTab],
  ["the overview", InForce],
])(
  "the contracts in %s are taken over as they were drawn, whatever has come meanwhile (FOLKS-17)",
  (_, Part) => {
    const queries = new QueryClient();
    queries.setQueryData(contractsOfQuery("7").queryKey, {
      guard: [listed],
      housework: [],
      babysitter: null,
    });
    const drawn = renderToString(
      <QueryClientProvider client={queries}>
        <Part person={aPerson()} />
      </QueryClientProvider>,
    );
    expect(drawn).toMatch(/Chargement|contrats-en-cours/);
    expect(drawn).not.toContain(listed.reference);
  },
);

test("shows the contracts in force, what the person has to do and the last letters, and since when a signature waits (FOLKS-14)", async () => {
  vi.setSystemTime("2026-11-28T10:00:00+01:00");
  const { network } = open();
  const waiting = { ...listed, id: 13, reference: "GE-2", state: 2 };
  const askedAt = "2026-11-18T22:00:00.000Z";
  network.gives(
    { ...contracts.getPersonContracts, path: `${at}/Contracts` },
    { guard: [listed, { ...waiting, askedAt }], housework: [], babysitter: null },
  );
  const toDo = {
    ...{ key: "guard-13", kind: "contracts.sign", section: "contracts", title: "Signez votre contrat" },
    ...{ text: "Il vous attend.", deadline: null, daysLeft: null, isLate: true, action: "Signer" },
    ...{ link: "/client/contrats", isOutside: false, since: null, canWait: false },
  };
  network.gives({ ...api.getPersonToDos, path: `${at}/ToDos` }, { toDos: [toDo], counts: {}, total: 1 });
  const letter: LetterRow = {
    ...{ id: "b".repeat(22), kind: "identity.reset", to: "person", state: "sent", attempts: 1 },
    person: { userId: 7, displayName: "Claire Martin", role: "Parent", eMail: "claire@example.fr" },
    ...{ lastRefusal: null, createdAt: "2026-11-20T10:00:00.000Z", nextAttemptAt: null },
    ...{ sentAt: "2026-11-20T10:01:00.000Z", givenUpAt: null, locale: "fr", can: { resend: false } },
  };
  const count = { value: 1, isCapped: false };
  const letters = ["b", "c", "d", "e"].map((one) => ({ ...letter, id: one.repeat(22) }));
  network.gives(getLetters, { items: letters, next: null, previous: null, count });
  const inForce = main.getByRole("region", { name: "Contrats en cours" });
  // The draft is none in force.
  await expect.element(inForce.getByRole("listitem").getByRole("link")).toHaveTextContent("GE-2");
  const toDos = main.getByRole("region", { name: /Claire/ });
  await expect.element(toDos.getByRole("listitem")).toHaveTextContent("Signez votre contratEn retard");
  // Three at most.
  const last = main.getByRole("region", { name: "Derniers courriers" }).getByRole("listitem");
  await expect.element(last.nth(2)).toMatchTextContent(/^identity\.reset.*20 novembre 2026.*Parti/);
  expect(last.elements()).toHaveLength(3);
  await expect
    .poll(() => network.callsOf(getLetters).map(({ query }) => query.get("personId")))
    .toEqual(["7"]);
  await expect.element(main.getByText(/^Un contrat attend une signature depuis 10 jours/)).toBeVisible();
  await expectOutline("shows-the-contracts-in-force-what-the");
});

test("lists the letters about one person, which are sent again from there (FOLKS-19)", async () => {
  const { network, where } = open(aPerson(), "/agence/personnes/7/courriers");
  const failed: LetterRow = {
    ...{ id: "c".repeat(22), kind: "identity.invitation", to: "person", state: "given-up", attempts: 9 },
    person: { userId: 7, displayName: "Claire Martin", role: "Parent", eMail: "claire@example.fr" },
    ...{ lastRefusal: null, createdAt: "2026-11-20T10:00:00.000Z", nextAttemptAt: null },
    ...{ sentAt: null, givenUpAt: "2026-11-21T10:01:00.000Z", locale: "fr", can: { resend: true } },
  };
  // Of all letters, which are not this person’s.
  const count = { value: 1, isCapped: false, outOf: { value: 9, isCapped: false } };
  network.gives(getLetters, { items: [failed], next: null, previous: null, count });
  network.gives(resend, {});
  const row = main.getByRole("table").getByRole("row").nth(1);
  await expect.element(row.getByText("identity.invitation", { exact: true })).toBeVisible();
  await expect.element(main.getByText(/^1 courrier$/)).toBeVisible();
  await row.getByRole("button").click();
  await expect
    .poll(() => network.callsOf(resend).map(({ body }) => body))
    .toEqual([{ letterId: "c".repeat(22) }]);
  await main.getByLabelText("État").selectOptions("Abandonné");
  await expect.poll(where).toBe("/agence/personnes/7/courriers?etat=abandonne");
  expect(network.callsOf(getLetters).at(-1)?.query.get("personId")).toBe("7");
  await expectOutline("lists-the-letters-about-one-person-which");
});

test("shows what a person answered for the back to school (FOLKS-14, AGREN-08)", async () => {
  vi.setSystemTime("2026-09-15T10:00:00+02:00");
  const { network } = open(aPerson(), "/agence/personnes/7/rentree");
  const answered: AgencyRenewalAnswer = {
    ...{ year: 2026, role: "Parent", phoneNumber: null, person: { userId: 7, displayName: "Claire Martin" } },
    ...{ salesRep: null, hrContact: null },
    answer: {
      ...{ state: "no", reason: 2, contactDate: null, by: "self" },
      answeredAt: "2026-11-03T09:00:00.000Z",
    },
    ...{ pairs: [], summer: null, extraGuards: null, availabilities: null, optOut: null, hasDraft: false },
    followUp: { state: "to-do", owner: null, note: null, version: 1 },
    ...{ reminders: 0, lastRemindedAt: null, isRemindable: false, whyNot: "answered" },
    can: { follow: true, remind: true },
    questions: [{ question: "Souhaitez-vous continuer ?", answer: "Non" }],
    ...{ questionsVersion: 1, earlier: [] },
  };
  network.does({ ...getRenewalAnswer, path: "/Agency/Renewals/2026/Answer/7" }, async () =>
    Response.json(answered, { headers: { ETag: '"1"' } }),
  );
  await expect.element(main.getByText("Souhaitez-vous continuer ?")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Suivre cette réponse" }))
    .toHaveAttribute("href", "/agence/rentree/2026/7");
});

test("says of whom this year does not ask that they are not asked (FOLKS-14)", async () => {
  vi.setSystemTime("2026-09-15T10:00:00+02:00");
  const { network } = open(aPerson(), "/agence/personnes/7/rentree");
  const body = { message: "Introuvable.", code: "request.not-found", requestId: "r" };
  network.does({ ...getRenewalAnswer, path: "/Agency/Renewals/2026/Answer/7" }, async () =>
    Response.json(body, { status: 404 }),
  );
  await expect
    .element(main.getByText("Cette personne n’est pas interrogée pour la rentrée 2026."))
    .toBeVisible();
});

test("lists the surveys of a family, each a link to it, and has no such tab for a babysitter (FOLKS-14)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/questionnaires");
  const survey: ListedSurvey = {
    ...{ id: 12, surveyType: 1, person: { userId: 7, displayName: "Claire Martin" }, version: 4 },
    ...{ isFinished: true, step: 3, steps: 3, startedAt: "2026-11-01T09:00:00.000Z" },
    ...{ savedAt: "2026-11-03T09:00:00.000Z", finishedAt: "2026-11-03T09:00:00.000Z", salesRep: null },
    followUp: { state: "to-do", owner: { userId: 2, displayName: "Zoé Zola" } },
  };
  const count = { value: 1, isCapped: false };
  network.gives(getSurveys, { items: [survey], next: null, previous: null, count });
  const row = main.getByRole("table").getByRole("row").nth(1);
  await expect.element(row.getByRole("link")).toHaveAttribute("href", "/agence/questionnaires/12");
  await expect.element(row.getByText("À traiter")).toBeVisible();
  await expect.element(row.getByText("Terminé le 03/11/2026")).toBeVisible();
  expect(network.callsOf(getSurveys).at(-1)?.query.get("personId")).toBe("7");
  expect(aPerson({ role: "BabySitter" }).can.readSurveys).toBe(false);
  await expectOutline("lists-the-surveys-of-a-family-each");
});

test("names no follow-up of a survey that nobody follows yet (FOLKS-14, AGUI-08)", async () => {
  const { network } = open(aPerson(), "/agence/personnes/7/questionnaires");
  const survey: ListedSurvey = {
    ...{ id: 12, surveyType: 1, person: { userId: 7, displayName: "Claire Martin" }, version: 4 },
    ...{ isFinished: false, step: 2, steps: 3, startedAt: "2026-11-01T09:00:00.000Z" },
    ...{ savedAt: "2026-11-03T09:00:00.000Z", finishedAt: null, salesRep: null, followUp: null },
  };
  const count = { value: 1, isCapped: false };
  network.gives(getSurveys, { items: [survey], next: null, previous: null, count });
  await expect.element(main.getByText(/^Interrompu à l’étape 2 sur 3/)).toBeVisible();
  expect(main.getByRole("cell").filter({ hasText: "Suivi" }).elements()).toEqual([]);
});
