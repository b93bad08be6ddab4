import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CuttableDatabase, cuttableDatabase } from "../../testing/servers/cuttableDatabase.ts";
import { insertPerson, type TestPerson, testPassword } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

const me = "/Authentication/GetMyInformation";
let database: CuttableDatabase;
let portal: TestApp;
let person: TestPerson;
let cookie: string;

beforeAll(async () => {
  database = await cuttableDatabase({ waitMs: 2_000, statementMs: 2_000 });
  portal = await buildTestApp({}, { database });
  person = await insertPerson(database.connection.db, "Parent");
  cookie = await portal.signIn(person.userName);
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const status = async (url: string) => (await portal.app.inject({ url })).statusCode;
const isBack = async () => (await status("/readyz")) === 200;
const callEverything = () =>
  Promise.all([
    portal.call("GET", me, { cookie }),
    portal.call("GET", "/CustomerContract/GetMyContracts", { cookie }),
    portal.call("POST", "/Authentication/login", {
      form: { username: person.userName, password: testPassword },
    }),
    portal.call("POST", "/Authentication/requestResetMyPassword", { body: { email: person.email } }),
    portal.call("POST", "/Authentication/DisableDisplayedConnectionPopup", { cookie }),
    portal.call("POST", "/Authentication/logout", { cookie: `session=${"A".repeat(43)}` }),
  ]);

describe("a database that neither answers nor hangs up", () => {
  it.runIf(isThorough)(
    "makes no call hang: each is a clear 503, and all goes on when it answers again",
    async () => {
      for (let round = 0; round < 2; round += 1) {
        database.freeze();
        // More than there are connections: those who find none left do not wait for ever either.
        const calls = await Promise.all([callEverything(), callEverything(), callEverything()]);
        for (const { statusCode, headers, cookies } of calls.flat()) {
          expect([statusCode, headers["retry-after"], cookies]).toEqual([503, "2", []]);
        }
        expect([await status("/readyz"), await status("/healthz")]).toEqual([503, 200]);
        database.mend();
        await until(isBack);
        expect((await portal.call("GET", me, { cookie })).json().userId).toBe(person.personId);
      }
    },
  );

  it.runIf(isThorough)("leaves no connection behind that a later call would wait on", async () => {
    const { db, pool } = database.connection;
    await Promise.all(Array.from({ length: 10 }, () => pool.query("SELECT pg_sleep(0.05)")));
    const hung = Promise.allSettled(
      Array.from({ length: 10 }, () =>
        db.transaction().execute(async (transaction) => {
          database.freeze();
          await insertPerson(transaction, "Parent");
        }),
      ),
    );
    const outcomes = (await hung).map(({ status }) => status);
    expect(outcomes).toEqual(Array.from({ length: 10 }, () => "rejected"));
    expect(pool.totalCount).toBe(0);
    database.mend();
    await until(isBack);
    await until(async () => (await callEverything()).every((answer) => answer.statusCode === 200));
  });
});
