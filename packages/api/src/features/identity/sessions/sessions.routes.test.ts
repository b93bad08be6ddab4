import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  insertParentContract,
  insertPerson,
  type TestPerson,
  testPassword,
} from "../../../testing/stores/testPeople.store.ts";
import { countSessions, endSessionsBehindTheBack } from "../../../testing/stores/testSessions.store.ts";
import { buildTestApp, cookieOf, type TestApp } from "../../../testing/testApp.ts";

const me = "/Authentication/GetMyInformation";
let portal: TestApp;
let twin: TestApp;
let person: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp({}, { alone: "it asks this process and its twin by name" });
  twin = await buildTestApp({}, { database: portal.database, alone: "it is the twin" });
});
afterAll(async () => {
  await twin.close();
  await portal.close();
});
beforeEach(async () => {
  person = await insertPerson(portal.database.connection.db, "Parent", {
    city: "Lyon",
    longitude: 4.8357,
    latitude: 45.764,
  });
});

const statusOf = async (app: TestApp, cookie: string) => (await app.call("GET", me, { cookie })).statusCode;

describe("who is signed in", () => {
  it("tells the person what the portal knows of them (AUTH-26, API-07, DATA-01, DATA-02)", async () => {
    const cookie = await portal.signIn(person.userName);
    const answer = await portal.call("GET", me, { cookie });
    expect(answer.json()).toEqual({
      userId: person.personId,
      userName: person.userName,
      eMail: person.email,
      displayName: "Camille Durand",
      avatarUrl: null,
      avatarState: null,
      hasContracts: false,
      role: "Parent",
      city: "Lyon",
      longitude: 4.8357,
      latitude: 45.764,
      isDisplayedInformationBanner: false,
      isDisplayedConnectionPopup: false,
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it.each([
    [0, false],
    [1, true],
    [2, true],
    [4, true],
    [7, true],
    [8, false],
    [9, true],
    [99, false],
  ] as const)("counts a contract in state %i as having contracts: %s", async (state, hasContracts) => {
    await insertParentContract(portal.database.connection.db, person.personId, { state });
    const cookie = await portal.signIn(person.userName);
    expect((await portal.call("GET", me, { cookie })).json().hasContracts).toBe(hasContracts);
  });

  it.each([
    [""],
    ["session="],
    ["session=abc"],
    [`session=${"a".repeat(43)}`],
    ["session=%00"],
    [`session=${"é".repeat(9)}`],
  ])("does not know who comes without a living session: %j (AUTH-32)", async (cookie) => {
    const answer = await portal.call("GET", me, { cookie });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ message: "Unauthorized", code: "request.unauthorized" });
  });
});

describe("how sessions end", () => {
  it("ends by signing out, here and in every other process (AUTH-30, API-06)", async () => {
    const cookie = await portal.signIn(person.userName);
    expect([await statusOf(portal, cookie), await statusOf(twin, cookie)]).toEqual([200, 200]);
    const out = await portal.call("POST", "/Authentication/logout", { cookie });
    expect([out.statusCode, out.json()]).toEqual([200, {}]);
    expect(out.headers["set-cookie"]).toMatch(/^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    expect(await statusOf(portal, cookie)).toBe(401);
    await until(async () => (await statusOf(twin, cookie)) === 401);
  });

  it("ends by the form of a page without script, which leads to the sign-in page, or says what failed (A11Y-04)", async () => {
    const cookie = await portal.signIn(person.userName);
    const send = (headers = {}) =>
      portal.call("POST", "/Authentication/logout", {
        cookie,
        form: "",
        headers: { accept: "text/html", "content-length": "0", ...headers },
      });
    const foreign = await send({ origin: "https://example.org" });
    expect([foreign.statusCode, foreign.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/erreur\?/),
    ]);
    expect(await statusOf(portal, cookie)).toBe(200);
    const out = await send();
    expect([out.statusCode, out.headers.location]).toEqual([303, "/login"]);
    expect(out.headers["set-cookie"]).toMatch(/^session=;/);
    expect(await statusOf(portal, cookie)).toBe(401);
  });

  it("lets anyone sign out twice, or without a session", async () => {
    const cookie = await portal.signIn(person.userName);
    for (const given of [cookie, cookie, undefined]) {
      expect((await portal.call("POST", "/Authentication/logout", { cookie: given })).statusCode).toBe(200);
    }
  });

  it("hears of a session that somebody ended in the database itself", async () => {
    const cookie = await portal.signIn(person.userName);
    expect(await statusOf(portal, cookie)).toBe(200);
    await endSessionsBehindTheBack(portal.database.connection.db, person.personId);
    await until(async () => (await statusOf(portal, cookie)) === 401);
  });

  it("gives a new token at each sign-in and ends the one that the browser had", async () => {
    const first = await portal.signIn(person.userName);
    const form = { username: person.userName, password: testPassword };
    const again = await portal.call("POST", "/Authentication/login", { form, cookie: first });
    const second = cookieOf(again);
    expect(second).not.toBe(first);
    expect([await statusOf(portal, first), await statusOf(portal, second)]).toEqual([401, 200]);
  });

  it("keeps the session of who mistypes while signed in", async () => {
    const cookie = await portal.signIn(person.userName);
    const form = { username: person.userName, password: "Wrong-1234" };
    await portal.call("POST", "/Authentication/login", { form, cookie });
    expect(await statusOf(portal, cookie)).toBe(200);
  });

  it("keeps only the hash of a token", async () => {
    const cookie = await portal.signIn(person.userName);
    const { rows } = await portal.database.connection.pool.query("SELECT * FROM session");
    expect(JSON.stringify(rows)).not.toContain(cookie.split("=")[1]);
  });
});

describe("how long sessions last", () => {
  const day = 86_400;
  it.each([
    ["Parent", [13 * day], 200],
    ["Parent", [14 * day], 401],
    ["BabySitter", [13 * day, 13 * day, 13 * day, 13 * day, 13 * day, 13 * day], 200],
    ["BabySitter", [13 * day, 13 * day, 13 * day, 13 * day, 13 * day, 13 * day, 12 * day], 401],
    ["Parent", [-3_600], 200],
    ["Parent", [3_600, -3_600], 200],
    ["Agency", [-3_600, 29 * 60], 200],
    ["Agency", [29 * 60], 200],
    ["Agency", [30 * 60], 401],
    ["Agency", Array.from({ length: 25 }, () => 29 * 60), 401],
  ] as const)("%s, seen after %j seconds: %i", async (role, pauses, status) => {
    const alone = "the note of when a person was seen follows the answer: another process may look too soon";
    const timed = await buildTestApp({}, { database: portal.database, alone });
    const someone = await insertPerson(portal.database.connection.db, role);
    const cookie = await timed.signIn(someone.userName);
    let last = 0;
    for (const pause of pauses) {
      timed.pass(pause);
      last = await statusOf(timed, cookie);
    }
    await timed.close();
    expect(last).toBe(status);
  });

  it("is counted anew from a clock that was put back: what was seen “later” does not add to it", async () => {
    const timed = await buildTestApp({}, { database: portal.database });
    const cookie = await timed.signIn(person.userName);
    timed.pass(-30 * day);
    expect(await statusOf(timed, cookie)).toBe(200);
    const { db } = portal.database.connection;
    await until(async () => (await countSessions(db, person.personId)) === 0);
    timed.pass(13 * day);
    expect(await statusOf(timed, cookie)).toBe(200);
    await until(async () => (await countSessions(db, person.personId, -18)) === 1);
    timed.pass(14 * day);
    expect(await statusOf(timed, cookie)).toBe(401);
    await timed.close();
  });

  it("is kept alive by another process that sees the person", async () => {
    const [one, other] = await Promise.all([
      buildTestApp({}, { database: portal.database, alone: "one of two" }),
      buildTestApp({}, { database: portal.database, alone: "the other of two" }),
    ]);
    const cookie = await one.signIn(person.userName);
    expect(await statusOf(one, cookie)).toBe(200);
    other.pass(13 * day);
    expect(await statusOf(other, cookie)).toBe(200);
    await until(async () => (await countSessions(portal.database.connection.db, person.personId, 12)) === 1);
    one.pass(20 * day);
    expect(await statusOf(one, cookie)).toBe(200);
    await Promise.all([one.close(), other.close()]);
  });

  it("ends when the person's role changes", async () => {
    const cookie = await portal.signIn(person.userName);
    await portal.database.connection.pool.query("UPDATE person SET role = 'Agency' WHERE id = $1", [
      person.personId,
    ]);
    await until(async () => (await statusOf(portal, cookie)) === 401);
  });
});

describe("the cookie", () => {
  it("is Secure and bound to the host where the portal is served over TLS", async () => {
    const secure = await buildTestApp(
      { PUBLIC_URL: "https://portail.example.fr" },
      { database: portal.database },
    );
    const answer = await secure.call("POST", "/Authentication/login", {
      form: { username: person.userName, password: testPassword },
      headers: { origin: "https://portail.example.fr" },
    });
    await secure.close();
    const [session] = [answer.headers["set-cookie"]].flat();
    expect(session).toMatch(/^__Host-session=[\w-]{43};/);
    expect(session).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });
});
