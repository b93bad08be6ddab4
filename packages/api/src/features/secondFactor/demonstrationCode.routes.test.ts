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
  ({ key } = await enrol(portal, colleague));
});

const codeIn = async (where: TestApp, cookie: string) =>
  (await where.call("GET", me, { cookie })).json().demonstrationCode;

it("shows somebody of the demonstration the code that lets them in, once, and the next one half a minute later (STAFF-35)", async () => {
  portal.pass(60);
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
