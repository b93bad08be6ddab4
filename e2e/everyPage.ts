import { readFileSync } from "node:fs";
import { type APIRequestContext, type Page, request } from "@playwright/test";
import { accounts } from "./accounts.ts";
import { begunSession } from "./agencySessions.ts";
import { filesIn } from "./filesIn.ts";
import { expect } from "./journey.ts";
import { expectTakenOver, keepOfflinePage, visit } from "./portal.ts";
import { thisYear } from "./thisYear.ts";

type Account = (typeof accounts)[keyof typeof accounts];

const built = new URL("../packages/web/dist/pages.json", import.meta.url);
interface BuiltPages {
  readonly app: readonly string[];
  readonly public: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, { readonly styles: readonly string[]; readonly scripts: string }>>;
}
const paths: BuiltPages = JSON.parse(readFileSync(built, "utf8"));
const isOfOneThing = (path: string) => path.includes("$id");

const addressAt = (path: string) =>
  path.replace("$surveyType", "enquete").replace("$genre", "garde").replace("$annee", String(thisYear));

/** Where every page of the app is but those of one thing, to which others lead. */
export const addresses = paths.app.filter((path) => !isOfOneThing(path)).map(addressAt);

const ofOneThing = paths.app
  .filter(isOfOneThing)
  .map((path) => ({ path, form: new RegExp(`^${path.replace(/\$\w+/g, "[^/]+")}$`) }));

const pathOfThing = (address: string) =>
  addresses.includes(address) ? undefined : ofOneThing.find(({ form }) => form.test(address))?.path;

/** The paths of pages of one thing. */
export const pathsOfThings: readonly string[] = ofOneThing.map(({ path }) => path);

/** A page: its path, where it is, and its kind, which is where it is but for the id of its thing. */
export interface Thing {
  readonly path: string;
  readonly kind: string;
  readonly address: string;
}

/** A page that stands by itself. */
export const thingAt = (address: string): Thing => ({ path: address, kind: address, address });

/** The pages of one thing that a drawn page leads to. */
export function thingsIn(html: string): Thing[] {
  const linked = [...html.matchAll(/<a [^>]*href="([^"?#]+)/g)].map(([, address]) => address ?? "");
  return linked.flatMap((address) => {
    const path = pathOfThing(address);
    if (!path) return [];
    const id = address.split("/")[path.split("/").indexOf("$id")] ?? "";
    return [{ path, kind: address.replace(id, "$id"), address }];
  });
}

/** The styles that the build names for a page, and the scripts beside those of every page. */
export function filesNamedFor({ path, kind, address }: Thing): readonly string[] {
  const declared = paths.app.find((one) => addressAt(one) === address) ?? path;
  const files = paths.files[kind] ?? paths.files[declared];
  return files ? [files.styles.join(" "), ...filesIn(files.scripts)] : [];
}

/** Where every page is that is shown to anybody. */
export const publicAddresses = Object.keys(paths.public);

/** Somebody of each role. */
export const roles = [accounts.parent, accounts.babysitter, accounts.agency];

/** Signs in by the call alone, for answers without a browser. */
export async function clientOf({ userName, password }: Account): Promise<APIRequestContext> {
  const baseURL = `http://localhost:${process.env.E2E_PORT}`;
  const cookies = begunSession(userName);
  if (cookies)
    return request.newContext({ baseURL, maxRedirects: 0, storageState: { cookies, origins: [] } });
  const client = await request.newContext({ baseURL, maxRedirects: 0 });
  const form = { userName, password };
  const login = await client.post("/api/v1/Authentication/login", {
    form,
    headers: { accept: "application/json" },
  });
  expect(login.status()).toBe(200);
  return client;
}

/** Opens an address; false where another page is shown to this person in its place. */
async function isShownAt(page: Page, address: string): Promise<boolean> {
  const answer = await page.goto(address);
  if (answer?.url() !== new URL(address, answer?.url()).href) return false;
  await expectTakenOver(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return true;
}

const pathsLinkedFrom = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("a")].map(({ pathname }) => pathname));

/** Looks at every page that this person is shown, one of each kind of thing among them; gives how many they were. */
export async function onEveryPage(
  page: Page,
  account: Account,
  look: (address: string) => Promise<void>,
): Promise<number> {
  await visit(page, account);
  const things = new Map<string, string>();
  let shown = 0;
  const lookAt = async (address: string) => {
    if (!(await isShownAt(page, address))) return;
    const linked = await pathsLinkedFrom(page);
    for (const one of linked) {
      const path = pathOfThing(one);
      if (path && !things.has(path)) things.set(path, one);
    }
    await look(address);
    shown += 1;
  };
  for (const address of addresses) await lookAt(address);
  for (const address of things.values()) await lookAt(address);
  return shown;
}

/** Looks at every page that is shown to anybody. */
export async function onEveryPublicPage(page: Page, look: (address: string) => Promise<void>): Promise<void> {
  await keepOfflinePage(page);
  for (const address of publicAddresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(address);
  }
}
