import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StartOptions } from "@ribambelle/processes/portal";
import { freePort } from "@ribambelle/processes/postgres";
import { generate as generateCode } from "otplib";
import { pino } from "pino";
import { noTimeLimits } from "../packages/api/src/db/connection/timeLimits.ts";
import { type OpenDatabase, openDatabase } from "../packages/api/src/db/openDatabase.ts";
import { prepareDatabase } from "../packages/api/src/portal.ts";
import { readConfig } from "../packages/api/src/readConfig.ts";
import { dayAt } from "../packages/domain/src/kernel/day.ts";
import { administratorUserName, insertAdministrator } from "./generator/administrator.store.ts";
import { generate } from "./generator/generate.ts";
import { babysitterUserName, generatedPassword, parentUserName } from "./generator/size.ts";
import { type BenchServer, makeFolder, startServer, untilEnd } from "./lifecycle.ts";
import { postmasterIn } from "./machine.ts";

export interface BenchDatabase {
  readonly clientConfig: OpenDatabase["clientConfig"];
  readonly postmaster: number;
  readonly changeTables: OpenDatabase["changeTables"];
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a folder, migrated, and fills it when so many parents are asked for, with a year of their private
 * space where that is asked for too.
 */
export async function benchDatabase(
  folder: string,
  parents?: number,
  hasPrivateSpace = false,
): Promise<BenchDatabase> {
  let said = "";
  const listeners = {
    onError: (error: Error) => console.error(error.message),
    say: (line: string) => {
      said += line;
    },
  };
  // The limits of requests are the portal's own, which is another process: here large tables are filled.
  const opening = openDatabase(readConfig({ DATA_FOLDER: folder }), listeners, noTimeLimits);
  // Registered before the start has finished: a Ctrl-C meanwhile must not leave PostgreSQL running.
  const close = untilEnd(async () => {
    const opened = await opening.catch(() => null);
    await opened?.close();
  });
  const database = await opening;
  await prepareDatabase(database, pino({ level: "silent" }));
  const size = { contractsPerParent: 5, hasPrivateSpace, seed: 1, today: dayAt(new Date()) };
  if (parents)
    await database.changeTables(async (pool) => {
      await generate(pool, { ...size, parents }, () => {});
      await insertAdministrator(pool);
    });
  const { clientConfig, changeTables } = database;
  return { clientConfig, changeTables, postmaster: postmasterIn(said), close };
}

/** Which portal is started, and whether by its sources, in which what is loaded before it finds its libraries. */
type StartedPortal = Partial<StartOptions> & { readonly bySources?: boolean };

/** Starts a portal as in production, of this checkout or another one, on a free port and the data of a folder. */
export async function startPortal(
  folder: string,
  { settings, nodeArgs, checkout, bySources = false }: StartedPortal = {},
): Promise<BenchServer> {
  const port = await freePort();
  // An older checkout is not built.
  const isOlder = checkout !== undefined && !existsSync(join(checkout, "packages/api/dist/main.js"));
  return startServer(bySources || isOlder ? "packages/api/src/main.ts" : "packages/api/dist/main.js", {
    settings: {
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_FOLDER: folder,
      SIGN_IN_FAILURES_PER_ADDRESS: "1000000",
      SIGN_INS_PER_ACCOUNT: "1000000",
      SESSIONS_PER_PERSON: "1000000",
      WRITES_PER_PERSON: "1000000",
      ...settings,
    },
    nodeArgs,
    checkout,
  });
}

/** Starts a portal with the demonstration’s people; one of another checkout too where its folder is given. */
export async function startDemonstrations(against: string | null): Promise<BenchServer[]> {
  const started: BenchServer[] = [];
  for (const checkout of [undefined, ...(against ? [against] : [])])
    started.push(await startPortal(makeFolder(), { settings: { DEMONSTRATION: "yes" }, checkout }));
  return started;
}

/** Posts the sign-in form; gives the session's cookie, or null when it was refused. */
export async function signIn(address: string, username: string, password: string): Promise<string | null> {
  const answer = await fetch(`${address}/api/v1/Authentication/login`, {
    method: "POST",
    headers: { accept: "application/json", origin: address },
    body: new URLSearchParams({ username, password }),
  });
  await answer.arrayBuffer();
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? null;
}

/** Signs in whoever administers the agency, and switches their second factor on; gives the session's cookie. */
export async function signInAdministrator(address: string): Promise<string> {
  const begun = await signIn(address, administratorUserName, generatedPassword);
  if (!begun) throw new Error(`${administratorUserName} could not sign in.`);
  const post = (call: string, body: object) =>
    fetch(`${address}/api/v1/User/SecondFactor/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: address, cookie: begun },
      body: JSON.stringify(body),
    });
  const { key } = (await (await post("Begin", {})).json()) as { key: string };
  const confirmed = await post("Confirm", { code: await generateCode({ secret: key }) });
  if (!confirmed.ok) throw new Error(`The second factor was not switched on: ${await confirmed.text()}`);
  return confirmed.headers.getSetCookie()[0]?.split(";")[0] ?? begun;
}

interface SignedIn {
  /** Counted from 0 among the parents, or among the babysitters. */
  readonly number: number;
  readonly cookie: string;
}

async function signInAll(
  address: string,
  numbers: readonly number[],
  userNameOf: (number: number) => string,
) {
  const signedIn: SignedIn[] = [];
  for (const number of numbers) {
    const cookie = await signIn(address, userNameOf(number), generatedPassword);
    if (!cookie) throw new Error(`${userNameOf(number)} could not sign in.`);
    signedIn.push({ number, cookie });
  }
  return signedIn;
}

/** Signs in parents that lie evenly among all. */
export function signInParents(address: string, parents: number, callers: number): Promise<SignedIn[]> {
  const numbers = Array.from({ length: callers }, (_, caller) => Math.floor((caller * parents) / callers));
  return signInAll(address, numbers, parentUserName);
}

/** Signs in the first babysitters. */
export function signInBabysitters(address: string, callers: number): Promise<SignedIn[]> {
  return signInAll(address, [...Array(callers).keys()], babysitterUserName);
}
