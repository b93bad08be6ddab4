import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, request } from "@playwright/test";

/** The rules of WCAG 2.2 AA and axe's best practices: nothing may be found. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // A colour half-way through a fade is not the one that people read.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found, state).toEqual([]);
}

/** The page is no wider than the window: nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

interface Account {
  readonly userName: string;
  readonly password: string;
}

const withoutReminder = new Map<string, Promise<void>>();

// The reminder between sign-in and page has its own journey; in the others it was read before.
async function putReminderAway({ userName, password }: Account): Promise<void> {
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const client = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const login = await client.post("/api/v1/Authentication/login", {
    headers: { accept: "application/json" },
    form: { username: userName, password },
  });
  if (login.ok()) await client.post("/api/v1/Authentication/DisableDisplayedConnectionPopup");
  await client.dispose();
}

/** Fills the sign-in form by its French labels and sends it; the reminder was read before. */
export async function signIn(page: Page, account: Account, target = "/login") {
  const key = `${account.userName} ${account.password}`;
  const away = withoutReminder.get(key) ?? putReminderAway(account);
  withoutReminder.set(key, away);
  await away;
  await page.goto(target);
  await page.getByLabel("E-mail ou identifiant").fill(account.userName);
  await page.getByLabel("Mot de passe", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
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
  const buttons = page.getByRole("banner").getByRole("button", { name: /^(Menu|Mon espace)$/ });
  await buttons.filter({ visible: true }).click();
}
