import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, cookieOf, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { codeOf, type Enrolled, enrol, secondFactorCalls } from "../../testing/testSecondFactor.ts";
import { saveReset } from "../identity/passwords/resets.store.ts";
import { newToken, tokenHash } from "../identity/sessions/tokens.ts";

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

describe("somebody who has given their password alone", () => {
  let enrolled: Enrolled;
  let half: string;
  beforeEach(async () => {
    enrolled = await enrol(portal, person);
    half = await portal.signIn(person.userName);
  });

  it("learns no more than the name, and what is still to do (FACTOR-04)", async () => {
    const answer = (await portal.call("GET", me, { cookie: half })).json();
    expect(answer).toMatchObject({ displayName: "Camille Durand", secondFactor: "to-give" });
    expect([answer.eMail, answer.city, answer.avatarUrl]).toEqual([null, null, null]);
    expect((await portal.call("GET", me, { cookie: enrolled.cookie })).json()).not.toHaveProperty(
      "secondFactor",
    );
  });

  it("is refused by every call of the portal but those that lead on (FACTOR-02)", async () => {
    const { paths } = (await portal.call("GET", "/openapi.json")).json();
    const open: string[] = [];
    const refused: string[] = [];
    for (const [path, methods] of Object.entries<Record<string, { security: unknown[] }>>(paths))
      for (const [method, { security }] of Object.entries(methods)) {
        if (security.length === 0) continue;
        const address = path.replaceAll(/\{\w+\}/g, "1");
        const answer = await portal.call(method.toUpperCase() as "GET", address, { cookie: half });
        const isHeld = answer.statusCode === 403 && answer.json().code === "request.second-factor-required";
        (isHeld ? refused : open).push(path);
      }
    expect(open).toEqual([
      "/User/SecondFactor/Begin",
      "/User/SecondFactor/Confirm",
      "/User/SecondFactor/Verify",
      "/Authentication/GetMyInformation",
    ]);
    expect(refused.length).toBeGreaterThan(25);
    expect(refused).toEqual(expect.arrayContaining(["/Notification/stream", "/document/{id}/download"]));
  });

  it("may neither draw a new key nor prove anything by the password (FACTOR-02, FACTOR-07)", async () => {
    expect((await factor("Begin", half)).json().code).toBe("second-factor.already-on");
    const confirmed = await factor("Confirm", half, { code: await codeOf(portal, enrolled.key) });
    expect(confirmed.json().code).toBe("second-factor.already-on");
    const proved = await factor("Prove", half, { password: "Ribambelle2026" });
    expect(proved.json().code).toBe("request.second-factor-required");
  });

  it("is signed out after fifteen minutes, whatever they do meanwhile (FACTOR-02)", async () => {
    portal.pass(14 * 60);
    expect(await statusOf(half)).toBe(200);
    portal.pass(60);
    expect(await statusOf(half)).toBe(401);
  });

  it("may sign out (FACTOR-02)", async () => {
    expect((await portal.call("POST", "/Authentication/logout", { cookie: half })).statusCode).toBe(200);
    await untilHeard(async () => (await statusOf(half)) === 401);
  });

  it("is still asked for it after a reset link changed the password (FACTOR-06, STAFF-32)", async () => {
    const resetKey = newToken();
    const expiresAt = new Date(portal.deps.now().getTime() + 3_600_000);
    await saveReset(db(), { keyHash: tokenHash(resetKey), personId: person.personId, expiresAt });
    const password = "Nouveau-Secret-7";
    await portal.call("POST", "/Authentication/resetMyPassword", { body: { password, resetKey } });
    const again = await portal.signIn(person.userName, password);
    expect((await portal.call("GET", me, { cookie: again })).json().secondFactor).toBe("to-give");
  });
});

describe("the second step of signing in", () => {
  let enrolled: Enrolled;
  let half: string;
  beforeEach(async () => {
    enrolled = await enrol(portal, person);
    half = await portal.signIn(person.userName);
  });

  it("leads from the password to the code and on to the wanted page, and ends the former session (FACTOR-01, FACTOR-05)", async () => {
    const form = { username: person.userName, password: "Ribambelle2026", redirectUrl: "/client/contrats" };
    const first = await portal.call("POST", "/Authentication/login", { form });
    expect(first.json().redirectUrl).toBe("/verification?redirectUrl=%2Fclient%2Fcontrats");
    const code = await codeOf(portal, enrolled.key);
    const given = await verify(cookieOf(first), {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
      redirectUrl: "/client/contrats",
    });
    expect(given.json()).toEqual({
      recoveryCodesLeft: 10,
      redirectUrl: "/popup-redirect?redirect=%2Fclient%2Fcontrats",
    });
    expect(await statusOf(cookieOf(given))).toBe(200);
    await untilHeard(async () => (await statusOf(cookieOf(first))) === 401);
    expect(
      (await portal.call("GET", "/Notification/GetMyNotifications", { cookie: cookieOf(given) })).statusCode,
    ).toBe(200);
  });

  it("leads a form without script from page to page (FACTOR-05)", async () => {
    const headers = { accept: "text/html" };
    const signedIn = await portal.call("POST", "/Authentication/login", {
      form: { username: person.userName, password: "Ribambelle2026", redirectUrl: "https://evil.example/" },
      headers,
    });
    expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, "/verification"]);
    const cookie = cookieOf(signedIn);
    const call = (code: string) =>
      portal.call("POST", "/User/SecondFactor/Verify", {
        cookie,
        form: { code, redirectUrl: "//evil" },
        headers,
      });
    const wrong = await call("12345");
    expect(wrong.statusCode).toBe(303);
    expect(wrong.headers.location).toMatch(/^\/erreur\?message=Ce\+code/);
    const right = await call(await codeOf(portal, enrolled.key));
    expect([right.statusCode, right.headers.location]).toEqual([303, "/popup-redirect?redirect=%2F"]);
  });

  it.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 400],
  ])("takes the code of %i steps of 30 seconds away with %i (FACTOR-08, STAFF-28)", async (later, status) => {
    const answer = await verify(half, { code: await codeOf(portal, enrolled.key, later) });
    expect(answer.statusCode).toBe(status);
  });

  it("takes a code once, of two at the same moment in two sessions, and none before it later (FACTOR-09, STAFF-28)", async () => {
    const other = await portal.signIn(person.userName);
    const code = await codeOf(portal, enrolled.key);
    const before = await codeOf(portal, enrolled.key, -1);
    const both = await Promise.all([verify(half, { code }), verify(other, { code })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const third = await portal.signIn(person.userName);
    for (const used of [code, before]) expect((await verify(third, { code: used })).statusCode).toBe(400);
  });

  it("takes each recovery code once, typed as people type, and tells by letter how many are left (FACTOR-10, FACTOR-12, STAFF-27, STAFF-29)", async () => {
    const recoveryCode = (enrolled.recoveryCodes[4] ?? "")
      .toLowerCase()
      .replaceAll("-", " ")
      .replaceAll("0", "o");
    const given = await verify(half, { recoveryCode });
    expect([given.statusCode, given.json().recoveryCodesLeft]).toEqual([200, 9]);
    const other = await portal.signIn(person.userName);
    const again = await verify(other, { recoveryCode });
    expect([again.statusCode, again.json().code]).toEqual([400, "second-factor.recovery-code-wrong"]);
    expect(await letters()).toContain("second-factor.recovery-code-used");
  });

  it("takes no recovery code of somebody else (FACTOR-10)", async () => {
    const stranger = await insertPerson(db(), "Parent");
    const { recoveryCodes } = await enrol(portal, stranger);
    expect((await verify(half, { recoveryCode: recoveryCodes[0] ?? "" })).statusCode).toBe(400);
  });

  it("refuses after five wrong codes in fifteen minutes, right ones too, and writes to the person once (FACTOR-11, FACTOR-12, STAFF-30)", async () => {
    const wrong = [{ code: "000000" }, { recoveryCode: "01-00000-00000" }, { code: "" }, { code: "abc" }];
    for (const form of wrong) expect((await verify(half, form as { code: string })).statusCode).toBe(400);
    expect(await letters()).not.toContain("second-factor.wrong-codes");
    // From another session, since the person is counted.
    const other = await portal.signIn(person.userName);
    expect((await verify(other, { code: "999999" })).statusCode).toBe(400);
    const right = { code: await codeOf(portal, enrolled.key) };
    const locked = await verify(other, right);
    expect([locked.statusCode, locked.json().code]).toEqual([429, "second-factor.codes-too-many"]);
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(600);
    const told = async () => (await letters()).filter((kind) => kind === "second-factor.wrong-codes");
    expect(await told()).toHaveLength(1);
    expect((await acts()).filter((act) => act === "second-factor.code-refused")).toHaveLength(5);
    // The quarter of an hour of the tries ends before that of the letter, which began with the last of them.
    await pool().query("DELETE FROM attempt WHERE key ~ '^second-factor-(codes|wrong):'");
    for (let tried = 0; tried < 5; tried += 1)
      expect((await verify(other, { code: "999999" })).statusCode).toBe(400);
    expect(await told()).toHaveLength(1);
  });

  it("says so when the portal has lost the key that sealed theirs; a recovery code still lets in (FACTOR-14)", async () => {
    await pool().query("UPDATE second_factor SET key_name = 'another' WHERE person_id = $1", [
      person.personId,
    ]);
    const lost = await verify(half, { code: await codeOf(portal, enrolled.key) });
    expect([lost.statusCode, lost.json().code]).toEqual([409, "second-factor.key-lost"]);
    expect((await verify(half, { recoveryCode: enrolled.recoveryCodes[0] ?? "" })).statusCode).toBe(200);
  });
});
