import {
  getMyBabysitterContracts,
  getMyHouseworkContracts,
  getMyParentContracts,
} from "@ribambelle/domain/contracts/contract.api";
import { endMyOtherSessions, logout } from "@ribambelle/domain/identity/identity.api";
import type { Intervention } from "@ribambelle/domain/interventions/intervention";
import { getMyInterventions } from "@ribambelle/domain/interventions/intervention.api";
import { addDays } from "@ribambelle/domain/kernel/day";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { writeWire } from "@ribambelle/domain/kernel/wire";
import type { MyInformation } from "@ribambelle/domain/me/me";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import { markAllRead } from "@ribambelle/domain/notifications/notification.api";
import { putOffToDo } from "@ribambelle/domain/toDos/putOff.api";
import type { ToDo } from "@ribambelle/domain/toDos/toDo";
import { getMyToDos } from "@ribambelle/domain/toDos/toDo.api";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { call } from "../../client/call/call.ts";
import { today } from "../../client/today.ts";
import { answerCalls } from "../../testing/answers.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { expectOutline } from "../../testing/outline/outline.ts";
import { aBabysitter, aParent } from "../../testing/people.ts";
import { aToDo, aToDoList } from "../../testing/toDos.ts";

function openHome(toDos: readonly ToDo[], user: MyInformation = aParent(), path = "/accueil") {
  const network = answerCalls();
  network.gives(getMyInformation, user);
  network.gives(getMyToDos, aToDoList(toDos));
  serverSays({});
  return { network, ...openApp(path), asked: () => network.callsOf({ ...getMyToDos }).length };
}

const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const entries = page.getByRole("region", { name: /^À faire/ }).getByRole("listitem");
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => aToDo({ title: `Signer le contrat ${index + 1}` }));
const upToDate = page.getByText("Vous êtes à jour.", { exact: true }).first();

describe("the home page", () => {
  test("begins with what there is to do, then says what the agency tells, then leads everywhere (TODO-01, TODO-19)", async () => {
    openHome(many(3));
    await expect.element(heading("À faire, 3")).toBeVisible();
    const order = ["Bonjour Claire Martin", "À faire, 3", "Moyens de paiement", "Tout votre espace"];
    const tops = order.map((name) => heading(name).element().getBoundingClientRect().top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(entries.all()).toHaveLength(3);
  });

  test("says of each thing the act, the facts, until when in words, and where to do it (TODO-02, TODO-06)", async () => {
    openHome([
      aToDo({ deadline: "2026-11-20", daysLeft: -3, isLate: true }),
      aToDo({
        key: "b",
        title: "Compléter votre profil",
        action: "Compléter mon profil",
        link: "/intervenant/profil",
        isOutside: false,
      }),
    ]);
    const late = entries.first();
    await expect.element(late.getByRole("heading", { name: "Signer votre contrat de garde" })).toBeVisible();
    await expect.element(late.getByText("Le contrat GE-1 attend votre signature.")).toBeVisible();
    await expect.element(late.getByText("en retard de 3 jours")).toBeVisible();
    const sign = late.getByRole("link", { name: "Lire et signer (nouvel onglet)" });
    await expect.element(sign).toHaveAttribute("href", "https://sign.example/1");
    await expect.element(sign).toHaveAttribute("target", "_blank");
    await expect.element(sign).toHaveAccessibleDescription("Signer votre contrat de garde");
    // The acts stand in one column, whether or not there is a day beside them.
    const starts = entries.all().map((one) => {
      const title = one.getByRole("heading").element().getBoundingClientRect();
      return [title.left, one.getByRole("link").element().getBoundingClientRect().left];
    });
    expect(starts[0]).toEqual(starts[1]);
    const inside = entries.last().getByRole("link", { name: "Compléter mon profil" });
    await expect.element(inside).not.toHaveAttribute("target");
    expect(
      entries
        .last()
        .getByText(/avant|retard/)
        .all(),
    ).toEqual([]);
  });

  test("stands in columns on a wide screen: the facts, until when, the button, also without a deadline (TODO-02)", async () => {
    onTestFinished(() => page.viewport(1280, 900));
    await page.viewport(1024, 900);
    openHome([
      aToDo({ title: "Signer", deadline: "2026-11-20", daysLeft: -3, isLate: true }),
      aToDo({ key: "b", text: "Le contrat attend votre signature. ".repeat(6) }),
      aToDo({ key: "c", title: "Lire", deadline: "2026-12-31", daysLeft: 38 }),
    ]);
    await expect.element(heading("À faire, 3")).toBeVisible();
    const lefts = (parts: string) =>
      [...document.querySelectorAll(parts)].map((part) => Math.round(part.getBoundingClientRect().left));
    const shown = [lefts("li > div:first-child h3"), lefts("li > p > *"), lefts("li > div:last-child > a")];
    expect(shown.map((column) => column.length)).toEqual([3, 2, 3]);
    const [facts, until, act] = shown.map((column) => [...new Set(column)]);
    expect([facts, until, act].map((column) => column?.length)).toEqual([1, 1, 1]);
    expect(Number(facts)).toBeLessThan(Number(until));
    expect(Number(until)).toBeLessThan(Number(act));
    await expectOutline("stands-in-columns-on-a-wide-screen");
  });

  test("leads to a page of the portal without a reload (TODO-02)", async () => {
    const { where, network } = openHome([aToDo({ link: "/client/contrats?tab=menage", isOutside: false })]);
    network.gives(getMyParentContracts, []);
    network.gives(getMyHouseworkContracts, []);
    await page.getByRole("link", { name: "Lire et signer" }).click();
    await expect.poll(where).toBe("/client/contrats?tab=menage");
  });

  test("says that there is nothing to do (TODO-03)", async () => {
    openHome([]);
    await expect.element(upToDate).toBeVisible();
    await expect.element(heading("À faire")).toBeVisible();
  });

  test("says what comes next to who has nothing to do (TODO-03, VISITS-01)", async () => {
    const { network } = openHome([]);
    const tomorrow = addDays(today(), 1);
    const intervention: Intervention = {
      reference: "IV-1",
      startDate: tomorrow,
      startTime: "16:30",
      endDate: tomorrow,
      endTime: "19:00",
      service: 0,
      serviceDisplayName: "Garde d’enfants",
      state: 0,
      stateDisplayName: "Prévue",
      otherPartyDisplayName: "Léa Dubois",
      otherFamilies: [],
      contractReference: null,
      plannedMinutes: 150,
      doneMinutes: null,
      countedMinutes: null,
      replaces: null,
      replacedBy: null,
      note: null,
      place: null,
      changedAt: "2026-11-20T10:00:00.000Z",
    };
    const period = { from: tomorrow, to: tomorrow, totals: [] };
    network.gives(getMyInterventions, { ...period, interventions: [intervention] });
    await expect
      .element(page.getByText(/^Prochaine intervention.: demain, .*avec Léa Dubois\.$/))
      .toBeVisible();
    // One that began yesterday may still be under way.
    const asked = network.callsOf(getMyInterventions).at(-1)?.query;
    expect([asked?.get("from"), asked?.get("to")]).toEqual([addDays(today(), -1), addDays(today(), 60)]);
  });

  test("puts a thing off that can wait: it leaves, the others stay, and the focus is kept (TODO-24)", async () => {
    const profile = aToDo({
      key: "profile.complete:profile",
      title: "Compléter votre profil",
      action: "Compléter mon profil",
      link: "/intervenant/profil",
      isOutside: false,
      canWait: true,
    });
    const { network } = openHome([aToDo(), profile], aBabysitter());
    await expect.element(heading("À faire, 2")).toBeVisible();
    const later = page.getByRole("button", { name: "Plus tard" });
    expect(later.all()).toHaveLength(1);
    await expect.element(later).toHaveAccessibleDescription("Compléter votre profil");
    network.refuses(putOffToDo, commonRefusals.internal);
    const before = network.callsOf(getMyToDos).length;
    await later.click();
    await expect.element(page.getByText("Une erreur est survenue", { exact: false }).first()).toBeVisible();
    // It may have been done, or put off, elsewhere.
    await expect.poll(() => network.callsOf(getMyToDos).length).toBeGreaterThan(before);
    expect(entries.all()).toHaveLength(2);
    network.does(putOffToDo, async () => {
      network.gives(getMyToDos, aToDoList([aToDo()]));
      return Response.json({ until: "2026-12-03" });
    });
    await later.click();
    await expect.element(heading("À faire, 1")).toHaveFocus();
    await expect
      .element(page.getByText("C’est noté\u00a0: nous vous en reparlerons le 3 décembre 2026."))
      .toBeVisible();
    expect(network.callsOf(putOffToDo).map(({ body }) => body)).toEqual([
      { key: "profile.complete:profile" },
      { key: "profile.complete:profile" },
    ]);
    expect(later.all()).toEqual([]);
    await expectOutline("puts-a-thing-off-that-can-wait");
  });

  test("shows five, and unfolds the others in place without losing the focus (TODO-15)", async () => {
    openHome(many(7));
    const others = page.getByRole("button", { name: "Voir les 2 autres" });
    await expect.element(others).toHaveAttribute("aria-expanded", "false");
    expect(entries.all()).toHaveLength(5);
    others.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => entries.all().length).toBe(7);
    await expect.element(page.getByRole("button", { name: "Voir moins" })).toHaveFocus();
    await expectOutline("shows-five-and-unfolds-the-others-in");
  });

  test("offers no others where there are five (TODO-15)", async () => {
    openHome(many(5));
    await expect.poll(() => entries.all().length).toBe(5);
    expect(page.getByRole("button", { name: /autre/ }).all()).toEqual([]);
  });

  test("keeps the place of two while it loads, and the rest of the page is there (TODO-18)", async () => {
    const { network } = openHome([]);
    network.waits(getMyToDos);
    const arrives = page.getByRole("status").getByText("Ce que vous avez à faire arrive.");
    await expect.element(arrives).toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: "Parrainage" }).first()).toBeVisible();
    await expect.element(upToDate).not.toBeInTheDocument();
  });

  test("says so where it failed, keeps notices and tiles, and tries again (TODO-18)", async () => {
    const { network } = openHome([]);
    network.refuses(getMyToDos, commonRefusals.internal);
    const retry = page.getByRole("button", { name: "Réessayer" });
    await expect.element(retry).toBeVisible();
    await expect.element(heading("Moyens de paiement")).toBeVisible();
    await expect.element(heading("Tout votre espace")).toBeVisible();
    network.gives(getMyToDos, aToDoList(many(1)));
    await retry.click();
    await expect.element(heading("À faire, 1")).toBeVisible();
    // What comes at last is no change of what was there.
    expect(page.getByRole("status").filter({ hasText: "chose" }).all()).toEqual([]);
  });
});

describe("the menu and the tiles", () => {
  const profile = aToDo({ section: "profile" });
  const hidden = aToDo({ key: "b", section: "contracts" });

  test("carry the count of their section, those that are not shown count in the list only (TODO-16)", async () => {
    openHome([profile, { ...profile, key: "c" }, hidden], aBabysitter({ hasContracts: false }));
    await expect.element(heading("À faire, 3")).toBeVisible();
    const counted = page.getByRole("link", { name: "Mon profil 2 choses à faire" });
    await expect.poll(() => counted.all().length).toBeGreaterThanOrEqual(2);
    expect(page.getByRole("link", { name: / \d+ choses? à faire/ }).all()).toHaveLength(counted.all().length);
  });

  test("carry it on every page (TODO-16)", async () => {
    const { network } = openHome([profile], aBabysitter(), "/intervenant/contrats");
    network.gives(getMyBabysitterContracts, []);
    await expect.element(page.getByRole("link", { name: "Mon profil 1 chose à faire" })).toBeVisible();
    await expectOutline("carry-it-on-every-page");
  });

  test.each([1440, 1024])(
    "move no name of the menu when they come, in %i pixels (TODO-16, SPACE-15)",
    async (width) => {
      await page.viewport(width, 900);
      onTestFinished(() => page.viewport(1280, 900));
      const network = answerCalls();
      network.gives(getMyInformation, aBabysitter());
      network.gives(getMyBabysitterContracts, []);
      const late = network.holds(getMyToDos);
      serverSays({});
      openApp("/intervenant/contrats");
      const names = page.getByRole("navigation", { name: "Rubriques" }).getByRole("link");
      await expect.element(names.first()).toBeVisible();
      const places = () => names.elements().map((name) => name.getBoundingClientRect().left);
      const before = places();
      const answer = aToDoList([profile, aToDo({ key: "b", section: "contracts" })]);
      late.answer(Response.json(writeWire(getMyToDos.output, answer)));
      await expect.element(names.filter({ hasText: "1 chose à faire" }).first()).toBeVisible();
      expect(places()).toEqual(before);
    },
  );
});

describe("large letters", () => {
  test.each([
    [1440, "100%"],
    [1024, "100%"],
    [1280, "200%"],
  ])(
    "leave the letters of the menu and the titles their room, in %i pixels at %s (A11Y-07)",
    async (width, letters) => {
      await page.viewport(width, 900);
      onTestFinished(async () => {
        document.documentElement.style.fontSize = "";
        await page.viewport(1280, 900);
      });
      document.documentElement.style.fontSize = letters;
      openHome([aToDo({ section: "profile" }), aToDo({ key: "b", section: "contracts" })]);
      const counted = page.getByRole("banner").getByRole("link", { name: /à faire/ });
      await expect.element(counted.first()).toBeVisible();
      const lettersOf = (link: Element) => {
        const range = document.createRange();
        range.selectNodeContents(link.firstChild as Node);
        return range.getBoundingClientRect();
      };
      const links = [...document.querySelectorAll("header nav li > a")].filter((link) =>
        link.checkVisibility(),
      );
      const counts = [...document.querySelectorAll("header [data-place=corner]")].filter((count) =>
        count.checkVisibility(),
      );
      expect(counts.length).toBeGreaterThan(0);
      const covers = (count: DOMRect, text: DOMRect) =>
        count.left < text.right - 1 &&
        count.right > text.left + 1 &&
        count.top < text.bottom &&
        count.bottom > text.top;
      for (const count of counts)
        expect(links.filter((link) => covers(count.getBoundingClientRect(), lettersOf(link)))).toEqual([]);
      const title = page.getByRole("listitem").getByRole("heading", { level: 3 }).first().element();
      const list = title.closest("ul") as Element;
      expect(title.parentElement?.clientWidth).toBeGreaterThan(list.clientWidth * 0.3);
    },
  );
});

describe("the list follows", () => {
  test("what the server says has changed, and announces it once (TODO-17, TODO-19)", async () => {
    const { network } = openHome(many(1));
    await expect.element(heading("À faire, 1")).toBeVisible();
    await expect.poll(() => network.streams.length).toBe(1);
    network.streams[0]?.says("opened", 0);
    expect(page.getByRole("status").filter({ hasText: "chose" }).all()).toEqual([]);
    network.gives(getMyToDos, aToDoList(many(2)));
    network.streams[0]?.says("changed", 1);
    await expect.element(heading("À faire, 2")).toBeVisible();
    expect(page.getByRole("status").filter({ hasText: "2 choses à faire" }).all()).toHaveLength(1);
  });

  test("each act of the person, but not what they do to their sessions (TODO-11, TODO-17)", async () => {
    const { network, asked } = openHome(many(1));
    await expect.element(heading("À faire, 1")).toBeVisible();
    network.gives(getMyToDos, aToDoList([]));
    network.gives(markAllRead, {});
    network.gives(logout, {});
    network.gives(endMyOtherSessions, {});
    await call(logout);
    await call(endMyOtherSessions);
    expect(asked()).toBe(1);
    await call(markAllRead);
    await expect.element(upToDate).toBeVisible();
    expect(asked()).toBe(2);
  });

  test("the person who comes back to the tab after a minute, not before, and asks for nothing in between (TODO-17)", async () => {
    const { queries, asked } = openHome(many(1));
    await expect.element(heading("À faire, 1")).toBeVisible();
    const query = queries.getQueryCache().find({ queryKey: ["ToDo", "GetMyToDos", {}, "fr"] });
    const comesBack = (seconds: number) => {
      queries.setQueryData(["ToDo", "GetMyToDos", {}, "fr"], query?.state.data, {
        updatedAt: Date.now() - seconds * 1_000,
      });
      window.dispatchEvent(new Event("visibilitychange"));
    };
    comesBack(59);
    expect(query?.state.fetchStatus).toBe("idle");
    comesBack(61);
    await expect.poll(asked).toBe(2);
  });

  test("the language, and stays while it is read again (TODO-14, I18N-02)", async () => {
    const { network } = openHome(many(1));
    await expect.element(heading("À faire, 1")).toBeVisible();
    network.gives(getMyToDos, aToDoList([aToDo({ title: "Sign your contract" })]));
    await page.getByRole("link", { name: "English" }).first().click();
    await expect.element(page.getByRole("heading", { name: "Sign your contract" })).toBeVisible();
    expect(network.callsOf(getMyToDos).map(({ headers }) => headers.get("Accept-Language"))).toEqual([
      "fr",
      "en",
    ]);
    await expectOutline("the-language-and-stays-while-it-is");
  });
});
