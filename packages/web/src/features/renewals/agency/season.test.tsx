import type { RenewalRow, RenewalSummary } from "@ribambelle/domain/agencyRenewals/followUp";
import {
  getRenewalSummary,
  getRenewals,
  remindRenewal,
} from "@ribambelle/domain/agencyRenewals/renewals.agency.api";
import { agencyRenewalRefusals } from "@ribambelle/domain/agencyRenewals/renewals.refusals";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { getTeamNames } from "@ribambelle/domain/team/team.agency.api";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { today } from "../../../client/today.ts";
import { answerCalls } from "../../../testing/answers.ts";
import { fieldsOf, toldBy } from "../../../testing/forms/fieldsOf.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";

const family: RenewalRow = {
  person: { userId: 7, displayName: "Claire Martin" },
  salesRep: { memberId: 3, displayName: "Luc Petit" },
  hrContact: null,
  answer: {
    state: "unsure",
    reason: null,
    contactDate: "2099-12-05",
    answeredAt: "2026-11-03T09:00:00.000Z",
    by: "self",
  },
  pairs: [{ other: { userId: 9, displayName: "Léa Roux" }, want: false, reason: 4 }],
  summer: true,
  extraGuards: null,
  availabilities: null,
  optOut: null,
  hasDraft: false,
  followUp: { state: "to-do", owner: { userId: 2, displayName: "Zoé Zola" }, note: null, version: 1 },
  reminders: 0,
  lastRemindedAt: null,
  isRemindable: false,
  whyNot: "answered",
  can: { follow: true, remind: true },
};
const silent: RenewalRow = {
  ...family,
  ...{ person: { userId: 8, displayName: "Diane Noël" }, salesRep: null, answer: null, pairs: [] },
  ...{ summer: null, hasDraft: true, followUp: { state: null, owner: null, note: null, version: 0 } },
  ...{ reminders: 2, lastRemindedAt: "2026-11-01T09:00:00.000Z", isRemindable: true, whyNot: null },
};
const babysitter: RenewalRow = {
  ...family,
  ...{ person: { userId: 9, displayName: "Léa Roux" }, summer: null },
  pairs: [{ other: { userId: 9, displayName: "Léa Roux" }, want: false, reason: 1 }],
  answer: {
    state: "no",
    reason: 3,
    contactDate: null,
    answeredAt: "2026-11-02T09:00:00.000Z",
    by: "self",
  },
  ...{ extraGuards: true, availabilities: { state: "from", from: "2026-09-15" }, optOut: "unsubscribe" },
};
const half = {
  campaign: { opensOn: "2026-05-01", closesOn: "2026-12-31", isOpen: true, audience: "everyone" },
  targets: 40,
  answered: 12,
  byAnswer: { yes: 8, no: 3, unsure: 1 },
} as const;
const summary: RenewalSummary = {
  year: 2026,
  years: [2026, 2025],
  campaign: half.campaign,
  families: half,
  babysitters: { ...half, targets: 20, answered: 8, byAnswer: { yes: 5, no: 3, unsure: 0 } },
  pairs: null,
  daily: [],
};

function open(
  path = "/agence/rentree/2026",
  { rows = [family, silent], told = summary, as = "coordinator" as StaffFunction } = {},
) {
  const network = answerCalls();
  network.gives(getMyInformation, anAgent({ staff: staffOf([as]) }));
  for (const year of [2025, 2026]) {
    const items = { items: rows, next: null, previous: null, count: { value: rows.length, isCapped: false } };
    network.gives({ ...getRenewals, path: `/Agency/Renewals/${year}` }, items);
    network.gives({ ...getRenewalSummary, path: `/Agency/Renewals/${year}/Summary` }, { ...told, year });
  }
  network.gives(getStaffNames, []);
  network.gives(getTeamNames, []);
  serverSays({});
  return { network, ...openApp(path) };
}
const main = page.getByRole("main");
const rows = main.getByRole("table").getByRole("row");
const at = { ...getRenewals, path: "/Agency/Renewals/2026" } as const;
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");
const cells = () => rows.elements().map((row) => [...row.children].map((cell) => plain(cell.textContent)));
const asked = ({ network }: ReturnType<typeof open>) =>
  network.callsOf(at).map(({ query }) => decodeURIComponent(query.toString()));

test("draws how many answers came each day, days without one too, and tells them as numbers (AGREN-07, AGUI-38)", async () => {
  const day = (on: string, families: number, babysitters: number) => ({ day: on, families, babysitters });
  const daily = [day("2026-05-01", 2, 0), day("2026-05-02", 3, 1), day("2026-05-05", 1, 1)];
  open("/agence/rentree/2026", { told: { ...summary, daily } });
  const told = main.getByRole("region", { name: "Rentrée 2026" });
  await expect.element(told.getByText("Jusqu’à 4 en un jour, le 2 mai 2026.")).toBeVisible();
  await told.getByText("Voir les chiffres").click();
  const numbers = told.getByRole("table", { name: "Réponses jour par jour" }).getByRole("row");
  expect(numbers.elements().map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Jour", "Familles", "Intervenants"],
    ["5 mai 2026", "1", "1"],
    ["2 mai 2026", "3", "1"],
    ["1er mai 2026", "2", "0"],
  ]);
  const heights = [...told.element().querySelectorAll("[aria-hidden] > span > i")].map(
    (part) => (part as HTMLElement).style.height,
  );
  expect(heights).toEqual(["50%", "0%", "75%", "25%", "0%", "0%", "0%", "0%", "25%", "25%"]);
  await expectOutline("draws-how-many-answers-came-each-day");
});

test("says how many have answered, until when, and what they said (AGREN-01)", async () => {
  open();
  const told = main.getByRole("region", { name: "Rentrée 2026" });
  await expect.element(told).toBeVisible();
  expect(plain(told.element().querySelector("p")?.textContent ?? "")).toBe(
    "12 familles sur 40 ont répondu (30 %), 8 intervenants sur 20 (40 %). La campagne se termine le 31 décembre 2026.",
  );
  const parts = [...told.element().querySelectorAll("li")].map((one) => plain(one.textContent));
  expect(parts).toEqual([
    ...["Continuent : 8", "Arrêtent : 3", "Ne savent pas : 1", "Sans réponse : 28"],
    ...["Continuent : 5", "Arrêtent : 3", "Sans réponse : 12"],
  ]);
  await expect
    .element(main.getByRole("navigation", { name: "Années" }).getByRole("link", { name: "2025" }))
    .toHaveAttribute("href", "/agence/rentree/2025");
});

test("draws what they said as wide as there are of each, and nothing of what nobody said (AGREN-01)", async () => {
  const families = { ...half, byAnswer: { yes: 12, no: 0, unsure: 0 } };
  open("/agence/rentree/2026", { told: { ...summary, families } });
  const told = main.getByRole("region", { name: "Rentrée 2026" });
  await expect.element(told).toBeVisible();
  const drawn = [...told.element().querySelectorAll<HTMLElement>("[aria-hidden] > [data-part]")];
  expect(drawn.map(({ dataset, style }) => `${dataset.part} ${style.flexGrow}`)).toEqual([
    ...["yes 12", "silent 28"],
    ...["yes 5", "no 3", "silent 12"],
  ]);
});

test.each([
  [{ families: { ...half, campaign: null, targets: 0, answered: 0 } }, "Aucune campagne pour les familles."],
  // In French none takes the singular.
  [{ families: { ...half, answered: 0 } }, "0 famille sur 40 a répondu (0 %), 8 intervenants sur 20"],
  [{ families: null }, "8 intervenants sur 20 ont répondu (40 %). La campagne se termine"],
  // Who was asked is counted without a campaign too.
  [
    { families: { ...half, campaign: null } },
    "12 familles sur 40 ont répondu (30 %), 8 intervenants sur 20 (40 %).",
  ],
  [
    { families: { ...half, campaign: { ...half.campaign, closesOn: "2026-06-30", isOpen: false } } },
    "Familles : La campagne s’est terminée le 30 juin 2026. Intervenants : La campagne se termine",
  ],
  [
    { families: { ...half, campaign: { ...half.campaign, opensOn: "2099-05-01", isOpen: false } } },
    "Familles : La campagne ouvre le 1er mai 2099. Intervenants : La campagne se termine",
  ],
  [{ families: { ...half, targets: 0, answered: 0 } }, "0 famille sur 0 a répondu (0 %), 8 intervenants"],
])("says of halves that are apart what is true of each: %#", async (given, sentence) => {
  open(undefined, { told: { ...summary, ...given } as RenewalSummary });
  const told = main.getByRole("region", { name: "Rentrée 2026" });
  await expect.element(told).toBeVisible();
  expect(plain(told.element().querySelector("p")?.textContent ?? "")).toContain(sentence);
});

test("lists families with what they said, who follows it, and reminders (AGREN-02)", async () => {
  open();
  await expect.element(rows.nth(2)).toBeVisible();
  expect(cells()).toEqual([
    [
      ...["Famille", "Réponse", "Intervenants", "Besoin l’été", "Répondu le", "Suivi"],
      ...["Commercial", "Relances"],
    ],
    [
      "Claire Martin",
      "RéponseNe sait pas, à rappeler le 5 décembre 2099",
      "IntervenantsLéa Roux : non, autre",
      "Besoin l’étéOui",
      "Répondu le03/11/2026",
      "SuiviÀ traiterZoé Zola",
      "CommercialLuc Petit",
      "",
    ],
    [
      "Diane Noël",
      "RéponseSans réponse, Brouillon commencé",
      ...["", "", "", "", ""],
      "Relances2, la dernière le 01/11/2026Relancer",
    ],
  ]);
  await expect
    .element(main.getByRole("link", { name: "Claire Martin" }))
    .toHaveAttribute("href", "/agence/rentree/2026/7");
});

test("says of whom to call back who is late, until it is dealt with (AGREN-02)", async () => {
  const called = (
    userId: number,
    contactDate: string,
    state: "to-do" | "under-way" | "done",
  ): RenewalRow => ({
    ...family,
    ...{ person: { userId, displayName: `Famille ${userId}` }, pairs: [] },
    answer: { ...family.answer, contactDate } as RenewalRow["answer"],
    followUp: { ...family.followUp, state },
  });
  const rowsShown = [
    called(11, "2025-12-05", "to-do"),
    called(12, "2025-12-05", "under-way"),
    called(13, "2025-12-05", "done"),
    called(14, today(), "to-do"),
  ];
  open(undefined, { rows: rowsShown });
  await expect.element(rows.nth(4)).toBeVisible();
  expect(cells().map((line) => line[1]?.includes("En retard"))).toEqual([false, true, true, false, false]);
});

test("lists babysitters in their tab, whose address keeps nothing of another’s filters (AGREN-03)", async () => {
  const app = open("/agence/rentree/2026?vue=familles&reponse=ne-sait-pas", { rows: [babysitter] });
  await main.getByRole("tab", { name: "Intervenants" }).click();
  await expect.poll(app.where).toBe("/agence/rentree/2026?vue=intervenants");
  await expect.poll(() => asked(app)).toEqual(["view=families&answer=unsure", "view=babysitters"]);
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.poll(() => toldBy(main)).toMatch(/^Rentrée 202620262025/);
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Réponse: [Tout], Continue, Arrête, Sans réponse",
      "Suivi: [Tout], À traiter, En cours, Traité, Sans suite",
      "Responsable: [Tout], Personne",
      "Relance: [Tout], Possible maintenant, Pas possible maintenant",
      "RH: [Tout], Personne",
      "Motif: [Tout], Je ne suis plus disponible, Je ne souhaite plus travailler avec une agence, Je déménage, Raison administrative, J’ai un emploi à temps plein, Autre",
      "Gardes en plus: [Tout], Oui, Non",
      "Brouillon: [Tout], Commencé, Pas commencé",
      "Trier par: [Intervenant, ordre croissant], Intervenant, ordre décroissant, Répondu le, ordre croissant, Répondu le, ordre décroissant",
    ]);
  await expect
    .poll(() => toldBy(main))
    .toContain(
      "IntervenantRéponseFamillesGardes en plusDisponibilitésRépondu leSuiviRHRelancesLéa " +
        "RouxRéponseArrête : Je déménage, Demande à se désinscrireFamillesLéa Roux : non, je déménageGardes " +
        "en plusOuiDisponibilitésÀ partir du 15/09/2026Répondu le02/11/2026SuiviÀ traiterZoé " +
        "ZolaRHLuc Petit",
    );
  expect(cells()[1]?.slice(1, 5)).toEqual([
    "RéponseArrête : Je déménage, Demande à se désinscrire",
    "FamillesLéa Roux : non, je déménage",
    "Gardes en plusOui",
    "DisponibilitésÀ partir du 15/09/2026",
  ]);
  const others = [
    { availabilities: { state: "same", from: null } },
    { availabilities: { state: "unknown", from: null } },
    { availabilities: { state: "unknown", from: "2026-10-01" } },
    { availabilities: null, extraGuards: false, followUp: { ...family.followUp, state: null } },
  ] as const;
  app.network.gives(at, {
    items: others.map((one, place) => ({
      ...babysitter,
      ...one,
      person: { userId: 20 + place, displayName: "" },
    })),
    ...{ next: null, previous: null, count: { value: 4, isCapped: false } },
  });
  await app.queries.invalidateQueries();
  await expect.element(rows.nth(4)).toBeVisible();
  expect(
    cells()
      .slice(1)
      .map((line) => [line[0], line[3], line[4], line[6]]),
  ).toEqual([
    ["Compte supprimé", "Gardes en plusOui", "DisponibilitésLes mêmes", "SuiviÀ traiterZoé Zola"],
    ["Compte supprimé", "Gardes en plusOui", "DisponibilitésPas encore connues", "SuiviÀ traiterZoé Zola"],
    [
      ...["Compte supprimé", "Gardes en plusOui"],
      ...["DisponibilitésPas encore connues. À partir du 01/10/2026", "SuiviÀ traiterZoé Zola"],
    ],
    ["Compte supprimé", "Gardes en plusNon", "", "SuiviZoé Zola"],
  ]);
  await expectOutline("lists-babysitters-in-their-tab-whose-address");
});

test("is narrowed and sorted; an order that leaves some out says so (AGREN-02, AGUI-09)", async () => {
  const app = open();
  await main.getByLabelText("Réponse").selectOptions("Sans réponse");
  await expect.poll(app.where).toBe("/agence/rentree/2026?reponse=aucune");
  await expect
    .poll(() => fieldsOf(main))
    .toEqual([
      "Réponse: Tout, Continue, Arrête, Ne sait pas, [Sans réponse]",
      "Suivi: [Tout], À traiter, En cours, Traité, Sans suite",
      "Responsable: [Tout], Personne",
      "Relance: [Tout], Possible maintenant, Pas possible maintenant",
      "Commercial: [Tout], Personne",
      "Motif: [Tout], Je n’ai plus de besoin, Je n’ai plus droit à la CAF (plus de 6 ans), Déménagement, Changement professionnel, Congé parental, Assistante maternelle ou crèche, Tarif, Autre société",
      "Rappel: [Tout], Date arrivée",
      "Brouillon: [Tout], Commencé, Pas commencé",
      "Trier par: [Famille, ordre croissant], Famille, ordre décroissant, Répondu le, ordre croissant, Répondu le, ordre décroissant, Date de rappel, ordre croissant, Date de rappel, ordre décroissant",
    ]);
  await main.getByText("Plus de filtres").click();
  await main.getByLabelText("Brouillon").selectOptions("Commencé");
  await expect.poll(() => asked(app).at(-1)).toBe("view=families&answer=none&hasDraft=true");
  await main.getByRole("link", { name: "Répondu le" }).click();
  await expect
    .element(main.getByText("cet ordre ne liste que les personnes qui ont répondu", { exact: false }))
    .toBeVisible();
  await expectOutline("is-narrowed-and-sorted-an-order-that");
});

test("a recruiter, who reads babysitters’ answers alone, has those without tabs (AGREN-01, AGUI-31)", async () => {
  const daily = [{ day: "2026-05-01", families: null, babysitters: 2 }];
  const told = { ...summary, families: null, daily };
  const app = open("/agence/rentree/2026?vue=familles", { rows: [babysitter], told, as: "recruiter" });
  await expect.element(main.getByText("Jusqu’à 2 en un jour, le 1er mai 2026.")).toBeVisible();
  expect(main.getByText("1er mai 2026", { exact: true }).elements()).toHaveLength(2);
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(main.getByRole("tab")).not.toBeInTheDocument();
  expect(asked(app)).toEqual(["view=babysitters"]);
  await expectOutline("a-recruiter-who-reads-babysitters-answers-alone");
});

test("reminds somebody once from their line, and shows the refusal of who was quicker (AGREN-11, AGREN-13)", async () => {
  const { network } = open();
  network.refuses(remindRenewal, agencyRenewalRefusals.answered);
  const button = main.getByRole("button", { name: "Relancer Diane Noël" });
  await button.click();
  await expect.element(page.getByText("Cette personne a répondu.")).toBeVisible();
  network.gives(remindRenewal, { lastRemindedAt: "2026-11-26T09:00:00.000Z" });
  await button.click();
  await expect.element(page.getByText("La relance est partie.")).toBeVisible();
  const sent = network.callsOf(remindRenewal);
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ year: 2026, userId: 8 }));
  expect(new Set(sent.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
  await expectOutline("reminds-somebody-once-from-their-line-and");
});

test("offers a reminder to whoever may send it, of whom may be reminded now, and not twice at once (AGREN-11, AGUI-32)", async () => {
  const other = (userId: number, displayName: string) => ({ ...silent, person: { userId, displayName } });
  const { network } = open(undefined, {
    rows: [
      { ...other(10, "Paul Petit"), can: { follow: true, remind: false } },
      { ...other(11, "Rose Ray"), isRemindable: false, whyNot: "lately" },
      { ...other(12, "Ugo Uzan"), reminders: 0, lastRemindedAt: null },
    ],
  });
  network.waits(remindRenewal);
  await expect.element(rows.nth(3)).toBeVisible();
  expect(
    cells()
      .slice(1)
      .map((line) => line.at(-1)),
  ).toEqual([
    "Relances2, la dernière le 01/11/2026",
    "Relances2, la dernière le 01/11/2026",
    "RelancesAucuneRelancer",
  ]);
  const button = main.getByRole("button", { name: "Relancer Ugo Uzan" });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
});

test("leaves the keyboard on the line whose reminder has left with its button (A11Y-02, AGREN-11)", async () => {
  const { network } = open();
  network.gives(remindRenewal, { lastRemindedAt: "2026-11-26T09:00:00.000Z" });
  const button = main.getByRole("button", { name: "Relancer Diane Noël" });
  await expect.element(button).toBeVisible();
  const reminded = {
    ...silent,
    reminders: 3,
    lastRemindedAt: "2026-11-26T09:00:00.000Z",
    isRemindable: false,
  };
  network.gives(at, {
    items: [family, { ...reminded, whyNot: "lately" as const }],
    ...{ next: null, previous: null, count: { value: 2, isCapped: false } },
  });
  await button.click();
  await expect.element(rows.filter({ hasText: "3, la dernière le 26/11/2026" })).toHaveFocus();
  await expect.element(button).not.toBeInTheDocument();
});

test("a list of those who can be reminded leaves the keyboard on the next line, or on the name of the page where none is left (A11Y-02, AGREN-11)", async () => {
  const next = { ...silent, person: { userId: 10, displayName: "Paul Petit" } };
  const { network } = open("/agence/rentree/2026?relancable=oui", { rows: [silent, next] });
  network.gives(remindRenewal, { lastRemindedAt: "2026-11-26T09:00:00.000Z" });
  const left = (items: RenewalRow[]) =>
    network.gives(at, {
      items,
      ...{ next: null, previous: null, count: { value: items.length, isCapped: false } },
    });
  const button = (name: string) => main.getByRole("button", { name: `Relancer ${name}` });
  await expect.element(button("Diane Noël")).toBeVisible();
  left([next]);
  await button("Diane Noël").click();
  await expect.element(rows.filter({ hasText: "Paul Petit" })).toHaveFocus();
  left([]);
  await button("Paul Petit").click();
  await expect.element(main.getByRole("heading", { level: 1, name: "Rentrée 2026" })).toHaveFocus();
  await expectOutline("a-list-of-those-who-can-be");
});

test("says that its figures could not be read, and reads them again, beside a list that stands (AGREN-01, AGUI-14)", async () => {
  const { network } = open();
  const whole = { ...getRenewalSummary, path: "/Agency/Renewals/2026/Summary" } as const;
  network.refuses(whole, commonRefusals.internal);
  await expect.element(main.getByText("Les chiffres de la rentrée n’ont pas pu être lus.")).toBeVisible();
  await expect.element(rows.nth(1)).toBeVisible();
  network.gives(whole, summary);
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(main.getByText(/12 familles sur 40 ont répondu/)).toBeVisible();
});

test("a year without a campaign says so, and a list that cannot be read as well (AGUI-14)", async () => {
  const none = { ...half, campaign: null, targets: 0, answered: 0 };
  const { network } = open("/agence/rentree/2026?reponse=aucune", {
    rows: [],
    told: { ...summary, families: none, babysitters: none },
  });
  network.refuses(at, commonRefusals.internal);
  await expect.element(main.getByText("La liste n’a pas pu être lue.")).toBeVisible();
  network.gives(at, { items: [], next: null, previous: null, count: { value: 0, isCapped: false } });
  await main.getByRole("button", { name: "Réessayer" }).click();
  await main.getByRole("link", { name: "Effacer les filtres" }).first().click();
  await expect.element(main.getByText("Aucune campagne pour 2026.")).toBeVisible();
});

test("fits a phone (AGUI-06)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  open();
  await expect.element(main.getByRole("button", { name: "Relancer Diane Noël" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectOutline("fits-a-phone");
});
