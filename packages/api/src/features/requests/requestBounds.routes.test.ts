import { randomUUID } from "node:crypto";
import type { Desk } from "@ribambelle/domain/desk/desk";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertStaff, staffCookie } from "../../testing/signedIn.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../testing/testApp.ts";
import { handOverRequests, insertRequest, saveOutcome, saveOwner } from "./requests.store.ts";

let portal: TestApp;
let cookie: string;
let parentId: number;
let babysitterId: number;
const now = new Date("2026-11-24T09:00:00Z");
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => now } });
  cookie = await staffCookie(portal, "administrator");
});
afterAll(() => portal.close());
beforeEach(async () => {
  await sql`DELETE FROM person_request`.execute(db());
  parentId = (await insertPerson(db(), "Parent")).personId;
  babysitterId = (await insertPerson(db(), "BabySitter")).personId;
});

const db = () => portal.database.connection.db;
const list = async (query: Record<string, string> = {}) =>
  (await portal.call("GET", `/Agency/Requests?${new URLSearchParams(query)}`, { cookie })).json();
const kept = async (given: { personId?: number; subject?: string; dueOn?: string; askedAt?: Date } = {}) => {
  const asked = { personId: parentId, askedAt: now, dueOn: "2026-12-24", ...given };
  return (await insertRequest(db(), { kind: "access", way: "phone", ...asked })) ?? 0;
};

describe("a request that the agency records", () => {
  const create = (given: object) =>
    portal.call("POST", "/Agency/Requests/Create", {
      cookie,
      body: { userId: parentId, kind: "access", way: "phone", note: "", ...given },
      headers: { "idempotency-key": randomUUID() },
    });

  it.each([
    ["2026-11-24", now],
    ["2026-11-23", new Date("2026-11-23T11:00:00Z")],
    ["2026-11-24T09:00:00Z", now],
  ])(
    "was asked on %s, today at the latest, and has no note where none is written (FOLKS-37)",
    async (askedAt, at) => {
      expect((await create({ askedAt })).statusCode).toBe(200);
      expect((await list()).items).toMatchObject([{ askedAt: at.toISOString(), note: null }]);
    },
  );

  it.each([
    ["Au téléphone\u0007,\u202e\r\nà midi\u200b", "Au téléphone,\nà midi"],
    [" \u200b\u202e ", null],
  ])("has its note as it is seen, line by line: %j, %j (FOLKS-37, AGUI-27)", async (note, kept) => {
    const answer = await create({ askedAt: "2026-11-24", note });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await list()).items).toMatchObject([{ note: kept }]);
  });

  it("is refused a second before it is asked (FOLKS-37)", async () => {
    const answer = await create({ askedAt: "2026-11-24T09:00:01Z" });
    expect([answer.statusCode, answer.json().issues?.[0].path]).toEqual([400, "askedAt"]);
  });
});

describe("the list of requests", () => {
  it("calls late what was due yesterday, not what is due today or is answered, as its tile does (FOLKS-37, DESK-02)", async () => {
    const [late, today, done] = [
      await kept({ dueOn: "2026-11-23", subject: "1" }),
      await kept({ dueOn: "2026-11-24", subject: "2" }),
      await kept({ dueOn: "2026-11-20", subject: "3" }),
    ];
    await saveOutcome(db(), done, { state: "done", reason: "Faite", by: null, now });
    const { items } = await list({ state: "open,done" });
    expect(items.map((item: { id: number; isOverdue: boolean }) => [item.id, item.isOverdue])).toEqual([
      [done, false],
      [late, true],
      [today, false],
    ]);
    const { tiles } = (await portal.call("GET", "/Agency/Desk", { cookie })).json() as Desk;
    expect(tiles.find(({ code }) => code === "requests")).toMatchObject({ count: 2, overdueCount: 1 });
  });

  it("holds those of the states that are asked for, and counts no other (AGUI-11)", async () => {
    const ids: number[] = [];
    for (const state of ["open", "done", "refused"] as const) {
      const id = await kept({ subject: state });
      if (state !== "open") await saveOutcome(db(), id, { state, reason: "Faite", by: null, now });
      ids.push(id);
    }
    const { items, count } = await list({ state: "open,refused", personId: String(parentId) });
    expect(items.map(({ id }: { id: number }) => id)).toEqual([ids[0], ids[2]]);
    expect(count).toEqual({ value: 2, isCapped: false, outOf: { value: 2, isCapped: false } });
  });
});

describe("the requests of a colleague who leaves", () => {
  const heirOf = async (functions: readonly StaffFunction[]) => ({
    userId: (await insertStaff(portal, functions)).personId,
    functions,
  });
  const owners = async () =>
    (
      await sql<{ owner: number | null; version: number }>`
        SELECT owner_id AS owner, version FROM person_request ORDER BY id`.execute(db())
    ).rows.map(({ owner, version }) => [owner, version]);

  it("are of who takes over as far as they may deal with them, others nobody’s; those answered or a colleague’s stay (STAFF-14)", async () => {
    const [leaver, colleague] = [await heirOf(["coordinator"]), await heirOf(["coordinator"])];
    const ids = [
      await kept({ subject: "1" }),
      await kept({ personId: babysitterId, subject: "2" }),
      await kept({ personId: babysitterId, subject: "3" }),
      await kept({ personId: babysitterId, subject: "4" }),
    ];
    for (const id of ids) await saveOwner(db(), id, id === ids[3] ? colleague.userId : leaver.userId);
    await saveOutcome(db(), ids[2] ?? 0, { state: "done", reason: "Faite", by: null, now });
    const heir = await heirOf(["recruiter"]);
    expect(await handOverRequests(db(), leaver.userId, heir)).toBe(1);
    expect(await owners()).toEqual([
      [null, 3],
      [heir.userId, 3],
      [leaver.userId, 3],
      [colleague.userId, 2],
    ]);
    expect(await handOverRequests(db(), heir.userId, null)).toBe(0);
    expect((await owners())[1]).toEqual([null, 4]);
  });
});

describe("a request that is given to who has it", () => {
  it("stays as it is (FOLKS-37)", async () => {
    const requestId = await kept();
    const ownerId = (await insertStaff(portal, ["coordinator"])).personId;
    await saveOwner(db(), requestId, ownerId);
    const answer = await portal.call("POST", "/Agency/Requests/Update", {
      cookie,
      body: { requestId, ownerId },
      headers: { "if-match": '"2"' },
    });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    const { rows } = await sql<object>`SELECT version FROM person_request UNION ALL SELECT id FROM audit_entry
        WHERE person_id = ${parentId}`.execute(db());
    expect(rows).toEqual([{ version: 2 }]);
  });
});
