import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff, provenStaff } from "../../testing/signedIn.ts";
import { listAudit } from "../../testing/stores/testAudit.store.ts";
import { recordsOf } from "../../testing/stores/testLetterRecords.store.ts";
import { insertPerson, testPassword } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, untilHeard } from "../../testing/testApp.ts";
import { enrol } from "../../testing/testSecondFactor.ts";
import { createMember } from "./membership.actions.ts";

let portal: TestApp;
let boss: Awaited<ReturnType<typeof provenStaff>>;
let count = 0;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  boss = await provenStaff(portal, ["administrator"], { first_name: "Zoé", last_name: "Zola" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  count += 1;
  await sql`UPDATE session SET proved_at = ${portal.deps.now()} WHERE person_id = ${boss.personId}`.execute(
    db(),
  );
});

const db = () => portal.database.connection.db;
const reason = "Fin de contrat";
const post = (call: string, body: object, headers: Record<string, string> = {}, cookie = boss.cookie) =>
  portal.call("POST", `/Agency/Staff/${call}`, { cookie, body, headers });
const from = (version: number) => ({ "if-match": `"${version}"` });
const once = (key = randomUUID() as string) => ({ "idempotency-key": key });
const person = () => ({
  firstName: " Ana\u200b ",
  lastName: "Aron",
  eMail: `Ana.${count}@Example.fr`,
  reference: `AGE-${count}`,
  phoneNumber: "06 39 98 12 34",
  functions: ["coordinator"],
  locale: "fr",
});
const created = async (given: object = {}) =>
  (await post("Create", { ...person(), ...given }, once())).json().userId as number;
const read = async (userId: number) =>
  (await portal.call("GET", `/Agency/Staff/${userId}`, { cookie: boss.cookie })).json();
const letters = async (userId: number) => (await recordsOf(db(), userId)).map(({ kind }) => kind);
const acts = async (userId: number) => (await listAudit(db(), userId)).map(({ action }) => action);
const signIn = (username: string) =>
  portal.call("POST", "/Authentication/login", { form: { username, password: testPassword } });
const addPasskey = (userId: number) =>
  sql`INSERT INTO passkey VALUES (${String(userId)}, ${userId}, 'a', 'a', 0, '{}', 'Téléphone', now(), NULL)`.execute(
    db(),
  );
const passkeysOf = async (userId: number) =>
  (await sql`SELECT FROM passkey WHERE person_id = ${userId}`.execute(db())).rows.length;
const choosePassword = (userId: number) =>
  sql`UPDATE person SET password_hash = (SELECT password_hash FROM person WHERE id = ${boss.personId})
    WHERE id = ${userId}`.execute(db());

describe("a new colleague", () => {
  it("is kept with functions and invited, all at once (STAFF-11, STAFF-12)", async () => {
    const answer = await post("Create", person(), once());
    expect(answer.statusCode).toBe(200);
    const { userId } = answer.json();
    expect(await read(userId)).toMatchObject({
      firstName: "Ana",
      reference: `AGE-${count}`,
      functions: ["coordinator"],
      state: "invited",
      invitedAt: expect.any(String),
      private: { eMail: `ana.${count}@example.fr`, phoneNumber: "+33639981234" },
      can: { invite: true, end: true },
    });
    expect(await letters(userId)).toEqual(["identity.invitation"]);
    expect(await acts(userId)).toEqual(["staff.created", "identity.invited"]);
    const { rows } = await sql`SELECT d.changes FROM audit_detail d JOIN audit_entry e ON e.id = d.entry_id
      WHERE e.person_id = ${userId}`.execute(db());
    expect(rows).toEqual([{ changes: { functions: { from: [], to: ["coordinator"] } } }]);
  });

  it("is added by nobody who has lost the function meanwhile (STAFF-07)", async () => {
    const other = await provenStaff(portal, ["administrator"]);
    const body = { userId: other.personId, functions: ["reader"], reason };
    expect((await post("UpdateFunctions", body, from(1))).statusCode).toBe(200);
    const { eMail: email, functions: _, ...given } = person();
    const colleague = { ...given, email, functions: ["administrator"], locale: "fr" } as const;
    const by = { actorId: other.personId, address: null, requestId: null };
    await expect(
      createMember(db(), by, colleague, { once: null, now: portal.deps.now() }),
    ).rejects.toMatchObject({ refusal: { code: "request.forbidden" } });
  });

  it("is made once, however often it is sent, and needs to say which sending it is (AGUI-23)", async () => {
    const headers = once();
    const [one, two] = await Promise.all([
      post("Create", person(), headers),
      post("Create", person(), headers),
    ]);
    expect([one.statusCode, one.json()]).toEqual([200, two.json()]);
    const other = await post("Create", { ...person(), lastName: "Autre" }, headers);
    expect([other.statusCode, other.json().code]).toEqual([409, "agency.key-reused"]);
    const none = await post("Create", person());
    expect([none.statusCode, none.json().code]).toEqual([400, "agency.key-required"]);
    const unreadable = await post("Create", person(), once("1"));
    expect([unreadable.statusCode, unreadable.json().code]).toEqual([400, "request.malformed"]);
  });

  it("has an address and a reference that are nobody else’s, whoever it is (STAFF-11)", async () => {
    const parent = await insertPerson(db(), "Parent", { agency_reference: `TAKEN-${count}` });
    for (const [given, code, path] of [
      [{ eMail: parent.email.toUpperCase() }, "people.email-taken", "eMail"],
      [{ reference: `TAKEN-${count}` }, "people.reference-taken", "reference"],
      // A reference is the user name too.
      [{ reference: parent.userName }, "people.reference-taken", "reference"],
    ] as const) {
      const answer = await post("Create", { ...person(), ...given }, once());
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code, issues: [{ path, code }] }]);
      expect(answer.json().message).toMatch(/ est déjà celle d’une autre personne\.$/);
    }
    expect(await created()).toEqual(expect.any(Number));
  });

  it.each([
    [{ firstName: "\u200b " }, "firstName", "required"],
    [{ lastName: "x".repeat(101) }, "lastName", "too-long"],
    [{ eMail: "ana" }, "eMail", "email-format"],
    [{ eMail: "" }, "eMail", "required"],
    [{ reference: "a@b.fr" }, "reference", "invalid"],
    [{ reference: "x".repeat(81) }, "reference", "too-long"],
    [{ phoneNumber: "12" }, "phoneNumber", "invalid-phone"],
    [{ functions: ["boss"] }, "functions[0]", "invalid"],
    [{ functions: [] }, "functions", "staff.no-function"],
    [{ locale: "de" }, "locale", "invalid"],
  ])("is refused with %j, at %s: %s (AGUI-27)", async (given, path, code) => {
    const answer = await post("Create", { ...person(), ...given }, once());
    expect([answer.statusCode, answer.json().issues]).toMatchObject([400, [{ path, code }]]);
  });

  it("may have no phone (STAFF-10)", async () => {
    for (const phoneNumber of [null, "", undefined]) {
      count += 1;
      expect((await read(await created({ phoneNumber }))).private.phoneNumber).toBeNull();
    }
  });
});

describe("another invitation", () => {
  it("goes three times a day at most, in place of what still waits (STAFF-12)", async () => {
    const userId = await created();
    for (const status of [200, 200, 429]) expect((await post("Invite", { userId })).statusCode).toBe(status);
    expect((await recordsOf(db(), userId)).map(({ state }) => state)).toEqual([
      "withdrawn",
      "withdrawn",
      "waiting",
    ]);
    await sql`UPDATE invitation SET created_at = created_at - interval '25 hours' WHERE person_id = ${userId}`.execute(
      db(),
    );
    expect((await post("Invite", { userId })).statusCode).toBe(200);
  });

  it("is refused to who has a password, no address, or left, and to who is no staff (STAFF-11)", async () => {
    const [ready, silent] = [
      await insertStaff(portal, ["reader"]),
      await insertStaff(portal, ["reader"], { email: null, password_hash: null }),
    ];
    const left = await created();
    await post("End", { userId: left, reason }, from(1));
    for (const [userId, code] of [
      [ready.personId, "people.has-password"],
      [silent.personId, "people.no-email"],
      [left, "request.forbidden"],
      [(await insertPerson(db(), "Parent", { password_hash: null })).personId, "request.not-found"],
    ])
      expect((await post("Invite", { userId })).json().code).toBe(code);
  });
});

describe("somebody who leaves", () => {
  it("is signed out and unknown to sign-in, and stays by name in the journal (STAFF-05, STAFF-14, STAFF-15)", async () => {
    const member = await insertStaff(portal, ["reader"]);
    const cookie = await portal.signIn(member.userName);
    const answer = await post("End", { userId: member.personId, reason }, from(1));
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([200, { handedOver: 0 }, '"2"']);
    await untilHeard(
      async () =>
        (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode === 401,
    );
    const [known, unknown] = [await signIn(member.userName), await signIn("nobody.at.all")];
    const said = ({ statusCode, json }: typeof known) => [statusCode, json().code, json().message];
    expect(said(known)).toEqual(said(unknown));
    expect(await read(member.personId)).toMatchObject({
      displayName: "Camille Durand",
      state: "ended",
      ended: { by: { userId: boss.personId, displayName: "Zoé Zola" }, reason },
    });
    expect(await acts(member.personId)).toContain("staff.ended");
    expect(await letters(member.personId)).toEqual([]);
  });

  it("has no link any more by which a password is chosen (STAFF-15)", async () => {
    const member = await insertStaff(portal, ["reader"]);
    await sql`INSERT INTO password_reset (key_hash, person_id, expires_at)
      VALUES (${`key-${count}`}::bytea, ${member.personId}, now() + interval '1 day')`.execute(db());
    const invited = await created();
    for (const userId of [member.personId, invited]) await post("End", { userId, reason }, from(1));
    const { rows } = await sql`SELECT FROM password_reset WHERE person_id = ${member.personId}`.execute(db());
    expect(rows).toEqual([]);
    expect((await recordsOf(db(), invited)).map(({ state }) => state)).toEqual(["withdrawn"]);
  });

  it("may have had no function (STAFF-14)", async () => {
    const { personId: userId } = await insertStaff(portal, []);
    expect((await post("End", { userId, reason }, from(0))).statusCode).toBe(200);
    expect(await read(userId)).toMatchObject({ state: "ended", functions: [] });
  });

  it("hands over to a colleague who is there (STAFF-14)", async () => {
    const [member, heir, gone] = [
      await insertStaff(portal, ["reader"]),
      await insertStaff(portal, ["reader"]),
      await insertStaff(portal, ["reader"]),
    ];
    await post("End", { userId: gone.personId, reason }, from(1));
    const { personId: parent } = await insertPerson(db(), "Parent");
    const userId = member.personId;
    for (const handOverTo of [gone.personId, parent, userId, 999_999_999]) {
      const answer = await post("End", { userId, reason, handOverTo }, from(1));
      expect([answer.statusCode, answer.json().code]).toEqual([400, "people.not-assignable"]);
    }
    // What they may not take care of is nobody’s from then on, though they may read it.
    await portal.database.owner.query(
      "INSERT INTO renewal_follow_up (year, person_id, owner_id) VALUES (2026, $1, $2)",
      [parent, userId],
    );
    expect((await post("End", { userId, reason, handOverTo: heir.personId }, from(1))).statusCode).toBe(200);
    const followed = "SELECT owner_id FROM renewal_follow_up WHERE person_id = $1";
    expect((await portal.database.owner.query(followed, [parent])).rows).toEqual([{ owner_id: null }]);
  });

  it("comes back with other functions, an invitation, and nothing to sign in with (STAFF-14)", async () => {
    const member = await insertStaff(portal, ["reader"]);
    await enrol(portal, member);
    const userId = member.personId;
    await addPasskey(userId);
    expect((await post("Reopen", { userId, functions: ["reader"], reason }, from(1))).statusCode).toBe(403);
    await post("End", { userId, reason }, from(1));
    const none = await post("Reopen", { userId, functions: [], reason }, from(2));
    expect(none.json().code).toBe("staff.no-function");
    const back = await post("Reopen", { userId, functions: ["recruiter"], reason: "De retour" }, from(2));
    expect([back.statusCode, back.json(), back.headers.etag]).toEqual([200, {}, '"3"']);
    expect(await read(userId)).toMatchObject({
      state: "invited",
      functions: ["recruiter"],
      ended: null,
      secondFactorSince: null,
    });
    expect((await signIn(member.userName)).statusCode).toBe(401);
    expect(await passkeysOf(userId)).toBe(0);
    expect(await letters(userId)).toContain("identity.invitation");
    expect(await acts(userId)).toEqual(expect.arrayContaining(["staff.ended", "staff.reopened"]));
    await choosePassword(userId);
    expect((await signIn(member.userName)).statusCode).toBe(200);
  });
});

describe("a second factor that is lost", () => {
  it("is erased with all that one signs in with, and told to the person and all other administrators (STAFF-33)", async () => {
    const [member, other] = [
      await insertStaff(portal, ["reader"]),
      await insertStaff(portal, ["administrator"]),
    ];
    const userId = member.personId;
    await enrol(portal, member);
    await addPasskey(userId);
    const answer = await post("ResetSecondFactor", { userId, reason: "Téléphone perdu" }, from(1));
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    expect(await read(userId)).toMatchObject({ secondFactorSince: null, state: "invited", sessions: [] });
    expect((await signIn(member.userName)).statusCode).toBe(401);
    expect(await passkeysOf(userId)).toBe(0);
    expect(await letters(userId)).toEqual(expect.arrayContaining(["second-factor.reset", "identity.reset"]));
    for (const { personId } of [boss, other])
      expect(await letters(personId)).toContain("staff.second-factor-reset");
    const { rows } = await sql`SELECT d.reason FROM audit_detail d JOIN audit_entry e ON e.id = d.entry_id
      WHERE e.person_id = ${userId} AND e.action = 'second-factor.reset'`.execute(db());
    expect(rows).toEqual([{ reason: "Téléphone perdu" }]);
  });

  it("stays where there is no address to write to, and is not offered (STAFF-33, AGUI-32)", async () => {
    const member = await insertStaff(portal, ["reader"], { email: null });
    await enrol(portal, member);
    const { personId: userId } = member;
    const answer = await post("ResetSecondFactor", { userId, reason }, from(1));
    expect([answer.statusCode, answer.json().code]).toEqual([409, "people.no-email"]);
    const { secondFactorSince, can } = await read(userId);
    expect(secondFactorSince).not.toBeNull();
    expect([can.resetSecondFactor, can.end]).toEqual([false, true]);
  });
});

describe("who does these things", () => {
  const calls = [
    ["Create", {}, 409],
    ["Invite", {}, 0],
    ["End", {}, 409],
    ["Reopen", { functions: ["reader"] }, 403],
    ["ResetSecondFactor", {}, 409],
  ] as const;

  it.each(calls)(
    "%s: administrators alone, with a fresh second factor, and not to themselves (STAFF-06, STAFF-34, AGUI-29)",
    async (call, body, own) => {
      const target = (await insertStaff(portal, ["reader"])).personId;
      const given = { userId: target, reason, ...person(), ...body };
      const headers = { ...from(1), ...once() };
      for (const one of ["coordinator", "recruiter", "reader"] as const) {
        const { cookie } = await provenStaff(portal, [one]);
        expect((await post(call, given, headers, cookie)).json().code).toBe("request.forbidden");
      }
      const others = [
        await insertStaff(portal, []),
        await insertPerson(db(), "Parent"),
        await insertPerson(db(), "BabySitter"),
      ];
      for (const { userName } of others) {
        const answer = await post(call, given, headers, await portal.signIn(userName));
        expect(answer.json().code).toBe("request.forbidden");
      }
      expect((await portal.call("POST", `/Agency/Staff/${call}`, { body: given, headers })).statusCode).toBe(
        401,
      );
      const unproven = await portal.signIn((await insertStaff(portal, ["administrator"])).userName);
      expect((await post(call, given, headers, unproven)).json().code).toBe("request.proof-needed");
      expect((await acts(target)).slice(1)).toEqual([]);
      if (own === 409 && call !== "Create") {
        const answer = await post(call, { ...given, userId: boss.personId }, headers);
        expect([answer.statusCode, answer.json().code]).toEqual([409, "staff.not-oneself"]);
      }
    },
  );

  it.each(["End", "ResetSecondFactor"])(
    "%s leaves an administrator who can get in (STAFF-07)",
    async (call) => {
      const other = await provenStaff(portal, ["administrator"]);
      await sql`UPDATE staff SET functions = '{reader}' WHERE person_id <> ALL(${[boss.personId, other.personId]})`.execute(
        db(),
      );
      // Without a factor of their own, whose session still says that it was given.
      await sql`DELETE FROM second_factor WHERE person_id = ${other.personId}`.execute(db());
      const answer = await post(call, { userId: boss.personId, reason }, from(1), other.cookie);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "staff.last-administrator"]);
    },
  );
});
