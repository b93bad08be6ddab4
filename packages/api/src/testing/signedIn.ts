import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import type { Role } from "@ribambelle/domain/kernel/role";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Db } from "../db/connection/connect.ts";
import { byCommand } from "../features/audit/index.ts";
import { giveFunctions } from "../features/staff/staff.actions.ts";
import { insertPerson, type TestPerson } from "./stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "./testApp.ts";
import { enrol } from "./testSecondFactor.ts";

type Given = Parameters<typeof insertPerson>[2];

/** A portal, and who is signed in to it. */
export interface SignedIn {
  readonly portal: TestApp;
  readonly person: TestPerson;
  /** Given anew by a test that signs the person in again. */
  cookie: string;
}

/** One portal for the tests of a file, to which a new person is signed in before each. */
export interface EachSignedIn extends SignedIn {
  db(): Db;
  /** Signs another new person in, who takes the place of the first until the test ends. */
  change(given?: Given): Promise<void>;
}

/** Puts a new person into a portal and signs them in. */
export async function signInto(portal: TestApp, role: Role, given: Given = {}): Promise<SignedIn> {
  const person = await insertPerson(portal.database.connection.db, role, given);
  return { portal, person, cookie: await portal.signIn(person.userName) };
}

/** Builds the portal of a file of tests, signs a new person of the role in before each, and closes it after them. */
export function signedIn(role: Role, given: Given = {}): EachSignedIn {
  let portal: TestApp;
  let now: SignedIn;
  const change = async (other: Given = {}) => {
    now = await signInto(portal, role, other);
  };
  beforeAll(async () => {
    portal = await buildTestApp();
  });
  afterAll(() => portal.close());
  beforeEach(() => change(given));
  return {
    get portal() {
      return portal;
    },
    get person() {
      return now.person;
    },
    get cookie() {
      return now.cookie;
    },
    set cookie(cookie) {
      now.cookie = cookie;
    },
    db: () => portal.database.connection.db,
    change,
  };
}

/** Puts somebody of the agency in the database who does this, if anything. */
export async function insertStaff(
  portal: TestApp,
  functions: readonly StaffFunction[],
  given: Given = {},
): Promise<TestPerson & { readonly reference: string }> {
  const { db } = portal.database.connection;
  const person = await insertPerson(db, "Agency", given);
  const reference = given?.agency_reference ?? `P-${person.userName.replace("person.", "")}`;
  if (functions.length > 0) await giveFunctions(db, byCommand, reference, functions);
  return { ...person, reference };
}

/** Gives the cookie of somebody who has just signed in and does this. */
export const staffCookie = async (portal: TestApp, ...functions: StaffFunction[]): Promise<string> =>
  portal.signIn((await insertStaff(portal, functions)).userName);

/** Somebody of the agency who has just given a second factor, which every change of colleagues asks for. */
export async function provenStaff(
  portal: TestApp,
  functions: readonly StaffFunction[],
  given: Given = {},
): Promise<TestPerson & { readonly reference: string; readonly cookie: string }> {
  const person = await insertStaff(portal, functions, given);
  return { ...person, cookie: (await enrol(portal, person)).cookie };
}
