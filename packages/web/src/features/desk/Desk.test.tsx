import type { Tile } from "@ribambelle/domain/desk/desk";
import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getPreferences, savePreference } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { anAgent } from "../../testing/people.ts";

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const photos: Tile = {
  code: "photos",
  title: "Photos à valider",
  link: "/agence/moderation?file=photos",
  verb: "Traiter",
  count: 2,
  isCapped: false,
  oldestAt: ago(5),
  overdueCount: 1,
  overdueDays: 3,
};
const surveys: Tile = {
  ...photos,
  code: "surveys-idle",
  link: null,
  verb: null,
  title: "Questionnaires interrompus",
  count: 1,
  oldestAt: ago(8),
  overdueCount: 0,
  overdueDays: 0,
};
const empty = { count: 0, oldestAt: null, overdueCount: 0, overdueDays: 0 };

function openDesk(tiles: readonly Tile[] | "refused", user = anAgent(), own = {}) {
  onTestFinished(() => setLocale("fr"));
  const network = answerCalls();
  network.gives(getMyInformation, user);
  if (tiles === "refused") network.refuses(getDesk, commonRefusals.internal);
  else network.gives(getDesk, { tiles: [...tiles], ...own });
  serverSays({});
  return { network, ...openApp("/agence") };
}

const tiles = page.getByRole("region", { name: "Ce qui attend l’agence" }).getByRole("listitem");
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test("says on a tile until when the next request is to be dealt with (DESK-08)", async () => {
  const term = "Demande d’accès\u00a0: répondre avant le 5 décembre 2026 (un mois).";
  openDesk([{ ...photos, code: "requests", title: "Demandes", link: "/agence/demandes", term }]);
  await says(term);
});

test("says how much waits and since when, a tile for each kind, and what is late in words (DESK-01, DESK-02)", async () => {
  openDesk([photos, surveys]);
  await says("3 choses attendent l’agence, la plus ancienne depuis 8 jours.");
  expect(tiles.elements().map((tile) => tile.textContent)).toEqual([
    "Photos à valider2depuis 5 joursen retard de 3 joursTraiter\u00a0: Photos à valider",
    "Questionnaires interrompus1depuis 8 jours",
  ]);
});

test("names what has nothing apart, and says so where nothing waits at all (DESK-01)", async () => {
  const { queries, network } = openDesk([photos, { ...surveys, ...empty }]);
  await says("Rien à faire\u00a0: Questionnaires interrompus");
  expect(tiles.elements()).toHaveLength(1);
  network.gives(getDesk, { tiles: [{ ...photos, ...empty }] });
  await queries.invalidateQueries();
  await says("Tout est à jour.");
  await says("Rien à faire\u00a0: Photos à valider");
});

test("folds what has nothing into a line that leads to their lists once it is opened (DESK-01)", async () => {
  openDesk([
    { ...photos, ...empty },
    { ...surveys, ...empty },
  ]);
  const folded = page.getByText("Rien à faire\u00a0: Photos à valider, Questionnaires interrompus");
  await expect.element(folded).toBeVisible();
  const list = page.getByRole("link", { name: "Photos à valider" });
  await expect.element(list).not.toBeInTheDocument();
  await folded.click();
  await expect.element(list).toHaveAttribute("href", "/agence/moderation?file=photos");
  // The desk knows no list of what only the agency’s software tells.
  expect(page.getByRole("listitem").getByText("Questionnaires interrompus").elements()).toHaveLength(1);
});

test("opens the list that a tile counts, by a button with a verb (DESK-02)", async () => {
  const { network, where } = openDesk([photos, surveys]);
  network.otherReadsWait();
  const link = tiles.getByRole("link", { name: "Traiter\u00a0: Photos à valider" });
  await expect.element(link).toHaveAttribute("href", "/agence/moderation?file=photos");
  expect(tiles.getByRole("link").elements()).toHaveLength(1);
  await link.click();
  await expect.poll(where).toBe("/agence/moderation?file=photos");
});

test("no tile moves or goes while focus is within them (DESK-05)", async () => {
  const late = { ...surveys, link: "/agence/questionnaires", verb: "Relancer", overdueDays: 9 };
  const { network, queries } = openDesk([photos, { ...late, overdueDays: 0 }]);
  const titles = () => tiles.elements().map((tile) => tile.querySelector("h3")?.textContent);
  const again = (...given: Tile[]) => {
    network.gives(getDesk, { tiles: given });
    return queries.invalidateQueries();
  };
  await says("Questionnaires interrompus");
  const link = tiles.getByRole("link", { name: /Questionnaires/ }).element() as HTMLElement;
  link.focus();
  await again(late, { ...photos, ...empty });
  await says("en retard de 9 jours");
  expect(titles()).toEqual(["Photos à valider", "Questionnaires interrompus"]);
  link.blur();
  await says("Rien à faire\u00a0: Photos à valider");
  expect(titles()).toEqual(["Questionnaires interrompus"]);
  // Nor while one of them is pointed at.
  await tiles.first().hover();
  await again({ ...photos, count: 4 }, { ...late, ...empty });
  await says("4");
  expect(titles()).toEqual(["Questionnaires interrompus", "Photos à valider"]);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect.poll(titles).toEqual(["Photos à valider"]);
});

test("is up to date for who may read no tile (DESK-01)", async () => {
  openDesk([], anAgent({ staff: staffOf(["reader"]) }));
  await says("Tout est à jour.");
});

test("says that there are more than a thousand, and leaves the others where one cannot be counted (DESK-02, DESK-06)", async () => {
  openDesk([
    { ...photos, count: 1_000, isCapped: true },
    { ...surveys, ...empty, count: null },
  ]);
  await says("1\u202f000+ choses attendent l’agence, la plus ancienne depuis 5 jours.");
  await says("Non disponible pour l’instant");
  expect(tiles.elements()).toHaveLength(2);
});

test("offers to try again where it could not be read (DESK-06)", async () => {
  const { network } = openDesk("refused");
  await expect.element(page.getByText("Cette partie n’a pas pu être lue.")).toBeVisible();
  network.gives(getDesk, { tiles: [photos] });
  await page.getByRole("button", { name: "Réessayer" }).click();
  await says("2 choses attendent l’agence, la plus ancienne depuis 5 jours.");
});

test("speaks English (AGUI-05)", async () => {
  const { network } = openDesk([{ ...photos, count: 1 }]);
  await says("1 chose attend l’agence, la plus ancienne depuis 5 jours.");
  network.gives(getDesk, { tiles: [{ ...photos, title: "Photos to approve", count: 1 }] });
  setLocale("en");
  await says("1 thing is waiting for the agency, the oldest for 5 days.");
  await says("3 days late");
  await says("Photos to approve");
  await expectOutline("speaks-english");
});

test("is not asked for by who has no function yet (STAFF-03)", async () => {
  const { network } = openDesk([photos], anAgent({ staff: staffOf([]) }));
  await expect.element(page.getByText(/Demandez à un administrateur/)).toBeVisible();
  expect(network.callsOf({ ...getDesk })).toEqual([]);
});

test("leads a new administrator through the first steps until they close them (AGUI-07)", async () => {
  const { network, queries } = openDesk([photos]);
  const firstSteps = [
    { code: "second-factor" as const, isDone: true, link: "/agence/securite" },
    { code: "colleague" as const, isDone: false, link: "/agence/equipe/nouveau" },
  ];
  await says("Photos à valider");
  network.gives(getDesk, { tiles: [photos], firstSteps });
  await queries.invalidateQueries();
  const steps = page.getByRole("region", { name: "Premiers pas" });
  await expect.element(steps).toBeVisible();
  expect(
    steps
      .getByRole("listitem")
      .elements()
      .map((step) => step.textContent),
  ).toEqual(["Activez la double authentification (fait)", "Invitez un collègue (à faire)"]);
  await expect
    .element(steps.getByRole("link", { name: "Invitez un collègue" }))
    .toHaveAttribute("href", "/agence/equipe/nouveau");
  network.refuses(savePreference, commonRefusals.internal);
  const close = steps.getByRole("button", { name: "Ne plus afficher" });
  await close.click();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Une erreur est survenue/);
  network.gives(savePreference, {});
  network.gives(getPreferences, { firstStepsClosed: true });
  network.gives(getDesk, { tiles: [photos], firstSteps: null });
  await expectOutline("leads-a-new-administrator-through-the-first");
  await close.click();
  await expect.element(steps).not.toBeInTheDocument();
  expect(network.callsOf(savePreference).map(({ body }) => body)).toEqual(
    Array(2).fill({ name: "firstStepsClosed", value: true }),
  );
});

test("tells a newcomer once where to search (AGUI-07)", async () => {
  const hint = page.getByText("Cherchez un nom, un téléphone, une référence. Ctrl + K y mène de partout.");
  const { network, queries } = openDesk([photos], anAgent({ staff: staffOf(["coordinator"]) }));
  network.gives(getDesk, { tiles: [photos], firstSteps: null });
  network.gives(getPreferences, {});
  network.gives(savePreference, {});
  await queries.invalidateQueries();
  await expect.element(hint).toBeVisible();
  await expect
    .poll(() => network.callsOf(savePreference).map(({ body }) => body))
    .toEqual([{ name: "searchHintSeen", value: true }]);
  await expectOutline("tells-a-newcomer-once-where-to-search");
});

test("tells nobody where to search who was told before (AGUI-07)", async () => {
  const { network, queries } = openDesk([photos], anAgent({ staff: staffOf(["coordinator"]) }));
  network.gives(getDesk, { tiles: [photos], firstSteps: null });
  network.gives(getPreferences, { searchHintSeen: true });
  await queries.invalidateQueries();
  await expect.poll(() => network.callsOf(getPreferences)).toHaveLength(1);
  await expect.element(page.getByText(/Ctrl \+ K/)).not.toBeInTheDocument();
});

test("says that few recovery codes are left and leads to new ones (STAFF-29)", async () => {
  openDesk([photos], anAgent(), { recoveryCodesLeft: 2 });
  await expect.element(page.getByText(/^Il ne vous reste que 2 codes de secours\./)).toBeVisible();
  const link = page.getByRole("link", { name: "Obtenir de nouveaux codes" });
  await expect.element(link).toHaveAttribute("href", "/agence/securite");
});

test("says nothing of recovery codes while there are enough (STAFF-29)", async () => {
  openDesk([photos]);
  await expect.element(tiles.first()).toBeVisible();
  expect(page.getByText(/Il ne vous reste/).elements()).toEqual([]);
});

test("says what is due first where it is not late by days (DESK-02)", async () => {
  openDesk([{ ...photos, overdueCount: 1, overdueDays: 0 }]);
  await says("à traiter en priorité");
});
