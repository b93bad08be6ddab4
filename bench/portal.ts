import type { StartOptions } from "@ribambelle/processes/portal";
import { freePort } from "@ribambelle/processes/postgres";
import { pino } from "pino";
import { readConfig } from "../packages/api/src/config.ts";
import { type OpenDatabase, openDatabase } from "../packages/api/src/db/openDatabase.ts";
import { prepareDatabase } from "../packages/api/src/portal.ts";
import { dayAt } from "../packages/domain/src/kernel/day.ts";
import { generate } from "./generator/generate.ts";
import { generatedPassword, parentUserName } from "./generator/size.ts";
import { type BenchServer, startServer, untilEnd } from "./lifecycle.ts";
import { postmasterIn } from "./machine.ts";

export interface BenchDatabase {
  readonly clientConfig: OpenDatabase["clientConfig"];
  readonly postmaster: number;
  close(): Promise<void>;
}

/** Opens the embedded database of a folder, migrated, and fills it when so many parents are asked for. */
export async function benchDatabase(folder: string, parents?: number): Promise<BenchDatabase> {
  let said = "";
  const opening = openDatabase(readConfig({ DATA_FOLDER: folder }), {
    onError: (error) => console.error(error.message),
    say: (line) => {
      said += line;
    },
  });
  // Registered before the start has finished: a Ctrl-C meanwhile must not leave PostgreSQL running.
  const close = untilEnd(async () => {
    const opened = await opening.catch(() => null);
    await opened?.close();
  });
  const database = await opening;
  await prepareDatabase(database, pino({ level: "silent" }));
  const size = { contractsPerParent: 5, seed: 1, today: dayAt(new Date()) };
  if (parents) await generate(database.connection.pool, { ...size, parents }, () => {});
  return { clientConfig: database.clientConfig, postmaster: postmasterIn(said), close };
}

/** Starts a portal as in production, on a free port and the data of a folder. */
export async function startPortal(
  folder: string,
  { settings, nodeArgs }: Partial<StartOptions> = {},
): Promise<BenchServer> {
  const port = await freePort();
  return startServer("packages/api/src/main.ts", {
    settings: {
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_FOLDER: folder,
      SIGN_IN_FAILURES_PER_ADDRESS: "1000000",
      WRITES_PER_PERSON: "1000000",
      ...settings,
    },
    nodeArgs,
  });
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

/** Signs in parents that lie evenly among all; gives their numbers and cookies. */
export async function signInParents(address: string, parents: number, callers: number) {
  const signedIn: { number: number; cookie: string }[] = [];
  for (let caller = 0; caller < callers; caller += 1) {
    const number = Math.floor((caller * parents) / callers);
    const cookie = await signIn(address, parentUserName(number), generatedPassword);
    if (!cookie) throw new Error(`${parentUserName(number)} could not sign in.`);
    signedIn.push({ number, cookie });
  }
  return signedIn;
}
