import { search } from "@ribambelle/domain/agencyPeople/search.agency.api";
import { getJournal } from "@ribambelle/domain/audit/audit.agency.api";
import { journalList } from "@ribambelle/domain/audit/journal.filters";
import { agencyRefusals } from "@ribambelle/domain/kernel/office/agency.refusals";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { fieldsOf } from "../../testing/forms/fieldsOf.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { anAgent } from "../../testing/people.ts";
import type { JournalRow } from "./journal.queries.ts";

const changed: JournalRow = {
  id: 9,
  at: "2026-11-24T09:08:07.123Z",
  actor: { userId: 2, displayName: "Zoé Zola", role: "Agency" },
  source: "page",
  functions: ["coordinator"],
  action: "people.changed",
  sentence: "a modifié\u00a0: ville",
  times: 1,
  person: { userId: 7, displayName: "Claire Martin", role: "Parent" },
  subject: null,
  changes: [{ field: "city", from: "Paris", to: "Lyon" }],
  reason: "Déménagement",
  address: "192.0.2.7",
  requestId: "req-1",
  parent: null,
};
const imported: JournalRow = {
  ...changed,
  ...{ id: 8, actor: null, source: "import", functions: [], person: null, changes: null, reason: null },
  ...{ sentence: "a importé les personnes", action: "imports.people-imported", parent: "run-1" },
};
const answer = (items: JournalRow[], count = items.length) => ({
  items,
  next: null,
  previous: null,
  count: { value: count, isCapped: false },
});

function open(path = "/agence/journal", items = [changed, imported]) {
  onTestFinished(() => setLocale("fr"));
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf(["administrator"]) }));
  network.gives(getJournal, answer(items));
  network.gives(getStaffNames, [
    { userId: 2, displayName: "Zoé Zola", functions: ["coordinator"], isEnded: false },
  ]);
  serverSays({});
  return { network, ...openApp(path) };
}
const main = page.getByRole("main");
const rows = main.getByRole("table").getByRole("row");
const asked = ({ network }: ReturnType<typeof open>) =>
  network.callsOf(getJournal).map(({ query }) => decodeURIComponent(query.toString()));

test("is no page of who may not read it (AGUI-01)", async () => {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf(["coordinator", "recruiter"]) }));
  serverSays({});
  const left = stopNavigations();
  openApp("/agence/journal");
  await expect.poll(() => left).toEqual(["/acces-non-autorise"]);
});

test("lists what was done to the second, by whom, about whom and why (AUDITS-01)", async () => {
  const gone = { ...changed, id: 7, person: { userId: 8, displayName: "", role: "Parent" as const } };
  open(undefined, [changed, { ...imported, times: 3 }, gone]);
  await expect.element(rows.nth(3)).toBeVisible();
  const shown = rows.elements().map((row) => [...row.children].map((cell) => cell.textContent));
  expect(shown[0]).toEqual(["Date", "Qui", "Quoi", "À propos de", "Motif", "Détail"]);
  expect(shown[1]).toEqual([
    "24/11/2026 10:08:07",
    "QuiZoé Zola",
    "Quoia modifié\u00a0: ville",
    "À propos deClaire Martin",
    "MotifDéménagement",
    // On a phone too, a button alone says what it does.
    "Détail",
  ]);
  expect(shown[2]?.slice(1, 4)).toEqual(["QuiImport", "Quoia importé les personnes (3\u00a0fois)", ""]);
  expect(shown[3]?.[3]).toBe("À propos deCompte supprimé");
  await expect
    .element(main.getByRole("status").filter({ hasText: "3 entrées" }))
    .toHaveTextContent(
      "3 entrées Le journal remonte à treize mois, sauf si vous choisissez un premier jour.",
    );
  await expect
    .element(rows.nth(1).getByRole("link", { name: "Claire Martin" }))
    .toHaveAttribute("href", "/agence/personnes/7");
  await expect
    .element(rows.nth(1).getByRole("link", { name: "Zoé Zola" }))
    .toHaveAttribute("href", "/agence/equipe/2");
});

test("opens what was and is, from where, and the import that an entry belongs to (AUDITS-01)", async () => {
  open();
  await rows.nth(1).getByRole("button", { name: "Détail\u00a0: a modifié\u00a0: ville" }).click();
  const dialog = page.getByRole("dialog").first();
  const change = dialog.getByRole("table").getByRole("row").nth(1);
  await expect.element(change).toHaveTextContent("villeAvantParisAprèsLyon");
  for (const said of ["192.0.2.7", "req-1", "Coordination", "Déménagement"])
    await expect.element(dialog.getByText(said, { exact: true })).toBeVisible();
  expect(
    dialog
      .getByRole("term")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...["Date", "Qui", "Fonctions", "Quoi", "À propos de", "Motif", "Adresse IP"],
    ...["Numéro de demande technique", "Action"],
  ]);
  await expectOutline("opens-what-was-and-is-from-where");
  await dialog.getByRole("button", { name: "Fermer" }).last().click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rows.nth(1).getByRole("button")).toHaveFocus();
  await rows.nth(2).getByRole("button").click();
  await expect.element(dialog.getByText("run-1")).toBeVisible();
  await expect.element(dialog.getByText("Le journal n’en dit pas plus.")).toBeVisible();
  await expectOutline("opens-what-was-and-is-from-where-2");
});

test("is narrowed by what stands in the address, and by a person whom one finds as one types (AUDITS-02, AGUI-09)", async () => {
  const app = open();
  await main.getByLabelText("Domaine").selectOptions("Contrats");
  await expect.poll(app.where).toBe("/agence/journal?domaine=contrats");
  await main.getByLabelText("Type").selectOptions("Lectures");
  const found = {
    ...{ userId: 7, role: "Parent" as const, displayName: "Claire Martin", reference: "FAM-7", city: null },
    ...{ state: "active" as const, matched: "name" as const, matchedText: "Martin" },
  };
  app.network.gives(search, { people: [found], contracts: [], isPartial: false });
  await main.getByLabelText(/^À propos de/).fill("mart");
  await page.getByRole("option", { name: "Claire Martin (FAM-7)" }).click();
  await expect.poll(app.where).toBe("/agence/journal?domaine=contrats&type=lectures&sur=7");
  await expect.poll(() => asked(app).at(-1)).toBe("personId=7&area=contracts&kind=readings");
  await expect
    .element(main.getByRole("link", { name: "Retirer le filtre À propos de\u00a0: Claire Martin" }))
    .toBeVisible();
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Qui: [Tout], Zoé Zola",
      "À propos de: ",
      "Domaine: Tout, Personnes, [Contrats], Documents, Modération, Rentrée, Questionnaires, Courriers, Imports, Équipe, Réglages, Connexion",
      "Type: Tout, Actes, [Lectures]",
      "Du: ",
      "Au: ",
      "Numéro de demande technique: ",
      "Trier par: Date, ordre croissant, [Date, ordre décroissant]",
    ]);
  const choices = (name: string) =>
    main
      .getByLabelText(name)
      .getByRole("option")
      .elements()
      .map((option) => `${(option as HTMLOptionElement).value}: ${option.textContent}`);
  expect(choices("Type")).toEqual([": Tout", "actes: Actes", "lectures: Lectures"]);
  for (const [key, words] of [
    ["type", choices("Type")],
    ["domaine", choices("Domaine")],
    ["qui", choices("Qui")],
  ] as const)
    for (const word of words.slice(1))
      expect(journalList.ignoredIn({ [key]: word.split(": ")[0] })).toEqual([]);
  await expectOutline("is-narrowed-by-what-stands-in-the");
});

test("widens the period where nothing is in it (AGUI-14)", async () => {
  const app = open("/agence/journal?du=2026-10-01", []);
  await main.getByRole("link", { name: "Élargir la période" }).first().click();
  await expect.poll(app.where).toBe("/agence/journal?du=2025-10-01");
  await expectOutline("widens-the-period-where-nothing-is-in");
});

test("says that nothing is in its days, and of another filter that it hides all; days stand as people write them (AGUI-10, AGUI-14, AUDITS-02)", async () => {
  const app = open("/agence/journal?du=2026-10-01", []);
  await expect.element(main.getByText("Rien dans le journal pour cette période.")).toBeVisible();
  await expect.element(main.getByText(/^Le journal remonte à treize mois/)).not.toBeInTheDocument();
  const day = main.getByRole("link", { name: "Retirer le filtre Du\u00a0: 01/10/2026" });
  await expect.element(day).toBeVisible();
  expect(day.element().textContent).toBe("Du\u00a0: 01/10/2026");
  const found = {
    ...{ userId: 7, role: "Parent" as const, displayName: "Claire Martin", reference: "FAM-7", city: null },
    ...{ state: "active" as const, matched: "name" as const, matchedText: "Martin" },
  };
  app.network.gives(search, { people: [found], contracts: [], isPartial: false });
  await main.getByLabelText(/^À propos de/).fill("mart");
  await page.getByRole("option", { name: "Claire Martin (FAM-7)" }).click();
  await expect.element(main.getByText("Aucun résultat avec ces filtres.")).toBeVisible();
  // No row names whoever was chosen.
  await expect
    .element(main.getByRole("link", { name: "Retirer le filtre À propos de\u00a0: Claire Martin" }))
    .toBeVisible();
  await expectOutline("says-that-nothing-is-in-its-days");
});

test("says in its place that it could not be read, filters kept (AGUI-14)", async () => {
  const app = open();
  app.network.refuses(getJournal, agencyRefusals.searchTooBroad);
  await main.getByLabelText("Type").selectOptions("Actes");
  await expect.element(main.getByText(/Cette recherche est trop large/)).toBeVisible();
  await expect.poll(app.where).toBe("/agence/journal?type=actes");
  await expectOutline("says-in-its-place-that-it-could");
});

test("on a phone, the button of an entry covers nothing of the name above it (AGUI-06)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  open("/agence/journal", [{ ...changed, reason: null }]);
  const table = main.getByRole("table");
  const detail = table.getByRole("button");
  await expect.element(detail).toBeVisible();
  const name = table.getByRole("link").elements().at(-1)?.getBoundingClientRect();
  expect(detail.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    name?.bottom ?? Number.POSITIVE_INFINITY,
  );
});
