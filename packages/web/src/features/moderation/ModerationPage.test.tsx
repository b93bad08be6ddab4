import { getDesk } from "@ribambelle/domain/desk/desk.agency.api";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { Item, Reason, TakenDecision } from "@ribambelle/domain/moderation/moderation";
import * as api from "@ribambelle/domain/moderation/moderation.agency.api";
import { alreadyDecided, moderationRefusals } from "@ribambelle/domain/moderation/moderation.refusals";
import { getMyNotifications } from "@ribambelle/domain/notifications/notification.api";
import { getPreferences } from "@ribambelle/domain/staff/ownStaff.agency.api";
import { getStaffNames } from "@ribambelle/domain/staff/staff.agency.api";
import { staffOf } from "@ribambelle/domain/staff/staffOf";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepDraft } from "../../client/kept/drafts.ts";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { fieldsOf } from "../../testing/forms/fieldsOf.ts";
import { openApp } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { anAgent } from "../../testing/people.ts";
import { refusalKey } from "./Refusal.tsx";

const dot = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const photo = (subjectId: string, firstName: string): Item => ({
  subjectId,
  kind: "photo",
  userId: 7,
  displayName: `${firstName} A.`,
  firstName,
  age: 28,
  city: "Lyon",
  waitingSince: "2026-11-01T09:00:00.000Z",
  seen: "abc",
  isClaimedBy: null,
  photo: { url: dot, sources: null, current: null },
  advert: null,
  earlier: [],
  can: { decide: true },
});
const reasons: Reason[] = ["Floue.", "Sombre.", "D’avant.", "Trop court."].map((textFr, place) => ({
  id: place + 1,
  kind: place === 3 ? "advert" : "photo",
  place: place + 1,
  textFr,
  textEn: `${textFr} in English`,
  isArchived: place === 2,
  version: 1,
}));

const lastDecision: TakenDecision = {
  id: 9,
  kind: "photo",
  person: { userId: 7, displayName: "Ana Abel" },
  decision: "accept",
  reasons: [],
  textFr: null,
  textEn: null,
  by: { userId: 3, displayName: "Rita Roux" },
  at: "2026-11-05T09:00:00.000Z",
  takesEffectAt: "2026-11-05T09:00:10.000Z",
  state: "applied",
  voidBecause: null,
};

interface Given {
  readonly items?: readonly Item[];
  readonly functions?: StaffFunction[];
  readonly shortcuts?: boolean;
  /** Until then nobody knows whether keys are switched off. */
  readonly known?: Promise<void>;
  readonly path?: string;
}

/** Opens the page on a queue, as the server would give it. */
function open({
  items = [photo("ana", "Ana"), photo("bea", "Béa")],
  functions = ["recruiter"],
  shortcuts = true,
  known = Promise.resolve(),
  path = "/agence/moderation",
}: Given = {}) {
  const network = answerCalls();
  const taken: unknown[] = [];
  network.gives(getMyInformation, anAgent({ staff: staffOf(functions) }));
  network.does(getPreferences, () => known.then(() => Response.json({ shortcuts })));
  network.gives(api.getReasons, reasons);
  network.gives(api.claim, { isClaimedBy: null, until: "2026-11-24T10:00:00.000Z" });
  network.gives(api.undo, {});
  network.gives(getStaffNames, []);
  network.gives(api.getHistory, {
    items: [lastDecision],
    next: null,
    previous: null,
    count: { value: 1, isCapped: false },
  });
  network.does(api.getNext, async ({ query }) => {
    const after = items.findIndex(({ subjectId }) => subjectId === query.get("after"));
    const item = items[after + 1] ?? null;
    return Response.json({ item, left: items.length - taken.length, isCapped: false, next: null });
  });
  network.does(api.decide, async ({ body }) => {
    taken.push(body);
    return Response.json({ decisionId: taken.length, takesEffectAt: "2026-11-24T10:00:00.000Z" });
  });
  return { network, taken, ...openApp(path) };
}

const thing = (name: string) => page.getByRole("article", { name: `${name} A.` });
const button = (name: string) => page.getByRole("button", { name, exact: true });
// They act once they are told of, and there is something to decide.
const keysAct = async () => {
  await expect.element(button("Passer")).toBeVisible();
  await expect.element(button("Raccourcis")).toBeVisible();
};

test("one photo stands there at a time with whose it is, and the next one after the answer, up to the end (MODER-02, MODER-03)", async () => {
  const ahead: string[] = [];
  const Ahead = class {
    set src(url: string) {
      ahead.push(url);
    }
  };
  vi.stubGlobal("Image", Ahead);
  const next = { ...photo("bea", "Béa"), photo: { url: `${dot}#bea`, sources: null, current: null } };
  const { taken, network } = open({ items: [photo("ana", "Ana"), next] });
  await expect.element(thing("Ana").getByText("Ana A., 28 ans, Lyon")).toBeVisible();
  // It is there before one comes to it.
  await expect.poll(() => ahead).toEqual([`${dot}#bea`]);
  await expect.element(page.getByText("2 restants")).toBeVisible();
  await button("Valider").click();
  await expect.element(thing("Béa")).toBeVisible();
  await expect.element(page.getByText("1 restant")).toBeVisible();
  await button("Précédent").click();
  await expect.element(thing("Ana")).toBeVisible();
  await expect.element(button("Valider")).not.toBeInTheDocument();
  await button("Passer").click();
  await button("Valider").click();
  await expect.element(page.getByText("Tout est traité.")).toBeVisible();
  await expect.element(page.getByText("2 décisions pendant cette visite.")).toBeVisible();
  // The number in the menu is read anew after each.
  await expect.poll(() => network.callsOf(getDesk).length).toBe(3);
  expect(taken).toMatchObject([
    { subjectId: "ana", decision: "accept", seen: "abc" },
    { subjectId: "bea", decision: "accept" },
  ]);
});

test("arrows and letters go back and forth but while a refusal is written, and a queue that was gone through begins again (MODER-03, MODER-04)", async () => {
  const { network } = open();
  for (const [key, name] of [
    ["j", "Béa"],
    ["k", "Ana"],
    ["{ArrowRight}", "Béa"],
    ["{ArrowLeft}", "Ana"],
    ["k", "Ana"],
  ] as const) {
    await keysAct();
    await userEvent.keyboard(key);
    await expect.element(thing(name)).toBeVisible();
  }
  await expect.element(button("Précédent")).not.toBeInTheDocument();
  await userEvent.keyboard("rj");
  await expect.element(page.getByRole("form", { name: "Motif du refus" })).toBeVisible();
  await expect.element(thing("Ana")).toBeVisible();
  await button("Fermer").click();
  for (const name of ["Ana", "Béa"]) {
    await expect.element(thing(name)).toBeVisible();
    await button("Passer").click();
  }
  await expect.element(page.getByText("Rien d’autre à regarder pour l’instant.")).toBeVisible();
  await expect.element(page.getByText("2 attendent encore, passés ou regardés par d’autres.")).toBeVisible();
  await expect.element(page.getByText(/^Dernière décision/)).not.toBeInTheDocument();
  const asked = network.callsOf(api.getNext).length;
  await button("Reprendre au début").click();
  await expect.element(thing("Ana")).toBeVisible();
  expect(network.callsOf(api.getNext).length).toBeGreaterThan(asked);
  expect(network.callsOf(api.getNext)[0]?.query.get("queue")).toBe("photos");
});

test("the way back from a decision says which it was, and is there for ten seconds (MODER-08)", async () => {
  const { network } = open();
  await expect.element(thing("Ana")).toBeVisible();
  const wait = setTimeout.bind(window);
  // They pass when the test says so: ten seconds are little on a slow machine.
  const waits = vi
    .spyOn(window, "setTimeout")
    .mockImplementation(((act: () => void, ms?: number) =>
      ms === 10_000 ? 0 : wait(act, ms)) as typeof setTimeout);
  await button("Valider").click();
  const bar = page.getByText("Ana A.\u00a0: validée.");
  await expect.element(bar).toBeVisible();
  // The client of queries may wait as long for something else.
  const pass = () => {
    for (const [act, ms] of waits.mock.calls) if (ms === 10_000) (act as () => void)();
    return bar.query();
  };
  await expect.poll(pass).toBe(null);
  // What has taken effect cannot be taken back: its way back goes.
  network.refuses(api.undo, moderationRefusals.tooLate);
  await button("Valider").click();
  await button("Annuler").click();
  await expect.element(page.getByText(moderationRefusals.tooLate.fr)).toBeVisible();
  await expect.element(button("Annuler")).not.toBeInTheDocument();
  await expectOutline("the-way-back-from-a-decision-says");
});

test("each decision of the last ten seconds can be taken back, the last one first, or the one in view, which says what was decided (MODER-03, MODER-08)", async () => {
  const { network } = open({ items: [photo("ana", "Ana"), photo("bea", "Béa"), photo("chloe", "Chloé")] });
  const takeBack = async (name: string) => {
    await button("Annuler").click();
    await expect.element(thing(name)).toBeVisible();
    await expect.element(button("Valider")).toBeVisible();
  };
  for (const name of ["Ana", "Béa", "Chloé"]) {
    await expect.element(thing(name)).toBeVisible();
    await button("Valider").click();
  }
  await expect.element(page.getByText("Chloé A.\u00a0: validée.")).toBeVisible();
  await takeBack("Chloé");
  await expect.element(page.getByText("Béa A.\u00a0: validée.")).toBeVisible();
  await button("Précédent").click();
  await button("Précédent").click();
  await expect.element(thing("Ana").getByText("Votre décision\u00a0: validée.")).toBeVisible();
  await takeBack("Ana");
  await expect.element(page.getByText("Votre décision")).not.toBeInTheDocument();
  await takeBack("Béa");
  await expect.element(button("Annuler")).not.toBeInTheDocument();
  expect(network.callsOf(api.undo).map(({ body }) => body)).toEqual([
    { decisionId: 3 },
    { decisionId: 1 },
    { decisionId: 2 },
  ]);
});

test("the way back is in sight on a phone, and leaves the button under the thumb where it was (MODER-02, MODER-08)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  open();
  const placeOf = (name: string) => button(name).element().getBoundingClientRect();
  await expect.element(thing("Ana")).toBeVisible();
  const { top, bottom } = placeOf("Valider");
  await button("Valider").click();
  await expect.element(thing("Béa")).toBeVisible();
  await expect.element(button("Précédent")).toBeVisible();
  const thumb = (top + bottom) / 2;
  expect(placeOf("Valider").top).toBeLessThan(thumb);
  expect(placeOf("Valider").bottom).toBeGreaterThan(thumb);
  expect(placeOf("Annuler").bottom).toBeLessThan(top);
});

test("how many wait is there before the next thing is, and says so without it (MODER-02)", async () => {
  const { network } = open();
  network.does(api.getNext, ({ query }) =>
    query.has("after")
      ? new Promise<never>(() => {})
      : Promise.resolve(Response.json({ item: photo("ana", "Ana"), left: 7, isCapped: false, next: null })),
  );
  await expect.element(page.getByText("7 restants")).toBeVisible();
});

test("a queue that there is not is told of, and that of photos is there (AGUI-09)", async () => {
  open({ path: "/agence/moderation?file=zz" });
  const told = page.getByText("Un filtre de l’adresse n’a pas été compris\u00a0: il a été ignoré.");
  await expect.element(told).toBeVisible();
  await expect.element(thing("Ana")).toBeVisible();
  await page.getByRole("tab", { name: "Annonces" }).click();
  await expect.element(told).not.toBeInTheDocument();
});

test("shows beside a photo the one that families see, whose it is and what was decided before (MODER-02)", async () => {
  const earlier = [
    {
      kind: "advert" as const,
      decidedAt: "2026-10-05T08:00:00.000Z",
      decision: "refuse" as const,
      reasons: { fr: "Trop courte.", en: null },
    },
    {
      kind: "photo" as const,
      decidedAt: "2026-09-05T08:00:00.000Z",
      decision: "accept" as const,
      reasons: null,
    },
  ];
  const shown = { url: dot, sources: null, current: `${dot}#seen` };
  const { network } = open({ items: [{ ...photo("ana", "Ana"), photo: shown, earlier, age: null }] });
  network.does(api.getNext, async ({ query }) =>
    Response.json({
      item: query.has("after") ? null : { ...photo("ana", "Ana"), photo: shown, earlier, age: null },
      ...{ left: 1_000, isCapped: true, next: null },
    }),
  );
  await expect.element(page.getByText("1\u00a0000+ restants")).toBeVisible();
  await expect.element(thing("Ana").getByRole("img", { name: "Photo d’Ana A." })).toHaveAttribute("src", dot);
  const seen = thing("Ana").getByRole("figure");
  await expect.element(seen).toHaveTextContent("Photo vue par les familles");
  expect(seen.element().querySelector("img")).toHaveAttribute("src", `${dot}#seen`);
  await expect.element(thing("Ana").getByText("Ana A., Lyon")).toBeVisible();
  await expect.element(thing("Ana").getByText(/^En attente depuis le 1er novembre 2026/)).toBeVisible();
  await expect
    .element(thing("Ana").getByRole("link", { name: "Ouvrir la fiche" }))
    .toHaveAttribute("href", "/agence/personnes/7");
  const before = thing("Ana").getByRole("region", { name: "Décisions précédentes" }).getByRole("listitem");
  expect(before.elements().map((line) => line.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Annonce refusée, le 5 octobre 2026 à 10 h : Trop courte.",
    "Photo validée, le 5 septembre 2026 à 10 h",
  ]);
  await expectOutline("shows-beside-a-photo-the-one-that");
});

test("on a phone, links that stand by themselves are as high as a thumb wants them (AGUI-06)", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  open();
  for (const name of ["Voir les décisions", "Ouvrir la fiche"]) {
    const link = page.getByRole("link", { name });
    await expect.element(link).toBeVisible();
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test("a refusal that is given up leaves the keyboard where it began (MODER-04)", async () => {
  open();
  await button("Refuser").click();
  await expect.element(page.getByRole("heading", { name: "Motif du refus" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Refuser")).toHaveFocus();
});

test("the keyboard goes on from the next thing once one is decided, passed or taken back, and from the end (MODER-03, MODER-08, A11Y-02)", async () => {
  open();
  const press = async (name: string, key = "{Enter}") => {
    button(name).element().focus();
    await userEvent.keyboard(key);
  };
  await expect.element(page.getByText("2 restants")).toBeVisible();
  await press("Valider");
  await expect.element(thing("Béa")).toHaveFocus();
  await expect.element(page.getByText("1 restant", { exact: true })).toBeVisible();
  await press("Annuler");
  await expect.element(thing("Ana")).toHaveFocus();
  await expect.element(page.getByText("2 restants")).toBeVisible();
  await press("Passer");
  await expect.element(thing("Béa")).toHaveFocus();
  await press("Précédent");
  await expect.element(thing("Ana")).toHaveFocus();
  await press("Passer");
  await expect.element(thing("Béa")).toHaveFocus();
  await press("Passer");
  await expect.element(page.getByRole("region", { name: "Photos" })).toHaveFocus();
  await expectOutline("the-keyboard-goes-on-from-the-next");
});

test("the last of a queue that is taken back is left to decide, once (MODER-03, MODER-08)", async () => {
  open({ items: [photo("ana", "Ana")] });
  await expect.element(page.getByText("1 restant", { exact: true })).toBeVisible();
  await button("Valider").click();
  await expect.element(page.getByText("Tout est traité.")).toBeVisible();
  await button("Annuler").click();
  await expect.element(thing("Ana")).toBeVisible();
  await expect.element(page.getByText("1 restant", { exact: true })).toBeVisible();
});

test("a queue where nothing waits says so without counting, and one that did not come is asked for again (MODER-03, AGUI-14)", async () => {
  const { network } = open({ items: [] });
  await expect.element(page.getByText("Tout est traité.")).toBeVisible();
  await expect.element(page.getByText("Aucune décision pendant cette visite.")).toBeVisible();
  await expect.element(page.getByText("0 restant")).not.toBeInTheDocument();
  network.refuses(api.getNext, commonRefusals.internal);
  await page.getByRole("tab", { name: "Annonces" }).click();
  await expect.element(page.getByText("La file n’a pas pu être lue.")).toBeVisible();
  network.gives(api.getNext, { item: null, left: 0, isCapped: false, next: null });
  await expectOutline("a-queue-where-nothing-waits-says-so");
  await button("Réessayer").click();
  await expect.element(page.getByText("Tout est traité.")).toBeVisible();
});

test("what is looked at stays as it is when one comes back to the window (MODER-03)", async () => {
  const { network } = open();
  await expect.element(thing("Ana")).toBeVisible();
  vi.setSystemTime(Date.now() + 3_600_000);
  onTestFinished(() => void vi.useRealTimers());
  const [looked, bell] = [network.callsOf(api.getNext).length, network.callsOf(getMyNotifications).length];
  // The bell is read again, once it was read first: the page has seen that somebody came back.
  const backAgain = () => {
    window.dispatchEvent(new Event("visibilitychange"));
    return network.callsOf(getMyNotifications).length;
  };
  await expect.poll(backAgain).toBeGreaterThan(bell);
  expect(network.callsOf(api.getNext)).toHaveLength(looked);
});

test("a key validates, three refuse, and one takes back (MODER-03, MODER-04, MODER-08)", async () => {
  const { taken, network } = open();
  await keysAct();
  await userEvent.keyboard("v");
  await expect.element(thing("Béa")).toBeVisible();
  await userEvent.keyboard("r");
  // The digits act once the reasons have come.
  await expect.element(page.getByLabelText("2. Sombre.")).toBeVisible();
  await userEvent.keyboard("{Shift>}2{/Shift}");
  await expect.element(page.getByText("Ce que Béa lira")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Tout est traité.")).toBeVisible();
  expect(taken).toMatchObject([
    { decision: "accept" },
    { decision: "refuse", reasonIds: [2], textFr: null, textEn: null },
  ]);
  await userEvent.keyboard("u");
  await expect.element(thing("Béa")).toBeVisible();
  expect(network.seen.filter(({ path }) => path.includes("Undo"))).toMatchObject([
    { body: { decisionId: 2 } },
  ]);
});

test("keys act while a button has the focus (MODER-04)", async () => {
  const { taken } = open();
  await keysAct();
  button("Raccourcis").element().focus();
  await userEvent.keyboard("r");
  await expect.element(page.getByRole("form", { name: "Motif du refus" })).toBeVisible();
  expect(taken).toEqual([]);
});

test("a digit is the place of its key, above letters of a French keyboard and of a keypad (MODER-04)", async () => {
  const { taken } = open();
  await keysAct();
  await userEvent.keyboard("r");
  const second = page.getByLabelText("2. Sombre.");
  await expect.element(second).toBeVisible();
  const press = (key: string, code: string) =>
    document.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true }));
  press("é", "Digit2");
  await expect.element(second).toBeChecked();
  press("ArrowDown", "Numpad2");
  await expect.element(second).not.toBeChecked();
  expect(taken).toEqual([]);
});

test("keys decide nothing more while a decision is under way (MODER-03, MODER-04)", async () => {
  const { network } = open();
  network.does(api.decide, () => new Promise<never>(() => {}));
  await keysAct();
  await userEvent.keyboard("v");
  await expect.poll(() => network.callsOf(api.decide).length).toBe(1);
  await userEvent.keyboard("r?");
  await expect.element(button("Raccourcis")).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("term").first()).toHaveTextContent("V");
  await expect.element(page.getByRole("definition").first()).toHaveTextContent("valider");
  await expect.element(page.getByRole("form", { name: "Motif du refus" })).not.toBeInTheDocument();
  // By the key: after a while a veil says that one waits, and takes the clicks.
  await userEvent.keyboard("v?");
  await expect.element(button("Raccourcis")).toHaveAttribute("aria-expanded", "false");
  expect(network.callsOf(api.decide)).toHaveLength(1);
});

test("keys do nothing in a field, with a modifier or while they are held down (MODER-04, AGUI-37)", async () => {
  const { taken } = open();
  await keysAct();
  await userEvent.keyboard("{Control>}v{/Control}{Alt>}v{/Alt}");
  // A key that is held down is one press.
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "v", code: "KeyV", repeat: true }));
  await button("Refuser").click();
  await page.getByRole("textbox", { name: /^Autre motif, en français/ }).fill("Trop sombre");
  await userEvent.keyboard("v1");
  await expect.element(page.getByText("Trop sombrev1").first()).toBeVisible();
  expect(taken).toEqual([]);
});

test("keys are nobody’s who switched them off (AGUI-37)", async () => {
  const { taken } = open({ shortcuts: false });
  await expect.element(thing("Ana")).toBeVisible();
  await userEvent.keyboard("v");
  await button("Valider").click();
  await expect.element(thing("Béa")).toBeVisible();
  expect(taken).toHaveLength(1);
  expect(button("Raccourcis").elements()).toEqual([]);
});

test("keys are told of once they act (MODER-04)", async () => {
  const { promise: known, resolve: know } = Promise.withResolvers<void>();
  const { taken } = open({ known });
  await expect.element(thing("Ana")).toBeVisible();
  expect(button("Raccourcis").elements()).toEqual([]);
  await userEvent.keyboard("v");
  expect(taken).toEqual([]);
  know();
  await expect.element(button("Raccourcis")).toBeVisible();
  await userEvent.keyboard("v");
  await expect.element(thing("Béa")).toBeVisible();
});

test("a refusal says before what its person will read, and asks for a reason (MODER-05, MODER-06)", async () => {
  const { taken } = open();
  await button("Refuser").click();
  await button("Confirmer le refus").click();
  await expect.element(page.getByText("Choisissez ou écrivez un motif.")).toBeVisible();
  await page.getByRole("checkbox", { name: "1. Floue." }).click();
  const told = page.getByRole("region", { name: "Ce que Ana lira" });
  await expect
    .poll(() => fieldsOf(page.getByRole("form")))
    .toEqual([
      "1. Floue.: on",
      "2. Sombre.: off",
      "Autre motif, en français (facultatif): ",
      "Autre motif, en anglais (facultatif):  | Sans anglais, tout le motif est lu en français.",
    ]);

  await expect.element(told.getByText("Floue. in English")).toHaveAttribute("lang", "en");
  // Of photos alone, and none that is not offered any more.
  expect(page.getByRole("checkbox").elements()).toHaveLength(2);
  const english = page.getByRole("textbox", { name: /^Autre motif, en anglais/ });
  await expect.element(english).toHaveAttribute("lang", "en");
  await english.fill("Again.");
  await button("Confirmer le refus").click();
  await expect
    .element(page.getByRole("textbox", { name: /^Autre motif, en français/ }))
    .toHaveAccessibleDescription(/Choisissez ou écrivez un motif\./);
  await english.fill("a".repeat(501));
  await expect.element(english).toHaveAccessibleDescription(/au plus 500\s/);
  await english.fill("Again.");
  await page.getByRole("textbox", { name: /^Autre motif, en français/ }).fill("À refaire.");
  await expect.element(told.getByText("Floue. in English Again.")).toBeVisible();
  await english.fill("");
  await expect.element(told.getByText("Floue. À refaire.").nth(1)).toHaveAttribute("lang", "fr");
  await english.fill("Again.");
  await page.getByRole("checkbox", { name: "1. Floue." }).click();
  await expect.element(told.getByText("À refaire.", { exact: true })).toBeVisible();
  await button("Confirmer le refus").click();
  await expect.element(thing("Béa")).toBeVisible();
  expect(taken).toMatchObject([
    { decision: "refuse", reasonIds: [], textFr: "À refaire.", textEn: "Again." },
  ]);
  await expectOutline("a-refusal-says-before-what-its-person");
});

test("whoever may only read decides nothing and claims nothing (MODER-02, MODER-12)", async () => {
  const { network } = open({
    functions: ["coordinator"],
    items: [{ ...photo("ana", "Ana"), can: { decide: false } }],
  });
  await expect.element(thing("Ana")).toBeVisible();
  await expect.element(button("Passer")).toBeVisible();
  for (const name of ["Valider", "Refuser"]) await expect.element(button(name)).not.toBeInTheDocument();
  expect(network.seen.filter(({ path }) => path.includes("Claim"))).toEqual([]);
});

test("a colleague who looks at it too is named, and one who was quicker (MODER-12)", async () => {
  const { network } = open();
  const zoe = { userId: 3, displayName: "Zoé Zola" };
  network.gives(api.claim, { isClaimedBy: zoe, until: "2026-11-24T10:00:00.000Z" });
  await expect.element(page.getByText("Zoé regarde aussi cette photo.")).toBeVisible();
  expect(network.callsOf(api.claim)[0]?.body).toEqual({ kind: "photo", subjectId: "ana" });
  // Anything else that is refused leaves it there.
  network.refuses(api.decide, commonRefusals.internal);
  await button("Valider").click();
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  await expect.element(thing("Ana")).toBeVisible();
  network.refuses(api.decide, alreadyDecided({ name: "Zoé Zola", decision: "accept" }));
  await button("Valider").click();
  await expect.element(page.getByText("Zoé Zola a déjà répondu (validée).")).toBeVisible();
  await expect.element(thing("Béa")).toBeVisible();
});

test("says every half minute that one looks at it, not in a window that nobody sees, and of what one passes no more (MODER-12)", async () => {
  const [begun, ended] = [vi.spyOn(window, "setInterval"), vi.spyOn(window, "clearInterval")];
  // The stream of the bell looks as often whether it still lives.
  const repeated = () =>
    begun.mock.calls.flatMap(([act, wait], place) =>
      wait === 30_000 && typeof act === "function" ? [{ act, id: begun.mock.results[place]?.value }] : [],
    );
  const again = () => {
    for (const { act } of repeated()) act();
  };
  const { network } = open();
  const said = () => network.callsOf(api.claim).map(({ body }) => (body as { subjectId: string }).subjectId);
  await expect.poll(said).toEqual(["ana"]);
  const sight = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  again();
  sight.mockReturnValue("visible");
  again();
  await expect.poll(said).toEqual(["ana", "ana"]);
  const repeating = repeated().map(({ id }) => id);
  await button("Passer").click();
  await expect.poll(said).toEqual(["ana", "ana", "bea"]);
  expect(ended.mock.calls.filter(([id]) => repeating.includes(id))).toHaveLength(1);
});

test("what is typed stays where the network fails, and the same sending is tried again (MODER-05, MODER-14)", async () => {
  const { network } = open();
  await button("Refuser").click();
  await page.getByRole("checkbox", { name: "2. Sombre." }).click();
  network.does(api.decide, async () => {
    throw new TypeError("Failed to fetch");
  });
  await button("Confirmer le refus").click();
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  await expect.element(page.getByRole("checkbox", { name: "2. Sombre." })).toBeChecked();
  const { answer } = network.holds(api.decide);
  await button("Confirmer le refus").click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(button("Confirmer le refus")).toHaveAttribute("aria-disabled", "true");
  answer(Response.json(commonRefusals.internal, { status: 500 }));
  const keys = () =>
    network.seen
      .filter(({ path }) => path.includes("Decide"))
      .map(({ headers }) => headers.get("Idempotency-Key"));
  await expect.poll(() => keys().length).toBe(2);
  expect(keys()[0]).toBe(keys()[1]);
});

test("says that the ready-made reasons did not come, and asks for them again (MODER-05, AGUI-14)", async () => {
  const { network } = open();
  network.refuses(api.getReasons, commonRefusals.internal);
  await button("Refuser").click();
  await expect
    .element(page.getByRole("alert").getByText("Les motifs tout prêts n’ont pas pu être lus."))
    .toBeVisible();
  network.gives(api.getReasons, reasons);
  await button("Réessayer").click();
  await expect.element(page.getByRole("checkbox", { name: "1. Floue." })).toBeVisible();
});

test("a decision is taken back at the second attempt where the first had no answer (MODER-08)", async () => {
  const { network } = open();
  network.fails(api.undo);
  await button("Valider").click();
  await expect.element(page.getByRole("status").getByText("Ana A.\u00a0: validée.")).toBeVisible();
  await button("Annuler").click();
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  const { answer: undo } = network.holds(api.undo);
  await button("Annuler").click();
  await expect.element(button("Annuler")).toHaveAttribute("aria-disabled", "true");
  // What went wrong before is said no more beside what is under way.
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  const counted = network.callsOf(getDesk).length;
  undo(Response.json({}));
  await expect.element(thing("Ana")).toBeVisible();
  await expect.element(button("Annuler")).not.toBeInTheDocument();
  // It waits again, as the menu says.
  await expect.poll(() => network.callsOf(getDesk).length).toBeGreaterThan(counted);
});

test("the reason of a refusal is kept in the tab until it is sent (AGUI-26)", async () => {
  const first = open();
  const own = page.getByRole("textbox", { name: /^Autre motif, en français/ });
  await button("Refuser").click();
  await page.getByRole("checkbox", { name: "2. Sombre." }).click();
  await own.fill("Et floue.");
  const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes(":moderation:"));
  await expect.poll(drafts).toHaveLength(1);
  first.unmount();
  open();
  await button("Refuser").click();
  await expect.element(own).toHaveValue("Et floue.");
  await expect.element(page.getByRole("checkbox", { name: "2. Sombre." })).toBeChecked();
  await button("Confirmer le refus").click();
  await expect.element(thing("Béa")).toBeVisible();
  expect(drafts()).toEqual([]);
});

test.each([
  ["fr", "Votre saisie non enregistrée a été rétablie.", "Tout effacer", "Refuser", "Motif du refus"],
  ["en", "What you had not saved is back.", "Clear it all", "Reject", "Reason for rejection"],
] as const)(
  "the reason of a refusal that is back says so, and is taken away where it is not wanted: in %s (AGUI-26)",
  async (locale, told, clear, refuse, why) => {
    keepDraft(refusalKey(anAgent().userId, photo("ana", "Ana")), {
      base: null,
      draft: { chosenIds: [reasons[1]?.id], textFr: "Et floue.", textEn: "" },
    });
    setLocale(locale);
    open();
    await button(refuse).click();
    const form = page.getByRole("form", { name: why });
    await expect.element(form.getByRole("status")).toMatchTextContent(told);
    await expect.element(form.getByRole("textbox").first()).toHaveValue("Et floue.");
    await button(clear).click();
    await expect.element(form.getByRole("textbox").first()).toHaveValue("");
    await expect.element(form.getByRole("checkbox").nth(1)).not.toBeChecked();
    await expect.element(form.getByRole("status")).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: why })).toHaveFocus();
    await form.getByRole("textbox").first().fill("Sombre.");
    await expect.element(form.getByRole("status")).not.toBeInTheDocument();
  },
);

test.each([
  ["within its text", "Titre", "Appelez le 0639981234, vite", [17, 10]],
  ["at the beginning of its text", "Titre", "0639981234 pour me joindre", [6, 10]],
  ["at the end of its title", "Léa 0639981234", "Bonjour", [4, 10]],
])(
  "an advert is read as families would, a contact %s marked (MODER-02)",
  async (_, title, description, contact) => {
    open({
      path: "/agence/moderation?file=annonces",
      items: [
        {
          ...photo("7", "Ana"),
          kind: "advert",
          isClaimedBy: { userId: 3, displayName: "Zoé Zola" },
          can: { decide: false },
          photo: null,
          advert: { title, description, contacts: [contact], completionRate: 60 },
        },
      ],
    });
    await expect.element(page.getByRole("mark")).toHaveTextContent("0639981234 Masqué aux familles");
    await expect.element(page.getByText("Profil complet à 60\u00a0%")).toBeVisible();
    const read = page.getByRole("heading", { level: 2, name: /\S/ }).first().element().textContent;
    const text = page.getByRole("article").getByRole("paragraph").first().element().textContent;
    expect(`${read}|${text}`.replace(" Masqué aux familles", "")).toBe(`${title}|${description}`);
    await expect.element(page.getByText("Zoé regarde aussi cette annonce.")).toBeVisible();
  },
);

test("the end of a queue says when the last was decided, and leads to all decisions (MODER-03, MODER-17, AGUI-14)", async () => {
  const { where } = open({ items: [] });
  await expect.element(page.getByText("Tout est traité.")).toBeVisible();
  await expect
    .element(page.getByText("Dernière décision\u00a0: le 5 novembre 2026 à 10\u00a0h."))
    .toBeVisible();
  await page.getByRole("link", { name: "Voir les décisions" }).last().click();
  await expect.poll(where).toBe("/agence/moderation/historique");
  await expect.element(page.getByRole("heading", { level: 1, name: "Décisions" })).toBeVisible();
  await expectOutline("the-end-of-a-queue-says-when");
});
