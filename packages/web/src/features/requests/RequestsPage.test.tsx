import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { PersonRequest } from "@ribambelle/domain/requests/request";
import { requestRefusals } from "@ribambelle/domain/requests/request.refusals";
import * as api from "@ribambelle/domain/requests/requests.agency.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { keepDraft } from "../../client/kept/drafts.ts";
import { setLocale } from "../../client/locale.tsx";
import { today } from "../../client/today.ts";
import { answerCalls } from "../../testing/answers.ts";
import { fieldsOf, toldBy } from "../../testing/forms/fieldsOf.ts";
import { openApp } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { anAgent } from "../../testing/people.ts";

const access: PersonRequest = {
  id: 12,
  person: { userId: 7, displayName: "Claire Martin" },
  about: null,
  role: "Parent",
  kind: "access",
  way: "phone",
  askedAt: "2026-10-05T09:00:00.000Z",
  dueOn: "2026-11-05",
  isOverdue: true,
  note: "Veut ses factures.\nEt ses contrats.",
  owner: null,
  state: "open",
  outcomeReason: null,
  closedAt: null,
  closedBy: null,
  version: 3,
  can: { own: true, close: true },
};
const leaving: PersonRequest = {
  ...access,
  id: 13,
  person: { userId: 8, displayName: "Ana Abel" },
  role: "BabySitter",
  kind: "unsubscription",
  way: "renewal",
  dueOn: "2026-12-01",
  isOverdue: false,
  note: null,
  owner: { userId: 3, displayName: "Luc Petit" },
};
const refused: PersonRequest = {
  ...access,
  id: 14,
  state: "refused",
  isOverdue: false,
  outcomeReason: "Identité non confirmée",
  closedAt: "2026-10-08T09:00:00.000Z",
  closedBy: { userId: 3, displayName: "Luc Petit" },
  can: { own: false, close: false },
};

function open(path = "/agence/demandes", items = [access, leaving], does: StaffFunction = "administrator") {
  onTestFinished(() => setLocale("fr"));
  const network = answerCalls();
  const me = anAgent({ staff: staffOf([does]) });
  network.gives(getMyInformation, me);
  network.gives(getStaffNames, [
    { userId: me.userId, displayName: "Moi Même", functions: ["administrator"], isEnded: false },
    { userId: 3, displayName: "Luc Petit", functions: ["coordinator"], isEnded: false },
    { userId: 4, displayName: "Rose Lectrice", functions: ["reader"], isEnded: false },
  ]);
  const answer = (shown: readonly PersonRequest[]) => ({
    items: [...shown],
    next: null,
    previous: null,
    count: { value: shown.length, isCapped: false },
  });
  network.gives(api.getRequests, answer(items));
  return { network, answer, me, ...openApp(path) };
}

const main = page.getByRole("main");
const row = (place: number) => main.getByRole("table").getByRole("row").nth(place);
const beside = main.getByRole("region", { name: /^Demande de/ });
const dialog = page.getByRole("dialog");

test("lists who asks what, by which way, until when and who takes care of it; those that are late say so (FOLKS-36)", async () => {
  open();
  await expect.element(row(1)).toBeVisible();
  expect(row(1).element().textContent).toMatch(
    /Claire Martin.*Accès aux données.*05\/11\/2026 En retard.*Personne/,
  );
  expect(row(2).element().textContent).toMatch(/Ana Abel.*Ne plus travailler.*01\/12\/2026.*Luc Petit/);
});

test("is narrowed and sorted in its address; the open ones where nothing is chosen (FOLKS-36, AGUI-09)", async () => {
  const { network, where } = open();
  await expect.element(row(1)).toBeVisible();
  expect(network.callsOf(api.getRequests).at(-1)?.query.toString()).toBe("");
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Nature: [Tout], Ne plus travailler avec l’agence, Effacement, Accès aux données, Rectification, Profil de nounou, Offre d’emploi",
      "État: [Ouvertes], Faite, Refusée, Toutes",
      "Qui s’en occupe: [Tout], Personne, Moi Même, Luc Petit, Rose Lectrice",
      "Trier par: [À traiter avant le, ordre croissant], À traiter avant le, ordre décroissant, Demandé le, ordre croissant, Demandé le, ordre décroissant",
    ]);

  await main.getByRole("combobox", { name: "Nature" }).selectOptions("Effacement");
  await main.getByRole("combobox", { name: "État" }).selectOptions("Toutes");
  await main.getByRole("combobox", { name: "Qui s’en occupe" }).selectOptions("Luc Petit");
  await expect
    .poll(where)
    .toBe("/agence/demandes?nature=effacement&etat=ouverte,faite,refusee&proprietaire=3");
  await expect
    .poll(() => network.callsOf(api.getRequests).at(-1)?.query.get("state"))
    .toBe("open,done,refused");
  await expectOutline("is-narrowed-and-sorted-in-its-address");
});

test("the term of an opened request keeps its day on one line (FOLKS-36, AGUI-06)", async () => {
  open();
  await main.getByRole("link", { name: "Claire Martin" }).click();
  const day = beside.getByText("5 novembre 2026", { exact: true });
  await expect.element(day).toHaveStyle({ whiteSpace: "nowrap" });
});

test("one opens beside the list with its term and what to do step by step, at its own address, and leaves the focus at its line (FOLKS-36, DESK-08, A11Y-02)", async () => {
  const { where } = open();
  await main.getByRole("link", { name: "Claire Martin" }).click();
  await expect.poll(where).toBe("/agence/demandes?ouverte=12");
  const current = main.getByRole("table").getByRole("link", { name: "Claire Martin" });
  await expect.element(current).toHaveAttribute("aria-current", "true");
  await expect
    .element(beside.getByText("Demande d’accès\u00a0: répondre avant le 5 novembre 2026 (un mois)."))
    .toBeVisible();
  const term = beside
    .getByText(/^Demande d’accès/)
    .element()
    .closest("[data-kind]");
  expect(term?.getAttribute("data-kind")).toBe("warning");
  await expect.element(beside.getByText(/Veut ses factures/)).toBeVisible();

  await expect
    .poll(() => toldBy(beside))
    .toContain(
      "PersonneClaire MartinNatureAccès aux donnéesDemandé le5 octobre 2026ParTéléphoneÉtatOuverte" +
        "PrécisionsVeut ses factures. Et ses contrats.Qui s’en occupe",
    );
  await expect
    .poll(() => toldBy(beside))
    .toMatch(
      /Je m’en occupeCe qu’il y a à faireAssurez-vous .*Marquez la demande comme faite\.Marquer comme faiteRefuserFermer$/,
    );
  expect(beside.getByRole("list").getByRole("listitem").elements().length).toBe(4);
  await expect.poll(() => document.activeElement?.textContent).toBe("Demande de Claire Martin");
  await beside.getByRole("link", { name: "Fermer" }).click();
  await expect.poll(where).toBe("/agence/demandes");
  await expect.element(beside).not.toBeInTheDocument();
  await expect.element(main.getByRole("link", { name: "Claire Martin" })).toHaveFocus();
});

test("is marked as done with a reason that the person may read, from the version that is shown (FOLKS-36, AGUI-21, AGUI-24, A11Y-02)", async () => {
  const { network, where, answer } = open("/agence/demandes?ouverte=12");
  await beside.getByRole("button", { name: "Marquer comme faite" }).click();
  await expect.element(dialog.getByText(/La personne lira ce motif\./)).toBeVisible();
  await expect
    .poll(() => toldBy(dialog))
    .toBe(
      "Marquer comme faite la demande de Claire MartinLa demande est close. Rien n’est envoyé à la personne : elle lira le motif dans l’archive de ses données.MotifLa personne lira ce motif. De 5 à 200 caractères.AnnulerMarquer comme faite",
    );
  await dialog.getByRole("button", { name: "Marquer comme faite" }).click();
  await expect.element(dialog.getByText("Le motif compte de 5 à 200 caractères.")).toBeVisible();
  expect(network.callsOf(api.closeRequest)).toEqual([]);
  await dialog.getByLabelText("Motif").fill("Archive remise");
  network.gives(api.closeRequest, {});
  network.gives(api.getRequests, answer([leaving]));
  await dialog.getByRole("button", { name: "Marquer comme faite" }).click();
  await expect.element(page.getByText("La demande est marquée comme faite.")).toBeVisible();
  await expect.poll(where).toBe("/agence/demandes");
  const [sent] = network.callsOf(api.closeRequest);
  expect(sent?.body).toEqual({ requestId: 12, outcome: "done", reason: "Archive remise" });
  expect(sent?.headers.get("if-match")).toBe('"3"');
  // It has left the list, and the keyboard stays there.
  await expect.element(row(2)).not.toBeInTheDocument();
  await expect.element(main.getByRole("heading", { name: "Demandes" })).toHaveFocus();
  await expectOutline("is-marked-as-done-with-a-reason");
});

test("one that a colleague closed meanwhile goes once the reason that was typed is given up, and the keyboard is where that is said (FOLKS-36, FOLKS-37, A11Y-02)", async () => {
  const { network, answer } = open("/agence/demandes?ouverte=12");
  network.refuses(api.closeRequest, requestRefusals.requestClosed);
  await beside.getByRole("button", { name: "Marquer comme faite" }).click();
  await dialog.getByLabelText("Motif").fill("Archive remise");
  network.gives(api.getRequests, answer([leaving]));
  await expectOutline("one-that-a-colleague-closed-meanwhile-goes");
  await dialog.getByRole("button", { name: "Marquer comme faite" }).click();
  await expect.element(dialog.getByText("Cette demande est déjà close.")).toBeVisible();
  await expect.element(dialog.getByLabelText("Motif")).toHaveValue("Archive remise");
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect.element(main.getByText(/Cette demande n’est pas dans cette liste/)).toBeVisible();
  await expect.element(beside).not.toBeInTheDocument();
  await expect
    .poll(() => document.activeElement?.textContent)
    .toMatch(/^Cette demande n’est pas dans cette liste/);
  await expectOutline("one-that-a-colleague-closed-meanwhile-goes-2");
});

test("a change that somebody else was faster with is said and read, and nothing typed is lost (FOLKS-37)", async () => {
  const { network } = open("/agence/demandes?ouverte=12");
  network.refuses(api.closeRequest, agencyRefusals.changedMeanwhile);
  await beside.getByRole("button", { name: "Refuser" }).click();
  await dialog.getByLabelText("Motif").fill("Identité non confirmée");
  const before = network.callsOf(api.getRequests).length;
  await dialog.getByRole("button", { name: "Refuser" }).click();
  await expect.element(dialog.getByText(agencyRefusals.changedMeanwhile.fr)).toBeVisible();
  await expect
    .poll(() => toldBy(dialog))
    .toContain("Rien n’est envoyé à la personne : répondez-lui vous-même, avec le motif et ses recours.");
  await expect.element(dialog.getByLabelText("Motif")).toHaveValue("Identité non confirmée");
  // What the other one did is seen behind it.
  await expect.poll(() => network.callsOf(api.getRequests).length).toBeGreaterThan(before);
  await expectOutline("a-refusal-that-somebody-else-was-faster");
});

test("one takes care of it by a button, or says which colleague who may does (FOLKS-36)", async () => {
  const { network, answer, me } = open("/agence/demandes?ouverte=12");
  network.gives(api.updateRequest, {});
  await beside.getByRole("button", { name: "Je m’en occupe" }).click();
  await expect.poll(() => network.callsOf(api.updateRequest).length).toBe(1);
  expect(network.callsOf(api.updateRequest)[0]?.body).toEqual({ requestId: 12, ownerId: me.userId });
  // What is kept now is what the next change is made of.
  await expect
    .element(beside.getByRole("button", { name: "Je m’en occupe" }))
    .not.toHaveAttribute("aria-disabled");
  const choice = beside.getByRole("combobox", { name: "Qui s’en occupe" });
  expect(choice.element().textContent).not.toContain("Rose Lectrice");
  network.refuses(api.updateRequest, agencyRefusals.changedMeanwhile);
  await choice.selectOptions("Luc Petit");
  await expect.element(beside.getByText(agencyRefusals.changedMeanwhile.fr)).toBeVisible();
  network.gives(api.updateRequest, {});
  network.gives(api.getRequests, answer([{ ...access, owner: me, version: 4 }]));
  await choice.selectOptions("Luc Petit");
  await expect.element(beside.getByText(agencyRefusals.changedMeanwhile.fr)).not.toBeInTheDocument();
  expect(network.callsOf(api.updateRequest).at(-1)?.body).toEqual({ requestId: 12, ownerId: 3 });
  // Who takes care of it already is not offered to.
  await expect.element(beside.getByRole("button", { name: "Je m’en occupe" })).not.toBeInTheDocument();
  await choice.selectOptions("Personne");
  await expect
    .poll(() => network.callsOf(api.updateRequest).at(-1)?.body)
    .toEqual({ requestId: 12, ownerId: null });
  expect(network.callsOf(api.updateRequest).at(-1)?.headers.get("if-match")).toBe('"4"');
  await expectOutline("one-takes-care-of-it-by-a");
});

test("one choice of who takes care of it is sent at a time, whatever is chosen meanwhile (FOLKS-36)", async () => {
  const { network } = open("/agence/demandes?ouverte=12");
  network.waits(api.updateRequest);
  const choice = beside.getByRole("combobox", { name: "Qui s’en occupe" });
  await choice.selectOptions("Luc Petit");
  await expect
    .element(beside.getByRole("button", { name: "Je m’en occupe" }))
    .toHaveAttribute("data-busy", "true");
  await choice.selectOptions("Luc Petit");
  await choice.selectOptions("Luc Petit");
  expect(network.callsOf(api.updateRequest)).toHaveLength(1);
});

test("offers a family’s request to nobody who may deal with those of babysitters alone (FOLKS-37)", async () => {
  const { network } = open("/agence/demandes?ouverte=12");
  network.gives(getStaffNames, [
    { userId: 3, displayName: "Luc Petit", functions: ["coordinator"], isEnded: false },
    { userId: 5, displayName: "Rita Recrue", functions: ["recruiter"], isEnded: false },
  ]);
  const choice = beside.getByRole("combobox", { name: "Qui s’en occupe" });
  await expect.element(choice.getByRole("option", { name: "Luc Petit" })).toBeInTheDocument();
  await expect.element(choice.getByRole("option", { name: "Rita Recrue" })).not.toBeInTheDocument();
});

test("names the colleague who takes care of it though they may not any more (FOLKS-36)", async () => {
  open("/agence/demandes?ouverte=12", [{ ...access, owner: { userId: 4, displayName: "Rose Lectrice" } }]);
  const choice = beside.getByRole("combobox", { name: "Qui s’en occupe" });
  await expect.element(choice).toHaveDisplayValue("Rose Lectrice");
});

test("the keyboard stays with who takes care of it once one does by the button (FOLKS-36, A11Y-02)", async () => {
  const { network, answer, me } = open("/agence/demandes?ouverte=12");
  const takeIt = beside.getByRole("button", { name: "Je m’en occupe" });
  await expect.element(takeIt).toBeVisible();
  network.gives(api.updateRequest, {});
  network.gives(api.getRequests, answer([{ ...access, owner: me, version: 4 }]));
  await takeIt.click();
  await expect.element(takeIt).not.toBeInTheDocument();
  await expect.element(beside.getByRole("combobox", { name: "Qui s’en occupe" })).toHaveFocus();
});

test("a closed one says by whom and why (FOLKS-36)", async () => {
  open("/agence/demandes?etat=refusee&ouverte=14", [refused]);
  await expect.element(beside.getByText("Motif\u00a0: Identité non confirmée")).toBeVisible();
  await expect.element(beside.getByText(/Close le 8 octobre 2026.*par Luc Petit/)).toBeVisible();
  expect(beside.getByRole("button").elements()).toEqual([]);
  await expectOutline("a-closed-one-says-by-whom-and");
});

test("says of one that is not among those shown that it may be closed, and where to look (FOLKS-36)", async () => {
  const { network, where, answer } = open("/agence/demandes?ouverte=14");
  await expect.element(main.getByText(/Cette demande n’est pas dans cette liste/)).toBeVisible();
  network.gives(api.getRequests, answer([refused]));
  await main.getByRole("link", { name: "Chercher parmi toutes les demandes" }).click();
  await expect.poll(where).toBe("/agence/demandes?ouverte=14&etat=ouverte,faite,refusee");
  await expect.element(beside.getByText("Motif\u00a0: Identité non confirmée")).toBeVisible();
  expect(main.getByText(/Cette demande n’est pas dans cette liste/).elements()).toEqual([]);
});

test("says whose profile interests a family, and what they will read of it; those of one person say so (FOLKS-36, NANNY-11)", async () => {
  const about = { userId: 9, displayName: "Ida Imber" };
  open("/agence/demandes?personne=7&ouverte=12", [
    { ...access, kind: "profile-interest", about, way: "portal" },
  ]);
  await expect
    .element(beside.getByRole("link", { name: "Ida Imber" }))
    .toHaveAttribute("href", "/agence/personnes/9");
  await expect
    .element(main.getByRole("link", { name: "Retirer le filtre Personne\u00a0: Claire Martin" }))
    .toBeVisible();
  for (const [name, said] of [
    ["Marquer comme faite", "La demande est close. La personne lit votre motif : dites-lui la suite."],
    ["Refuser", "La demande est close. La personne lit votre motif : dites-le-lui avec tact."],
  ] as const) {
    await beside.getByRole("button", { name }).click();
    await expect.element(dialog).toBeVisible();
    await expect
      .poll(() => toldBy(dialog))
      .toBe(
        `${name === "Refuser" ? "Refuser" : "Marquer comme faite"} la demande de Claire Martin${said}MotifLa personne lira ce motif. De 5 à 200 caractères.Annuler${name}`,
      );
    await dialog.getByRole("button", { name: "Annuler" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(beside.getByRole("button", { name })).toHaveFocus();
  }
  await expectOutline("says-whose-profile-interests-a-family-and");
});

test("names whoever deleted their account as that (FOLKS-37)", async () => {
  open("/agence/demandes", [{ ...access, person: { ...access.person, displayName: "" } }]);
  await main.getByRole("link", { name: "Compte supprimé" }).click();
  const opened = main.getByRole("region", { name: "Demande d’un compte supprimé" });
  await expect.element(opened.getByRole("link", { name: "Compte supprimé" })).toBeVisible();
});

test("a coordinator reads a request of rights and does not close it (FOLKS-37, AGUI-32)", async () => {
  open("/agence/demandes?ouverte=12", [{ ...access, can: { own: true, close: false } }], "coordinator");
  await expect
    .element(beside.getByText("Seule une personne de l’administration peut la clore."))
    .toBeVisible();
  await expect.element(beside.getByRole("button", { name: "Refuser" })).not.toBeInTheDocument();
});

test("without any it says so, and offers to record one there too (AGUI-14)", async () => {
  open("/agence/demandes", []);
  await expect.element(main.getByText("Aucune demande en cours.")).toBeVisible();
  await main.getByRole("button", { name: "Enregistrer une demande" }).nth(1).click();
  await expect.element(dialog.getByRole("heading", { name: "Enregistrer une demande" })).toBeVisible();
  await expect
    .element(dialog.getByLabelText(/^Demandé le/))
    .toHaveValue(today().split("-").reverse().join("/"));
});

test("a request that came by phone is recorded once, of somebody found as one types (FOLKS-36, FOLKS-37)", async () => {
  const { network } = open("/agence/demandes", []);
  await expect.element(main.getByText("Aucune demande en cours.")).toBeVisible();
  network.gives(search, {
    people: [
      {
        ...{ userId: 7, role: "Parent", displayName: "Claire Martin", reference: "P-7", city: null },
        ...{ state: "active", matched: "name", matchedText: "Claire" },
      },
    ],
    contracts: [],
    isPartial: false,
  });
  await main.getByRole("button", { name: "Enregistrer une demande" }).first().click();
  await dialog.getByRole("button", { name: "Enregistrer une demande" }).click();
  await expect.element(dialog.getByText("Choisissez une personne dans la liste.")).toBeVisible();
  await expect
    .poll(() => fieldsOf(dialog))
    .toEqual([
      "Famille ou intervenant:  | required | wrong | Choisissez une personne dans la liste.",
      "Nature: [Choisir…], Ne plus travailler avec l’agence, Effacement, Accès aux données, Rectification | required | wrong | Ce champ est obligatoire",
      `Demandé le: ${today().split("-").reverse().join("/")} | required | Jour, mois et année, par exemple 01/09/2026`,
      "Par: [Choisir…], Téléphone, Lettre, E-mail, À l’agence | required | wrong | Ce champ est obligatoire",
      "Précisions (facultatif):  | Ce qui est demandé, en quelques mots. La personne peut demander à le lire.",
    ]);

  await dialog.getByRole("combobox", { name: "Famille ou intervenant" }).fill("cla");
  await page.getByRole("option", { name: "Claire Martin (P-7)" }).click();
  await expect.element(dialog.getByRole("combobox", { name: "Famille ou intervenant" })).toHaveFocus();
  await dialog.getByRole("combobox", { name: "Nature" }).selectOptions("Rectification");
  await dialog.getByRole("combobox", { name: "Par" }).selectOptions("Téléphone");
  const on = dialog.getByLabelText(/^Demandé le/);
  await on.fill("31/12");
  await dialog.getByRole("button", { name: "Enregistrer une demande" }).click();
  await expect.element(on).toHaveFocus();
  await expect.element(on).toHaveAccessibleDescription(/La date est invalide/);
  expect(network.callsOf(api.createRequest)).toEqual([]);
  await on.fill("02112026");
  await dialog.getByRole("textbox", { name: /^Précisions/ }).fill("Veut son adresse à jour");
  network.refuses(api.createRequest, requestRefusals.requestOpen);
  await dialog.getByRole("button", { name: "Enregistrer une demande" }).click();
  await expect.element(dialog.getByText("Une demande du même type est déjà ouverte.")).toBeVisible();
  network.gives(api.createRequest, { requestId: 15 });
  await expectOutline("a-request-that-came-by-phone-is-2");
  await dialog.getByRole("button", { name: "Enregistrer une demande" }).click();
  await expect.element(page.getByText("La demande est enregistrée.")).toBeVisible();
  const sent = network.callsOf(api.createRequest).at(-1);
  expect(sent?.body).toEqual({
    ...{ userId: 7, kind: "rectification", askedAt: "2026-11-02", way: "phone" },
    note: "Veut son adresse à jour",
  });
  expect(sent?.headers.get("idempotency-key")).toMatch(/^[\w-]{36}$/);
  await expectOutline("a-request-that-came-by-phone-is-3");
});

test("what is recorded says who asked when it comes back after a reload (FOLKS-36, AGUI-38)", async () => {
  const person = { userId: 7, displayName: "Claire Martin" };
  const draft = { person, written: "", kind: 2, askedAt: today(), way: 0, note: "" };
  keepDraft("1:request:new", { base: draft, draft });
  open("/agence/demandes", []);
  await main.getByRole("button", { name: "Enregistrer une demande" }).first().click();
  const named = dialog.getByRole("combobox", { name: "Famille ou intervenant" });
  await expect.element(named).toHaveValue("Claire Martin");
});

test("is in English too (FOLKS-36, AGUI-05)", async () => {
  setLocale("en");
  open("/agence/demandes?ouverte=13");
  await expect
    .element(main.getByText("Request to leave the agency: deal with it before 1 December 2026."))
    .toBeVisible();
  await expect.element(main.getByRole("button", { name: "Mark as done" })).toBeVisible();
  await expectOutline("is-in-english-too");
});
