import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff, provenStaff } from "../../testing/signedIn.ts";
import { testPassword } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp, untilHeard } from "../../testing/testApp.ts";

let portal: TestApp;
let boss: Awaited<ReturnType<typeof provenStaff>>;
let member: Awaited<ReturnType<typeof insertStaff>>;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  boss = await provenStaff(portal, ["administrator"], { first_name: "Zoé", last_name: "Zola" });
});
afterAll(() => portal.close());
let count = 0;
beforeEach(async () => {
  count += 1;
  const email = `paul.${count}@example.fr`;
  member = await insertStaff(portal, ["reader"], { first_name: "Paul", last_name: "Costa", email });
});

const db = () => portal.database.connection.db;
const reason = "À sa demande";
const update = (changes: object, { version = '"1"', userId = member.personId } = {}) =>
  portal.call("POST", "/Agency/Staff/Update", {
    cookie: boss.cookie,
    body: { userId, changes, reason },
    headers: { "if-match": version },
  });
const kept = async () =>
  (await portal.call("GET", `/Agency/Staff/${member.personId}`, { cookie: boss.cookie })).json();
const acts = async () =>
  (
    await sql<object>`SELECT e.action, d.changes, d.reason FROM audit_entry e LEFT JOIN audit_detail d ON d.entry_id = e.id
      WHERE e.person_id = ${member.personId} AND e.action <> 'staff.functions-changed' ORDER BY e.id`.execute(
      db(),
    )
  ).rows;
const lettersOf = async () =>
  (
    await sql<{ kind: string; to: string | null }>`SELECT kind, last_address AS to FROM letter
      WHERE person_id = ${member.personId} AND state <> 'withdrawn' ORDER BY created_at, id`.execute(db())
  ).rows;
const statusOf = async (cookie: string) =>
  (await portal.call("GET", "/Authentication/GetMyInformation", { cookie })).statusCode;

describe("a colleague’s names and phone number", () => {
  it("are written anew, those that are given, with a reason; what is so already changes nothing (STAFF-13)", async () => {
    const cookie = await portal.signIn(member.userName);
    const answer = await update({
      lastName: " Costa  Roy ",
      phoneNumber: "06 39 98 12 34",
      firstName: "Paul",
    });
    expect([answer.statusCode, answer.json(), answer.headers.etag]).toEqual([200, {}, '"2"']);
    expect(await kept()).toMatchObject({
      displayName: "Paul Costa Roy",
      private: { eMail: `paul.${count}@example.fr`, phoneNumber: "+33639981234" },
    });
    const changes = {
      lastName: { from: "Costa", to: "Costa Roy" },
      phoneNumber: { from: null, to: "+33639981234" },
    };
    expect(await acts()).toEqual([
      { action: "identity.signed-in", changes: null, reason: null },
      { action: "staff.changed", changes, reason },
    ]);
    expect((await update({ lastName: "Costa Roy" }, { version: '"2"' })).headers.etag).toBe('"2"');
    expect(await statusOf(cookie)).toBe(200);
    expect((await update({ phoneNumber: null }, { version: '"2"' })).statusCode).toBe(200);
    expect((await kept()).private.phoneNumber).toBeNull();
  });

  it("are refused from a former version, with who changed which fields; nothing is kept (STAFF-13, AGUI-21)", async () => {
    await update({ lastName: "Roy" });
    const stale = await update({ firstName: "Ana" });
    const changed = { by: { userId: boss.personId, displayName: "Zoé Zola" }, fields: ["lastName"] };
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: "agency.changed-meanwhile", changed },
    ]);
    expect((await kept()).firstName).toBe("Paul");
  });

  it.each([
    [{ lastName: " " }, "changes.lastName"],
    [{ firstName: "a".repeat(101) }, "changes.firstName"],
    [{ eMail: "paul" }, "changes.eMail"],
    [{ phoneNumber: "12" }, "changes.phoneNumber"],
  ])("are refused where they are none: %j (AGUI-27)", async (changes, path) => {
    const answer = await update(changes);
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path]);
  });
});

describe("a colleague’s address", () => {
  it("ends links and sessions, is told to both addresses, and opens the account from then on (STAFF-13)", async () => {
    const cookie = await portal.signIn(member.userName);
    const former = `paul.${count}@example.fr`;
    await portal.call("POST", "/Authentication/requestResetMyPassword", { body: { email: former } });
    const answer = await update({ eMail: `Paul.New${count}@example.fr` });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    await untilHeard(async () => (await statusOf(cookie)) === 401);
    const told = (await lettersOf()).filter(({ kind }) => kind !== "staff.functions-changed");
    expect(told.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
      "identity.email-changed null",
      `identity.email-changed ${former}`,
    ]);
    expect((await acts()).slice(-2)).toMatchObject([
      { action: "identity.email-changed" },
      { action: "staff.changed" },
    ]);
    const again = await portal.signIn(`paul.new${count}@example.fr`, testPassword);
    expect(await statusOf(again)).toBe(200);
  });

  it("brings another invitation to who has no password yet (STAFF-13)", async () => {
    await sql`UPDATE person SET password_hash = NULL WHERE id = ${member.personId}`.execute(db());
    await update({ eMail: `ana.${count}@example.fr` });
    expect((await lettersOf()).map(({ kind }) => kind)).toContain("identity.invitation");
  });

  it("is refused where it is somebody else’s, and of oneself (STAFF-06, STAFF-13)", async () => {
    const other = await insertStaff(portal, ["reader"], { email: `other.${count}@example.fr` });
    const taken = await update({ eMail: `OTHER.${count}@example.fr`, firstName: "Ana" });
    expect([taken.statusCode, taken.json().code]).toEqual([409, "people.email-taken"]);
    expect((await kept()).firstName).toBe("Paul");
    expect(other.personId).not.toBe(member.personId);
    const own = await update({ eMail: `boss.${count}@example.fr` }, { userId: boss.personId });
    expect([own.statusCode, own.json().code]).toEqual([409, "staff.not-oneself"]);
  });
});
