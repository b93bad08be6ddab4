import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, testOrigin } from "../../../testing/testApp.ts";
import { identityTasks } from "../identity.jobs.ts";
import { saveReset } from "../passwords/resets.store.ts";
import { newToken, tokenHash } from "../sessions/tokens.ts";
import { isKnownBrowser } from "./browsers.ts";

const day = 86_400;
let portal: TestApp;
let person: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { db } = portal.database.connection;
  [person, other] = await Promise.all([insertPerson(db, "Parent"), insertPerson(db, "BabySitter")]);
});

// Signs in from a browser that carries this mark, and gives the mark that it carries afterwards.
async function signInWith(someone: TestPerson, mark?: string): Promise<string> {
  const form = { username: someone.userName, password: testPassword };
  const answer = await portal.call("POST", "/Authentication/login", {
    form,
    ...(mark && { cookie: `browser=${mark}` }),
  });
  return answer.cookies.find(({ name }) => name === "browser")?.value ?? "";
}

const isKnown = (someone: TestPerson, mark: string) =>
  isKnownBrowser(portal.database.connection.db, portal.deps, someone.personId, mark);

describe("a browser", () => {
  it("is known as that of a person who signed in from it, for half a year after the last time", async () => {
    const mark = await signInWith(person);
    expect(mark).toMatch(/^[\w-]{43}$/);
    expect([await isKnown(person, mark), await isKnown(other, mark)]).toEqual([true, false]);
    portal.pass(179 * day);
    expect(await signInWith(person, mark)).toBe(mark);
    portal.pass(179 * day);
    expect(await isKnown(person, mark)).toBe(true);
    portal.pass(2 * day);
    expect(await isKnown(person, mark)).toBe(false);
  });

  it("a browser that a family shares is known as everybody’s, by a mark that the last who came got anew", async () => {
    const first = await signInWith(person);
    const shared = await signInWith(other, first);
    expect(shared).not.toBe(first);
    expect([await isKnown(person, shared), await isKnown(other, shared)]).toEqual([true, true]);
    expect(await signInWith(person, shared)).toBe(shared);
  });

  it("never becomes known by a mark that somebody else put into it", async () => {
    const planted = await signInWith(other);
    await signInWith(person, planted);
    expect(await isKnown(person, planted)).toBe(false);
  });

  it("is a stranger again after a new password, but the one in which it was chosen", async () => {
    const [here, elsewhere] = [await signInWith(person), await signInWith(person)];
    const session = await portal.signIn(person.userName);
    const body = { currentPassword: testPassword, newPassword: "Nouveau-Secret-7" };
    const cookie = `${session}; browser=${here}`;
    await portal.call("POST", "/Authentication/updateMyPassword", { body, cookie });
    expect([await isKnown(person, here), await isKnown(person, elsewhere)]).toEqual([true, false]);
  });

  it("is a stranger again after a link gave a new password, but the one in which it was chosen", async () => {
    const [here, elsewhere] = [await signInWith(person), await signInWith(person)];
    const theirs = await signInWith(other);
    const resetKey = newToken();
    const expiresAt = new Date(portal.deps.now().getTime() + 3_600_000);
    await saveReset(portal.database.connection.db, {
      keyHash: tokenHash(resetKey),
      personId: person.personId,
      expiresAt,
    });
    const body = { password: "Nouveau-Secret-8", resetKey };
    const answer = await portal.call("POST", "/Authentication/resetMyPassword", {
      body,
      cookie: `browser=${here}`,
    });
    expect(answer.statusCode).toBe(200);
    expect([
      await isKnown(person, here),
      await isKnown(person, elsewhere),
      await isKnown(other, theirs),
    ]).toEqual([true, false, true]);
  });

  it("is kept as a hash, and swept when its time is over", async () => {
    const mark = await signInWith(person);
    const rows = () =>
      portal.database.connection.pool.query("SELECT * FROM known_browser WHERE person_id = $1", [
        person.personId,
      ]);
    expect(JSON.stringify((await rows()).rows)).not.toContain(mark);
    portal.pass(181 * day);
    await identityTasks(portal.deps)["identity.sweep"]?.({}, { id: "1" });
    expect((await rows()).rows).toEqual([]);
  });

  it("carries its mark out of the reach of scripts, bound to the host where it is served over TLS", async () => {
    const publicUrl = "https://portail.example.fr";
    const secure = await buildTestApp({ PUBLIC_URL: publicUrl }, { database: portal.database });
    const answers = [];
    for (const [app, origin] of [
      [portal, testOrigin],
      [secure, publicUrl],
    ] as const) {
      const form = { username: person.userName, password: testPassword };
      answers.push(await app.call("POST", "/Authentication/login", { form, headers: { origin } }));
    }
    await secure.close();
    const marks = answers.map((answer) => [answer.headers["set-cookie"]].flat()[1]);
    expect(marks[0]).toMatch(/^browser=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(marks[1]).toMatch(/^__Host-browser=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});
