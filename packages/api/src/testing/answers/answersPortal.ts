import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "@ribambelle/processes/signals";
import type { LightMyRequestResponse } from "fastify";
import { loadDemonstration } from "../../commands/demonstration/load.ts";
import { demonstrationAccounts } from "../../demonstrating/accounts.ts";
import { outlining } from "../outline/outline.ts";
import { stopClock } from "../outline/stoppedClock.store.ts";
import { buildTestApp, cookieOf, type TestApp } from "../testApp.ts";
import { wereSeen } from "./keptCases.store.ts";
import { type Reader, readers } from "./readers.ts";
import { type Doing, doWhatIsLeft } from "./whatIsLeft.ts";

/** The portal of the demonstration agency, whose clock stands still, and what each reader is answered there. */
export interface AnswersPortal {
  readonly outline: Awaited<ReturnType<typeof outlining>>;
  readonly call: (reader: Reader, address: string) => ReturnType<TestApp["call"]>;
  /** What a reader is answered, to find what else they ask for; it is as the portal answers it. */
  // biome-ignore lint/suspicious/noExplicitAny: each call answers something else.
  readonly read: (reader: Reader, address: string) => Promise<any>;
  readonly idOf: (reader: Reader) => number;
  readonly close: () => Promise<void>;
}

/** Opens it: everybody has done there what the demonstration tells of them, and what is left over of what they may. */
export async function openAnswersPortal(): Promise<AnswersPortal> {
  const portal = await buildTestApp({ JOBS: "elsewhere" }, { stoppedAt: "2026-11-20T10:00:00Z" });
  const outline = await outlining(portal);
  const { config, now } = portal.deps;
  const { connection } = portal.database;
  await stopClock(portal.database, new Date(now().getTime() - 3_600_000));
  const folder = await mkdtemp(join(tmpdir(), "ribambelle-answers-"));
  const given = { config, connection, fileStore: portal.fileStore, folder, now: now() };
  await loadDemonstration({ ...given, log: () => {} });
  await rm(folder, { recursive: true });
  // Nothing of what they do now is of one instant, by which letters would stand in the order of their keys.
  portal.pass(-600);
  const signedIn = new Map<Reader, { readonly cookie: string; readonly id: number }>();
  for (const [reader, reference] of Object.entries(readers) as [Reader, string][])
    signedIn.set(reader, await signIn(portal, reference));
  const call = (reader: Reader, address: string) =>
    portal.call("GET", address, { cookie: signedIn.get(reader)?.cookie });
  const taken = (answer: LightMyRequestResponse) => {
    if (answer.statusCode >= 300)
      throw new Error(`${answer.statusCode} ${answer.raw.req.url} ${answer.body}`);
    return answer.body === "" ? null : answer.json();
  };
  const read: AnswersPortal["read"] = async (reader, address) => taken(await call(reader, address));
  const idOf = (reader: Reader) => signedIn.get(reader)?.id ?? 0;
  const post: Doing["post"] = async (reader, path, body, of) => {
    portal.pass(5);
    const version = typeof of === "string" ? (await call(reader, of)).headers.etag : of && `"${of}"`;
    const headers = { "idempotency-key": randomUUID(), ...(version && { "if-match": String(version) }) };
    return taken(await portal.call("POST", path, { cookie: signedIn.get(reader)?.cookie, body, headers }));
  };
  await doWhatIsLeft({ portal, call, read, post, idOf });
  outline.putClockBack();
  for (const reader of signedIn.keys()) await read(reader, "/Authentication/GetMyInformation");
  const ids = [...signedIn.values()].map(({ id }) => id);
  await until(() => wereSeen(connection.db, ids, portal.deps.now()));
  return {
    outline,
    call,
    read,
    idOf,
    close: () => portal.close(),
  };
}

async function signIn(portal: TestApp, reference: string) {
  const account = demonstrationAccounts.find((one) => one.reference === reference);
  const cookie = await portal.signIn(account?.userName ?? "", account?.password);
  const own = (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).json();
  if (!own.demonstrationCode) return { cookie, id: own.userId };
  // Who has a second factor is shown their code here, as this is the demonstration.
  const form = { code: own.demonstrationCode };
  const proven = await portal.call("POST", "/User/SecondFactor/Verify", { cookie, form });
  return { cookie: cookieOf(proven), id: own.userId };
}
