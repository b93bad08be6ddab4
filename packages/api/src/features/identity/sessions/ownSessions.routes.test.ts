import type { OwnSession } from "@ribambelle/domain/identity/session";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp, untilHeard } from "../../../testing/testApp.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
let portal: TestApp;
let person: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(portal.database.connection.db, "Parent");
});

async function signInFrom(userAgent: string, who = person): Promise<string> {
  const answer = await portal.call("POST", "/Authentication/login", {
    form: { username: who.userName, password: testPassword },
    headers: { "user-agent": userAgent },
  });
  return cookieOf(answer);
}
const listOf = async (cookie: string): Promise<OwnSession[]> =>
  (await portal.call("GET", "/Authentication/GetMySessions", { cookie })).json();
const isSignedIn = async (cookie: string) =>
  (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode === 200;
const end = (cookie: string, id: string | undefined) =>
  portal.call("POST", "/Authentication/EndMySession", { cookie, body: { id } });

describe("where a person is signed in", () => {
  it("is told in words, this device first, and nobody else’s with it (SETTINGS-OP13)", async () => {
    await signInFrom(firefox, await insertPerson(portal.database.connection.db, "Parent"));
    await signInFrom("");
    const cookie = await signInFrom(iphone);
    await signInFrom(firefox);
    const sessions = await listOf(cookie);
    expect(sessions.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ["Safari", "iOS", true],
      ["Firefox", "Linux", false],
      [null, null, false],
    ]);
    expect(JSON.stringify(sessions)).not.toContain(cookie.split("=")[1]);
  });

  it("says to within ten minutes when each device was last used", async () => {
    const [phone, desk] = [await signInFrom(iphone), await signInFrom(firefox)];
    portal.pass(601);
    await isSignedIn(phone);
    const at = portal.deps.now().getTime();
    await expect
      .poll(async () =>
        (await listOf(desk)).map(({ lastActivityAt }) => Date.parse(lastActivityAt) > at - 10_000),
      )
      .toEqual([true, true]);
    expect((await listOf(desk)).map(({ browser }) => browser)).toEqual(["Firefox", "Safari"]);
  });

  it("does not name a session that is too old to be used", async () => {
    await signInFrom(firefox);
    portal.pass(14 * 86_400 + 1);
    expect(await listOf(await signInFrom(iphone))).toHaveLength(1);
  });

  it.each([
    ["GET", "GetMySessions"],
    ["POST", "EndMySession"],
    ["POST", "EndMyOtherSessions"],
  ] as const)("is nothing for somebody who is not signed in: %s %s", async (method, name) => {
    expect((await portal.call(method, `/Authentication/${name}`, { body: {} })).statusCode).toBe(401);
  });
});

describe("ending a session from elsewhere", () => {
  it("signs that one device out, in every process (SETTINGS-OP13)", async () => {
    const [phone, desk] = [await signInFrom(iphone), await signInFrom(firefox)];
    expect(await isSignedIn(phone)).toBe(true);
    const other = (await listOf(desk)).find(({ isCurrent }) => !isCurrent);
    expect((await end(desk, other?.id)).json()).toEqual({});
    await untilHeard(async () => !(await isSignedIn(phone)));
    expect(await isSignedIn(desk)).toBe(true);
    // Another tab did it first.
    expect((await end(desk, other?.id)).json()).toMatchObject({ code: "identity.no-such-session" });
  });

  it("signs out all others at once, and keeps this one", async () => {
    const others = [await signInFrom(iphone), await signInFrom(firefox)];
    const desk = await signInFrom(firefox);
    for (let time = 0; time < 2; time += 1) {
      const answer = await portal.call("POST", "/Authentication/EndMyOtherSessions", { cookie: desk });
      expect(answer.json()).toEqual({});
    }
    for (const other of others) await untilHeard(async () => !(await isSignedIn(other)));
    expect(await listOf(desk)).toHaveLength(1);
  });

  it.each([["EndMySession"], ["EndMyOtherSessions"]])(
    "asks a session that was left open who is there, and ends nothing meanwhile: %s (FACTOR-13)",
    async (name) => {
      const desk = await signInFrom(firefox);
      portal.pass(901);
      const phone = await signInFrom(iphone);
      const other = (await listOf(desk)).find(({ isCurrent }) => !isCurrent);
      const act = () =>
        portal.call("POST", `/Authentication/${name}`, { cookie: desk, body: { id: other?.id } });
      const refused = await act();
      expect([refused.statusCode, refused.json().code]).toEqual([403, "request.proof-needed"]);
      expect(await isSignedIn(phone)).toBe(true);
      const proof = { code: null, password: testPassword };
      await portal.call("POST", "/User/SecondFactor/Prove", { cookie: desk, body: proof });
      expect((await act()).statusCode).toBe(200);
      await untilHeard(async () => !(await isSignedIn(phone)));
    },
  );

  it("never ends somebody else’s", async () => {
    const stranger = await insertPerson(portal.database.connection.db, "Parent");
    const theirs = await signInFrom(iphone, stranger);
    const [session] = await listOf(theirs);
    const desk = await signInFrom(firefox);
    expect((await end(desk, session?.id)).statusCode).toBe(404);
    await portal.call("POST", "/Authentication/EndMyOtherSessions", { cookie: desk });
    expect(await isSignedIn(theirs)).toBe(true);
    for (const id of ["", "1", undefined, "' OR 1=1"]) expect((await end(desk, id)).statusCode).toBe(400);
  });
});
