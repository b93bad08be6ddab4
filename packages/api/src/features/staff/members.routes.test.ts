import { staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import type { Member } from "@ribambelle/domain/staff/member";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statementsOf } from "../../testing/privateSpace/statements.ts";
import { insertStaff, staffCookie } from "../../testing/signedIn.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { enrol } from "../../testing/testSecondFactor.ts";

const path = "/Agency/Staff";
let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`UPDATE person SET role = 'Parent' WHERE role = 'Agency'`.execute(db());
  const given = { first_name: "Zoé", last_name: "Zola" };
  cookie = await portal.signIn((await insertStaff(portal, ["administrator"], given)).userName);
});

const db = () => portal.database.connection.db;
const get = (query = "", as: string | undefined = cookie) => portal.call("GET", path + query, { cookie: as });
const list = async (query = "") => (await get(query)).json();
const named = async (query = "") => (await list(query)).items.map(({ displayName }: Member) => displayName);
const insert = (last_name: string, first_name = "Ana", given = {}) =>
  insertStaff(portal, ["reader"], { last_name, first_name, ...given });
const end = ({ personId }: { personId: number }, at = new Date()) =>
  sql`WITH gone AS (UPDATE person SET deactivated_at = ${at} WHERE id = ${personId})
    UPDATE staff SET ended_at = ${at}, end_reason = 'Fin de contrat' WHERE person_id = ${personId}`.execute(
    db(),
  );

describe("who reads the agency’s people", () => {
  it.each([
    ...staffFunctions.map((one) => [[one], one === "administrator" ? 200 : 403, 200] as const),
    [[], 403, 403] as const,
  ])(
    "somebody who is %j: the list and one %i, the names %i (AGUI-29, AGUI-30)",
    async (functions, all, names) => {
      const as = await staffCookie(portal, ...functions);
      const { personId } = await insert("Aron");
      expect((await get("", as)).statusCode).toBe(all);
      expect((await get(`/${personId}`, as)).statusCode).toBe(all);
      expect((await get("/Names", as)).statusCode).toBe(names);
    },
  );

  it.each(["Parent", "BabySitter"] as const)("is no %s, and no stranger (AGUI-29, AGUI-30)", async (role) => {
    const as = await portal.signIn((await insertPerson(db(), role)).userName);
    for (const what of ["", "/Names", "/1"]) {
      expect((await get(what, as)).statusCode).toBe(403);
      expect((await portal.call("GET", path + what)).statusCode).toBe(401);
    }
  });
});

describe("the list of the agency’s people", () => {
  it("tells of each what the page shows, and of families nothing (STAFF-09)", async () => {
    const given = { phone_number: "0199004455", password_hash: null };
    const { personId, reference, email } = await insert("Aron", "Élise", given);
    await insertPerson(db(), "Parent");
    const answer = await list();
    expect(answer.items[0]).toEqual({
      userId: personId,
      reference,
      displayName: "Élise Aron",
      functions: ["reader"],
      state: "invited",
      secondFactorSince: null,
      lastActivityAt: null,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      member: null,
      private: { eMail: email, phoneNumber: "0199004455" },
    });
    expect(answer.items).toHaveLength(2);
    expect(answer).toMatchObject({ next: null, previous: null, count: { value: 2, isCapped: false } });
  });

  it("is sorted by name, whatever its accents and case, and the other way round (STAFF-08)", async () => {
    for (const name of ["étienne", "Eyre", "Abel", "Zyk", "d’Orsay"]) await insert(name);
    const inOrder = ["Ana Abel", "Ana d’Orsay", "Ana étienne", "Ana Eyre", "Zoé Zola", "Ana Zyk"];
    expect(await named()).toEqual(inOrder);
    expect(await named("?sort=name")).toEqual(inOrder);
    expect(await named("?sort=-name")).toEqual(inOrder.toReversed());
  });

  it("is sorted by last activity, and stays known after the sign-out (STAFF-08)", async () => {
    const [never, gone] = [await insert("Never"), await insert("Gone")];
    const out = await portal.signIn(gone.userName);
    await portal.call("POST", "/Authentication/logout", { cookie: out });
    await sql`UPDATE person SET last_seen_at = now() + interval '1 minute' WHERE last_name = 'Zola'`.execute(
      db(),
    );
    expect(await named("?sort=-activity")).toEqual(["Zoé Zola", "Ana Gone", "Ana Never"]);
    expect(await named("?sort=activity")).toEqual(["Ana Never", "Ana Gone", "Zoé Zola"]);
    const { items } = await list();
    expect(items.find(({ userId }: Member) => userId === never.personId).lastActivityAt).toBeNull();
  });

  it("is narrowed by functions, state and second factor, by all of them together (STAFF-08)", async () => {
    const both = await insertStaff(portal, ["reader", "recruiter"], { first_name: "B", last_name: "Both" });
    await enrol(portal, both);
    await insert("Invited", "I", { password_hash: null });
    await end(await insert("Left", "L"));
    await insertStaff(portal, [], { first_name: "N", last_name: "None" });
    expect(await named()).toEqual(["B Both", "I Invited", "N None", "Zoé Zola"]);
    expect(await named("?functions=recruiter,administrator")).toEqual(["B Both", "Zoé Zola"]);
    expect(await named("?functions=reader")).toEqual(["B Both", "I Invited"]);
    const outOf = { value: 4, isCapped: false };
    expect((await list("?functions=reader")).count).toEqual({ value: 2, isCapped: false, outOf });
    expect(await named("?state=ended")).toEqual(["L Left"]);
    // Those who have left count among all where they are asked for.
    const withLeft = { value: 5, isCapped: false };
    expect((await list("?state=ended")).count).toEqual({ value: 1, isCapped: false, outOf: withLeft });
    expect(await named("?state=ended,invited")).toEqual(["I Invited", "L Left"]);
    expect(await named("?state=suspended")).toEqual([]);
    expect(await named("?secondFactor=to-enrol&state=active")).toEqual(["N None", "Zoé Zola"]);
    expect((await list("?secondFactor=to-enrol")).count).toEqual({ value: 2, isCapped: false, outOf });
    // Who has not chosen a password is still to be in.
    expect(await named("?functions=reader&secondFactor=to-enrol")).toEqual([]);
  });

  it("is read page by page, there and back, each once (AGUI-12, AGUI-28)", async () => {
    // All of one name: the order goes on by id.
    for (let count = 0; count < 60; count += 1) await insert("Same");
    for (const sort of ["name", "-name", "activity", "-activity"]) {
      const whole = (await list(`?sort=${sort}&limit=100`)).items;
      const first = await list(`?sort=${sort}&limit=25`);
      const second = await list(`?sort=${sort}&limit=25&after=${first.next}`);
      const third = await list(`?sort=${sort}&limit=25&after=${second.next}`);
      expect([...first.items, ...second.items, ...third.items]).toEqual(whole);
      expect([first.previous, third.next]).toEqual([null, null]);
      expect(await list(`?sort=${sort}&limit=25&before=${third.previous}`)).toEqual(second);
      expect(second.count).toEqual({ value: 61, isCapped: false });
    }
    expect((await list()).items).toHaveLength(50);
  });

  it("costs one statement beside the session’s, whatever is asked (AGUI-33)", async () => {
    await insert("Aron");
    const { next } = await list("?limit=25&state=active&sort=-activity");
    expect(next).toBeNull();
    const statements = await statementsOf(() =>
      get("?limit=25&state=active&functions=reader&sort=-activity"),
    );
    const own = statements.filter(
      ({ text }) => text.includes("person_of_agency") || text.includes("found AS"),
    );
    expect(own).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ["functions=boss", "functions[0]"],
    ["functions=", "functions[0]"],
    ["state=gone", "state[0]"],
    ["secondFactor=none", "secondFactor"],
    ["sort=salary", "sort"],
    ["sort=name&sort=-name", "sort"],
    ["limit=1000", "limit"],
    ["limit=-1", "limit"],
  ])("refuses %s by its name (AGUI-27)", async (query, field) => {
    const answer = await get(`?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
    expect(answer.json().issues.map((issue: { path: string }) => issue.path)).toEqual([field]);
  });

  it.each(["after=x", "before=bm8", "after=%00", "after=WyJuYW1lIiwiXHUwMDAwIiwxXQ", "after=a&before=a"])(
    "refuses the cursor of %s (AGUI-27)",
    async (query) => {
      const answer = await get(`?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toMatch(/^agency\.cursor-unusable$|^request\.invalid$/);
    },
  );

  it("refuses the cursor of another order (AGUI-27)", async () => {
    for (let count = 0; count < 26; count += 1) await insert("Same");
    const { next } = await list("?limit=25");
    const answer = await get(`?sort=activity&after=${next}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        code: "agency.cursor-unusable",
        message: "Cette page de la liste n’existe plus\u00a0: revenez au début.",
      },
    ]);
  });
});

describe("one of the agency’s people", () => {
  it("is told with sessions, passkeys, version and what may be done (STAFF-09, AGUI-32)", async () => {
    const member = await insert("Aron", "Élise");
    await portal.signIn(member.userName);
    const answer = await get(`/${member.personId}`);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.json()).toMatchObject({
      userId: member.personId,
      firstName: "Élise",
      lastName: "Aron",
      state: "active",
      ended: null,
      sessions: [{ id: expect.any(String), browser: null, system: null, startedAt: expect.any(String) }],
      passkeys: 0,
      can: { updateFunctions: true, endSessions: true, end: true, reopen: false, invite: false },
    });
    expect(answer.json().sessions[0]).not.toHaveProperty("isCurrent");
  });

  it("may be oneself, who can do less, or somebody without a function, of version 0 (STAFF-06)", async () => {
    const { items } = await list();
    expect((await list(`/${items[0].userId}`)).can).toMatchObject({ updateFunctions: false, end: false });
    const { personId } = await insertStaff(portal, []);
    const answer = await get(`/${personId}`);
    expect([answer.headers.etag, answer.json().functions]).toEqual(['"0"', []]);
  });

  it("may have left: when, by whom, why, and nothing is left to do but to bring them back (STAFF-15)", async () => {
    const left = await insert("Left");
    await end(left, new Date("2026-11-20T10:00:00Z"));
    expect(await list(`/${left.personId}`)).toMatchObject({
      state: "ended",
      ended: { at: "2026-11-20T10:00:00.000Z", by: null, reason: "Fin de contrat" },
      can: { updateFunctions: false, end: false, reopen: true },
    });
  });

  it("is not found where it is a family, a deleted account or nobody (STAFF-09, AGUI-30)", async () => {
    const parent = await insertPerson(db(), "Parent");
    const deleted = await insertPerson(db(), "Agency", { deactivated_at: new Date() });
    for (const id of [parent.personId, deleted.personId, 0, -1, 999_999_999, 99_999_999_999, "x", "1e3"]) {
      const answer = await get(`/${id}`);
      expect([id, answer.statusCode, answer.json().code]).toEqual([id, 404, "request.not-found"]);
    }
  });
});

describe("the names of the agency’s people", () => {
  it("are all that a colleague reads of them, those who have left at the end (STAFF-09, STAFF-15)", async () => {
    const [left, here] = [await insert("Abel"), await insert("Aron")];
    await end(left);
    const as = await staffCookie(portal, "reader");
    const names = (await get("/Names", as)).json();
    expect(names[0]).toEqual({
      userId: here.personId,
      displayName: "Ana Aron",
      functions: ["reader"],
      isEnded: false,
    });
    expect(names.at(-1)).toMatchObject({ userId: left.personId, isEnded: true });
  });

  it("are 500 at most (STAFF-09)", async () => {
    await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name)
      SELECT 'MANY-' || n, 'Agency', 'many.' || n, 'A', 'B' FROM generate_series(1, 501) n`.execute(db());
    expect(await list("/Names")).toHaveLength(500);
  });
});
