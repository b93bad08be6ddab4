import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getMySecondFactor } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { type Member, memberCan, type WholeMember } from "@ribambelle/domain/staff/member";
import { getStaff, getStaffMember } from "@ribambelle/domain/staff/staff.agency.api";
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

const member = (given: Partial<Member> = {}): Member => ({
  userId: 1,
  reference: "AGE-001",
  displayName: "Anne Roy",
  functions: ["administrator"],
  state: "active",
  secondFactorSince: "2026-05-04T08:00:00.000Z",
  lastActivityAt: null,
  createdAt: "2026-05-04T08:00:00.000Z",
  member: { memberId: 7, reference: "EQ-7", displayName: "Anne R.", isEnabled: true },
  private: { email: "anne@example.fr", phoneNumber: null },
  ...given,
});
const paul = member({
  userId: 2,
  displayName: "Paul Costa",
  functions: ["coordinator", "reader"],
  state: "invited",
  secondFactorSince: null,
  member: null,
});
const answer = (items: Member[], given = {}) => ({
  items,
  next: null,
  previous: null,
  count: { value: items.length, isCapped: false },
  ...given,
});

function open(path = "/agence/equipe", items = [member(), paul]) {
  onTestFinished(() => setLocale("fr"));
  const network = answerCalls();
  network.gives(getMyInformation, anAgent());
  network.gives(getStaff, answer(items));
  serverSays({});
  return { network, ...openApp(path) };
}

const main = page.getByRole("main");
const rows = main.getByRole("table").getByRole("row");
const asked = ({ network }: ReturnType<typeof open>) =>
  network.callsOf(getStaff).map(({ query }) => decodeURIComponent(query.toString()));

test("lists the agency’s people with what they do and how far they are, and leads to a new one (STAFF-08, STAFF-10, AGUI-11)", async () => {
  const { network, where } = open();
  await expect.element(rows.nth(1)).toBeVisible();
  expect(rows.elements().map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Nom", "Fonctions", "État", "Double authentification", "Vu par les familles", "Dernière activité"],
    [
      "Anne Roy",
      "FonctionsAdministration",
      "ÉtatActif",
      "Double authentificationActivée le 04/05/2026",
      "Vu par les famillesAnne R.",
      "Dernière activitéJamais",
    ],
    [
      "Paul Costa",
      "FonctionsCoordination, Lecture",
      "ÉtatInvité",
      "Double authentificationÀ activer",
      "Vu par les famillesNon",
      "Dernière activitéJamais",
    ],
  ]);
  await expect
    .element(main.getByRole("status").filter({ hasText: "2 membres" }))
    .toHaveTextContent("2 membres Les personnes parties ne sont pas affichées.");
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Fonctions: [Tout], Administration, Coordination, Recrutement, Lecture",
      "État: [Tout], Invité, Actif, Parti",
      "Double authentification: [Tout], À activer",
      "Trier par: [Nom, ordre croissant], Nom, ordre décroissant, Dernière activité, ordre croissant, Dernière activité, ordre décroissant",
    ]);

  network.gives(getMySecondFactor, { isOn: true, since: null, recoveryCodesLeft: 10, isRequired: true });
  const add = main.getByRole("link", { name: "Ajouter un membre" });
  await expect.element(add).toHaveAttribute("href", "/agence/equipe/nouveau");
  await add.click();
  await expect.poll(where).toBe("/agence/equipe/nouveau");
  await expectOutline("lists-the-agencys-people-with-what-they");
});

test("sorts by a header, once more the other way round, and Back undoes it (AGUI-08, AGUI-09)", async () => {
  const app = open();
  const header = (name: string) => main.getByRole("columnheader", { name });
  await expect.element(header("Nom")).toHaveAttribute("aria-sort", "ascending");
  await header("Dernière activité").getByRole("link").click();
  await expect.poll(app.where).toBe("/agence/equipe?tri=activite");
  await header("Dernière activité").getByRole("link").click();
  await expect.element(header("Dernière activité")).toHaveAttribute("aria-sort", "descending");
  expect(app.where()).toBe("/agence/equipe?tri=-activite");
  app.router.history.back();
  await expect.element(header("Dernière activité")).toHaveAttribute("aria-sort", "ascending");
  expect(asked(app)).toEqual(["", "sort=activity", "sort=-activity"]);
  await expectOutline("sorts-by-a-header-once-more-the");
});

test("narrows by a filter that stands in the address, and takes it away again (AGUI-09, AGUI-10)", async () => {
  const app = open();
  app.network.gives(getStaff, answer([paul]));
  await main.getByLabelText("Fonctions").selectOptions("Coordination");
  await expect.poll(app.where).toBe("/agence/equipe?fonction=coordination");
  await expect
    .element(main.getByRole("status").filter({ hasText: "membre" }))
    .toHaveTextContent("1 membre Les personnes parties ne sont pas affichées.");
  const chip = main.getByRole("link", { name: "Retirer le filtre Fonctions\u00a0: Coordination" });
  app.network.gives(getStaff, answer([]));
  await main.getByLabelText("État").selectOptions("Parti");
  await expect.element(main.getByText("Aucun résultat avec ces filtres.")).toBeVisible();
  await expect.element(main.getByText(/personnes parties/)).not.toBeInTheDocument();
  await expectOutline("narrows-by-a-filter-that-stands-in");
  await chip.click();
  await expect.poll(app.where).toBe("/agence/equipe?etat=parti");
  await main.getByRole("link", { name: "Effacer les filtres" }).first().click();
  await expect.poll(app.where).toBe("/agence/equipe");
  await expect
    .poll(() => asked(app).slice(1, 3))
    .toEqual(["functions=coordinator", "functions=coordinator&state=ended"]);
});

test("goes to the next page and back by cursors, from the first again with another filter (AGUI-12)", async () => {
  const app = open();
  await expect.element(rows.nth(1)).toBeVisible();
  app.network.gives(getStaff, answer([member()], { next: "abc", count: { value: 1_000, isCapped: true } }));
  await main.getByLabelText("Fonctions").selectOptions("Lecture");
  await expect.element(main.getByText(/^Plus de 1.000 membres/)).toBeVisible();
  app.network.gives(getStaff, answer([paul], { previous: "xyz" }));
  await expectOutline("goes-to-the-next-page-and-back");
  await main.getByRole("link", { name: "Suivants" }).click();
  await expect.poll(app.where).toBe("/agence/equipe?fonction=lecture&apres=abc");
  await main.getByRole("link", { name: "Précédents" }).click();
  await expect.poll(app.where).toBe("/agence/equipe?fonction=lecture&avant=xyz");
  // Asked again where what was read first has grown old meanwhile.
  app.network.gives(getStaff, answer([member(), paul]));
  await main.getByLabelText("Fonctions").selectOptions("Tout");
  await expect.poll(app.where).toBe("/agence/equipe");
  await expectOutline("goes-to-the-next-page-and-back-2");
});

test("shows a next page from its first row, below whose last one it was asked for (AGUI-12)", async () => {
  const many = (from: number) =>
    Array.from({ length: 50 }, (_, place) =>
      member({ userId: from + place, displayName: `Zoé ${from + place}` }),
    );
  const app = open();
  await expect.element(rows.nth(1)).toBeVisible();
  app.network.gives(getStaff, answer(many(100), { next: "abc" }));
  await main.getByLabelText("Fonctions").selectOptions("Lecture");
  await expect.element(main.getByRole("link", { name: "Zoé 149" })).toBeInTheDocument();
  const next = app.network.holds(getStaff);
  main.getByRole("link", { name: "Suivants" }).element().scrollIntoView();
  const place = () => window.scrollY;
  const before = place();
  expect(before).toBeGreaterThan(0);
  await main.getByRole("link", { name: "Suivants" }).click();
  expect(place()).toBe(before);
  next.answer(Response.json(answer(many(200), { previous: "xyz" })));
  await expect.element(main.getByRole("link", { name: "Zoé 200" })).toBeInViewport();
  expect(place()).toBeLessThan(before);
});

test("says of a filter that means nothing that it was ignored, and of a failure how to go on (AGUI-09, AGUI-14)", async () => {
  const { network } = open("/agence/equipe?fonction=roi");
  network.refuses(getStaff, commonRefusals.internal);
  await expect.element(main.getByText(/a été ignoré/)).toBeVisible();
  await expect.element(main.getByText("La liste n’a pas pu être lue.")).toBeVisible();
  network.gives(getStaff, answer([member()]));
  await expectOutline("says-of-a-filter-that-means-nothing");
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(rows.nth(1)).toBeVisible();
});

test("a list that is empty is one’s own agency, and holds on a phone (AGUI-06, AGUI-14)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  open("/agence/equipe", []);
  await expect.element(main.getByText("Vous êtes seul pour l’instant.")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test("is for who may read it alone (AGUI-01)", async () => {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf(["recruiter"]) }));
  serverSays({});
  const left = stopNavigations();
  openApp("/agence/equipe");
  await expect.poll(() => left).toEqual(["/acces-non-autorise"]);
});

const can = memberCan("ended", { functions: ["reader"], isOneself: false, hasEmail: true });

const wholePaul: WholeMember = {
  ...paul,
  state: "ended",
  firstName: "Paul",
  lastName: "Costa",
  invitedAt: "2026-05-04T08:00:00.000Z",
  ended: {
    at: "2026-06-02T08:00:00.000Z",
    by: { userId: 1, displayName: "Anne Roy" },
    reason: "Fin de contrat",
  },
  sessions: [],
  member: null,
  passkeys: 0,
  can,
};

test("one of them has a page: account, contact details, devices, and how they left (STAFF-09)", async () => {
  const { network, queries } = open("/agence/equipe/2");
  network.gives({ ...getStaffMember, path: "/Agency/Staff/2" }, wholePaul);
  await expect.element(page.getByRole("heading", { level: 1, name: "Paul Costa" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Paul Costa – Agence");
  const shown = main.element().textContent?.replaceAll("\u00a0", " ");
  for (const said of [
    "Coordination, Lecture",
    "anne@example.fr",
    "Le 2 juin 2026 à 10 h, par Anne Roy",
    "Motif : Fin de contrat",
    "Aucun appareil connecté.",
  ])
    expect(shown).toContain(said);
  const told = (name: string) =>
    main.getByRole("region", { name }).element().textContent?.replaceAll("\u00a0", " ");
  expect(told("Compte")).toMatch(
    /Clés d’accès0Dernière activitéJamaisVu par les famillesNonCompte créé4 mai 2026Invitation4 mai 2026DépartLe 2 juin/,
  );
  network.gives(
    { ...getStaffMember, path: "/Agency/Staff/2" },
    {
      ...wholePaul,
      ...{ functions: [], private: null, invitedAt: null, lastActivityAt: "2020-11-20T09:00:00.000Z" },
      member: { memberId: 7, reference: "EQ-7", displayName: "Paul C.", isEnabled: false },
      ended: { at: "2026-06-02T08:00:00.000Z", by: null, reason: null },
      sessions: [
        {
          ...{ id: "a".repeat(22), browser: "Firefox", system: "Windows" },
          ...{ startedAt: "2020-11-18T09:00:00.000Z", lastActivityAt: "2020-11-20T09:00:00.000Z" },
        },
        {
          ...{ id: "b".repeat(22), browser: null, system: "Windows" },
          ...{ startedAt: "2020-11-18T09:00:00.000Z", lastActivityAt: "2020-11-19T09:00:00.000Z" },
        },
      ],
    },
  );
  await queries.invalidateQueries();
  await expect.element(main.getByRole("listitem").nth(1)).toBeVisible();
  expect(told("Compte")).toMatch(
    /FonctionsAucune.*Dernière activitéLe 20 novembre 2020 à 10 hVu par les famillesPaul C\. \(fiche désactivée\)Compte créé4 mai 2026DépartLe 2 juin 2026 à 10 h$/,
  );
  expect(told("Appareils connectés")).toMatch(
    /Firefox sous WindowsDernière activité : le 20 novembre 2020.*Appareil inconnuDernière activité : le 19 novembre 2020/,
  );
  await expect.element(main.getByRole("region", { name: "Coordonnées" })).not.toBeInTheDocument();
  await expectOutline("one-of-them-has-a-page-account");
});

test("asks again for one of them who did not come, and leads to their phone (STAFF-09, AGUI-14)", async () => {
  const { network } = open("/agence/equipe/2");
  const one = { ...getStaffMember, path: "/Agency/Staff/2" as const };
  network.refuses(one, commonRefusals.internal);
  const again = main.getByRole("button", { name: "Réessayer" });
  await expect.element(again).toBeVisible();
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Membre de l’équipe");
  network.gives(one, { ...wholePaul, private: { email: "paul@example.fr", phoneNumber: "+33639980001" } });
  await again.click();
  await expect
    .element(main.getByRole("link", { name: /^06\s39\s98\s00\s01$/ }))
    .toHaveAttribute("href", "tel:+33639980001");
  await expectOutline("asks-again-for-one-of-them-who");
});

test("says of somebody who is not of the agency that nobody is there (AGUI-01, STAFF-09)", async () => {
  const { network } = open("/agence/equipe/9");
  network.refuses({ ...getStaffMember, path: "/Agency/Staff/9" }, commonRefusals.notFound);
  const lost = "La page que vous souhaitez consulter est introuvable.";
  await expect.element(page.getByRole("heading", { level: 1, name: lost })).toBeVisible();
  await expect.element(page.getByText("Cette personne est introuvable.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Toute l’équipe" }))
    .toHaveAttribute("href", "/agence/equipe");
  await expectOutline("says-of-somebody-who-is-not-of");
});
