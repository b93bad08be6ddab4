import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lettersTo } from "../../../testing/stores/testLetters.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { identityTasks } from "../identity.jobs.ts";

const wrong = "Wrong-1234";
let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ SIGN_IN_FAILURES_PER_ACCOUNT: "3", SIGN_IN_FAILURES_PER_ADDRESS: "1000" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(portal.database.connection.db, "Parent");
});

const signIn = (username: string, password: string, more: { cookie?: string; address?: string } = {}) =>
  portal.call("POST", "/Authentication/login", { form: { username, password }, ...more });
async function statusesOf(names: readonly string[], password: string, more = {}): Promise<number[]> {
  const statuses = [];
  for (const name of names) statuses.push((await signIn(name, password, more)).statusCode);
  return statuses;
}
async function ownBrowser(): Promise<string> {
  const answer = await signIn(person.userName, testPassword);
  return `browser=${answer.cookies.find(({ name }) => name === "browser")?.value}`;
}

describe("the failures to sign in to an account", () => {
  it("are counted by name, in whatever case; nothing tells that two names are one account’s (AUTH-OP11)", async () => {
    const { userName, email } = person;
    const typed = [userName, ` ${userName.toUpperCase()} `, userName, userName];
    expect(await statusesOf(typed, wrong)).toEqual([401, 401, 401, 429]);
    expect((await signIn(userName, testPassword)).statusCode).toBe(429);
    const other = await insertPerson(portal.database.connection.db, "Parent");
    for (const name of [email, other.email, "nobody.at.all"])
      expect(await statusesOf(Array(4).fill(name), wrong)).toEqual([401, 401, 401, 429]);
    expect((await signIn(email, testPassword)).statusCode).toBe(429);
  });

  it("under one name are forgotten by no sign-in under another", async () => {
    const { userName, email } = person;
    await statusesOf(Array(3).fill(userName), wrong);
    expect((await signIn(email, testPassword)).statusCode).toBe(200);
    expect((await signIn(userName, testPassword)).statusCode).toBe(429);
  });

  it("under each name are forgotten by who chose a new password by a letter", async () => {
    const { userName, email } = person;
    await statusesOf([...Array(3).fill(userName), ...Array(3).fill(email)], wrong);
    await portal.call("POST", "/Authentication/requestResetMyPassword", { body: { email } });
    const keys = async () =>
      (await lettersTo(portal.database.connection.db, email)).map(
        ({ plain }) => /resetKey=([\w-]+)/.exec(plain)?.[1],
      );
    await until(async () => (await keys()).length > 0);
    const body = { password: "Nouveau-Secret-7", resetKey: (await keys())[0] };
    expect((await portal.call("POST", "/Authentication/resetMyPassword", { body })).statusCode).toBe(200);
    for (const name of [userName, email]) expect((await signIn(name, body.password)).statusCode).toBe(200);
  });

  it("the failures of strangers do not lock out a browser that signed in to the account before, whose own are counted apart", async () => {
    const cookie = await ownBrowser();
    expect(await statusesOf(Array(4).fill(person.email), wrong)).toEqual([401, 401, 401, 429]);
    const own = { cookie };
    expect(await statusesOf([person.email, person.userName], wrong, own)).toEqual([401, 401]);
    expect((await signIn(person.email, testPassword, own)).statusCode).toBe(200);
    // Its success opens the account to no stranger.
    expect((await signIn(person.email, testPassword)).statusCode).toBe(429);
    expect(await statusesOf(Array(4).fill(person.email), wrong, own)).toEqual([401, 401, 401, 429]);
  });

  it("are not counted apart for a browser that only signed in to another account", async () => {
    const other = await insertPerson(portal.database.connection.db, "Parent");
    const cookie = await ownBrowser();
    expect(await statusesOf(Array(4).fill(other.email), wrong, { cookie })).toEqual([401, 401, 401, 429]);
    expect((await signIn(other.email, testPassword)).statusCode).toBe(429);
  });

  it("let no more than so many of many guesses at once learn anything", async () => {
    const learnt = async (guesses: readonly string[]) => {
      const answers = await Promise.all(guesses.map((guess) => signIn(person.email, guess)));
      return answers.filter(({ statusCode }) => statusCode !== 429);
    };
    await statusesOf(Array(2).fill(person.email), wrong);
    expect(await learnt(Array(12).fill(wrong))).toHaveLength(1);
    expect(await learnt([wrong, testPassword, ...Array(10).fill(wrong)])).toEqual([]);
  });

  it("the failures from the addresses of one IPv6 line are counted as those of one address, and no other line’s", async () => {
    const narrow = await buildTestApp({ SIGN_IN_FAILURES_PER_ADDRESS: "2" }, { database: portal.database });
    const statuses = [];
    for (const address of ["2001:db8:7::1", "2001:DB8:7:0:aaaa::2", "2001:db8:7::3", "2001:db8:7:1::1"]) {
      const form = { username: `guess.${address}`, password: wrong };
      statuses.push((await narrow.call("POST", "/Authentication/login", { form, address })).statusCode);
    }
    for (const address of ["198.51.100.7", "::ffff:198.51.100.7", "::ffff:c633:6407"]) {
      const form = { username: `guess.${address}`, password: wrong };
      statuses.push((await narrow.call("POST", "/Authentication/login", { form, address })).statusCode);
    }
    await narrow.close();
    expect(statuses).toEqual([401, 401, 429, 401, 401, 401, 429]);
  });

  it("leave no row behind once their time is over", async () => {
    const rows = async () => (await portal.database.connection.pool.query("SELECT FROM attempt")).rows.length;
    await signIn("somebody.unknown", wrong);
    const before = await rows();
    await identityTasks(portal.deps)["identity.sweep"]?.({}, { id: "1" });
    expect(await rows()).toBe(before);
    await portal.database.connection.pool.query("UPDATE attempt SET expire = 1");
    await identityTasks(portal.deps)["identity.sweep"]?.({}, { id: "1" });
    expect(await rows()).toBe(0);
  });
});
