import { type StaffFunction, staffFunctions } from "@ribambelle/domain/kernel/permissions/permission";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListReads } from "../../../../acting/office/listReads.ts";
import { staffCookie } from "../../../../testing/signedIn.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
} from "../../../../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../../../../testing/testApp.ts";
import { readContracts } from "./contracts.list.views.ts";

let portal: TestApp;
let cookies: Record<StaffFunction, string>;
let zoe: number;
const now = new Date("2026-11-24T09:00:00Z");
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" }, { deps: { now: () => now } });
  const signedIn = await Promise.all(
    staffFunctions.map(async (one) => [one, await staffCookie(portal, one)] as const),
  );
  cookies = Object.fromEntries(signedIn) as typeof cookies;
  await contracts();
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;
const ask = (query: object, as: StaffFunction = "administrator") =>
  portal.call("GET", `/Agency/Contracts?${new URLSearchParams({ ...query })}`, { cookie: cookies[as] });
async function list(query: object, as: StaffFunction = "administrator") {
  const answer = await ask({ kind: "guard", ...query }, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const referencesOf = async (query: object): Promise<string[]> =>
  (await list(query)).items.map(({ reference }: { reference: string }) => reference);

const at = (day: string) => new Date(`${day}T10:00:00.123Z`);

async function contracts() {
  const named = (first_name: string, last_name: string) => ({ first_name, last_name });
  const parent = await insertPerson(db(), "Parent", named("Zoé", "Lefèvre"));
  const other = await insertPerson(db(), "Parent", {
    ...named("Léa", "Moreau"),
    phone_number: "+33240000001",
  });
  zoe = parent.personId;
  const guard = (reference: string, given: object, of = parent) =>
    insertParentContract(db(), of.personId, { reference, ...given });
  await guard("GE-1", {
    base_reference: "GE-1",
    state: 9,
    start_date: "2026-01-05",
    end_date: "2026-12-20",
    updated_at: at("2026-11-20"),
  });
  await guard("GE-1-2", {
    base_reference: "GE-1",
    state: 2,
    start_date: "2026-12-21",
    signature_url: "https://sign.example/2",
    asked_at: at("2026-11-10"),
    sign_by: "2026-12-10",
    reminders: 1,
    last_reminded_at: at("2026-11-18"),
    keeper: "portal",
    updated_at: at("2026-11-18"),
  });
  await guard(
    "GE-2",
    { state: 0, updated_at: at("2026-11-01"), is_shared_guard: true, monthly_hours: 40 },
    other,
  );
  await guard("GE-3", { state: 99, updated_at: at("2026-11-19"), start_date: "2026-02-01" }, other);
  await guard("GE-4", { state: 9, end_date: "2026-11-30", updated_at: at("2026-11-02") }, other);
  await insertHouseworkContract(db(), zoe, { reference: "MNH-1", start_date: "2025-01-01", state: 5 });
  await insertHouseworkContract(db(), zoe, { reference: "MNH-1", start_date: "2026-01-01", state: 4 });
  const sitter = await insertPerson(db(), "BabySitter", named("Ida", "Abel"));
  await insertBabysitterContract(db(), sitter.personId, { reference: "INT-1", signature_date: "2026-01-02" });
}

describe("the agency’s list of contracts", () => {
  it("says of each what it is, whose, since when it waits and who keeps it (AGCON-01, AGCON-03)", async () => {
    const { items, count } = await list({ state: "waiting" });
    expect(count).toEqual({ value: 1, isCapped: false, outOf: { value: 5, isCapped: false } });
    expect(items).toEqual([
      {
        id: expect.any(Number),
        kind: "guard",
        reference: "GE-1-2",
        baseReference: "GE-1",
        person: { userId: zoe, displayName: "Zoé Lefèvre" },
        state: 2,
        startDate: "2026-12-21",
        endDate: null,
        monthlyHours: null,
        isSharedGuard: false,
        isFullTime: false,
        isOneShot: false,
        askedAt: "2026-11-10T10:00:00.123Z",
        signBy: "2026-12-10",
        reminders: 1,
        lastRemindedAt: "2026-11-18T10:00:00.123Z",
        signedOn: null,
        documents: [],
        keeper: "portal",
        createdBy: null,
        updatedAt: "2026-11-18T10:00:00.123Z",
      },
    ]);
  });

  it.each([
    [{}, ["GE-1", "GE-3", "GE-1-2", "GE-4", "GE-2"]],
    [{ sort: "updated" }, ["GE-2", "GE-4", "GE-1-2", "GE-3", "GE-1"]],
    [{ sort: "start" }, ["GE-1", "GE-3", "GE-1-2", "GE-2", "GE-4"]],
    [{ sort: "end", state: "inProgress" }, ["GE-4", "GE-1"]],
    [{ sort: "asked", state: "waiting,draft" }, ["GE-1-2", "GE-2"]],
    [{ sort: "-reference" }, ["GE-4", "GE-3", "GE-2", "GE-1-2", "GE-1"]],
    [{ state: "draft" }, ["GE-2"]],
    [{ state: "error" }, ["GE-3"]],
    [{ state: "earlyTermination" }, []],
    [{ waitingDays: "13" }, ["GE-1-2"]],
    [{ waitingDays: "14" }, []],
    [{ endsWithinDays: "6" }, ["GE-4"]],
    [{ endsWithinDays: "5" }, []],
    [{ endsWithinDays: "30", state: "inProgress", hasSuccessor: "false" }, ["GE-4"]],
    [{ endsWithinDays: "30", state: "inProgress", hasSuccessor: "true" }, ["GE-1"]],
    [{ document: "missing", state: "waiting" }, ["GE-1-2"]],
    [{ keeper: "portal" }, ["GE-1-2"]],
    [{ untouchedDays: "21" }, ["GE-4", "GE-2"]],
    [{ untouchedDays: "22" }, ["GE-2"]],
    [{ startFrom: "2026-02-01" }, ["GE-3", "GE-1-2"]],
    [{ startFrom: "2026-02-01", startTo: "2026-02-01" }, ["GE-3"]],
    [{ startTo: "2026-01-31" }, ["GE-1"]],
    [{ q: "ge-1" }, ["GE-1", "GE-1-2"]],
    [{ q: "lefevre" }, ["GE-1", "GE-1-2"]],
    [{ q: "léa moreau", state: "draft" }, ["GE-2"]],
    [{ q: "02 40 00" }, ["GE-3", "GE-4", "GE-2"]],
    [{ q: "zzz" }, []],
    [{ kind: "housework", sort: "start" }, ["MNH-1", "MNH-1"]],
    [{ kind: "housework", hasSuccessor: "false" }, ["MNH-1"]],
    [{ kind: "babysitter", state: "inProgress" }, ["INT-1"]],
  ])("narrowed and sorted by %j holds %j (AGCON-02, AGUI-10)", async (query, references) => {
    expect(await referencesOf(query)).toEqual(references);
  });

  it("tells housework and babysitters’ contracts by what is theirs (AGCON-03)", async () => {
    const [house] = (await list({ kind: "housework" })).items;
    expect(house).toMatchObject({ kind: "housework", typologie: 0, baseReference: null });
    const [work] = (await list({ kind: "babysitter" })).items;
    expect(work).toMatchObject({ type: 0, signedOn: "2026-01-02" });
    expect(work).not.toHaveProperty("isSharedGuard");
  });
});

describe("who reads it", () => {
  const all = { administrator: 200, coordinator: 200, recruiter: 200, reader: 200 };
  it.each([
    ["guard", { ...all, recruiter: 403 }],
    ["housework", { ...all, recruiter: 403 }],
    ["babysitter", all],
    ["", { administrator: 400, coordinator: 400, recruiter: 400, reader: 400 }],
  ])("contracts of the kind %j are answered %j (AGCON-03, AGUI-30)", async (kind, statuses) => {
    for (const one of staffFunctions)
      expect([one, (await ask({ kind }, one)).statusCode]).toEqual([one, statuses[one]]);
  });

  it("a reader finds nobody by their phone number, which they may not read (AGUI-31)", async () => {
    expect((await list({ q: "02 40 00" }, "reader")).items).toEqual([]);
  });

  it.each([
    { sort: "age" },
    { state: "king" },
    { waitingDays: "-1" },
    { startFrom: "2026-02-30" },
    { q: "x" },
  ])("%j is bad input, never a failure (AGUI-27)", async (query) => {
    const answer = await ask({ kind: "guard", ...query });
    expect([answer.statusCode, answer.json().issues?.length]).toEqual([400, 1]);
  });
});

describe("thousands of contracts", () => {
  beforeAll(async () => {
    await sql`INSERT INTO parent_contract (parent_id, reference, is_shared_guard, state, is_full_time, is_one_shot, start_date,
        end_date, asked_at, updated_at)
      SELECT ${zoe}, 'L-' || n, false, (ARRAY[3, 5, 7, 9])[1 + n % 4], false, false,
        CASE WHEN n % 3 > 0 THEN date '2025-01-01' + n % 17 END, CASE WHEN n % 5 > 0 THEN date '2026-01-01' + n % 19 + 900 END,
        CASE WHEN n % 7 > 0 THEN timestamptz '2026-03-01' + n % 11 * interval '1 day' END,
        timestamptz '2026-03-01' + n % 13 * interval '1 day'
      FROM generate_series(1, 20000) n`.execute(db());
    await portal.database.owner.query("VACUUM ANALYZE parent_contract");
  });

  it.each([
    "updated",
    "-updated",
    "start",
    "-start",
    "end",
    "-end",
    "asked",
    "-asked",
    "reference",
    "-reference",
  ])(
    "sorted by %s, none stands twice and none is left out, forth and back (AGUI-12, AGCON-32)",
    async (sort) => {
      const query = { sort, limit: "100", q: "l-19" };
      const seen: number[] = [];
      let page = await list(query);
      for (;;) {
        seen.push(...page.items.map(({ id }: { id: number }) => id));
        if (page.next === null) break;
        page = await list({ ...query, after: page.next });
      }
      expect([seen.length, new Set(seen).size]).toEqual([1_111, 1_111]);
      const half = await list({ ...query, limit: "25" });
      const second = await list({ ...query, limit: "25", after: half.next });
      const back = await list({ ...query, limit: "25", before: second.previous });
      expect(back.items).toEqual(half.items);
    },
  );

  it.each([
    [{}, "parent_contract_by_change"],
    [{ sort: "start" }, "parent_contract_by_start"],
    [{ sort: "-end" }, "parent_contract_by_end"],
    [{ sort: "asked" }, "parent_contract_by_asking"],
    [{ sort: "reference" }, "parent_contract_by_code_points"],
    [{ state: ["draft"], sort: "updated" }, "parent_contract_by_state"],
    [{ state: ["waiting"], sort: "asked" }, "parent_contract_waiting"],
    [{ state: ["inProgress"], sort: "end" }, "parent_contract_ending"],
  ] as const)(
    "the page of %j is read by %s, in one statement (AGCON-03, AGCON-32, AGUI-33)",
    async (query, index) => {
      const plans: string[] = [];
      const { pool } = portal.database.connection;
      const listReads = {
        query: async ({ text, values }: Parameters<ListReads["query"]>[0]) => {
          const { rows } = await pool.query(`EXPLAIN ${text}`, [...values]);
          plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
          return { rows: [] };
        },
      };
      const asked = { kind: "guard", ...query } as Parameters<typeof readContracts>[2];
      await readContracts({ listReads, now: () => now }, ["administrator"], asked);
      expect(plans).toHaveLength(1);
      expect(plans[0]).toContain(index);
    },
  );
});
