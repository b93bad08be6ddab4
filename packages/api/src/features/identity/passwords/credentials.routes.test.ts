import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";
import { insertPerson, type TestPerson, testPassword } from "../../../testing/stores/testPeople.store.ts";
import { countSessions } from "../../../testing/stores/testSessions.store.ts";
import { buildTestApp, cookieOf, type TestApp, untilHeard } from "../../../testing/testApp.ts";
import { newToken, tokenHash } from "../sessions/tokens.ts";
import { hashPassword } from "./password.ts";
import { saveReset } from "./resets.store.ts";

const me = "/Authentication/GetMyInformation";
const newPasswords = ["Nouveau-Secret-1", "Nouveau-Secret-2", "Nouveau-Secret-3"];
let portal: TestApp;
let person: TestPerson;

beforeAll(async () => {
  portal = await buildTestApp({
    RESETS_PER_ADDRESS: "100000",
    SIGN_IN_FAILURES_PER_ACCOUNT: "1000",
    SIGN_IN_FAILURES_PER_ADDRESS: "100000",
  });
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(db(), "Parent");
});

const db = () => portal.database.connection.db;
const pool = () => portal.database.connection.pool;
const signIn = (password = testPassword, cookie?: string) =>
  portal.call("POST", "/Authentication/login", { form: { username: person.userName, password }, cookie });
const change = (cookie: string, newPassword: string) =>
  portal.call("POST", "/Authentication/updateMyPassword", {
    cookie,
    body: { currentPassword: testPassword, newPassword },
  });
const remove = (cookie: string) => portal.call("POST", "/Authentication/deleteMyAccount", { cookie });
const reset = (resetKey: string, password: string) =>
  portal.call("POST", "/Authentication/resetMyPassword", { body: { password, resetKey } });
const statusOf = async (cookie: string) => (await portal.call("GET", me, { cookie })).statusCode;
const statuses = async (...calls: ReturnType<typeof signIn>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode);

async function keyFor(personId: number): Promise<string> {
  const key = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await saveReset(db(), { keyHash: tokenHash(key), personId, expiresAt });
  return key;
}
async function kept() {
  const { rows } = await pool().query(
    "SELECT password_hash IS NOT NULL AS password, deactivated_at IS NOT NULL AS deleted FROM person WHERE id = $1",
    [person.personId],
  );
  return rows[0];
}
const worksWith = async () => {
  const works = await Promise.all(newPasswords.map(async (password) => (await signIn(password)).statusCode));
  return works.filter((status) => status === 200).length;
};

const isWaiting =
  "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";

describe("several at once", () => {
  it("a sign-in with a password that is being changed gives no session that outlives the change", async () => {
    const client = await pool().connect();
    try {
      await client.query("BEGIN");
      const changed = await hashPassword("Nouveau-Secret-1");
      await client.query("UPDATE person SET password_hash = $2 WHERE id = $1", [person.personId, changed]);
      const signingIn = signIn();
      const waits = async () =>
        (await pool().query(isWaiting)).rows.length > 0 || (await countSessions(db(), person.personId)) > 0;
      await until(waits);
      await client.query("COMMIT");
      expect((await signingIn).statusCode).toBe(401);
      expect(await countSessions(db(), person.personId)).toBe(0);
    } finally {
      client.release();
    }
  });

  it("one of three links used at once sets the password, and the others are used up", async () => {
    for (let round = 0; round < 4; round += 1) {
      person = await insertPerson(db(), "Parent");
      const keys = await Promise.all(newPasswords.map(() => keyFor(person.personId)));
      const answers = await statuses(...keys.map((key, index) => reset(key, newPasswords[index] ?? "")));
      expect(answers.toSorted()).toEqual([200, 400, 400]);
      expect(await worksWith()).toBe(1);
    }
  });

  it("one of three changes with the same current password holds: the one that was told so", async () => {
    const cookie = await portal.signIn(person.userName);
    const answers = await statuses(...newPasswords.map((password) => change(cookie, password)));
    // A change ends all sessions: one that begins after it is not signed in any more.
    const others = answers.filter((status) => status !== 200);
    expect([others.length, others.every((status) => status === 400 || status === 401)]).toEqual([2, true]);
    const holds = newPasswords[answers.indexOf(200)] ?? "";
    expect([(await signIn(holds)).statusCode, await worksWith()]).toEqual([200, 1]);
  });

  it("a deleted account has no password again, whoever else is about to give it one", async () => {
    for (let round = 0; round < 6; round += 1) {
      person = await insertPerson(db(), "Parent");
      const cookie = await portal.signIn(person.userName);
      const key = await keyFor(person.personId);
      const writers = [change(cookie, newPasswords[0] ?? ""), reset(key, newPasswords[1] ?? "")];
      const answers = await statuses(...writers, remove(cookie));
      expect(answers.every((status) => status < 500)).toBe(true);
      if (answers[2] === 200) expect(await kept()).toEqual({ password: false, deleted: true });
      else expect(await kept()).toEqual({ password: true, deleted: false });
    }
  });

  it("one of two clicks at once deletes the account", async () => {
    const cookie = await portal.signIn(person.userName);
    const answers = await statuses(remove(cookie), remove(cookie), remove(cookie));
    expect(answers).toContain(200);
    expect(answers.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    const acts = (await listAudit(db(), person.personId)).map(({ action }) => action);
    expect(acts.filter((action) => action === "identity.account-deleted")).toHaveLength(1);
  });

  it("every one of many sign-ins has a session of its own", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn()));
    expect(new Set(answers.map(cookieOf)).size).toBe(8);
    expect(await countSessions(db(), person.personId)).toBe(8);
    const old = cookieOf(answers[0] ?? (await signIn()));
    expect(await statuses(...Array.from({ length: 4 }, () => signIn(testPassword, old)))).toEqual([
      200, 200, 200, 200,
    ]);
    await untilHeard(async () => (await statusOf(old)) === 401);
  });
});

describe("an old session", () => {
  it.each([
    ["signing out", 200, (cookie: string) => portal.call("POST", "/Authentication/logout", { cookie })],
    ["changing the password", 401, (cookie: string) => change(cookie, "Nouveau-Secret-7")],
    ["deleting the account", 401, remove],
    [
      "choosing a password by the link",
      401,
      async () => reset(await keyFor(person.personId), "Nouveau-Secret-7"),
    ],
  ] as const)(
    "is over as soon as the answer to %s is there; another one: %i (AUTH-31, AUTH-32)",
    async (_, another, end) => {
      const [cookie, other] = [await portal.signIn(person.userName), await portal.signIn(person.userName)];
      expect([await statusOf(cookie), await statusOf(other)]).toEqual([200, 200]);
      expect((await end(cookie)).statusCode).toBe(200);
      await untilHeard(async () => (await statusOf(cookie)) === 401);
      await untilHeard(async () => (await statusOf(other)) === another);
    },
  );

  it("cannot be planted: signing in gives a token that nobody knew (AUTH-32)", async () => {
    const planted = newToken();
    const answer = await signIn(testPassword, `session=${planted}`);
    expect(cookieOf(answer)).not.toContain(planted);
    expect(await statusOf(`session=${planted}`)).toBe(401);
  });

  it("an old session of somebody else is no use with one's own ids", async () => {
    const neighbour = await insertPerson(db(), "Parent");
    const cookie = await portal.signIn(person.userName);
    const query = `?userId=${neighbour.personId}&CustomerID=${neighbour.personId}`;
    const answer = await portal.call("GET", me + query, {
      cookie,
      headers: { "x-user-id": `${neighbour.personId}` },
    });
    expect(answer.json().userId).toBe(person.personId);
    const body = {
      userId: neighbour.personId,
      CustomerID: neighbour.personId,
      currentPassword: testPassword,
      newPassword: newPasswords[0],
    };
    await portal.call("POST", "/Authentication/updateMyPassword", { cookie, body });
    const form = { username: neighbour.userName, password: testPassword };
    expect((await portal.call("POST", "/Authentication/login", { form })).statusCode).toBe(200);
  });
});
