import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { codeOf, enrol, secondFactorCalls } from "../../testing/testSecondFactor.ts";
import { identityTasks } from "../identity/identity.jobs.ts";
import { secondFactorTasks } from "./secondFactor.jobs.ts";

const me = "/Authentication/GetMyInformation";
let portal: TestApp;
let person: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ SIGN_IN_FAILURES_PER_ADDRESS: "100000", JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await insertPerson(db(), "Parent", { city: "Lyon" });
});

const { db, pool, verify, factor, statusOf, letters } = secondFactorCalls(
  () => portal,
  () => person,
);

it("hourly, half-open sessions and keys without a first code are gone, and no other (FACTOR-02, FACTOR-07)", async () => {
  await enrol(portal, person);
  await portal.signIn(person.userName);
  const other = await insertPerson(db(), "Parent");
  await factor("Begin", await portal.signIn(other.userName));
  const kept = async () => {
    const { rows } = await pool().query(
      `SELECT (SELECT count(*) FROM session WHERE person_id = ANY ($1))::int AS sessions,
        (SELECT count(*) FROM second_factor_draft WHERE person_id = ANY ($1))::int AS drafts`,
      [[person.personId, other.personId]],
    );
    return rows[0];
  };
  const sweep = async (minutes: number) => {
    const later = { ...portal.deps, now: () => new Date(portal.deps.now().getTime() + minutes * 60_000) };
    await identityTasks(later)["identity.sweep"]?.({}, { id: "1" });
    await secondFactorTasks(later)["second-factor.sweep"]?.({}, { id: "1" });
  };
  await sweep(14);
  expect(await kept()).toEqual({ sessions: 3, drafts: 1 });
  await sweep(61);
  expect(await kept()).toEqual({ sessions: 2, drafts: 0 });
});

describe("what a proof protects", () => {
  it.each(["NewCodes", "Remove"])(
    "%s asks for a code, and not for the password (FACTOR-13)",
    async (call) => {
      const { cookie, key } = await enrol(portal, person);
      portal.pass(15 * 60);
      expect((await factor(call, cookie)).json().code).toBe("request.proof-needed");
      const byPassword = await factor("Prove", cookie, { password: "Ribambelle2026" });
      expect([byPassword.statusCode, byPassword.json().issues[0].path]).toEqual([400, "code"]);
      expect((await factor("Prove", cookie, { code: await codeOf(portal, key) })).statusCode).toBe(200);
      expect((await factor(call, cookie)).statusCode).toBe(200);
    },
  );

  it("the password of somebody with a second factor is changed with a proof too (FACTOR-13)", async () => {
    const { cookie } = await enrol(portal, person);
    portal.pass(15 * 60);
    const body = { currentPassword: "Ribambelle2026", newPassword: "Nouveau-Secret-7" };
    const refused = await portal.call("POST", "/Authentication/updateMyPassword", { cookie, body });
    expect(refused.json().code).toBe("request.proof-needed");
  });

  it.each(["NewCodes", "Remove"])(
    "%s is refused where none is on, and tells nobody (FACTOR-12)",
    async (call) => {
      const cookie = await portal.signIn(person.userName);
      const refused = await factor(call, cookie);
      expect([refused.statusCode, refused.json().code]).toEqual([409, "second-factor.not-on"]);
      expect([await letters(), await statusOf(cookie)]).toEqual([[], 200]);
    },
  );

  it("new recovery codes end the former ones (FACTOR-10)", async () => {
    const { cookie, recoveryCodes } = await enrol(portal, person);
    const renewed = (await factor("NewCodes", cookie)).json().recoveryCodes;
    expect(renewed).toHaveLength(10);
    const half = await portal.signIn(person.userName);
    expect((await verify(half, { recoveryCode: recoveryCodes[0] ?? "" })).statusCode).toBe(400);
    expect((await verify(half, { recoveryCode: renewed[0] })).statusCode).toBe(200);
    expect(await letters()).toContain("second-factor.codes-renewed");
  });

  it("once it is off, the password is enough again and the person is told (FACTOR-12)", async () => {
    const { cookie } = await enrol(portal, person);
    const half = await portal.signIn(person.userName);
    const off = await factor("Remove", cookie);
    expect(off.statusCode).toBe(200);
    expect(await statusOf(cookieOf(off))).toBe(200);
    await untilHeard(async () => (await statusOf(half)) === 401);
    const again = await portal.signIn(person.userName);
    expect((await portal.call("GET", me, { cookie: again })).json()).not.toHaveProperty("secondFactor");
    expect(await letters()).toContain("second-factor.switched-off");
  });

  it("a new key replaces the former one when its first code is given, not before (FACTOR-07)", async () => {
    const { cookie, key } = await enrol(portal, person);
    const drawn = (await factor("Begin", cookie)).json();
    const half = await portal.signIn(person.userName);
    expect((await verify(half, { code: await codeOf(portal, key) })).statusCode).toBe(200);
    const done = await factor("Confirm", cookie, { code: await codeOf(portal, drawn.key) });
    expect(done.statusCode).toBe(200);
    portal.pass(60);
    const next = await portal.signIn(person.userName);
    expect((await verify(next, { code: await codeOf(portal, key) })).statusCode).toBe(400);
    expect((await verify(next, { code: await codeOf(portal, drawn.key) })).statusCode).toBe(200);
  });
});
