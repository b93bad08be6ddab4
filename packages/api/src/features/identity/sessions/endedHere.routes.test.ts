import { afterAll, beforeAll, expect, it } from "vitest";
import { type Connection, connect } from "../../../db/connection/connect.ts";
import { type CuttableDatabase, cuttableDatabase } from "../../../testing/servers/cuttableDatabase.ts";
import { insertPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";

let database: CuttableDatabase;
let connection: Connection;
let portal: TestApp;
beforeAll(async () => {
  database = await cuttableDatabase();
  connection = connect({ ...database.directConfig, max: 10 }, () => {});
  portal = await buildTestApp(
    { SESSIONS_PER_PERSON: "2" },
    { database, deps: { connection }, alone: "what it announces to itself is held back" },
  );
});
afterAll(async () => {
  database.mend();
  await portal.close();
  await connection.close();
  await database.drop();
});

const isSignedIn = async (cookie: string) =>
  (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode === 200;
/** Somebody with two sessions, both of which this process knows. */
async function somebody() {
  const { userName } = await insertPerson(connection.db, "Parent");
  const [older, newer] = [await portal.signIn(userName), await portal.signIn(userName)];
  const list = (await portal.call("GET", "/Authentication/GetMySessions", { cookie: newer })).json();
  const { id } = list.find((one: { isCurrent: boolean }) => !one.isCurrent);
  const post = (path: string, body: object = {}) =>
    portal.call("POST", `/Authentication/${path}`, { cookie: newer, body });
  return { userName, id, older, newer, post, both: [await isSignedIn(older), await isSignedIn(newer)] };
}

it("a session is over at once in the process that ended it, before the database says so: signed out, ended from another, with all others, by another password, or pushed out (AUTH-30, AUTH-OP13, SETTINGS-OP13)", async () => {
  const [one, others, password, pushed, out] = await Promise.all(Array.from({ length: 5 }, somebody));
  if (!one || !others || !password || !pushed || !out) throw new Error("nobody signed in");
  for (const { both } of [one, others, password, pushed, out]) expect(both).toEqual([true, true]);
  // Nothing that is announced comes any more; the portal notices it two seconds later.
  database.freeze();
  const answers = await Promise.all([
    one.post("EndMySession", { id: one.id }),
    others.post("EndMyOtherSessions"),
    password.post("updateMyPassword", { currentPassword: testPassword, newPassword: "Nouveau-Secret-7" }),
    portal.call("POST", "/Authentication/login", {
      form: { username: pushed.userName, password: testPassword },
    }),
    portal.call("POST", "/Authentication/logout", { cookie: out.older }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  for (const { older } of [one, others, password, pushed, out]) expect(await isSignedIn(older)).toBe(false);
  for (const { newer } of [one, others, pushed, out]) expect(await isSignedIn(newer)).toBe(true);
});
