import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { loadDemonstration } from "../../commands/demonstration/load.ts";
import { demonstrationAccounts } from "../../demonstrating/accounts.ts";
import { outlining } from "../outline/outline.ts";
import { stopClock } from "../outline/stoppedClock.store.ts";
import { buildTestApp, cookieOf, type TestApp } from "../testApp.ts";

/** Who reads: a family, a babysitter, and the agency’s administrator, each with a full space. */
const readers = { Parent: "DEMO-P01", BabySitter: "DEMO-I01", Agency: "DEMO-A01" } as const;
export type Reader = keyof typeof readers;

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
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const read: AnswersPortal["read"] = async (reader, address) => taken(await call(reader, address));
  await doWhatIsLeft(read, async (reader, path, body) => {
    portal.pass(60);
    return taken(await portal.call("POST", path, { cookie: signedIn.get(reader)?.cookie, body }));
  });
  outline.putClockBack();
  return {
    outline,
    call,
    read,
    idOf: (reader) => signedIn.get(reader)?.id ?? 0,
    close: () => portal.close(),
  };
}

type Post = (reader: Reader, path: string, body: object) => Promise<unknown>;

/** Does what nobody of the demonstration has done: links of calendars, a search that is kept, words about a profile and an offer. */
async function doWhatIsLeft(read: AnswersPortal["read"], post: Post): Promise<void> {
  for (const reader of ["Parent", "BabySitter"] as const)
    await post(reader, "/Intervention/RenewMyCalendarLink", { withPlace: true });
  await post("Parent", "/Nanny/Searches", { filters: "permis=oui" });
  const [first, second] = (await read("Parent", "/Nanny/Search")).items;
  await post("Parent", `/Nanny/${first.id}/Keep`, {});
  await post("Parent", `/Nanny/${second.id}/Interest`, { wish: "Dès lundi", moments: [] });
  const [offer] = (await read("BabySitter", "/Offer/Search")).items;
  await post("BabySitter", `/Offer/${offer.reference}/Interest`, { word: "Disponible dès lundi" });
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
