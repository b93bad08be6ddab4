import { get } from "node:http";
import { promisify } from "node:util";
import { contractNotices } from "@ribambelle/domain/contracts/contract.notices";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { readExposition } from "../../testing/exposition.ts";
import { cuttableDatabase } from "../../testing/servers/cuttableDatabase.ts";
import { listen } from "../../testing/servers/testSocket.ts";
import { signInto } from "../../testing/signedIn.ts";
import { insertPerson, type TestPerson, testPassword } from "../../testing/stores/testPeople.store.ts";
import { endSessionsBehindTheBack } from "../../testing/stores/testSessions.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { openStream } from "../../testing/testStream.ts";
import { notify } from "./index.ts";
import { mostPerPerson } from "./streams.ts";

let portal: TestApp;
let twin: TestApp;
let ports: { here: number; there: number };
let person: TestPerson;
let cookie: string;

beforeAll(async () => {
  portal = await buildTestApp({}, { alone: "streams are held by one process" });
  twin = await buildTestApp({}, { database: portal.database, alone: "it is the twin" });
  ports = { here: await listen(portal.app), there: await listen(twin.app) };
});
afterAll(async () => {
  await twin.close();
  await portal.close();
});
beforeEach(async () => {
  ({ person, cookie } = await signInto(portal, "Parent"));
});

const db = () => portal.database.connection.db;
const tell = (personIds: number | number[] = person.personId, times = 1) =>
  db()
    .transaction()
    .execute(async (transaction) => {
      for (let count = 0; count < times; count += 1)
        await notify(transaction, personIds, contractNotices.toSign({ reference: "GE-1" }));
    });
/** Opens a stream of the person's, closed when the test ends. */
async function open(port: number, as = cookie) {
  const stream = await openStream(port, as);
  onTestFinished(stream.close);
  return stream;
}

describe("the stream of notifications", () => {
  it("is for who is signed in", async () => {
    const stream = await open(ports.here, "");
    expect([stream.status, stream.headers["content-type"]]).toEqual([401, "application/json; charset=utf-8"]);
  });

  it("says at once how many are unread, and is held back by no proxy (SHELL-OP1)", async () => {
    await tell();
    const stream = await open(ports.here);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(stream.headers["content-encoding"]).toBeUndefined();
    expect(await stream.next()).toEqual({ event: "opened", unreadCount: 1 });
    expect(stream.text()).toMatch(/^retry: \d+\n\n/);
  });

  it("tells each change in whatever process it happens, and nothing of what it is (SHELL-OP1)", async () => {
    const [here, there] = [await open(ports.here), await open(ports.there)];
    await Promise.all([here.next(), there.next()]);
    await tell(person.personId, 3);
    expect(await here.next()).toEqual({ event: "changed", unreadCount: 3 });
    expect(await there.next()).toEqual({ event: "changed", unreadCount: 3 });
    await twin.call("POST", "/Notification/MarkAllRead", { cookie });
    expect(await here.next()).toEqual({ event: "changed", unreadCount: 0 });
    expect(here.text() + there.text()).not.toMatch(/GE-1|sign/);
  });

  it("tells everybody of what was told to many, and nobody of what is somebody else’s", async () => {
    const other = await insertPerson(db(), "Parent");
    const mine = await open(ports.here);
    const theirs = await open(ports.here, await portal.signIn(other.userName));
    await Promise.all([mine.next(), theirs.next()]);
    await tell(other.personId);
    expect(await theirs.next()).toEqual({ event: "changed", unreadCount: 1 });
    await tell([person.personId, other.personId]);
    expect(await mine.next()).toEqual({ event: "changed", unreadCount: 1 });
  });

  it("costs a transaction of many statements one announcement", async () => {
    const other = await insertPerson(db(), "Parent");
    const heard: string[] = [];
    const client = await portal.database.connection.pool.connect();
    client.on("notification", ({ payload = "" }) => heard.push(payload));
    await client.query("LISTEN notification_changed");
    await tell([person.personId, other.personId], 50);
    await client.query("SELECT 1");
    client.release(true);
    expect(heard).toEqual([""]);
  });

  it.each([
    ["signs out", () => twin.call("POST", "/Authentication/logout", { cookie })],
    [
      "changes the password",
      () =>
        twin.call("POST", "/Authentication/updateMyPassword", {
          cookie,
          body: { currentPassword: testPassword, newPassword: "Autre-Secret-1" },
        }),
    ],
    ["deletes the account", () => twin.call("POST", "/Authentication/deleteMyAccount", { cookie })],
    ["is signed out by an operator", () => endSessionsBehindTheBack(db(), person.personId)],
  ])("ends with the session, in another process too: the person %s", async (_, act) => {
    const [here, there] = [await open(ports.here), await open(ports.there)];
    await Promise.all([here.next(), there.next()]);
    await act();
    const last = async (stream: typeof here) => {
      for (;;) if ((await stream.next()) === null) return "ended";
    };
    expect([await last(here), await last(there)]).toEqual(["ended", "ended"]);
    expect((await open(ports.here)).status).toBe(401);
  });

  it("gives way, the oldest first, when a person has too many", async () => {
    const first = await open(ports.here);
    await first.next();
    for (let count = 0; count < mostPerPerson; count += 1) await open(ports.here);
    expect(await first.next()).toMatchObject({ event: "crowded" });
    expect(await first.next()).toBeNull();
  });

  it("is answered to who only asks for its head", async () => {
    const url = "/api/v1/Notification/stream";
    const answer = await portal.app.inject({ method: "HEAD", url, headers: { cookie } });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/event-stream"]);
  });
});

describe("when a browser hangs up while its session is looked for", () => {
  it("nothing of its stream is left", async () => {
    const token = "a-token-for-tests-long-enough";
    const watched = await buildTestApp(
      { METRICS_TOKEN: token },
      { database: portal.database, alone: "it counts its streams" },
    );
    onTestFinished(watched.close);
    const port = await listen(watched.app);
    const client = await portal.database.connection.pool.connect();
    try {
      await client.query("BEGIN");
      await client.query("LOCK TABLE session IN ACCESS EXCLUSIVE MODE");
      const request = get({
        host: "127.0.0.1",
        port,
        path: "/api/v1/Notification/stream",
        headers: { cookie },
      });
      request.on("error", () => {});
      await until(async () => (await portal.database.connection.pool.query(isWaiting)).rows.length > 0);
      request.destroy();
      await until(async () => (await connectionsOf(watched)) === 0);
      await client.query("COMMIT");
    } finally {
      client.release();
    }
    // Answered after the one before: both ask for their session on the same line.
    const stream = await open(port);
    await stream.next();
    const answer = await watched.app.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(readExposition(answer.body).value("ribambelle_notification_streams")).toBe(1);
  });
});

const isWaiting =
  "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
const connectionsOf = ({ app }: TestApp) => promisify(app.server.getConnections.bind(app.server))();

describe("when the portal stops", () => {
  it.each([{}, { TRUST_PROXY: "loopback" }])("streams end at once: %o", async (settings) => {
    const stopping = await buildTestApp(settings, { database: portal.database, alone: "it stops" });
    const stream = await open(await listen(stopping.app));
    await stream.next();
    const closed = stopping.close();
    expect(await stream.next()).toBeNull();
    await closed;
  });
});

describe("when the database was away", () => {
  it("hears again, and tells everybody to look", async () => {
    const database = await cuttableDatabase();
    const cut = await buildTestApp({}, { database, alone: "its line is cut" });
    onTestFinished(async () => {
      await cut.close();
      await database.drop();
    });
    const somebody = await insertPerson(database.connection.db, "Parent");
    const stream = await open(await listen(cut.app), await cut.signIn(somebody.userName));
    await stream.next();
    database.cut();
    database.mend();
    expect(await stream.next()).toEqual({ event: "changed", unreadCount: 0 });
    await until(async () => (await cut.app.inject("/readyz")).statusCode === 200);
    await notify(database.connection.db, somebody.personId, contractNotices.toSign({ reference: "GE-1" }));
    expect(await stream.next()).toEqual({ event: "changed", unreadCount: 1 });
  });
});
