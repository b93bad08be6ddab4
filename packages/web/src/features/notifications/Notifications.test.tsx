import type { Page } from "@ribambelle/domain/agency/page";
import { getMyInvoices } from "@ribambelle/domain/billing/invoice/invoice.api";
import { logout } from "@ribambelle/domain/identity/identity.api";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { getMyInformation } from "@ribambelle/domain/me/me.api";
import type { Notification } from "@ribambelle/domain/notifications/notification";
import * as api from "@ribambelle/domain/notifications/notification.api";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setLocale } from "../../client/locale.tsx";
import { answerCalls } from "../../testing/answers.ts";
import { stopNavigations } from "../../testing/navigations.ts";
import { openApp, serverSays } from "../../testing/openApp.tsx";
import { aParent } from "../../testing/people.ts";
import type { TestStream } from "../../testing/streams.ts";

const aNotification = (given: Partial<Notification> = {}): Notification => ({
  id: 1,
  title: "Un contrat à signer",
  text: "Le contrat GE-1 attend votre signature.",
  link: "/client/factures",
  isRead: false,
  createdAt: "2024-07-05T12:05:00.000Z",
  ...given,
});
const feedOf = (...notifications: Notification[]) => ({
  notifications,
  unreadCount: notifications.filter(({ isRead }) => !isRead).length,
  hasOlder: false,
});

function openWith(...notifications: Notification[]) {
  const network = answerCalls();
  network.gives(getMyInformation, aParent());
  network.gives(api.getMyNotifications, feedOf(...notifications));
  serverSays({});
  return { network, ...openApp("/accueil") };
}
const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
const panel = page.getByRole("region", { name: "Notifications" });
const reads = (network: ReturnType<typeof answerCalls>) => network.callsOf(api.getMyNotifications).length;

/** Waits until the page has a stream, and gives it. */
async function openStream({ streams }: ReturnType<typeof answerCalls>) {
  const open = () => streams.find(({ isClosed }) => !isClosed);
  await expect.poll(open).toBeDefined();
  return open() as TestStream;
}

describe("the bell", () => {
  test("says in words how many notifications are unread (SHELL-16)", async () => {
    openWith(aNotification(), aNotification({ id: 2 }), aNotification({ id: 3, isRead: true }));
    await expect.element(bell).toHaveAccessibleName("Notifications, 2 non lues");
    await bell.click();
    await expect.element(bell).toHaveAttribute("aria-expanded", "true");
    const items = panel.getByRole("listitem");
    await expect.poll(() => items.elements().length).toBe(3);
    for (const text of [
      "Un contrat à signer",
      "Le contrat GE-1 attend votre signature.",
      "Le 5 juillet 2024 à 14\u00a0h\u00a005",
    ]) {
      await expect.element(items.first().getByText(text)).toBeVisible();
    }
    expect(items.getByText("Non lue", { exact: true }).elements()).toHaveLength(2);
  });

  test("is heard as how many are unread, then each with what, when and whether it is read (SHELL-16)", async () => {
    openWith(aNotification(), aNotification({ id: 2, isRead: true, link: null }));
    await expect.element(bell).toBeVisible();
    await expect.element(bell).toMatchAriaInlineSnapshot(`- button "Notifications, 1 non lue"`);
    await bell.click();
    await expect.poll(() => panel.getByRole("listitem").elements()).toHaveLength(2);
    await expect.element(panel).toMatchAriaInlineSnapshot(`
      - region "Notifications":
        - paragraph: Notifications
        - button "Tout marquer comme lu"
        - list:
          - listitem:
            - link "Un contrat à signer Le contrat GE-1 attend votre signature. Le 5 juillet 2024 à 14 h 05 Non lue":
              - /url: /client/factures
              - text: Un contrat à signer Le contrat GE-1 attend votre signature.
              - time: Le 5 juillet 2024 à 14 h 05
              - strong: Non lue
          - listitem:
            - text: Un contrat à signer Le contrat GE-1 attend votre signature.
            - time: Le 5 juillet 2024 à 14 h 05
    `);
  });

  test("leads where a notification leads, and marks it read (SHELL-OP1)", async () => {
    const { network, where } = openWith(aNotification({ id: 7 }));
    network.gives(api.markRead, {});
    network.waits(getMyInvoices);
    await bell.click();
    network.gives(api.getMyNotifications, feedOf(aNotification({ id: 7, isRead: true })));
    await panel.getByRole("link", { name: /Un contrat à signer/ }).click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Factures" })).toHaveFocus();
    expect(where()).toBe("/client/factures");
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(bell).toHaveAccessibleName("Notifications");
    expect(network.callsOf(api.markRead).map(({ body }) => body)).toEqual([{ id: 7 }]);
  });

  test("marks all as read (SHELL-OP1)", async () => {
    const { network } = openWith(aNotification(), aNotification({ id: 2, link: null }));
    network.gives(api.markAllRead, {});
    await bell.click();
    network.gives(api.getMyNotifications, feedOf(aNotification({ isRead: true })));
    await panel.getByRole("button", { name: "Tout marquer comme lu" }).click();
    await expect.element(bell).toHaveAccessibleName("Notifications");
    await expect
      .element(panel.getByRole("button", { name: "Tout marquer comme lu" }))
      .not.toBeInTheDocument();
    await expect.poll(() => network.callsOf(api.markAllRead)).toHaveLength(1);
  });

  test("what is marked as read stays so, whatever a reading says that was asked for before (SHELL-OP1)", async () => {
    const { network } = openWith(aNotification());
    await bell.click();
    await expect.element(panel.getByRole("button", { name: "Tout marquer comme lu" })).toBeVisible();
    const reading = network.holds(api.getMyNotifications);
    (await openStream(network)).says("changed", 2);
    await expect.poll(() => reads(network)).toBe(2);
    const marking = network.holds(api.markAllRead);
    await panel.getByRole("button", { name: "Tout marquer comme lu" }).click();
    await expect.element(bell).toHaveAccessibleName("Notifications");
    reading.answer(Response.json(feedOf(aNotification())));
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
    await expect.element(bell).toHaveAccessibleName("Notifications");
    network.gives(api.getMyNotifications, feedOf(aNotification({ isRead: true })));
    marking.answer(Response.json({}));
    await expect.poll(() => reads(network)).toBe(3);
  });

  test("is honest when marking fails: the notification is unread again", async () => {
    const { network } = openWith(aNotification({ link: null }));
    network.fails(api.markRead);
    await bell.click();
    await panel.getByRole("button", { name: /Un contrat à signer/ }).click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    await expect.element(bell).toHaveAccessibleName("Notifications, 1 non lue");
  });

  test("says that there is nothing, and what would come", async () => {
    openWith();
    await bell.click();
    await expect.element(panel.getByText("Vous n’avez aucune notification.")).toBeVisible();
  });

  test("says that it waits for them", async () => {
    const { network } = openWith();
    network.waits(api.getMyNotifications);
    await bell.click();
    await expect
      .element(panel.getByRole("status", { name: "Chargement des notifications" }))
      .toBeInTheDocument();
  });

  test("says what went wrong, and can try again", async () => {
    const { network } = openWith();
    network.refuses(api.getMyNotifications, commonRefusals.internal);
    await bell.click();
    await expect.element(panel.getByRole("alert")).toBeVisible();
    network.gives(api.getMyNotifications, feedOf(aNotification()));
    await panel.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(panel.getByText("Un contrat à signer")).toBeVisible();
  });

  test("shows older ones on demand, again where they could not be read (SHELL-16)", async () => {
    const { network } = openWith();
    network.gives(api.getMyNotifications, { ...feedOf(aNotification({ id: 30 })), hasOlder: true });
    const older = { ...api.getOlderNotifications, path: "/Notification/GetMyNotifications/30" } as const;
    network.fails(older);
    await bell.click();
    await panel.getByRole("button", { name: "Voir les précédentes" }).click();
    await expect.element(page.getByText(/^Une erreur est survenue lors de l'action\./)).toBeVisible();
    network.gives(older, feedOf(aNotification({ id: 12, title: "Nouveau document" })));
    await panel.getByRole("button", { name: "Voir les précédentes" }).click();
    await expect.element(panel.getByText("Nouveau document")).toBeVisible();
    await expect.element(panel.getByRole("button", { name: "Voir les précédentes" })).not.toBeInTheDocument();
  });

  test("folds away with Escape, which gives the focus back", async () => {
    openWith(aNotification());
    await bell.click();
    await expect.element(panel.getByRole("link", { name: /Un contrat à signer/ })).toBeVisible();
    await userEvent.keyboard("{Tab}{Escape}");
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(bell).toHaveFocus();
  });

  test("asks the server to say it in the language of the screen when it is next read", async () => {
    const { network } = openWith(aNotification());
    await expect.element(bell).toHaveAccessibleName("Notifications, 1 non lue");
    setLocale("en");
    const asked = reads(network);
    await expect.element(bell).toHaveAccessibleName("Notifications, 1 unread");
    await bell.click();
    await expect.poll(() => reads(network)).toBe(asked + 1);
    const last = network.callsOf(api.getMyNotifications).at(-1);
    expect(last?.headers.get("Accept-Language")).toBe("en");
  });
});

describe("what the server says by its stream", () => {
  test("counts to 99 on the bell, and further in words alone (SHELL-16, SHELL-17)", async () => {
    const { network } = openWith();
    network.gives(api.getMyNotifications, { ...feedOf(aNotification()), unreadCount: 99 });
    const shown = () => bell.element().textContent;
    await expect.poll(() => shown()).toBe("99");
    const stream = await openStream(network);
    network.gives(api.getMyNotifications, { ...feedOf(aNotification()), unreadCount: 100 });
    stream.says("opened", 100);
    await expect.poll(() => shown()).toBe("99+");
    await expect.element(bell).toHaveAccessibleName("Notifications, 100 non lues");
    await expect.element(page.getByText("Nouvelle notification. 100 non lues.")).toBeInTheDocument();
    network.gives(api.getMyNotifications, feedOf());
    stream.says("changed", 0);
    await expect.poll(() => shown()).toBe("");
    await expect.element(page.getByText(/^Nouvelle notification/)).not.toBeInTheDocument();
  });

  test("shows at once, is said once aloud, and many in a moment cost one reading (SHELL-17)", async () => {
    const { network } = openWith();
    const stream = await openStream(network);
    await expect.poll(() => reads(network)).toBe(1);
    network.gives(api.getMyNotifications, feedOf(aNotification()));
    stream.says("opened", 0);
    for (let count = 0; count < 20; count += 1) stream.says("changed", 1);
    await expect.element(bell).toHaveAccessibleName("Notifications, 1 non lue");
    await expect
      .element(page.getByText("Nouvelle notification. 1 non lue."))
      .toHaveAttribute("role", "status");
    expect(reads(network)).toBe(2);
  });

  test("is read even when it comes before the first reading has been answered (SHELL-17)", async () => {
    const { network } = openWith();
    const { answer } = network.holds(api.getMyNotifications);
    const stream = await openStream(network);
    await expect.poll(() => reads(network)).toBe(1);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    stream.says("opened", 0);
    stream.says("changed", 1);
    // Past the moment that makes one reading of several changes.
    await vi.advanceTimersByTimeAsync(50);
    vi.useRealTimers();
    network.gives(api.getMyNotifications, feedOf(aNotification()));
    answer(Response.json(feedOf()));
    await expect.element(bell).toHaveAccessibleName("Notifications, 1 non lue");
    expect(reads(network)).toBe(2);
  });

  test("is nothing new when the page knows it already", async () => {
    const { network } = openWith(aNotification());
    await expect.element(bell).toHaveAccessibleName("Notifications, 1 non lue");
    (await openStream(network)).says("opened", 1);
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
    expect(reads(network)).toBe(1);
  });

  test("is nothing new either that a change has told of before (SHELL-17)", async () => {
    const { network } = openWith(aNotification());
    await expect.element(bell).toHaveAccessibleName("Notifications, 1 non lue");
    const stream = await openStream(network);
    stream.says("opened", 1);
    network.gives(api.getMyNotifications, feedOf(aNotification(), aNotification({ id: 2 })));
    stream.says("changed", 2);
    await expect.element(bell).toHaveAccessibleName("Notifications, 2 non lues");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    stream.says("opened", 2);
    await vi.advanceTimersByTimeAsync(50);
    vi.useRealTimers();
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
    expect(reads(network)).toBe(2);
  });

  test("ends with the session, and the page goes to sign in as for any 401 (AUTH-33)", async () => {
    const { network } = openWith();
    const left = stopNavigations();
    await expect.poll(() => reads(network)).toBe(1);
    const stream = await openStream(network);
    stream.says("opened", 0);
    network.refuses(api.getMyNotifications, commonRefusals.unauthorized);
    stream.cut();
    await expect.poll(() => left).toEqual(["/login?redirectUrl=%2Faccueil"]);
  });

  test("is refused when the session ended before it was open, and the page goes to sign in (AUTH-33)", async () => {
    const { network } = openWith();
    const left = stopNavigations();
    await expect.poll(() => reads(network)).toBe(1);
    await expect.poll(() => network.streams.some(({ isClosed }) => !isClosed)).toBe(true);
    network.refuses(api.getMyNotifications, commonRefusals.unauthorized);
    network.streams.find(({ isClosed }) => !isClosed)?.refuse();
    await expect.poll(() => left).toEqual(["/login?redirectUrl=%2Faccueil"]);
  });

  test("a stream that ends because the person signs out is no expired session (AUTH-28, SHELL-28)", async () => {
    const { network } = openWith();
    const left = stopNavigations();
    const stream = await openStream(network);
    stream.says("opened", 0);
    network.refuses(api.getMyNotifications, commonRefusals.unauthorized);
    const { answer } = network.holds(logout);
    await page.getByRole("button", { name: "Mon espace" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    const asked = reads(network);
    stream.cut();
    await expect.poll(() => reads(network)).toBeGreaterThan(asked);
    await new Promise((idle) => requestIdleCallback(idle));
    expect(left).toEqual([]);
    expect(sessionStorage.getItem("flash")).toBeNull();
    // Without an answer it would leave after five seconds, in the middle of another test.
    answer(Response.json({}));
    await expect.poll(() => left).toEqual(["/login"]);
  });
});

describe("the agency’s own widget", () => {
  test("stands in the place of the bell, and its script is loaded (SHELL-16, SHELL-OP1)", async () => {
    const network = answerCalls();
    network.gives(getMyInformation, aParent());
    const url = "https://widget.example/bell.js";
    serverSays({ notificationsWidgetUrl: url } satisfies Partial<Page>);
    onTestFinished(() => document.querySelector(`script[src="${url}"]`)?.remove());
    openApp("/accueil");
    await expect.poll(() => document.querySelectorAll(`script[src="${url}"]`).length).toBe(1);
    expect(document.querySelector("header #notifications-widget")).not.toBeNull();
    await expect.element(bell).not.toBeInTheDocument();
    expect(network.streams).toEqual([]);
  });
});
