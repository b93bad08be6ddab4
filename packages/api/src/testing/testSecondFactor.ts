import { generate } from "otplib";
import type { TestPerson } from "./stores/testPeople.store.ts";
import { cookieOf, type TestApp } from "./testApp.ts";

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
