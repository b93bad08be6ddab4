import { getMyNotifications } from "@ribambelle/domain/notifications/notification.api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp } from "../../../testing/testApp.ts";
import { codeOf, enrol } from "../../../testing/testSecondFactor.ts";

const wrong = "Wrong-1234";
let portal: TestApp;
let member: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ SIGN_IN_FAILURES_PER_ADDRESS: "1000", JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  member = await insertPerson(portal.database.connection.db, "Agency");
});

const signIn = (password: string, name = member.userName) =>
  portal.call("POST", "/Authentication/login", { form: { username: name, password } });
async function failSo(often: number, name = member.userName): Promise<number[]> {
  const statuses = [];
  for (let time = 0; time < often; time += 1) statuses.push((await signIn(wrong, name)).statusCode);
  return statuses;
}
const titlesFor = async (cookie: string) =>
  (await portal.call("GET", getMyNotifications.path, { cookie }))
    .json()
    .notifications.map(({ title }: { title: string }) => title);

describe("wrong passwords of somebody of the agency", () => {
  it("are five in fifteen minutes, then refused with the right one too, as of any account (STAFF-21)", async () => {
    expect(await failSo(6)).toEqual([401, 401, 401, 401, 401, 429]);
    const locked = await signIn(testPassword);
    const parent = await insertPerson(portal.database.connection.db, "Parent");
    expect((await failSo(11, parent.userName)).slice(-2)).toEqual([401, 429]);
    const other = await signIn(testPassword, parent.userName);
    expect([locked.statusCode, locked.json().code]).toEqual([other.statusCode, other.json().code]);
    portal.pass(15 * 60);
  });

  it("are told under the bell at the next sign-in, once (STAFF-21)", async () => {
    expect(await titlesFor(cookieOf(await signIn(testPassword)))).toEqual([]);
    await failSo(2);
    const [told] = await titlesFor(cookieOf(await signIn(testPassword)));
    expect(told).toMatch(/^2 tentatives de connexion ont échoué depuis le \d/);
    expect(await titlesFor(cookieOf(await signIn(testPassword)))).toHaveLength(1);
  });

  it("are told after the second factor, not before, and to nobody of a family (STAFF-21)", async () => {
    const { key } = await enrol(portal, member);
    await failSo(1);
    const half = cookieOf(await signIn(testPassword));
    const form = { code: await codeOf(portal, key) };
    const given = await portal.call("POST", "/User/SecondFactor/Verify", { cookie: half, form });
    const [told] = await titlesFor(cookieOf(given));
    expect(told).toMatch(/^1 tentative de connexion a échoué depuis le \d/);
    const parent = await insertPerson(portal.database.connection.db, "Parent");
    await failSo(1, parent.userName);
    expect(await titlesFor(cookieOf(await signIn(testPassword, parent.userName)))).toEqual([]);
  });
});
