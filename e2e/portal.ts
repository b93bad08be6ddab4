import { type APIRequestContext, expect, type Page, request } from "@playwright/test";
import { begunSession } from "./agencySessions.ts";
import { violationsOn } from "./axe.ts";
import { windows } from "./windows.ts";

// Left out by axe, as long as it tries it: a name holds the words that are seen (WCAG 2.5.3).
const withNames = { rules: { "label-content-name-mismatch": { enabled: true } } };

/** The rules of WCAG 2.2 AA and axe's best practices: nothing may be found, in this window. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await violationsOn(page, withNames), state).toEqual([]);
}

/** Its texts can be read where the system asks for dark; the page ends as it was. */
async function expectReadableInTheDark(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  // A page whose script follows the system (the reference of the API) hears of it with the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await violationsOn(page, { runOnly: ["color-contrast"] }), `${state}, in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/** The page is no wider than this window: nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Looks at the page as it stands in both windows; it ends in the one that it had. */
async function inBothWindows(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  const own = page.viewportSize() ?? windows.phone;
  const other = own.width === windows.phone.width ? windows.desktop : windows.phone;
  for (const size of [other, own]) {
    await page.setViewportSize(size);
    await look(size.width);
  }
}

/** Nothing scrolls sideways on a phone or on a desk. */
export const expectNoSidewaysScrollAnywhere = (page: Page) =>
  inBothWindows(page, () => expectNoSidewaysScroll(page));

/** The page is accessible on a phone and on a desk, nothing scrolls sideways, and it can be read in the dark. */
export async function expectFits(page: Page, state: string): Promise<void> {
  await inBothWindows(page, async (width) => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `${state}, ${width} pixels`);
  });
  await expectReadableInTheDark(page, state);
}

interface Account {
  readonly userName: string;
  readonly password: string;
}

const ownOrigin = () => `http://localhost:${process.env.E2E_PORT}`;

/** Signs in by the call alone: what the client asks next, it asks as that person. */
async function logIn(client: APIRequestContext, { userName, password }: Account, origin: string) {
  const login = await client.post(`${origin}/api/v1/Authentication/login`, {
    headers: { accept: "application/json", "accept-language": "fr", origin },
    form: { username: userName, password },
  });
  expect(login.status()).toBe(200);
}

const withoutReminder = new Map<string, Promise<void>>();

// The reminder between sign-in and page has its own journey; in the others it was read before.
async function putReminderAway(account: Account): Promise<void> {
  const origin = ownOrigin();
  const client = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await logIn(client, account, origin);
  const away = await client.post("/api/v1/Authentication/DisableDisplayedConnectionPopup");
  expect(away.status()).toBe(200);
  await client.dispose();
}

/** Waits until the script of a public page answers: before that, the browser itself follows its links and sends its form. */
export async function expectScript(page: Page): Promise<void> {
  // React marks the element that it has taken over.
  const isTaken = () =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => /^__react/.test(key));
  await expect.poll(() => page.evaluate(isTaken)).toBe(true);
}

/** Waits until the script has taken over a page that arrived drawn. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect(page.locator("#root[data-drawn]")).toHaveCount(0);
}

/**
 * Holds the scripts of the pages that follow until what it gives is called: all but the small one that keeps what is tapped and typed
 * early, before which nothing shows, if not said otherwise.
 */
export async function holdScripts(
  page: Page,
  held: string | RegExp = /\/assets\/(?!early-).*\.js$/,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(held, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The offline page stays, as it does without a network: it gives way as soon as the portal answers. */
export const keepOfflinePage = (page: Page) => page.route("**/healthz", (route) => route.abort());

/** Opens the sign-in page, or another public one, and waits until its script answers. */
export async function openPublic(page: Page, address = "/login"): Promise<void> {
  await page.goto(address);
  await expectScript(page);
}

/** Fills the sign-in form by its French labels and sends it. */
export async function sendCredentials(page: Page, { userName, password }: Account): Promise<void> {
  await page.getByLabel("E-mail ou identifiant").fill(userName);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

// These pages redirect: waiting for the next page keeps that redirect from cutting off the journey's next
// navigation.
const passages = new Set(["/", "/login", "/popup-redirect"]);

/** Opens a page as somebody who is signed in already, and waits until its script answers; the way in has journeys of its own. */
export async function visit(page: Page, account: Account, path = "/accueil"): Promise<void> {
  await visitDrawn(page, account, path);
  await expectTakenOver(page);
}

/** The same where no script comes, or is not waited for. */
export async function visitDrawn(page: Page, account: Account, path = "/accueil"): Promise<void> {
  // A page of whoever was signed in before would find its session ended, and leave by itself meanwhile; who signs in with
  // another session's cookie ends that one, which may be one that journeys share.
  await loseSession(page);
  const begun = begunSession(account.userName);
  if (begun) await page.context().addCookies(begun);
  else await logIn(page.request, account, new URL(path, ownOrigin()).origin);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Signs in by the form and waits until the page that it leads to answers; the reminder was read before. */
export async function signIn(page: Page, account: Account, target = "/login"): Promise<void> {
  const key = `${account.userName} ${account.password}`;
  const away = withoutReminder.get(key) ?? putReminderAway(account);
  withoutReminder.set(key, away);
  await away;
  await openPublic(page, target);
  await sendCredentials(page, account);
  await expect(page).toHaveURL(({ pathname }) => !passages.has(pathname));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectTakenOver(page);
}

/** Removes the session's cookie while no page is open: an open page would notice and leave by itself. */
export async function loseSession(page: Page): Promise<void> {
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Collects what the browser reports as wrong: a page that hydrates badly or asks for what is missing says so here. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

/** Opens the menu where the window is too narrow for the header to hold it. */
export async function openMenu(page: Page): Promise<void> {
  const buttons = page.getByRole("button", { name: /^(Menu|Mon espace)$/ });
  await buttons.filter({ visible: true }).click();
}
