import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { codeOf, enrol } from "../../testing/testSecondFactor.ts";

const me = "/Authentication/GetMyInformation";
let portal: TestApp;
let production: TestApp;
let undemonstrated: TestApp;
let colleague: TestPerson;
let key: string;
let inside: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  const shared = { database: portal.database };
  const settings = { NODE_ENV: "production", PUBLIC_URL: "http://localhost:3000", DEMONSTRATION: "yes" };
  production = await buildTestApp(settings, shared);
  undemonstrated = await buildTestApp({ DEMONSTRATION: "no" }, shared);
});
afterAll(async () => {
  await production.close();
  await undemonstrated.close();
  await portal.close();
});
let count = 0;
beforeEach(async () => {
  count += 1;
  colleague = await insertPerson(portal.database.connection.db, "Agency", {
    agency_reference: `DEMO-A7${count}`,
  });
  ({ key, cookie: inside } = await enrol(portal, colleague));
});

const codeIn = async (where: TestApp, cookie: string) =>
  (await where.call("GET", me, { cookie })).json().demonstrationCode;

it("shows somebody of the demonstration the code that lets them in, once, and the next one half a minute later (STAFF-35)", async () => {
  // From the beginning of a half minute: on a slow machine the code would be another before it is asked for again.
  portal.pass(90 - ((portal.deps.now().getTime() / 1_000) % 30));
  const half = await portal.signIn(colleague.userName);
  const code = await codeIn(portal, half);
  expect(code).toBe(await codeOf(portal, key));
  const given = await portal.call("POST", "/User/SecondFactor/Verify", { cookie: half, form: { code } });
  expect(given.statusCode).toBe(200);
  const again = await portal.signIn(colleague.userName);
  expect(await codeIn(portal, again)).toBeNull();
  portal.pass(30);
  expect(await codeIn(portal, again)).toMatch(/^\d{6}$/);
});

const codeInside = async (where: TestApp, cookie: string) =>
  (await where.call("GET", "/User/SecondFactor", { cookie })).json().demonstrationCode;

it("shows somebody of the demonstration who is in the code that proves it once more, and nobody else (STAFF-35, FACTOR-13)", async () => {
  const code = await codeInside(portal, inside);
  expect(code).toBe(await codeOf(portal, key));
  const body = { code, password: null };
  const proved = await portal.call("POST", "/User/SecondFactor/Prove", { cookie: inside, body });
  expect(proved.statusCode).toBe(200);
  expect(await codeInside(portal, inside)).toBeNull();
  const elsewhere = await undemonstrated.call("GET", "/User/SecondFactor", { cookie: inside });
  expect([elsewhere.statusCode, elsewhere.json().demonstrationCode]).toEqual([200, undefined]);
  expect(await codeInside(production, inside)).toBeUndefined();
  const person = await insertPerson(portal.database.connection.db, "Agency", {
    agency_reference: `AGE-B${count}`,
  });
  expect(await codeInside(portal, (await enrol(portal, person)).cookie)).toBeUndefined();
});

it("shows it to nobody else, nor in production, nor where there is no demonstration (STAFF-35)", async () => {
  const half = await portal.signIn(colleague.userName);
  for (const where of [production, undemonstrated]) expect(await codeIn(where, half)).toBeUndefined();
  const person = await insertPerson(portal.database.connection.db, "Agency", {
    agency_reference: `AGE-${count}`,
  });
  const { cookie } = await enrol(portal, person);
  expect(await codeIn(portal, await portal.signIn(person.userName))).toBeUndefined();
  // Neither once they are in.
  expect(await codeIn(portal, cookie)).toBeUndefined();
});

it("shows nothing of a key that another installation sealed (STAFF-35)", async () => {
  const elsewhere = await buildTestApp({ SECOND_FACTOR_KEY: "ab".repeat(32) }, { database: portal.database });
  const half = await portal.signIn(colleague.userName);
  const answer = await elsewhere.call("GET", me, { cookie: half });
  expect([answer.statusCode, answer.json().demonstrationCode]).toEqual([200, undefined]);
  await elsewhere.close();
});
