import { join } from "node:path";
import { demonstrationAccounts } from "@ribambelle/api/demonstrating/accounts";
import type { ReadyProcess } from "@ribambelle/processes/portal";
import { rowsOf } from "@ribambelle/processes/postgres";
import type pg from "pg";
import { expect } from "vitest";
import { ask, firstDocument, parent, signIn } from "./visitor.ts";

/** How to reach the embedded database of a data folder while its server runs. */
export const embeddedIn = (folder: string): pg.ClientConfig => ({
  host: join(folder, "socket"),
  port: 5432,
  user: "ribambelle",
  database: "ribambelle",
});

const tables = ["person", "parent_contract", "housework_contract", "babysitter_contract", "document"];

/** Counts what a database holds. */
export async function contentOf(database: pg.ClientConfig | string): Promise<Record<string, number>> {
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await rowsOf<Record<string, number>>(database, `SELECT ${counts.join(", ")}`);
  return row ?? {};
}

/** Expects every account of the demonstration to sign in, and a document to come whole. */
export async function expectDemonstration({ address }: ReadyProcess): Promise<void> {
  const statuses = [];
  for (const account of demonstrationAccounts) statuses.push((await signIn(address, account)).status);
  expect(statuses).toEqual(demonstrationAccounts.map(() => 200));
  const { cookie } = await signIn(address, parent);
  const document = await ask(address, "GET", await firstDocument(address, cookie), { cookie });
  expect([document.status, document.body.slice(0, 5)]).toEqual([200, "%PDF-"]);
}
