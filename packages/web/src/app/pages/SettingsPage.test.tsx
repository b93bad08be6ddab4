import * as api from "@ribambelle/domain/identity/identity.api";
import { identityRefusals } from "@ribambelle/domain/identity/identity.texts";
import type { OwnSession } from "@ribambelle/domain/identity/session";
import { type CalendarLink, getMyCalendarLink } from "@ribambelle/domain/interventions/feed/calendarLink.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyDeparture } from "@ribambelle/domain/me/departure.api";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { downloadMyData, prepareMyData } from "@ribambelle/domain/myData/myData.api";
import { myDataRefusals } from "@ribambelle/domain/myData/myData.refusals";
import { getMyOptIn } from "@ribambelle/domain/optIns/optIn.api";
import { getMySecondFactor, proveMyself } from "@ribambelle/domain/secondFactor/secondFactor.api";
import { unchosenOptIns } from "@ribambelle/domain/testing/optIns";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCalls } from "../../testing/answers.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { openApp } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter, aParent } from "../../testing/people.ts";

const here: OwnSession = {
  id: "6f1a6c8e-2b63-4d1e-9a57-3f0c8d2b7e41",
  browser: "Firefox",
  system: "Linux",
  startedAt: "2026-11-01T09:00:00.000Z",
  lastActivityAt: "2026-11-01T09:00:00.000Z",
  isCurrent: true,
};
const phone: OwnSession = {
  ...here,
  id: "0b9a8f3e-51f0-4a7c-8a39-5b0ce2d1f3aa",
  browser: "Safari",
  system: "iOS",
  lastActivityAt: "2026-07-05T22:05:00.000Z",
  isCurrent: false,
};
const unknown: OwnSession = {
  ...phone,
  id: "1c8a8f3e-51f0-4a7c-8a39-5b0ce2d1f3bb",
  browser: null,
  system: null,
};

const noLink: CalendarLink = { url: null, withPlace: false, lastFetchedDate: null };
let calendarLink = noLink;
let calls: ReturnType<typeof answerCalls>;
const button = (name: string | RegExp) => page.getByRole("button", { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });

function open(user = aParent({ email: "camille.martin@example.fr" }), sessions = [here, phone, unknown]) {
  calls = answerCalls();
  calls.gives(getMyInformation, user);
  calls.gives(getMySecondFactor, { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false });
  calls.gives(api.getMySessions, sessions);
  calls.gives(getMyOptIn, unchosenOptIns);
  calls.gives(getMyCalendarLink, calendarLink);
  calls.gives(getMyDeparture, { kept: [], toTake: [], owedCents: 0 });
  return openApp(user.role === "Parent" ? "/client/parametres" : "/intervenant/parametres");
}

test.each([
  ["ROUTE-21", aParent()],
  ["ROUTE-33", aBabysitter()],
] as const)(
  "each section stands in the printed order (SETTINGS-01, SETTINGS-04, SETTINGS-23, %s)",
  async (_id, user) => {
    open(user);
    await expect.element(page.getByRole("heading", { name: "Supprimer votre compte" })).toBeVisible();
    const headings = page.getByRole("main").getByRole("heading", { level: 2 }).elements();
    const titles = headings.map((heading) => heading.textContent);
    const order = [
      "Langue",
      "Notifications",
      "Mot de passe",
      "Où vous êtes connecté·e",
      "Vos données",
      "Supprimer votre compte",
    ];
    expect(titles.filter((title) => order.includes(title ?? ""))).toEqual(order);
    // What asks for JavaScript is seen where there is none.
    for (const [title, ...said] of [
      ["Notifications", /Pour changer vos choix, activez JavaScript/],
      [
        "Mot de passe",
        /Pour changer de mot de passe, activez JavaScript/,
        /Ensuite, vous vous reconnecterez sur chacun de vos appareils/,
      ],
      [
        "Où vous êtes connecté·e",
        /Voici les appareils qui ouvrent votre espace sans redemander/,
        /Pour déconnecter un appareil, activez JavaScript/,
      ],
      [
        "Vos données",
        /Pour télécharger vos données, activez JavaScript/,
        /Tout ce que le portail détient sur vous/,
        /Gardez cette archive pour vous/,
      ],
      [
        "Supprimer votre compte",
        /Pour supprimer votre compte, activez JavaScript/,
        /Vous n’aurez plus accès à votre espace/,
        /vous pouvez télécharger vos données/,
      ],
    ] as const)
      for (const sentence of said)
        await expect.element(page.getByRole("region", { name: title })).toMatchTextContent(sentence);
    await expect.element(page.getByRole("link", { name: "Sécurité du compte" })).toBeVisible();
  },
);

test("the language is chosen between French and English, kept on the device, and told nobody (SETTINGS-01, SETTINGS-02, SETTINGS-03)", async () => {
  open();
  const choice = page.getByRole("main").getByRole("navigation", { name: "Langue de votre espace" });
  await expect
    .element(choice.getByRole("link", { name: "Français" }))
    .toHaveAttribute("aria-current", "true");
  await expect.element(page.getByText("Safari sous iOS")).toBeVisible();
  const before = calls.asked();
  await choice.getByRole("link", { name: "English" }).click();
  await expect.element(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  expect(localStorage.getItem("locale")).toBe("en");
  expect(calls.asked()).toBe(before);
  await expectOutline("the-language-is-chosen-between-french-and");
});

describe("changing the password", () => {
  const [current, next, again] = ["Mot de passe actuel", "Nouveau mot de passe", "Confirmez le mot de passe"];
  const change = button("Changer le mot de passe");
  async function type(typed: readonly [string, string, string]) {
    for (const [index, name] of [current, next, again].entries()) await field(name).fill(typed[index] ?? "");
  }

  test.each([
    [["", "Nouveau-1", "Nouveau-1"], "mot de passe actuel"],
    [["Ancien-1", "nouveau-1", "nouveau-1"], "règles"],
    [["Ancien-1", "NOUVEAU-1", "NOUVEAU-1"], "règles"],
    [["Ancien-1", "Nouveau-x", "Nouveau-x"], "règles"],
    [["Ancien-1", "Nouve-1", "Nouve-1"], "règles"],
    [["Ancien-1", `Aa1${"x".repeat(62)}`, `Aa1${"x".repeat(62)}`], "règles"],
    [["Ancien-1", "Nouveau-1", "Nouveau-2"], "le même mot de passe"],
    [["Ancien-1", "camille.MARTIN-1", "camille.MARTIN-1"], "sans votre e\u2011mail"],
  ] as const)(
    "waits, and says why, while %j does not hold (SETTINGS-05, SETTINGS-06, SETTINGS-07, SETTINGS-08)",
    async (typed, reason) => {
      open();
      await type(typed);
      await expect.element(change).toBeDisabled();
      await expect.element(change).toHaveAccessibleDescription(new RegExp(reason));
    },
  );

  test("says in the printed sentence that it contains the e-mail (SETTINGS-06)", async () => {
    open();
    await field(next).fill("Camille.Martin-1");
    await expect
      .element(field(next))
      .toHaveAccessibleDescription(/Votre nouveau mot de passe ne doit pas contenir votre email/);
  });

  test("sends both passwords, then leads to signing in again (SETTINGS-09, SETTINGS-10)", async () => {
    open();
    const wanted = stopNavigations();
    calls.gives(api.updateMyPassword, {});
    await type(["Ancien-1", "Nouveau-1", "Nouveau-1"]);
    await change.click();
    await expect.poll(() => wanted).toEqual(["/login"]);
    const bodies = calls.callsOf(api.updateMyPassword).map(({ body }) => body);
    expect(bodies).toEqual([{ currentPassword: "Ancien-1", newPassword: "Nouveau-1" }]);
    expect(JSON.parse(sessionStorage.getItem("flash") ?? "")).toMatchObject({
      text: { fr: "Votre mot de passe a bien été modifié. Merci de vous reconnecter." },
    });
    expect(localStorage.getItem("isAuthenticated")).toBeNull();
  });

  test.each([
    [identityRefusals.wrongCurrentPassword, current],
    [identityRefusals.passwordTooCommon, next],
  ])(
    "says beside its field what the server refuses, and keeps what was typed (SETTINGS-OP7)",
    async (refusal, name) => {
      open();
      calls.refuses(api.updateMyPassword, refusal);
      await type(["Ancien-1", "Nouveau-1", "Nouveau-1"]);
      await change.click();
      await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(refusal.fr));
      await expect.element(field(name)).toHaveFocus();
      await expect.element(field(again)).toHaveValue("Nouveau-1");
    },
  );

  test("says above the form what no field is to blame for, and can be sent again (SETTINGS-09, ERR-OP4)", async () => {
    open();
    const wanted = stopNavigations();
    calls.fails(api.updateMyPassword);
    await type(["Ancien-1", "Nouveau-1", "Nouveau-1"]);
    await change.click();
    const said = page.getByRole("main").getByText(/^Une erreur est survenue lors de l'action\. Le portail/);
    await expect.element(said).toBeVisible();
    await expect.poll(() => document.activeElement?.contains(said.element())).toBe(true);
    await expect.element(field(next)).toHaveValue("Nouveau-1");
    calls.refuses(api.updateMyPassword, commonRefusals.proofNeeded);
    await change.click();
    // Whoever does not prove who they are goes back to what they typed.
    await expect.element(page.getByRole("dialog", { name: "Confirmez que c’est bien vous" })).toBeVisible();
    await expect.element(said).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(change).not.toHaveAttribute("aria-disabled");
    calls.gives(api.updateMyPassword, {});
    await change.click();
    await expect.poll(() => wanted).toEqual(["/login"]);
    await expectOutline("says-above-the-form-what-no-field");
  });

  test("hints at how strong it is, which decides nothing and moves nothing", async () => {
    open();
    const top = () =>
      change.element().getBoundingClientRect().top - field(next).element().getBoundingClientRect().top;
    await expect.element(change).toBeVisible();
    const empty = top();
    await field(next).fill("Soleil123");
    // Its place is there with the first letter, before there is anything to say, and not earlier.
    const before = top();
    expect(before).toBeGreaterThan(empty + 40);
    await expect.element(page.getByText(/Solidité\s:\s(très )?faible/)).toBeVisible();
    expect(top()).toBeCloseTo(before, 0);
    await type(["Ancien-1", "Girafe-Quantique-Moulin-7", "Girafe-Quantique-Moulin-7"]);
    await expect.element(page.getByText(/Solidité\s:\sexcellente/)).toBeVisible();
    expect(top()).toBeCloseTo(before, 0);
    await type(["Ancien-1", "Soleil123", "Soleil123"]);
    await expect.element(change).toBeEnabled();
    await field(next).fill("");
    await expect.element(page.getByText("Solidité")).not.toBeInTheDocument();
  });
});

describe("where one is signed in", () => {
  test("names each device and when it was last used, this one first (SETTINGS-OP13)", async () => {
    open();
    const devices = page.getByRole("listitem").filter({ has: page.getByText(/sous|Appareil inconnu/) });
    await expect.element(devices.nth(0)).toHaveTextContent("Firefox sous LinuxCet appareil");
    await expect
      .element(devices.nth(1))
      .toHaveTextContent("Safari sous iOSDernière activité : le 6 juillet 2026 à 0 h 05Déconnecter");
    await expect.element(devices.nth(2)).toMatchTextContent(/^Appareil inconnu/);
    expect(devices.nth(0).getByRole("button").elements()).toEqual([]);
  });

  test("ends one, and gives the focus back to the heading", async () => {
    open();
    calls.gives(api.endMySession, {});
    const end = button(/^Déconnecter : Safari sous iOS/);
    await expect.element(end).toBeVisible();
    calls.gives(api.getMySessions, [here]);
    await end.click();
    await expect.element(page.getByText("Cet appareil est déconnecté.")).toBeVisible();
    await expect.element(end).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Où vous êtes connecté·e" })).toHaveFocus();
    expect(calls.callsOf(api.endMySession).map(({ body }) => body)).toEqual([{ id: phone.id }]);
    await expect.element(page.getByText("Vous n’êtes connecté·e nulle part ailleurs.")).toBeVisible();
  });

  test("ends it once the person has proved who they are, and nothing when they turn back (FACTOR-13)", async () => {
    open();
    calls.refuses(api.endMySession, commonRefusals.proofNeeded);
    calls.does(proveMyself, async () => {
      calls.gives(api.endMySession, {});
      calls.gives(api.getMySessions, [here]);
      return Response.json({});
    });
    const end = button(/^Déconnecter : Safari sous iOS/);
    await end.click();
    const dialog = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(end).toBeEnabled();
    expect(calls.callsOf(api.endMySession)).toHaveLength(1);
    await end.click();
    await dialog.getByLabelText("Mot de passe", { exact: true }).fill("Ribambelle2026");
    await expectOutline("ends-it-once-the-person-has-proved");
    await dialog.getByRole("button", { name: "Confirmer" }).click();
    await expect.element(page.getByText("Cet appareil est déconnecté.")).toBeVisible();
    await expect.element(end).not.toBeInTheDocument();
  });

  test("has the one wait that is being ended, and no other (AGUI-14)", async () => {
    open();
    calls.waits(api.endMySession);
    await button(/^Déconnecter : Safari sous iOS/).click();
    await expect.element(button(/^Déconnecter : Safari sous iOS/)).toHaveAttribute("data-busy", "true");
    expect(document.querySelectorAll("#appareils [data-busy]")).toHaveLength(1);
  });

  test("takes as ended what another tab ended", async () => {
    open();
    calls.refuses(api.endMySession, identityRefusals.noSuchSession);
    const end = button(/^Déconnecter : Safari sous iOS/);
    await expect.element(end).toBeVisible();
    calls.gives(api.getMySessions, [here]);
    await end.click();
    await expect.element(end).not.toBeInTheDocument();
  });

  test("ends all others after a question", async () => {
    open();
    calls.gives(api.endMyOtherSessions, {});
    await button("Déconnecter les autres").click();
    await button("Non, ne rien changer").click();
    await button("Déconnecter les autres").click();
    calls.gives(api.getMySessions, [here]);
    await button("Oui, les déconnecter").click();
    await expect.element(page.getByText("Tous les autres appareils sont déconnectés.")).toBeVisible();
    expect(calls.callsOf(api.endMyOtherSessions)).toHaveLength(1);
  });

  test("a list that does not come leaves the other sections, and can be asked for again", async () => {
    open();
    calls.refuses(api.getMySessions, commonRefusals.unavailable);
    const { queries } = openApp("/client/parametres");
    queries.clear();
    await expect.element(button("Réessayer").first()).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Vos données" }).first()).toBeVisible();
  });
});

describe("one’s data", () => {
  let followed: string[];
  beforeEach(() => {
    followed = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(new URL(this.href).pathname);
    });
    onTestFinished(() => click.mockRestore());
  });

  test("is downloaded once the person has proved who they are (SETTINGS-OP14, FACTOR-13)", async () => {
    open();
    calls.refuses(prepareMyData, commonRefusals.proofNeeded);
    calls.does(proveMyself, async () => {
      calls.gives(prepareMyData, {});
      return Response.json({});
    });
    await button("Télécharger mes données").click();
    const dialog = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
    await dialog.getByLabelText("Mot de passe", { exact: true }).fill("Ribambelle2026");
    await dialog.getByRole("button", { name: "Confirmer" }).click();
    await expect.element(page.getByText(/le téléchargement commence/)).toBeVisible();
    expect(followed).toEqual([`/api/v1${downloadMyData.path}`]);
    await expectOutline("is-downloaded-once-the-person-has-proved");
  });

  test.each([commonRefusals.tooMany, myDataRefusals.underWay, myDataRefusals.busy])(
    "is not, and the page says why beside the button, where $code (SETTINGS-OP19)",
    async (refusal) => {
      open();
      calls.refuses(prepareMyData, refusal);
      await button("Télécharger mes données").click();
      const section = page.getByRole("region", { name: "Vos données" });
      await expect.element(section.getByRole("alert").getByText(refusal.fr)).toBeVisible();
      expect(followed).toEqual([]);
      calls.gives(prepareMyData, {});
      await button("Télécharger mes données").click();
      await expect.element(page.getByText(/le téléchargement commence/)).toBeVisible();
      await expect.element(page.getByText(refusal.fr)).not.toBeInTheDocument();
    },
  );
});

describe("deleting the account", () => {
  const dialog = page.getByRole("dialog", { name: "Supprimer votre compte ?" });
  const confirm = dialog.getByRole("button", { name: "Supprimer définitivement mon compte" });
  const begin = () => button("Supprimer mon compte…").click();

  const nothing = { kept: [], toTake: [], owedCents: 0 };

  test.each([
    [aParent({ email: "camille@example.fr" }), /Vos contrats\s: dix ans\./, /votre photo/],
    [aBabysitter({ email: "camille@example.fr" }), /votre photo.*Vos contrats\s: dix ans\./, /Il reste/],
  ] as const)(
    "says first what goes, what the law keeps and until when (SETTINGS-23, SPACE-35)",
    async (user, said, unsaid) => {
      open(user);
      calls.gives(getMyDeparture, { ...nothing, kept: [{ what: "Vos contrats", until: "dix ans" }] });
      await begin();
      await expect.element(dialog).toMatchTextContent(said);
      await expect.element(dialog).not.toMatchTextContent(unsaid);
      await expect.element(dialog).toMatchTextContent(/camille@example\.fr/);
    },
  );

  test("offers what to take along, says what is owed, and refuses nothing (SPACE-35)", async () => {
    open();
    const path = "/api/v1/Payslip/download";
    calls.gives(getMyDeparture, {
      ...nothing,
      toTake: [{ name: "Vos 14 fiches de paie", path }],
      owedCents: 30_000,
    });
    await begin();
    await expect
      .element(dialog)
      .toMatchTextContent(
        /Il reste 300,00\s€ à régler\s: la suppression du compte ne change rien à cette dette\./,
      );
    await expect
      .element(dialog.getByRole("link", { name: "Vos 14 fiches de paie (nouvel onglet)" }))
      .toHaveAttribute("href", path);
    await expect.element(confirm).toBeEnabled();
    await expectOutline("offers-what-to-take-along-says-what");
  });

  test("can be confirmed though what stays cannot be read, which the dialog says (SPACE-16, SPACE-35)", async () => {
    open();
    calls.refuses(getMyDeparture, commonRefusals.tooMany);
    await begin();
    await expect.element(dialog.getByRole("alert").getByText(commonRefusals.tooMany.fr)).toBeVisible();
    await expect.element(confirm).toBeEnabled();
    calls.gives(getMyDeparture, { ...nothing, owedCents: 100 });
    await dialog.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(dialog.getByText(/^Il reste 1,00/)).toBeVisible();
  });

  test("is left by Escape and by its button, and nothing happened", async () => {
    open();
    await begin();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await begin();
    await dialog.getByRole("button", { name: "Garder mon compte" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.callsOf(api.deleteMyAccount)).toEqual([]);
  });

  test("keeps the account where it fails or is not proved, says so, and cannot be left while it is under way (SETTINGS-24, FACTOR-13, ERR-OP4)", async () => {
    open();
    const wanted = stopNavigations();
    await begin();
    await expect.element(dialog.getByText(/camille\.martin@example\.fr/)).toBeVisible();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    calls.does(api.deleteMyAccount, async () => {
      await isOver;
      throw new TypeError("Failed to fetch");
    });
    await confirm.click();
    await expect.element(confirm).toHaveAttribute("aria-disabled", "true");
    await expect.element(dialog.getByRole("button", { name: "Garder mon compte" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).toBeVisible();
    end();
    const said = dialog.getByText(/^Une erreur est survenue lors de l'action\. Le portail/);
    await expect.element(said).toBeVisible();
    await expect.poll(() => document.activeElement?.contains(said.element())).toBe(true);
    calls.refuses(api.deleteMyAccount, commonRefusals.proofNeeded);
    await confirm.click();
    const proof = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
    await expect.element(proof).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(proof).not.toBeInTheDocument();
    await expect.element(confirm).not.toHaveAttribute("aria-disabled");
    await dialog.getByRole("button", { name: "Garder mon compte" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(wanted).toEqual([]);
  });

  test("asks for a proof where the sign-in is long ago, forgets everything here, and ends with the confirmation (AUTH-38, SETTINGS-24, SETTINGS-25, FACTOR-13)", async () => {
    const { queries } = open();
    const wanted = stopNavigations();
    await begin();
    calls.refuses(api.deleteMyAccount, commonRefusals.proofNeeded);
    await confirm.click();
    const proof = page.getByRole("dialog", { name: "Confirmez que c’est bien vous" });
    const password = proof.getByLabelText("Mot de passe", { exact: true });
    calls.refuses(proveMyself, identityRefusals.wrongCurrentPassword);
    await password.fill("faux");
    await proof.getByRole("button", { name: "Confirmer" }).click();
    await expect.element(password).toHaveAccessibleDescription(/Votre mot de passe actuel est erroné/);
    expect(wanted).toEqual([]);
    sessionStorage.setItem("draft:1:advert", "{}");
    calls.gives(proveMyself, {});
    calls.gives(api.deleteMyAccount, {});
    await password.fill("Ribambelle2026");
    await proof.getByRole("button", { name: "Confirmer" }).click();
    await expect.poll(() => wanted).toEqual(["/login"]);
    expect(calls.callsOf(api.deleteMyAccount).at(-1)?.body).toBeNull();
    expect(JSON.parse(sessionStorage.getItem("flash") ?? "")).toMatchObject({
      kind: "success",
      text: { fr: "Votre compte a bien été supprimé." },
    });
    expect([localStorage.getItem("isAuthenticated"), sessionStorage.getItem("draft:1:advert")]).toEqual([
      null,
      null,
    ]);
    expect(queries.getQueryData(["sessions"])).toBeUndefined();
    await expectOutline("asks-for-a-proof-where-the-sign");
  });
});

test.each([
  [noLink, "Aucun lien ne donne accès à vos interventions."],
  [{ ...noLink, url: "https://portail.example.fr/a.ics" }, /aucun agenda ne l’a encore lu\.$/],
  [
    { ...noLink, url: "https://portail.example.fr/a.ics", lastFetchedDate: "2026-11-20" },
    /pour la dernière fois le 20 novembre 2026\.$/,
  ],
])(
  "whether a calendar link exists, and when it was last read, is said: %o (VISITS-40)",
  async (link, said) => {
    calendarLink = link;
    open();
    const section = page.getByRole("region", { name: "Lien d’agenda" });
    await expect.element(section.getByText(said)).toBeVisible();
    await expect
      .element(section.getByRole("link", { name: "Voir mes interventions" }))
      .toHaveAttribute("href", "/client/interventions");
    calendarLink = noLink;
  },
);
