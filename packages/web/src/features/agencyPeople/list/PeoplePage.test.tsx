import { getPeople } from "@ribambelle/domain/agencyPeople/people.agency.api";
import { peopleList } from "@ribambelle/domain/agencyPeople/people.filters";
import { staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { specificDiplomas } from "@ribambelle/domain/profile/education";
import { spokenLanguages } from "@ribambelle/domain/profile/profile.values";
import { currentSituations } from "@ribambelle/domain/profile/values/situations";
import { savePreference } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { getTeamNames } from "@ribambelle/domain/team/team.agency.api";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { wholeKeyOf } from "../../../client/queryOf.ts";
import { answerCalls } from "../../../testing/answers.ts";
import { stopNavigations } from "../../../testing/navigations.ts";
import { openApp, serverSays } from "../../../testing/openApp.tsx";
import { expectOutline } from "../../../testing/outline/outline.ts";
import { anAgent } from "../../../testing/people.ts";
import type { Listed } from "./people.queries.ts";

const ana: Listed = {
  userId: 7,
  role: "Parent",
  reference: "FAM-7",
  displayName: "Ana Roy",
  city: "Lyon",
  accountState: "invitation-expired",
  salesRep: { memberId: 3, displayName: "Luc Petit" },
  manager: null,
  hrContact: null,
  referent: null,
  activeContracts: 2,
  completionRate: null,
  advertState: null,
  interviewed: null,
  avatarUrl: null,
  private: {
    email: "ana@example.fr",
    phoneNumber: "+33639980001",
    zipCode: "69001",
    lastActivityAt: null,
    invitedAt: "2026-11-03T09:00:00.000Z",
    birthDate: null,
    locale: "fr",
  },
};
const answer = (items: Listed[], given = {}) => ({
  items,
  next: null,
  previous: null,
  count: { value: items.length, isCapped: false },
  hiddenCount: 12,
  ...given,
});

const member = (memberId: number, displayName: string, given = {}) => ({
  memberId,
  displayName,
  roles: ["salesRepresentative" as const],
  userId: null,
  isEnabled: true,
  ...given,
});

function open(path = "/agence/parents", items = [ana], user = anAgent()) {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(getPeople, answer(items));
  network.gives(getTeamNames, [
    member(3, "Luc Petit"),
    member(4, "Mia Grand", { roles: ["hrContact"] }),
    member(5, "Noé Parti", { isEnabled: false }),
  ]);
  serverSays({});
  return { network, ...openApp(path) };
}
const main = page.getByRole("main");
const rows = main.getByRole("table").getByRole("row");
const shown = () => rows.elements().map((row) => [...row.children].map((cell) => cell.textContent));
const asked = ({ network }: ReturnType<typeof open>) =>
  network.callsOf(getPeople).map(({ query }) => decodeURIComponent(query.toString()));

test("lists parents with how they are reached, who looks after them and how far their account is (FOLKS-08)", async () => {
  open();
  await expect.element(rows.nth(1)).toBeVisible();
  expect(shown()[0]).toEqual([
    "Nom",
    "Coordonnées",
    "Commercial",
    "Compte",
    "Contrats actifs",
    "Dernière activité",
  ]);
  expect(shown()[1]?.join("|").replaceAll("\u00a0", " ")).toBe(
    "Ana RoyFAM-7 · Lyon|Coordonnéesana@example.fr06 39 98 00 01|CommercialLuc Petit|CompteInvitation expirée|Contrats actifs2|Dernière activitéJamais",
  );
  await expect
    .element(main.getByRole("link", { name: "Ana Roy" }))
    .toHaveAttribute("href", "/agence/personnes/7");
  await expect
    .element(main.getByRole("status").filter({ hasText: "1 parent" }))
    .toHaveTextContent("1 parent 12 comptes supprimés masqués");
  await expect
    .element(main.getByRole("link", { name: "12 comptes supprimés masqués" }))
    .toHaveAttribute("href", "/agence/parents?compte=supprime");
});

test("lists babysitters with how complete their profile is, their advert and interview (FOLKS-09)", async () => {
  const ida: Listed = {
    ...ana,
    role: "BabySitter",
    displayName: "Ida Abel",
    completionRate: 70,
    accountState: "invited",
    advertState: "to-correct",
    interviewed: false,
  };
  open("/agence/intervenants", [ida]);
  await expect.element(rows.nth(1)).toBeVisible();
  expect(shown()[0]).toEqual([
    "Nom",
    "Coordonnées",
    "Contact RH",
    "Profil",
    "Compte",
    "Contrats actifs",
    "Dernière activité",
  ]);
  expect(shown()[1]?.[0]).toBe("Ida AbelFAM-7 · Lyon");
  expect(rows.nth(1).element().querySelectorAll("img")).toHaveLength(0);
  expect(shown()[1]?.slice(3, 5)).toEqual([
    "Profil70\u00a0% · annonce à corrigerEntretien à passer",
    "CompteInvité le 3 novembre 2026",
  ]);
  await expectOutline("lists-babysitters-with-how-complete-their-profile");
});

test("a reader is shown nothing private and offered no filter by it (AGUI-31, FOLKS-08)", async () => {
  open("/agence/parents", [{ ...ana, private: null }], anAgent({ staff: staffOf(["reader"]) }));
  await expect.element(rows.nth(1)).toBeVisible();
  expect(shown()[0]).toEqual(["Nom", "Commercial", "Compte", "Contrats actifs"]);
  await expect.element(main.getByLabelText("Nom, référence")).toBeVisible();
  await expect.element(main.getByLabelText("Code postal")).not.toBeInTheDocument();
});

test("a reader who follows a colleague’s link is shown the list without what is private in it, and told so (AGUI-09, AGUI-31)", async () => {
  const app = open(
    "/agence/parents?cp=69&email=absent&contrat=oui&tri=-activite",
    [{ ...ana, private: null }],
    anAgent({ staff: staffOf(["reader"]) }),
  );
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(main.getByText(/^Un filtre de l’adresse n’a pas été compris/)).toBeVisible();
  expect(asked(app)).toEqual(["hasActiveContract=true&role=Parent"]);
});

test("what is typed narrows the list without a step back for each letter, a choice adds one (AGUI-09, AGUI-10)", async () => {
  const app = open();
  await main.getByLabelText("Nom, téléphone, e-mail, référence").fill("roy");
  await expect.poll(app.where).toBe("/agence/parents?q=roy");
  await main.getByLabelText("Compte", { exact: true }).selectOptions("Invitation expirée");
  await expect.poll(app.where).toBe("/agence/parents?q=roy&compte=invitation-expiree");
  await expectOutline("what-is-typed-narrows-the-list-without");
  await main.getByText("Plus de filtres").click();
  await main.getByLabelText("Code postal").fill("69");
  await expect.poll(app.where).toBe("/agence/parents?q=roy&compte=invitation-expiree&cp=69");
  app.router.history.back();
  await expect.poll(app.where).toBe("/agence/parents?q=roy");
  await expect.element(main.getByLabelText("Code postal")).toHaveValue("");
  await main.getByRole("link", { name: /^Retirer le filtre Nom/ }).click();
  await expect.poll(app.where).toBe("/agence/parents");
  await expect.element(main.getByLabelText("Nom, téléphone, e-mail, référence")).toHaveValue("");
  expect(asked(app).slice(0, 3)).toEqual([
    "role=Parent",
    "q=roy&role=Parent",
    "q=roy&accountState=invitation-expired&role=Parent",
  ]);
});

test.each([
  ["parents", "commercial", "Commercial"],
  ["intervenants", "rh", "Contact RH"],
])(
  "one who has left is named where the list of %s is narrowed to them (FOLKS-08, FOLKS-09, AGUI-10)",
  async (list, key, label) => {
    open(`/agence/${list}?${key}=5`);
    await expect
      .element(main.getByRole("link", { name: `Retirer le filtre ${label}\u00a0: Noé Parti` }))
      .toBeVisible();
  },
);

test("one sales representative leads to all whom they look after, by name (FOLKS-08)", async () => {
  const app = open();
  await main.getByRole("link", { name: "Luc Petit" }).click();
  await expect.poll(app.where).toBe("/agence/parents?commercial=3");
  await expect
    .element(main.getByRole("link", { name: "Retirer le filtre Commercial\u00a0: Luc Petit" }))
    .toBeVisible();
  await expectOutline("one-sales-representative-leads-to-all-whom");
});

test("several states of a link are one filter, said together (AGUI-09, AGUI-10)", async () => {
  open("/agence/parents?compte=bloque,supprime&cp=x");
  await expect
    .element(main.getByRole("link", { name: "Retirer le filtre Compte\u00a0: Bloqué, Supprimé" }))
    .toBeVisible();
  await expect.element(main.getByText(/a été ignoré/)).toBeVisible();
  await expectOutline("several-states-of-a-link-are-one");
});

test("a phone has cards, and the orders to choose from (AGUI-06, AGUI-08)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  const app = open();
  await main.getByLabelText("Trier par").selectOptions("Dernière activité, ordre décroissant");
  await expect.poll(app.where).toBe("/agence/parents?tri=-activite");
  await expect.poll(() => document.documentElement.scrollWidth).toBe(390);
  const [eMail, phone] = main
    .getByRole("table")
    .getByRole("link", { name: /@|^0/ })
    .elements()
    .map((link) => link.getBoundingClientRect());
  expect(eMail?.height).toBeGreaterThanOrEqual(44);
  expect(phone?.top).toBeGreaterThanOrEqual(eMail?.bottom ?? Number.POSITIVE_INFINITY);
  await expectOutline("a-phone-has-cards-and-the-orders");
});

test("a list that cannot be read says so, and one without anybody as well (AGUI-14)", async () => {
  const { network } = open("/agence/intervenants?permis=oui", []);
  network.refuses(getPeople, commonRefusals.internal);
  await expect.element(main.getByText("La liste n’a pas pu être lue.")).toBeVisible();
  network.gives(getPeople, answer([]));
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(main.getByText("Aucun résultat avec ces filtres.")).toBeVisible();
  await expectOutline("a-list-that-cannot-be-read-says");
  await main.getByRole("link", { name: "Effacer les filtres" }).first().click();
  await expect.element(main.getByText("Aucun intervenant pour le moment.")).toBeVisible();
});

test("a list that cannot be read with the names to narrow it by says so once, and one press asks for both (AGUI-14)", async () => {
  const { network } = open();
  network.refuses(getPeople, commonRefusals.internal);
  network.refuses(getTeamNames, commonRefusals.internal);
  await expect.element(main.getByText("La liste n’a pas pu être lue.")).toBeVisible();
  await expect.poll(() => network.callsOf(getTeamNames).length).toBe(1);
  await expect.element(main.getByRole("alert")).toBeVisible();
  expect(main.getByRole("alert").elements()).toHaveLength(1);
  network.gives(getPeople, answer([ana]));
  network.gives(getTeamNames, [member(3, "Luc Petit")]);
  await main.getByRole("button", { name: "Réessayer" }).click();
  await expect.element(main.getByRole("link", { name: "Ana Roy" })).toBeVisible();
  await expect
    .element(main.getByLabelText("Commercial").getByRole("option", { name: "Luc Petit" }))
    .toBeInTheDocument();
  expect(main.getByRole("alert").elements()).toEqual([]);
});

test("a recruiter has the babysitters in the menu and not the parents (AGUI-01, AGUI-02)", async () => {
  const left = stopNavigations();
  open("/agence/parents", [], anAgent({ staff: staffOf(["recruiter"]) }));
  await expect.poll(() => left).toEqual(["/acces-non-autorise"]);
});

test("a recruiter has the page of babysitters (AGUI-01, FOLKS-09)", async () => {
  const ida: Listed = { ...ana, role: "BabySitter", displayName: "Ida Abel" };
  open("/agence/intervenants", [ida], anAgent({ staff: staffOf(["recruiter"]) }));
  await expect.element(main.getByRole("link", { name: "Ida Abel" })).toBeVisible();
});

test("offers who looks after families in that role, at work, and nobody (FOLKS-08, AGUI-10)", async () => {
  const app = open();
  const choice = main.getByLabelText("Commercial");
  await expect.element(choice.getByRole("option", { name: "Luc Petit" })).toBeInTheDocument();
  expect([...(choice.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    "Tout",
    "Personne",
    "Luc Petit",
  ]);
  await choice.selectOptions("Luc Petit");
  await expect.poll(app.where).toBe("/agence/parents?commercial=3");
  await expect.poll(() => asked(app).at(-1)).toBe("salesRepId=3&role=Parent");
});

test("sorts by when the account was created, and holds as many rows as one likes (FOLKS-08, AGUI-12)", async () => {
  const app = open();
  await main.getByLabelText("Trier par").selectOptions("Création du compte, ordre décroissant");
  await expect.poll(app.where).toBe("/agence/parents?tri=-creation");
  app.network.gives(getPeople, answer([ana], { next: "abc" }));
  await main.getByLabelText("Contrat actif").selectOptions("Oui");
  app.network.gives(savePreference, {});
  await main.getByLabelText("Lignes par page").selectOptions("100");
  await expect
    .poll(() => asked(app).at(-1))
    .toBe("hasActiveContract=true&sort=-created&limit=100&role=Parent");
  await expectOutline("sorts-by-when-the-account-was-created");
});

test("leads whoever may to a new family, above the list and where there is none (AGUI-14, FOLKS-27)", async () => {
  open("/agence/parents", []);
  await expect.element(main.getByText("Aucun parent pour le moment.")).toBeVisible();
  const links = main.getByRole("link", { name: "Ajouter un parent" });
  expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(
    Array(2).fill("/agence/personnes/nouveau?role=Parent"),
  );
  await expect
    .element(main.getByRole("link", { name: "Importer vos familles" }))
    .toHaveAttribute("href", "/agence/imports/nouveau");
});

const lists = {
  Parent: { path: "parents", add: "Ajouter un parent", permissions: "parents" },
  BabySitter: { path: "intervenants", add: "Ajouter un intervenant", permissions: "babysitters" },
} as const;
const readers = (["Parent", "BabySitter"] as const).flatMap((role) =>
  staffFunctions
    .filter((one) => staffOf([one]).permissions.includes(`people.read-${lists[role].permissions}`))
    .map((one) => [one, role] as const),
);

test.each(readers)(
  "a %s is offered to add a %s above the list where they may (AGUI-14, FOLKS-27)",
  async (one, role) => {
    const { path, add, permissions } = lists[role];
    const staff = staffOf([one]);
    open(`/agence/${path}`, [{ ...ana, role }], anAgent({ staff }));
    await expect.element(rows.nth(1)).toBeVisible();
    const may = staff.permissions.includes(`people.create-${permissions}`);
    expect(main.getByRole("link", { name: add }).elements()).toHaveLength(may ? 1 : 0);
  },
);

test("offers no new family to who may add none (AGUI-14)", async () => {
  open("/agence/parents", [], anAgent({ staff: staffOf(["reader"]) }));
  await expect.element(main.getByText("Aucun parent pour le moment.")).toBeVisible();
  for (const name of ["Ajouter un parent", "Importer vos familles"])
    await expect.element(main.getByRole("link", { name })).not.toBeInTheDocument();
});

test.each([
  [{ value: 340, isCapped: false }, "1 parent sur 340"],
  [{ value: 1_000, isCapped: true }, "1 parent sur plus de 1 000"],
  [{ value: 1, isCapped: false }, "1 parent"],
])("says of how many the filters hide some: %j (AGUI-11)", async (outOf, said) => {
  const app = open();
  app.network.gives(getPeople, answer([ana], { count: { value: 1, isCapped: false, outOf } }));
  await main.getByLabelText("Contrat actif").selectOptions("Oui");
  const status = main.getByRole("status").filter({ hasText: "1 parent" });
  // Beside it, how many deleted accounts are hidden.
  await expect.element(status).toHaveTextContent(`${said} 12 comptes supprimés masqués`);
});

test("keeps how many rows a page holds for every list and the next visit (AGUI-12)", async () => {
  const app = open();
  app.network.gives(getPeople, answer([ana], { next: "abc" }));
  app.network.gives(savePreference, {});
  await main.getByLabelText("Contrat actif").selectOptions("Oui");
  await main.getByLabelText("Lignes par page").selectOptions("25");
  await expect
    .poll(() => app.network.callsOf(savePreference).map(({ body }) => body))
    .toEqual([{ name: "pageSize", value: 25 }]);
  await expect.poll(() => asked(app).at(-1)).toBe("hasActiveContract=true&limit=25&role=Parent");
  // Another list, whose address says nothing.
  await app.router.navigate({ to: "/agence/intervenants" });
  await expect.poll(() => asked(app).at(-1)).toBe("limit=25&role=BabySitter");
  await expectOutline("keeps-how-many-rows-a-page-holds");
});

test("keeps how many rows a page holds where one’s information was read before they were saved (AGUI-12)", async () => {
  const app = open();
  app.network.gives(getPeople, answer([ana], { next: "abc" }));
  const saving = app.network.holds(savePreference);
  await main.getByLabelText("Contrat actif").selectOptions("Oui");
  await main.getByLabelText("Lignes par page").selectOptions("25");
  await expect.poll(() => app.network.callsOf(savePreference)).toHaveLength(1);
  await app.queries.fetchQuery({ queryKey: wholeKeyOf(getMyInformation), staleTime: 0 });
  expect(app.network.callsOf(getMyInformation)).toHaveLength(2);
  saving.answer(Response.json({}));
  await app.router.navigate({ to: "/agence/intervenants" });
  await expect.poll(() => asked(app).at(-1)).toBe("limit=25&role=BabySitter");
});

test.each([
  ["/agence/parents", 100],
  ["/agence/parents?par=25", 25],
])(
  "is as long as whoever reads it chose at another visit, but where the address says it: %s (AGUI-12)",
  async (path, length) => {
    const staff = { ...staffOf(["administrator"]), pageSize: 100 };
    const app = open(path, undefined, anAgent({ staff }));
    await expect.element(rows.nth(1)).toBeVisible();
    expect(asked(app)).toEqual([`limit=${length}&role=Parent`]);
  },
);

test.each([
  [0, null],
  [1, "1 compte supprimé masqué"],
])(
  "says how many deleted accounts are hidden, where there are any: %s (FOLKS-08)",
  async (hiddenCount, said) => {
    const { network } = open();
    await expect.element(rows.nth(1)).toBeVisible();
    network.gives(getPeople, answer([], { hiddenCount }));
    await main.getByLabelText("Nom, téléphone, e-mail, référence").fill("zz");
    const link = main.getByRole("link", { name: /masqué/ });
    if (said === null) await expect.element(link).not.toBeInTheDocument();
    else await expect.element(link).toHaveTextContent(said);
  },
);

/** The filters in their order: the label of a typed one; of a choice its label, its key and its words with what they say. */
const filtersShown = () =>
  [...document.querySelectorAll<HTMLLabelElement>("main form label")].map(({ control, textContent }) => {
    if (!(control instanceof HTMLSelectElement)) return [textContent];
    const values = [...control.options].slice(1).map(({ value, text }) => `${value}: ${text}`);
    return [textContent, control.name, ...values];
  });
const yesOrNo = ["oui: Oui", "non: Non"];
const accounts = [
  ...["pas-invite: Pas invité", "invite: Invité", "invitation-expiree: Invitation expirée"],
  ...["actif: Actif", "bloque: Bloqué", "supprime: Supprimé"],
];

test.each([
  [
    "parents",
    [
      ["Nom, téléphone, e-mail, référence"],
      ["Compte", "compte", ...accounts],
      ["Commercial", "commercial", "personne: Personne", "3: Luc Petit"],
      ["Contrat actif", "contrat", ...yesOrNo],
      ["Signature attendue", "signature", ...yesOrNo],
      ["Questionnaire", "questionnaire", "interrompu: Interrompu"],
    ],
  ],
  [
    "intervenants",
    [
      ["Nom, téléphone, e-mail, référence"],
      ["Compte", "compte", ...accounts],
      ["Contact RH", "rh", "personne: Personne", "4: Mia Grand"],
      ["Contrat actif", "contrat", ...yesOrNo],
      ["Annonce", "annonce", "publiee: Publiée", "privee: Privée", "a-corriger: À corriger"],
      [
        ...["Photo", "photo", "attente: À valider", "validee: Validée"],
        ...["refusee: Refusée", "aucune: Aucune"],
      ],
      ["Entretien", "entretien", "oui: Passé", "non: À passer"],
      ["Situation", "situation", ...currentSituations.rows.map(({ value, fr }) => `${value}: ${fr}`)],
      ["Langue parlée", "langue", ...spokenLanguages.rows.map(({ value, fr }) => `${value}: ${fr}`)],
      ["Diplôme", "diplome", ...specificDiplomas.rows.map(({ value, fr }) => `${value}: ${fr}`)],
      ["Permis de conduire", "permis", ...yesOrNo],
    ],
  ],
] as const)(
  "the list of %s is narrowed by what is asked of them, in words that an address has too (FOLKS-08, FOLKS-09, AGUI-09)",
  async (list, own) => {
    open(`/agence/${list}`);
    await expect.element(main.getByRole("option", { name: /^(Luc Petit|Mia Grand)$/ })).toBeInTheDocument();
    const shownNow = filtersShown();
    expect(shownNow).toEqual([
      ...own,
      [
        ...["Rentrée de l’année", "rentree", "repondu: A répondu", "sans-reponse: Sans réponse"],
        "non-concerne: Non concerné",
      ],
      ["Adresse e-mail", "email", "absent: Absente", "refuse: Refusée"],
      ["Code postal"],
      ["Compte créé à partir du"],
      ["Compte créé jusqu’au"],
    ]);
    for (const [, key, ...values] of shownNow)
      for (const word of key ? values.map((value) => value.split(": ")[0]) : [])
        expect(peopleList.ignoredIn({ [key as string]: word })).toEqual([]);
  },
);
