import { until } from "@ribambelle/processes/signals";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startJobs } from "../app.ts";
import { type CuttableDatabase, cuttableDatabase } from "../testing/servers/cuttableDatabase.ts";
import { type TestMailServer, testMailServer } from "../testing/servers/testMailServer.ts";
import { hurryJobs, listJobs } from "../testing/stores/testJobs.store.ts";
import { recordsOf } from "../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";

// A portal that runs no jobs, and the jobs of another process on the same database.
let database: CuttableDatabase;
let server: TestMailServer;
let portal: TestApp;
let person: TestPerson;

beforeEach(async () => {
  database = await cuttableDatabase();
  server = await testMailServer();
  const settings = { JOBS: "elsewhere", SMTP_URL: `smtp://127.0.0.1:${server.port}` };
  portal = await buildTestApp(settings, { database });
  person = await insertPerson(db(), "Parent");
});
afterEach(async () => {
  database.mend();
  await portal.close();
  await server.down();
  await database.drop();
});

const db = () => database.connection.db;
const ask = () =>
  portal.call("POST", "/Authentication/requestResetMyPassword", { body: { email: person.email } });
const record = async () => (await recordsOf(db(), person.personId).catch(() => []))[0];
const isSent = async () => (await record())?.state === "sent";

describe("a process that runs jobs", () => {
  it("sends what a portal with JOBS=elsewhere only notes", async () => {
    await ask();
    expect(await listJobs(db())).toEqual([{ attempts: 0, isRunning: false, lastError: null }]);
    const jobs = await startJobs(portal.deps);
    await until(isSent);
    await jobs.stop();
    expect(server.received).toHaveLength(1);
  });

  it("finishes the conversation under way before it stops", async () => {
    const { promise: hold, resolve: answer } = Promise.withResolvers<void>();
    server.conducts.push({ hold });
    const jobs = await startJobs(portal.deps);
    await ask();
    await until(async () => server.conducts.length === 0);
    const stopped = jobs.stop();
    answer();
    await stopped;
    expect([server.received.length, await record()]).toMatchObject([1, { state: "sent", attempts: 1 }]);
    expect(await listJobs(db())).toEqual([]);
  });

  it("cuts a conversation that takes longer than a stop may; the letter goes when jobs run again, under the same name", async () => {
    server.conducts.push({ hold: new Promise(() => {}) });
    const jobs = await startJobs(portal.deps, 0);
    await ask();
    await until(async () => server.conducts.length === 0);
    await jobs.stop();
    const { id = "" } = (await record()) ?? {};
    expect(await record()).toMatchObject({ state: "waiting", attempts: 1, lastRefusal: "interrupted" });
    const next = await startJobs(portal.deps);
    await until(isSent);
    await next.stop();
    expect(server.received.map(({ headers }) => headers["message-id"])).toEqual([`<${id}@localhost>`]);
  });

  it("does not send again what the server took while the database was away", async () => {
    const { promise: hold, resolve: answer } = Promise.withResolvers<void>();
    server.conducts.push({ hold });
    const jobs = await startJobs(portal.deps);
    await ask();
    await until(async () => server.conducts.length === 0);
    database.cut();
    answer();
    await until(async () => server.received.length === 1);
    database.mend();
    await until(isSent);
    await hurryJobs(db());
    await until(async () => (await listJobs(db()).catch(() => [null])).length === 0);
    await jobs.stop();
    expect([server.received.length, server.begun()]).toEqual([1, 1]);
  });
});
