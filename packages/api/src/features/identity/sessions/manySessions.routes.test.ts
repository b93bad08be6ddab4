import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp, untilHeard } from "../../../testing/testApp.ts";
import { enrol } from "../../../testing/testSecondFactor.ts";

const settings = {
  SESSIONS_PER_PERSON: "5",
  SIGN_INS_PER_ACCOUNT: "8",
  SIGN_IN_FAILURES_PER_ADDRESS: "1000",
};
let portal: TestApp;
let other: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp(settings);
  other = await buildTestApp(settings, { database: portal.database });
});
afterAll(async () => {
  await other.close();
  await portal.close();
});
beforeEach(async () => {
  person = await insertPerson(portal.database.connection.db, "Parent");
});

const attempt = (password = testPassword, username = person.userName, time = 0) =>
  (time % 2 ? other : portal).call("POST", "/Authentication/login", { form: { username, password } });
/** Signs in so often, in two processes in turn; gives the cookies. */
async function signIns(count: number): Promise<string[]> {
  const cookies = [];
  for (let time = 0; time < count; time += 1)
    cookies.push(cookieOf(await attempt(testPassword, person.userName, time)));
  return cookies;
}
const isSignedIn = async (cookie = "") =>
  (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode === 200;

describe("who signs in again and again", () => {
  it("keeps the five sessions last used, and reads of no more (AUTH-OP13)", async () => {
    const [first, second, third, ...later] = await signIns(7);
    await untilHeard(async () => !(await isSignedIn(first)) && !(await isSignedIn(second)));
    for (const cookie of [third, later.at(-1)]) expect(await isSignedIn(cookie)).toBe(true);
    const list = await portal.call("GET", "/Authentication/GetMySessions", { cookie: third ?? "" });
    expect(list.json()).toHaveLength(5);
    expect(list.json()[0]).toMatchObject({ isCurrent: true });
  });

  it("does so eight times in a quarter of an hour at the most, in all processes together (AUTH-OP13)", async () => {
    const answers = [];
    for (let time = 0; time < 5; time += 1)
      answers.push(...(await Promise.all([attempt(), attempt(testPassword, person.email, 1)])));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    const refused = await attempt();
    expect([refused.statusCode, refused.json().code]).toEqual([429, "request.too-many"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    const neighbour = await insertPerson(portal.database.connection.db, "Parent");
    expect((await attempt(testPassword, neighbour.userName)).statusCode).toBe(200);
  });

  it("is written to once an hour, however many devices are new (AUTH-OP13)", async () => {
    await signIns(4);
    const letters = await recordsOf(portal.database.connection.db, person.personId);
    expect(letters.map(({ kind }) => kind)).toEqual(["identity.new-device"]);
  });

  it("signing in again and again by the password alone pushes nobody out who gave the second factor (FACTOR-02, AUTH-OP13)", async () => {
    const { cookie } = await enrol(portal, person);
    await signIns(6);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});
