import { generate } from "otplib";
import { listAudit } from "./stores/testAudit.store.ts";
import { recordsOf } from "./stores/testLetterRecords.store.ts";
import type { TestPerson } from "./stores/testPeople.store.ts";
import { cookieOf, type TestApp } from "./testApp.ts";

const ownInformation = "/Authentication/GetMyInformation";

/** Gives the code that an application with this key shows now, or so many steps of 30 seconds later. */
export function codeOf(portal: TestApp, key: string, later = 0): Promise<string> {
  const epoch = Math.floor(portal.deps.now().getTime() / 1_000) + 30 * later;
  return generate({ secret: key, epoch });
}

export interface Enrolled {
  readonly key: string;
  /** Of the session in which the factor was switched on. */
  readonly cookie: string;
  readonly recoveryCodes: readonly string[];
}

/** Switches a person's second factor on, and moves the clock on until their application shows another code. */
export async function enrol(portal: TestApp, person: TestPerson, signedIn?: string): Promise<Enrolled> {
  const cookie = signedIn ?? (await portal.signIn(person.userName));
  const begun = await portal.call("POST", "/User/SecondFactor/Begin", { cookie });
  const { key } = begun.json<{ key: string }>();
  const body = { code: await codeOf(portal, key) };
  const confirmed = await portal.call("POST", "/User/SecondFactor/Confirm", { cookie, body });
  if (confirmed.statusCode !== 200) throw new Error(`enrolment: ${begun.body} ${confirmed.body}`);
  portal.pass(60);
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  return { key, cookie: cookieOf(confirmed), recoveryCodes };
}

/** The calls and readings that tests of the second factor are made of, in the portal that stands at the time. */
export function secondFactorCalls(portal: () => TestApp, person: () => TestPerson) {
  const db = () => portal().database.connection.db;
  return {
    db,
    pool: () => portal().database.connection.pool,
    verify: (cookie: string, form: Record<string, string>) =>
      portal().call("POST", "/User/SecondFactor/Verify", { cookie, form }),
    factor: (call: string, cookie: string, body?: object) =>
      portal().call("POST", `/User/SecondFactor/${call}`, { cookie, body }),
    statusOf: async (cookie: string) => (await portal().call("GET", ownInformation, { cookie })).statusCode,
    /** The kinds of the person's letters, oldest first. */
    letters: async () => (await recordsOf(db(), person().personId)).map(({ kind }) => kind),
    /** What the audit says was done to the person's things, oldest first. */
    acts: async () => (await listAudit(db(), person().personId)).map(({ action }) => action),
  };
}
