import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { compareEachTime } from "../../../testing/passwords/knownPasswords.ts";
import { type CuttableDatabase, cuttableDatabase } from "../../../testing/servers/cuttableDatabase.ts";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { passwordsWaiting } from "../passwords/password.ts";

compareEachTime();

let database: CuttableDatabase;
let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  database = await cuttableDatabase();
  const settings = { SIGN_IN_FAILURES_PER_ACCOUNT: "5", SIGN_IN_FAILURES_PER_ADDRESS: "20" };
  portal = await buildTestApp(settings, { database, alone: "the queue of passwords is that of one process" });
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});
beforeEach(async () => {
  person = await insertPerson(database.connection.db, "Parent");
});

// Takes the database away while passwords are being verified, and brings it back after the answers.
async function statusesWhenCut(calls: () => ReturnType<TestApp["call"]>[]): Promise<number[]> {
  const answers = calls();
  await until(async () => passwordsWaiting() > 0);
  database.cut();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  database.mend();
  await until(async () => (await portal.app.inject("/readyz")).statusCode === 200);
  return statuses;
}

const signIn = (password = testPassword) =>
  portal.call("POST", "/Authentication/login", { form: { username: person.userName, password } });

describe("attempts that a database ended which went away", () => {
  it.each([
    ["right", testPassword],
    ["wrong", "Wrong-1234"],
  ])(
    "are no failed sign-ins, with the %s password: account and address have all their attempts",
    async (_which, password) => {
      for (let round = 0; round < 2; round += 1) {
        const statuses = await statusesWhenCut(() => Array.from({ length: 8 }, () => signIn(password)));
        // Some may have been verified, and their failures counted, before the line was cut.
        expect(statuses.filter((status) => status !== 503).length).toBeLessThanOrEqual(2);
      }
      expect((await signIn(testPassword)).statusCode).toBe(200);
      const failed = [];
      for (let time = 0; time < 6; time += 1) failed.push((await signIn("Wrong-1234")).statusCode);
      expect(failed).toEqual([401, 401, 401, 401, 401, 429]);
    },
  );

  it("are no failures to give the password in use", async () => {
    const cookie = await portal.signIn(person.userName);
    const body = { currentPassword: testPassword, newPassword: "Nouveau-Secret-7" };
    const change = (more = {}) =>
      portal.call("POST", "/Authentication/updateMyPassword", { cookie, body: { ...body, ...more } });
    // The sign-ins make the queue of passwords long, however many cores there are.
    const statuses = await statusesWhenCut(() => [
      change(),
      change(),
      change(),
      ...Array.from({ length: 8 }, () => signIn()),
    ]);
    expect(statuses.slice(0, 3)).toEqual([503, 503, 503]);
    const wrong = { currentPassword: "Wrong-1234" };
    const after = [];
    for (let time = 0; time < 4; time += 1) after.push((await change(wrong)).statusCode);
    after.push((await change()).statusCode);
    expect(after).toEqual([400, 400, 400, 400, 200]);
  });
});
