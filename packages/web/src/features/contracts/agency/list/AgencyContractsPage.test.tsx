import { getContracts } from "@ribambelle/domain/contracts/agency/contracts.agency.api";
import type { ListedContract } from "@ribambelle/domain/contracts/agency/listedContract";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answerCalls } from "../../../../testing/answers.ts";
import { fieldsOf } from "../../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../../testing/openApp.tsx";
import { expectOutline } from "../../../../testing/outline/outline.ts";
import { anAgent } from "../../../../testing/people.ts";

const guard: ListedContract = {
  id: 12,
  kind: "guard",
  reference: "GE-1-2",
  baseReference: "GE-1",
  person: { userId: 7, displayName: "Ana Roy" },
  state: 2,
  startDate: "2026-12-01",
  endDate: "2027-08-31",
  monthlyHours: 86.5,
  isSharedGuard: true,
  isFullTime: false,
  isOneShot: false,
  askedAt: "2026-11-10T10:00:00.000Z",
  signBy: null,
  reminders: 0,
  lastRemindedAt: null,
  signedOn: null,
  documents: [{ kind: "contract" }],
  keeper: "portal",
  createdBy: null,
  updatedAt: "2020-01-10T10:00:00.000Z",
};
const answer = (items: ListedContract[], given = {}) => ({
  items,
  next: null,
  previous: null,
  count: { value: items.length, isCapped: false },
  ...given,
});

function open(path = "/agence/contrats", items = [guard], user = anAgent()) {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(getContracts, answer(items));
  serverSays({});
  return { network, ...openApp(path) };
}
const main = page.getByRole("main");
const rows = main.getByRole("table").getByRole("row");
const shown = () =>
  rows.elements().map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll("\u00a0", " ")));
const asked = ({ network }: ReturnType<typeof open>) =>
  network.callsOf(getContracts).map(({ query }) => decodeURIComponent(query.toString()));

test("lists contracts with whose they are, their state, since when they wait and what they have (AGCON-01)", async () => {
  open();
  await expect.element(rows.nth(1)).toBeVisible();
  expect(shown()).toEqual([
    [
      "Référence",
      "Famille",
      "Type",
      "Période",
      "État",
      "Heures par mois",
      "Signature demandée",
      "Documents",
      "Dernière modification",
    ],
    [
      "GE-1-2Contrat d’origine : GE-1",
      "FamilleAna Roy",
      "TypeGarde partagée, standard",
      "PériodeDu 01/12/2026 au 31/08/2027",
      "ÉtatEn attente de signature",
      "Heures par mois86,5",
      "Signature demandée10/11/2026",
      "DocumentsContrat",
      expect.stringContaining("10/01/2020"),
    ],
  ]);
  await expect
    .element(main.getByRole("link", { name: "GE-1-2" }))
    .toHaveAttribute("href", "/agence/contrats/garde/12");
});

test("each kind has its tab, whose address keeps nothing of another’s filters (AGCON-01)", async () => {
  const app = open("/agence/contrats?genre=garde&etat=attente");
  await expect.element(main.getByRole("tab", { selected: true })).toHaveTextContent("Garde (GE)");
  await expectOutline("each-kind-has-its-tab-whose-address");
  await main.getByRole("tab", { name: "Intervenants" }).click();
  await expect.poll(app.where).toBe("/agence/contrats?genre=intervenant");
  await expect.poll(() => asked(app)).toEqual(["kind=guard&state=waiting", "kind=babysitter"]);
  await expectOutline("each-kind-has-its-tab-whose-address-2");
});

test("is narrowed by state, days and what is unfolded; what a link asks for stands among the choices (AGCON-02, AGUI-09)", async () => {
  const app = open("/agence/contrats?genre=menage&attente=9");
  await expect
    .element(main.getByRole("link", { name: /^Retirer le filtre Attend une signature depuis/ }))
    .toHaveTextContent("9 jours ou plus");
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Référence ou nom: ",
      "État: [Tout], Brouillon, Prêt à envoyer, En attente de signature, Signé, En cours, Terminé, Refusé, Annulé, Expiré, En erreur",
      "Attend une signature depuis: Tout, 7 jours ou plus, [9 jours ou plus], 14 jours ou plus, 30 jours ou plus",
      "Se termine dans: [Tout], 30 jours au plus, 60 jours au plus, 90 jours au plus",
      "Sans modification depuis: [Tout], 14 jours ou plus, 30 jours ou plus, 90 jours ou plus",
      "Suite prévue: [Tout], Oui, Non",
      "Document du contrat: [Tout], Manquant",
      "Tenu dans: [Tout], Votre logiciel, Le portail",
      "Début à partir du: ",
      "Début jusqu’au: ",
      "Trier par: Référence, ordre croissant, Référence, ordre décroissant, Période, ordre croissant, Période, ordre décroissant, Signature demandée, ordre croissant, Signature demandée, ordre décroissant, Dernière modification, ordre croissant, [Dernière modification, ordre décroissant]",
    ]);
  await main.getByLabelText("État").selectOptions("En erreur");
  await expect.poll(app.where).toBe("/agence/contrats?genre=menage&attente=9&etat=erreur");
  await expect.element(main.getByRole("option", { name: "Rupture anticipée" })).not.toBeInTheDocument();
  await main.getByText("Plus de filtres").click();
  await main.getByLabelText("Tenu dans").selectOptions("Le portail");
  await expect.poll(() => asked(app).at(-1)).toBe("kind=housework&state=error&waitingDays=9&keeper=portal");
  await expectOutline("is-narrowed-by-state-days-and-what");
  await main.getByRole("link", { name: "Effacer les filtres" }).click();
  await expect.poll(app.where).toBe("/agence/contrats?genre=menage");
  await expectOutline("is-narrowed-by-state-days-and-what-2");
});

test("a recruiter, who reads babysitters’ contracts alone, has those without tabs, whatever the address says (AGCON-01)", async () => {
  const user = anAgent({ staff: staffOf(["recruiter"]) });
  const app = open("/agence/contrats?genre=garde", [{ ...guard, kind: "babysitter", type: 0 }], user);
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(main.getByRole("tab")).not.toBeInTheDocument();
  expect(asked(app)).toEqual(["kind=babysitter"]);
  await expectOutline("a-recruiter-who-reads-babysitters-contracts-alone");
});

test("a phone has cards, and the orders to choose from (AGUI-06, AGUI-08)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  const app = open();
  await main.getByLabelText("Trier par").selectOptions("Période, ordre croissant");
  await expect.poll(app.where).toBe("/agence/contrats?tri=debut");
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
  await expectOutline("a-phone-has-cards-and-the-orders");
});

test("a list that cannot be read says so, and one without contracts as well (AGUI-14)", async () => {
  const { network } = open("/agence/contrats?etat=erreur", []);
  network.refuses(getContracts, commonRefusals.internal);
  await expect.element(main.getByText("La liste n’a pas pu être lue.")).toBeVisible();
  network.gives(getContracts, answer([]));
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(main.getByText("Aucun résultat avec ces filtres.")).toBeVisible();
  await expectOutline("a-list-that-cannot-be-read-says");
  await main.getByRole("link", { name: "Effacer les filtres" }).first().click();
  await expect.element(main.getByText("Aucun contrat pour le moment.")).toBeVisible();
  await expect
    .element(main.getByRole("link", { name: "Importer vos contrats" }))
    .toHaveAttribute("href", "/agence/imports/nouveau");
  expect(main.getByRole("link", { name: "Nouveau contrat" }).elements()).toHaveLength(2);
});

test.each(["garde", "menage", "intervenant"])(
  "a new contract is of the kind that is listed: %s (AGCON-01)",
  async (kind) => {
    open(`/agence/contrats?genre=${kind}`, []);
    await expect.element(main.getByText("Aucun contrat pour le moment.")).toBeVisible();
    const links = main.getByRole("link", { name: "Nouveau contrat" });
    expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(
      Array(2).fill(`/agence/contrats/${kind}/nouveau`),
    );
  },
);

test("a list without contracts offers no import to who may not import (AGUI-14)", async () => {
  open("/agence/contrats", [], anAgent({ staff: staffOf(["coordinator"]) }));
  await expect.element(main.getByText("Aucun contrat pour le moment.")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Importer vos contrats" })).not.toBeInTheDocument();
});

test("a list without contracts offers no new one to who only reads them (AGCON-01, AGUI-14)", async () => {
  open("/agence/contrats", [], anAgent({ staff: staffOf(["reader"]) }));
  await expect.element(main.getByText("Aucun contrat pour le moment.")).toBeVisible();
  await expect.element(main.getByRole("link", { name: "Nouveau contrat" })).not.toBeInTheDocument();
});

test("a list that is wider than its place by larger letters is moved by itself, not the page (AGUI-06, AGUI-08)", async () => {
  onTestFinished(async () => {
    document.documentElement.style.fontSize = "";
    await page.viewport(1280, 900);
  });
  await page.viewport(1440, 900);
  open();
  await expect.element(rows.nth(1)).toBeVisible();
  document.documentElement.style.fontSize = "200%";
  const around = main.getByRole("table").element().parentElement;
  await expect.poll(() => (around?.scrollWidth ?? 0) > (around?.clientWidth ?? 0)).toBe(true);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});
