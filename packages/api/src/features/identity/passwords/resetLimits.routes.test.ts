import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newLetterId } from "../../../mail/letters.ts";
import { listJobs } from "../../../testing/stores/testJobs.store.ts";
import { lettersTo } from "../../../testing/stores/testLetters.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import { identityTasks } from "../identity.jobs.ts";
import { resetRequestedTask } from "./password.actions.ts";

let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ RESETS_PER_ADDRESS: "4" });
});
afterAll(() => portal.close());
let line = 0;
beforeEach(async () => {
  line += 1;
  person = await insertPerson(portal.database.connection.db, "Parent");
});

const db = () => portal.database.connection.db;
const ask = async (email: string, more: { cookie?: string; address?: string } = {}) => {
  const from = { address: `203.0.113.${line}`, ...more };
  const answer = await portal.call("POST", "/Authentication/requestResetMyPassword", {
    body: { email },
    ...from,
  });
  await until(async () => (await listJobs(db())).length === 0);
  return [answer.statusCode, answer.json()] as const;
};
const lettersOf = async (email: string) =>
  (await lettersTo(db(), email)).filter(({ plain }) => plain.includes("resetKey=")).length;

async function ownBrowser(): Promise<string> {
  const form = { username: person.userName, password: testPassword };
  const answer = await portal.call("POST", "/Authentication/login", { form });
  return `browser=${answer.cookies.find(({ name }) => name === "browser")?.value}`;
}

describe("the reset letters of a person", () => {
  it("are one an hour for strangers and three for their own browser, under one same answer (AUTH-16, AUTH-OP11)", async () => {
    const cookie = await ownBrowser();
    for (let time = 0; time < 3; time += 1) expect(await ask(person.email)).toEqual([200, {}]);
    expect(await lettersOf(person.email)).toBe(1);
    line += 1;
    for (let time = 0; time < 4; time += 1) expect(await ask(person.email, { cookie })).toEqual([200, {}]);
    expect(await lettersOf(person.email)).toBe(4);
    line += 1;
    for (let time = 0; time < 3; time += 1) expect(await ask("nobody@example.fr")).toEqual([200, {}]);
  });

  it("are asked for so often from one address, or from one line’s IPv6 addresses, and no more", async () => {
    const unknown = (host: number) => ({ address: `2001:db8:0:${line}::${host.toString(16)}` });
    const statuses = [];
    for (let host = 1; host < 7; host += 1) statuses.push((await ask("nobody@example.fr", unknown(host)))[0]);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const [neighbour] = await ask("nobody@example.fr", { address: `2001:db8:1:${line}::1` });
    expect(neighbour).toBe(200);
  });

  it("the reset letters that are asked for at once, in two processes, are counted before they are asked (AUTH-OP11)", async () => {
    const other = await buildTestApp({ RESETS_PER_ADDRESS: "4" }, { database: portal.database });
    const askAtOnce = async (address: (time: number) => string) => {
      const answers = Array.from({ length: 16 }, (_, time) =>
        (time % 2 ? portal : other).call("POST", "/Authentication/requestResetMyPassword", {
          body: { email: person.email },
          address: address(time),
        }),
      );
      return (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200).length;
    };
    expect(await askAtOnce(() => `198.51.100.${line}`)).toBe(4);
    await other.close();
  });

  it("the reset letters that are ordered at once, in any process, are counted before the second one is (AUTH-16, AUTH-OP11)", async () => {
    const { email } = person;
    const order = identityTasks(portal.deps)[resetRequestedTask];
    const orders = Array.from({ length: 8 }, (_, time) =>
      order?.(
        { letterId: newLetterId(), email, locale: "fr", address: null, requestId: null },
        { id: `${time}` },
      ),
    );
    await Promise.all(orders);
    await until(async () => (await listJobs(db())).length === 0);
    expect(await lettersOf(email)).toBe(1);
  });

  it("come again once a new password was chosen by one of them", async () => {
    await ask(person.email);
    const [letter] = await lettersTo(db(), person.email);
    const resetKey = /resetKey=([\w-]+)/.exec(letter?.plain ?? "")?.[1];
    const body = { password: "Nouveau-Secret-7", resetKey };
    expect((await portal.call("POST", "/Authentication/resetMyPassword", { body })).statusCode).toBe(200);
    await ask(person.email);
    expect(await lettersOf(person.email)).toBe(2);
  });
});
