import { randomUUID } from "node:crypto";
import type { Desk } from "@ribambelle/domain/desk/desk";
import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff, provenStaff } from "../../testing/signedIn.ts";
import { insertPerson, type TestPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";

let portal: TestApp;
const staff = new Map<StaffFunction, TestPerson & { readonly cookie: string }>();
const now = new Date("2026-11-24T09:00:00Z");
let parent: TestPerson;
let babysitter: TestPerson;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => now } });
  for (const one of staffFunctions) {
    const names = { first_name: one, last_name: "Zola" };
    if (one === "administrator") staff.set(one, await provenStaff(portal, [one], names));
    else {
      const person = await insertStaff(portal, [one], names);
      staff.set(one, { ...person, cookie: await portal.signIn(person.userName) });
    }
  }
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`DELETE FROM person_request`.execute(db());
  parent = await insertPerson(db(), "Parent", { first_name: "Claire", last_name: "Martin" });
  babysitter = await insertPerson(db(), "BabySitter", { first_name: "Ida", last_name: "Abel" });
});

const db = () => portal.database.connection.db;
const cookieOf = (one: StaffFunction) => staff.get(one)?.cookie ?? "";
const idOf = (one: StaffFunction) => staff.get(one)?.personId ?? 0;
const get = (query: object = {}, as: StaffFunction = "administrator") =>
  portal.call("GET", `/Agency/Requests?${new URLSearchParams({ ...query })}`, { cookie: cookieOf(as) });
const list = async (query: object = {}, as: StaffFunction = "administrator") => {
  const answer = await get(query, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const post = (call: string, body: object, as: StaffFunction, headers: Record<string, string>) =>
  portal.call("POST", `/Agency/Requests/${call}`, { cookie: cookieOf(as), body, headers });
const asked = { kind: "access", askedAt: "2026-11-20", way: "phone", note: "Veut tout lire" };
const create = (given: object = {}, as: StaffFunction = "administrator", key: string = randomUUID()) =>
  post("Create", { userId: parent.personId, ...asked, ...given }, as, { "idempotency-key": key });
const created = async (given: object = {}) => (await create(given)).json().requestId as number;
const change = (
  call: "Update" | "Close",
  body: object,
  as: StaffFunction = "administrator",
  version: number | null = 1,
) => post(call, body, as, version === null ? {} : { "if-match": `"${version}"` });
const reason = "Copie remise en main propre";
const actsOn = async (personId: number) =>
  (
    await sql<object>`SELECT e.action, e.subject, d.changes, d.reason FROM audit_entry e
      LEFT JOIN audit_detail d ON d.entry_id = e.id
      WHERE e.person_id = ${personId} AND e.action LIKE 'people.request%' ORDER BY e.id`.execute(db())
  ).rows;

describe("a request that the agency records", () => {
  it("is kept with its term, once however often it is sent, and noted (FOLKS-37, FOLKS-49)", async () => {
    const key = randomUUID();
    const first = await create({}, "coordinator", key);
    expect([first.statusCode, (await create({}, "coordinator", key)).json()]).toEqual([200, first.json()]);
    const { requestId } = first.json();
    expect((await list()).items).toEqual([
      {
        id: requestId,
        about: null,
        person: { userId: parent.personId, displayName: "Claire Martin" },
        role: "Parent",
        kind: "access",
        way: "phone",
        askedAt: "2026-11-20T11:00:00.000Z",
        dueOn: "2026-12-20",
        isOverdue: false,
        note: "Veut tout lire",
        owner: null,
        state: "open",
        outcomeReason: null,
        closedAt: null,
        closedBy: null,
        version: 1,
        can: { own: true, close: true },
      },
    ]);
    expect(await actsOn(parent.personId)).toMatchObject([
      { action: "people.request-recorded", subject: String(requestId) },
    ]);
  });

  it.each([
    [{ askedAt: "2026-11-25" }, "askedAt"],
    [{ askedAt: "2026-02-30" }, "askedAt"],
    [{ askedAt: "2026-11-20garbage" }, "askedAt"],
    [{ askedAt: "2026-11-20T99:99:99Z" }, "askedAt"],
    // A day of which Paris has not come to that instant.
    [{ askedAt: "2026-11-24T23:59:00-12:00" }, "askedAt"],
    [{ kind: "holiday" }, "kind"],
    [{ way: "renewal" }, "way"],
    [{ note: "x".repeat(2_001) }, "note"],
    [{ userId: 0 }, "userId"],
  ])("is refused at its field: %j (FOLKS-37, AGUI-27)", async (given, path) => {
    const answer = await create(given);
    expect([answer.statusCode, answer.json().issues?.[0].path]).toEqual([400, path]);
  });

  it("has the day in Paris of the instant that is said (FOLKS-37)", async () => {
    await created({ askedAt: "2026-11-19T23:30:00Z" });
    const [request] = (await list()).items;
    expect(request).toMatchObject({ askedAt: "2026-11-19T23:30:00.000Z", dueOn: "2026-12-20" });
  });

  it("is one of its kind while it is open (FOLKS-37)", async () => {
    const requestId = await created();
    const second = await create();
    expect([second.statusCode, second.json().code]).toEqual([409, "people.request-open"]);
    expect((await create({ kind: "erasure" })).statusCode).toBe(200);
    await change("Close", { requestId, outcome: "done", reason });
    expect((await create()).statusCode).toBe(200);
  });

  it("is of somebody whom one may read, and who is there (FOLKS-37, AGUI-30)", async () => {
    expect((await create({}, "recruiter")).statusCode).toBe(404);
    expect((await create({ userId: babysitter.personId }, "recruiter")).statusCode).toBe(200);
    expect((await create({}, "reader")).statusCode).toBe(403);
    expect((await create({ userId: idOf("reader") })).statusCode).toBe(404);
    expect((await create({ userId: 999_999 })).statusCode).toBe(404);
    await sql`UPDATE person SET deactivated_at = ${now} WHERE id = ${parent.personId}`.execute(db());
    expect((await create()).json().code).toBe("people.deleted");
  });
});

describe("the list of requests", () => {
  it("holds the open ones of people whom one may read, those due first before all others (FOLKS-36, FOLKS-37)", async () => {
    await created({ kind: "rectification", askedAt: "2026-10-20" });
    await created({ userId: babysitter.personId, kind: "unsubscription" });
    const closed = await created({ userId: babysitter.personId });
    await change("Close", { requestId: closed, outcome: "refused", reason });
    const kinds = async (query: object, as?: StaffFunction) =>
      (await list(query, as)).items.map(({ kind }: { kind: string }) => kind);
    expect(await kinds({})).toEqual(["rectification", "unsubscription"]);
    expect((await list({})).items[0]).toMatchObject({ dueOn: "2026-11-20", isOverdue: true });
    expect(await kinds({ sort: "-due" })).toEqual(["unsubscription", "rectification"]);
    expect(await kinds({ sort: "asked" })).toEqual(["rectification", "unsubscription"]);
    expect(await kinds({}, "recruiter")).toEqual(["unsubscription"]);
    expect(await kinds({ state: "refused" })).toEqual(["access"]);
    expect(await kinds({ state: "open,refused", personId: String(babysitter.personId) })).toEqual([
      "unsubscription",
      "access",
    ]);
    expect(await kinds({ kind: "rectification" })).toEqual(["rectification"]);
    const { count: outOf } = await list({});
    expect(outOf).toEqual({ value: 2, isCapped: false });
    expect((await list({ kind: "rectification" })).count).toEqual({ value: 1, isCapped: false, outOf });
    expect((await get({}, "reader")).statusCode).toBe(403);
    expect((await get({ after: "x" })).json().code).toBe("agency.cursor-unusable");
  });

  it("is what its tile counts, with the term of the next, and by how many days it is past, for who may deal with them (DESK-02, DESK-03, DESK-08)", async () => {
    await created({ kind: "rectification", askedAt: "2026-10-20" });
    await created({ userId: babysitter.personId });
    const tileFor = async (as: StaffFunction) => {
      const desk = (await portal.call("GET", "/Agency/Desk", { cookie: cookieOf(as) })).json() as Desk;
      return desk.tiles.find(({ code }) => code === "requests");
    };
    expect(await tileFor("coordinator")).toMatchObject({
      count: 2,
      overdueCount: 1,
      // The term was on 20 November, today is the 24th (DESK-02).
      overdueDays: 4,
      link: "/agence/demandes",
      term: "Demande de rectification\u00a0: répondre avant le 20 novembre 2026 (un mois).",
    });
    const own = await tileFor("recruiter");
    expect(own).toMatchObject({ count: 1, overdueCount: 0, overdueDays: 0 });
    expect(own?.term).toMatch(/^Demande d’accès\u00a0: répondre avant le /);
    expect(await tileFor("reader")).toBeUndefined();
  });
});

describe("a request", () => {
  it("is somebody’s who may deal with it, and nobody’s again (FOLKS-37)", async () => {
    const requestId = await created();
    const given = await change("Update", { requestId, ownerId: idOf("coordinator") });
    expect([given.statusCode, given.json(), given.headers.etag]).toEqual([200, {}, '"2"']);
    expect((await list({ ownerId: String(idOf("coordinator")) })).items).toMatchObject([
      { owner: { displayName: "coordinator Zola" } },
    ]);
    for (const ownerId of [idOf("reader"), idOf("recruiter"), parent.personId, 999_999]) {
      const answer = await change("Update", { requestId, ownerId }, "administrator", 2);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "people.not-assignable"]);
    }
    expect((await change("Update", { requestId, ownerId: null }, "coordinator", 2)).statusCode).toBe(200);
    expect((await list({ ownerId: "none" })).items).toHaveLength(1);
    expect(await actsOn(parent.personId)).toMatchObject([
      {},
      { action: "people.request-owned", changes: { owner: { from: null, to: idOf("coordinator") } } },
      { action: "people.request-owned" },
    ]);
  });

  it("says who changed it, and not who changed another of the same person (FOLKS-37, AGUI-21)", async () => {
    const requestId = await created();
    const other = await created({ kind: "rectification" });
    await change("Update", { requestId, ownerId: idOf("coordinator") }, "coordinator");
    await change("Update", { requestId: other, ownerId: idOf("coordinator") }, "recruiter");
    await change("Update", { requestId: other, ownerId: idOf("coordinator") }, "administrator");
    const stale = await change("Close", { requestId, outcome: "done", reason });
    expect(stale.json()).toMatchObject({
      code: "agency.changed-meanwhile",
      changed: { by: { userId: idOf("coordinator") }, fields: ["owner"] },
    });
  });

  it("is closed with its reason, by who may: an access or an erasure by administrators (FOLKS-36, FOLKS-37)", async () => {
    const requestId = await created();
    expect((await change("Close", { requestId, outcome: "done", reason }, "coordinator")).statusCode).toBe(
      403,
    );
    expect((await change("Close", { requestId, outcome: "done", reason: "ok" })).json().code).toBe(
      "agency.reason-unfit",
    );
    expect(
      (await change("Close", { requestId, outcome: "done", reason }, "administrator", null)).statusCode,
    ).toBe(428);
    expect(
      (await change("Close", { requestId, outcome: "done", reason }, "administrator", 7)).json().code,
    ).toBe("agency.changed-meanwhile");
    expect((await change("Close", { requestId, outcome: "done", reason })).headers.etag).toBe('"2"');
    expect((await list({ state: "done" })).items).toMatchObject([
      {
        state: "done",
        outcomeReason: reason,
        closedAt: now.toISOString(),
        can: { own: false, close: false },
      },
    ]);
    const again = await change("Close", { requestId, outcome: "refused", reason }, "administrator", 2);
    expect([again.statusCode, again.json().code]).toEqual([409, "people.request-closed"]);
    expect((await actsOn(parent.personId)).at(-1)).toMatchObject({
      action: "people.request-closed",
      changes: { state: { from: "open", to: "done" } },
      reason,
    });
    const other = await created({ kind: "rectification" });
    expect(
      (await change("Close", { requestId: other, outcome: "done", reason }, "coordinator")).statusCode,
    ).toBe(200);
  });

  it("is not there for who may not read its person (AGUI-30)", async () => {
    const requestId = await created();
    for (const [call, body] of [
      ["Update", { requestId, ownerId: null }],
      ["Close", { requestId, outcome: "done", reason }],
    ] as const)
      expect((await change(call, body, "recruiter")).statusCode).toBe(404);
    expect((await change("Update", { requestId: 999_999, ownerId: null })).statusCode).toBe(404);
  });

  it("goes to the colleague who takes over from its owner (STAFF-14)", async () => {
    const requestId = await created();
    const leaver = await insertStaff(portal, ["coordinator"]);
    await change("Update", { requestId, ownerId: leaver.personId });
    const body = { userId: leaver.personId, reason: "Fin de contrat", handOverTo: idOf("coordinator") };
    const ended = await portal.call("POST", "/Agency/Staff/End", {
      cookie: cookieOf("administrator"),
      body,
      headers: { "if-match": '"1"' },
    });
    expect([ended.statusCode, ended.json()]).toEqual([200, { handedOver: 1 }]);
    expect((await list()).items).toMatchObject([{ owner: { userId: idOf("coordinator") } }]);
  });

  it("is closed and loses its words with the account, and its kind and dates stay (FOLKS-37, FOLKS-49)", async () => {
    await created();
    const cookie = await portal.signIn(parent.userName);
    const gone = await portal.call("POST", "/Authentication/deleteMyAccount", { cookie });
    expect(gone.statusCode, gone.body).toBe(200);
    const { rows } =
      await sql<object>`SELECT kind, state, note, outcome_reason, due_on AS due FROM person_request`.execute(
        db(),
      );
    expect(rows).toEqual([
      { kind: "access", state: "done", note: null, outcome_reason: null, due: "2026-12-20" },
    ]);
  });
});
