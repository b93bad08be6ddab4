import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { codeOf, enrol, secondFactorCalls } from "../../testing/testSecondFactor.ts";

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

const { db, pool, verify, factor, statusOf, letters, acts } = secondFactorCalls(
  () => portal,
  () => person,
);

describe("choosing a second factor", () => {
  it("gives a key that no application of somebody else has, and is on only after its first code (FACTOR-07, FACTOR-08, STAFF-26)", async () => {
    const cookie = await portal.signIn(person.userName);
    const begun = await factor("Begin", cookie);
    const { key, uri } = begun.json();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(uri)).toMatch(
      new RegExp(`^otpauth://totp/.+:${person.email}\\?secret=${key}&`),
    );
    expect((await factor("Begin", cookie)).json().key).not.toBe(key);
    expect((await portal.call("GET", "/User/SecondFactor", { cookie })).json()).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    // The first key is void since the second was drawn.
    const refused = await factor("Confirm", cookie, { code: await codeOf(portal, key) });
    expect([refused.statusCode, refused.json().code]).toEqual([400, "second-factor.code-wrong"]);
    const again = await portal.signIn(person.userName);
    expect((await portal.call("GET", me, { cookie: again })).json()).not.toHaveProperty("secondFactor");
  });

  it("begun for another phone is void once the factor is switched off (FACTOR-07)", async () => {
    const { cookie } = await enrol(portal, person);
    const { key } = (await factor("Begin", cookie)).json();
    const off = await factor("Remove", cookie);
    expect(off.statusCode).toBe(200);
    const confirmed = await factor("Confirm", cookieOf(off), { code: await codeOf(portal, key) });
    expect([confirmed.statusCode, confirmed.json().code]).toEqual([409, "second-factor.not-begun"]);
    expect((await portal.call("GET", "/User/SecondFactor", { cookie: cookieOf(off) })).json()).toMatchObject({
      isOn: false,
    });
  });

  it("ends the person’s other sessions, tells them by letter and gives ten codes, once (FACTOR-07, FACTOR-10, FACTOR-12, STAFF-29)", async () => {
    const other = await portal.signIn(person.userName);
    const before = await portal.signIn(person.userName);
    const enrolled = await enrol(portal, person, before);
    expect(enrolled.recoveryCodes).toHaveLength(10);
    expect(new Set(enrolled.recoveryCodes).size).toBe(10);
    for (const code of enrolled.recoveryCodes)
      expect(code).toMatch(/^\d\d-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    for (const ended of [other, before]) await untilHeard(async () => (await statusOf(ended)) === 401);
    expect(await statusOf(enrolled.cookie)).toBe(200);
    const state = await portal.call("GET", "/User/SecondFactor", { cookie: enrolled.cookie });
    expect(state.json()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(await letters()).toContain("second-factor.switched-on");
    expect(await acts()).toContain("second-factor.switched-on");
  });

  it("keeps neither the key nor a code readable (FACTOR-14, STAFF-31)", async () => {
    const { key, recoveryCodes } = await enrol(portal, person);
    const { rows } = await pool().query(
      `SELECT encode(sealed_key, 'escape') AS sealed, (SELECT string_agg(hash, ' ') FROM recovery_code c
        WHERE c.person_id = f.person_id) AS hashes FROM second_factor f WHERE person_id = $1`,
      [person.personId],
    );
    expect(rows[0].sealed).not.toContain(key);
    expect(rows[0].hashes.match(/\$argon2id\$/g)).toHaveLength(10);
    for (const code of recoveryCodes) expect(rows[0].hashes).not.toContain(code.slice(3));
    expect(portal.logged()).not.toContain(key);
  });

  it("counts wrong first codes, and warns of no stranger: the person mistypes their own (FACTOR-11, FACTOR-12)", async () => {
    const cookie = await portal.signIn(person.userName);
    const { key } = (await factor("Begin", cookie)).json();
    const confirm = async (code: string) => (await factor("Confirm", cookie, { code })).json().code;
    for (let count = 0; count < 5; count += 1)
      expect(await confirm("000000")).toBe("second-factor.code-wrong");
    expect(await confirm(await codeOf(portal, key))).toBe("second-factor.codes-too-many");
    expect((await acts()).filter((act) => act === "second-factor.code-refused")).toHaveLength(5);
    expect(await letters()).not.toContain("second-factor.wrong-codes");
  });

  it("forgets a key that no code confirmed within fifteen minutes (FACTOR-07)", async () => {
    const cookie = await portal.signIn(person.userName);
    const { key } = (await factor("Begin", cookie)).json();
    portal.pass(14 * 60);
    expect((await factor("Confirm", cookie, { code: "0" })).json().code).not.toBe("second-factor.not-begun");
    portal.pass(60);
    const late = await factor("Confirm", cookie, { code: await codeOf(portal, key) });
    expect([late.statusCode, late.json().code]).toEqual([409, "second-factor.not-begun"]);
  });

  it("asks for a proof of less than fifteen minutes: a session that was left open is not enough (FACTOR-13)", async () => {
    const cookie = await portal.signIn(person.userName);
    portal.pass(15 * 60 + 1);
    const refused = await factor("Begin", cookie);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "request.proof-needed"]);
    expect((await factor("Prove", cookie, { password: "Wrong-1234" })).json().code).toBe(
      "identity.wrong-current-password",
    );
    expect((await factor("Prove", cookie, { password: "Ribambelle2026" })).statusCode).toBe(200);
    expect((await factor("Begin", cookie)).statusCode).toBe(200);
  });
});

describe("the key that seals", () => {
  it("opens nothing in the row of another person (FACTOR-14)", async () => {
    const [mine, theirs] = [await enrol(portal, person), await insertPerson(db(), "Parent")];
    await enrol(portal, theirs);
    const copied = `UPDATE second_factor SET sealed_key =
      (SELECT sealed_key FROM second_factor WHERE person_id = $1), last_step = 0 WHERE person_id = $2`;
    await pool().query(copied, [person.personId, theirs.personId]);
    const half = await portal.signIn(theirs.userName);
    const answer = await verify(half, { code: await codeOf(portal, mine.key) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "second-factor.key-lost"]);
  });

  it("is a file of the data folder that its owner alone reads, or is missed with 503 and a line in the log (FACTOR-14)", async () => {
    const folder = mkdtempSync(join(tmpdir(), "ribambelle-key-"));
    const settings = { SECOND_FACTOR_KEY: "", JOBS: "elsewhere" };
    const shared = { database: portal.database };
    const own = await buildTestApp({ ...settings, DATA_FOLDER: folder }, shared);
    await enrol(own, person);
    const file = join(folder, "second-factor-key");
    expect(readFileSync(file, "utf8")).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await own.close();
    writeFileSync(file, "cut");
    const spoilt = await buildTestApp({ ...settings, DATA_FOLDER: folder }, shared);
    const stranger = await insertPerson(db(), "Parent");
    const cookie = await spoilt.signIn(stranger.userName);
    expect((await spoilt.call("POST", "/User/SecondFactor/Begin", { cookie })).statusCode).toBe(503);
    expect(spoilt.logged()).toContain("set SECOND_FACTOR_KEY");
    await spoilt.close();
    rmSync(folder, { recursive: true });
  });
});

describe("with AGENCY_SECOND_FACTOR=required", () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await buildTestApp(
      { AGENCY_SECOND_FACTOR: "required", JOBS: "elsewhere" },
      { database: portal.database },
    );
  });
  afterAll(() => strict.close());

  it("the agency chooses one before anything else answers, and cannot switch it off (FACTOR-03, STAFF-22, STAFF-23)", async () => {
    person = await insertPerson(db(), "Agency");
    const half = await strict.signIn(person.userName);
    expect((await strict.call("GET", me, { cookie: half })).json().secondFactor).toBe("to-enrol");
    const held = await strict.call("GET", "/Notification/GetMyNotifications", { cookie: half });
    expect(held.json().code).toBe("request.second-factor-required");
    const { cookie } = await enrol(strict, person, half);
    expect((await strict.call("GET", "/User/SecondFactor", { cookie })).json()).toMatchObject({
      isOn: true,
      isRequired: true,
    });
    const off = await strict.call("POST", "/User/SecondFactor/Remove", { cookie });
    expect([off.statusCode, off.json().code]).toEqual([409, "second-factor.required"]);
  });

  it("holds sessions of the agency that began before it was set, and no parent (FACTOR-03)", async () => {
    const agency = await insertPerson(db(), "Agency");
    const before = await portal.signIn(agency.userName);
    expect((await strict.call("GET", me, { cookie: before })).json().secondFactor).toBe("to-enrol");
    const parent = await strict.signIn(person.userName);
    expect(
      (await strict.call("GET", "/Notification/GetMyNotifications", { cookie: parent })).statusCode,
    ).toBe(200);
  });
});
