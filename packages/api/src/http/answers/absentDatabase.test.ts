import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CuttableDatabase, cuttableDatabase } from "../../testing/servers/cuttableDatabase.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../testing/testApp.ts";

const me = "/Authentication/GetMyInformation";
let database: CuttableDatabase;
let portal: TestApp;
let person: TestPerson;
let cookie: string;

beforeAll(async () => {
  database = await cuttableDatabase();
  portal = await buildTestApp({}, { database });
  person = await insertPerson(database.connection.db, "Parent");
  cookie = await portal.signIn(person.userName);
});
afterAll(async () => {
  await portal.close();
  await database.drop();
});

const status = async (url: string) => (await portal.app.inject({ url, headers: { cookie } })).statusCode;
const isBack = async () => (await status("/readyz")) === 200;

function callEverything() {
  const form = { username: person.userName, password: testPassword };
  const body = { email: person.email };
  return Promise.all([
    portal.call("GET", me, { cookie }),
    portal.call("GET", "/CustomerContract/GetMyContracts", { cookie }),
    portal.call("GET", `/document/${"A".repeat(22)}/download`, { cookie }),
    portal.call("POST", "/Authentication/login", { form }),
    portal.call("POST", "/Authentication/requestResetMyPassword", { body }),
    portal.call("POST", "/Authentication/DisableDisplayedConnectionPopup", { cookie }),
    portal.call("POST", "/Authentication/logout", { cookie: `session=${"A".repeat(43)}` }),
  ]);
}

describe("a database that is away", () => {
  it("is a clear 503 for every call, again and again, and is forgotten as soon as it is back", async () => {
    for (let round = 0; round < 2; round += 1) {
      database.cut();
      for (let time = 0; time < 2; time += 1) {
        for (const answer of await callEverything()) {
          expect(answer.statusCode).toBe(503);
          expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
          expect(answer.json()).toEqual({
            message: "Le portail est momentanément indisponible. Merci de réessayer dans un instant.",
            code: "request.unavailable",
            requestId: answer.headers["x-request-id"],
          });
        }
      }
      database.mend();
      await until(isBack);
      expect((await portal.call("GET", me, { cookie })).json().userId).toBe(person.personId);
    }
  });

  it("is told to who runs the portal, who sees that the process itself lives", async () => {
    database.cut();
    const ready = await portal.app.inject("/readyz");
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: "database unavailable" }]);
    const alive = await portal.app.inject("/healthz");
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: "ok" }]);
    database.mend();
    await until(isBack);
    expect((await portal.app.inject("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("leads from the real form and from a link to a page that says so", async () => {
    database.cut();
    const form = { username: person.userName, password: testPassword, redirectUrl: "/client/contrats" };
    const page = { accept: "text/html" };
    const answer = await portal.call("POST", "/Authentication/login", { form, headers: page });
    const link = await portal.call("GET", "/document/x/download", { cookie, headers: page });
    database.mend();
    await until(isBack);
    const location = new URL(String(answer.headers.location), testOrigin);
    expect([answer.statusCode, location.pathname]).toEqual([303, "/erreur"]);
    expect(location.searchParams.get("message")).toBe("Echec lors de la connexion.");
    expect(location.searchParams.get("redirectUrl")).toBe("/client/contrats");
    const message = new URL(String(link.headers.location), testOrigin).searchParams.get("message");
    expect([link.statusCode, message]).toEqual([303, expect.stringContaining("momentanément indisponible")]);
  });

  it("that cuts its connections and takes new ones is a 503 at most once a connection", async () => {
    const { connection } = database;
    await connection.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
    );
    await until(async () => (await status(`/api/v1${me}`)) === 200);
    const { id } = await insertDocument({ ...connection, fileStore: portal.fileStore }, person.personId);
    expect(await status(`/api/v1/document/${id}/download`)).toBe(200);
  });

  it("leaves no file open when it goes in the middle of a download", async () => {
    const opened: { destroyed: boolean }[] = [];
    const { fileStore } = portal;
    const watched = {
      ...fileStore,
      async open(key: string) {
        const content = await fileStore.open(key);
        opened.push(content);
        database.cut();
        return content;
      },
    };
    const { id } = await insertDocument({ ...database.connection, fileStore }, person.personId);
    const other = await buildTestApp({}, { database, deps: { fileStore: watched } });
    const answer = await other.call("GET", `/document/${id}/download`, { cookie });
    database.mend();
    await until(isBack);
    await other.close();
    expect([answer.statusCode, answer.json().code]).toEqual([503, "request.unavailable"]);
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  });
});
