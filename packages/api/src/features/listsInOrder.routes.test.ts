import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staffCookie } from "../testing/signedIn.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { putCampaign } from "../testing/stores/testRenewals.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";

/** What a sort reads; where nothing is known a row stands first, last, or is left out. */
interface Sort {
  readonly column: string;
  readonly without?: "first" | "last" | "left out";
}
type Id = string | number;
/** A list of the agency, of more rows than a page holds, many of whom no sort tells apart. */
interface List {
  readonly path: string;
  /** Which rows it holds, beside their `id`. */
  readonly rows: string;
  readonly id?: string;
  readonly idOf: (item: never) => Id;
  readonly sorts: Readonly<Record<string, Sort>>;
}

const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;
const idOf = ({ id }: { id: Id }) => id;
const people = (role: string): List => ({
  path: `/Agency/People?role=${role}`,
  rows: `person WHERE role = '${role}'`,
  idOf: ({ userId }: { userId: Id }) => userId,
  sorts: {
    name: { column: "sort_name" },
    created: { column: instant("created_at") },
    activity: { column: instant("last_seen_at"), without: "first" },
  },
});
const contracts = (kind: string, table: string): List => ({
  path: `/Agency/Contracts?kind=${kind}`,
  rows: table,
  idOf,
  sorts: {
    updated: { column: instant("updated_at") },
    start: { column: "start_date::text", without: "last" },
    end: { column: "end_date::text", without: "last" },
    asked: { column: instant("asked_at"), without: "last" },
    reference: { column: "reference" },
  },
});
const season = (view: string, role: string): List => ({
  path: `/Agency/Renewals/2026?view=${view}`,
  rows: `person p LEFT JOIN renewal_answer a ON a.person_id = p.id
    LEFT JOIN renewal_follow_up f ON f.person_id = p.id WHERE p.role = '${role}'`,
  id: "p.id",
  idOf: ({ person }: { person: { userId: Id } }) => person.userId,
  sorts: {
    name: { column: "p.sort_name" },
    answered: { column: instant("a.answered_at"), without: "left out" },
    contactDate: { column: "f.contact_date::text", without: "left out" },
  },
});
const lists: readonly List[] = [
  people("Parent"),
  people("BabySitter"),
  {
    path: "/Agency/Staff",
    rows: "person WHERE role = 'Agency'",
    idOf: ({ userId }: { userId: Id }) => userId,
    sorts: {
      name: { column: "lower(last_name || ' ' || first_name)" },
      activity: { column: instant("last_seen_at"), without: "first" },
    },
  },
  contracts("guard", "parent_contract"),
  contracts("housework", "housework_contract"),
  contracts("babysitter", "babysitter_contract"),
  {
    path: "/Agency/Letters",
    rows: "letter",
    idOf,
    sorts: {
      asked: { column: instant("created_at") },
      next: { column: instant("CASE WHEN state = 'waiting' THEN next_attempt_at END"), without: "last" },
    },
  },
  {
    path: "/Agency/Moderation/History",
    rows: "moderation_decision",
    idOf,
    sorts: { date: { column: instant("at") } },
  },
  {
    path: "/Agency/Requests",
    rows: "person_request",
    idOf,
    sorts: { due: { column: "due_on::text" }, asked: { column: instant("asked_at") } },
  },
  {
    path: "/Agency/Surveys",
    rows: "survey s JOIN person p ON p.id = s.person_id",
    id: "s.id",
    idOf: ({ leadNeedSurveyID }: { leadNeedSurveyID: Id }) => leadNeedSurveyID,
    sorts: {
      saved: { column: instant("s.saved_at") },
      finished: { column: instant("s.finished_at"), without: "first" },
      name: { column: "p.sort_name" },
    },
  },
  season("families", "Parent"),
  season("babysitters", "BabySitter"),
];

let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp(
    { JOBS: "elsewhere" },
    { deps: { now: () => new Date("2026-06-15T10:00:00Z") } },
  );
  cookie = await staffCookie(portal, "administrator");
  await insertPerson(db(), "Parent", { agency_reference: "P-0" });
  await fill();
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;

async function fill() {
  const day = (step: number) => `CASE WHEN n % ${step} > 0 THEN date '2026-03-01' + n % ${step} END`;
  const at = (step: number) =>
    `timestamptz '2026-05-01 10:00:00.000001Z' + n % ${step} * interval '1 microsecond'`;
  const some = (step: number) => `CASE WHEN n % ${step} > 0 THEN ${at(step)} END`;
  const all = "generate_series(1, 40) n";
  const of = (role: string) => `(SELECT id FROM person WHERE agency_reference = '${role}-' || n)`;
  for (const role of ["Parent", "BabySitter", "Agency"])
    await run(`INSERT INTO person (agency_reference, role, user_name, first_name, last_name, password_hash, created_at, last_seen_at)
      SELECT '${role}-' || n, '${role}', '${role}.' || n, 'Lou', 'Nom ' || n % 3, 'x', ${at(4)}, ${some(3)} FROM ${all}`);
  for (const [table, owner, columns, given] of [
    [
      "parent_contract",
      "Parent",
      "parent_id, is_shared_guard, is_full_time, is_one_shot",
      "false, false, false",
    ],
    ["housework_contract", "Parent", "parent_id, typology", "0"],
    ["babysitter_contract", "BabySitter", "babysitter_id, type", "0"],
  ])
    await run(`INSERT INTO ${table} (${columns}, reference, state, updated_at, start_date, end_date, asked_at)
      SELECT ${of(owner ?? "")}, ${given}, 'R-' || n * 7 % 41, 1, ${at(4)}, ${day(3)}, ${day(5)} + 100, ${some(3)} FROM ${all}`);
  await run(`INSERT INTO letter (id, kind, person_id, locale, payload, state, created_at, waiting_since, next_attempt_at)
    SELECT left(md5(n::text), 22), 'identity.reset', ${of("Parent")}, 'fr', '{}',
      CASE WHEN n % 4 = 0 THEN 'withdrawn' ELSE 'waiting' END, ${at(4)}, ${at(4)}, ${at(3)} FROM ${all}`);
  await run(`INSERT INTO moderation_decision (kind, subject_id, seen_version, person_id, decision, at, takes_effect_at, state)
    SELECT 'photo', 'm' || n, 's', ${of("BabySitter")}, 'accept', ${at(4)}, ${at(4)}, 'applied' FROM ${all}`);
  await run(`INSERT INTO person_request (person_id, kind, way, asked_at, due_on)
    SELECT ${of("Parent")}, 'access', 'phone', ${at(4)}, date '2026-07-01' + n % 3 FROM ${all}`);
  await run(`INSERT INTO survey_configuration VALUES (1, 1, '{"categories": []}', now())`);
  await run(`INSERT INTO survey (person_id, survey_type, version, started_at, saved_at, finished_at)
    SELECT ${of("Parent")}, 1, 1, ${at(4)}, ${at(4)}, ${some(3)} FROM ${all}`);
  for (const [role, answer] of [
    ["Parent", '{"need": 2, "forSummer": null, "employees": null, "contactDate": null, "reason": null}'],
    [
      "BabySitter",
      '{"renews": false, "reason": null, "families": null, "wantsExtra": null, "hasKnownAvailabilities": null, "date": null}',
    ],
  ] as const) {
    await putCampaign(db(), role, 2026);
    await run(`INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
      SELECT ${of(role)}, '${role}', 2026, '${answer}', 1, 'fr', ${at(4)} FROM ${all} WHERE n % 7 > 0`);
    await run(`INSERT INTO renewal_follow_up (person_id, year, state, contact_date)
      SELECT ${of(role)}, 2026, 'to-do', ${day(4)} FROM ${all} WHERE n % 7 > 0`);
  }
}

const run = (text: string) => sql.raw(text).execute(db());

async function page({ path }: List, query: Readonly<Record<string, string>>) {
  const asked = new URLSearchParams({ ...query, limit: "25" });
  const answer = await portal.call("GET", `${path}${path.includes("?") ? "&" : "?"}${asked}`, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { items: never[]; next: string | null; previous: string | null };
}

/** Gives the ids of a list in an order, by what the database holds of its rows. */
async function inOrder({ rows, id = "id", sorts }: List, sort: string): Promise<Id[]> {
  const { column, without } = sorts[sort.replace("-", "")] as Sort;
  const kept = await sql
    .raw<{ id: Id; key: string | null }>(`SELECT ${id}, ${column} AS key FROM ${rows}`)
    .execute(db());
  const beyond = without === "first" ? "" : "\uffff";
  const all = kept.rows
    .filter(({ key }) => key !== null || without !== "left out")
    .map((row) => ({ id: row.id, key: row.key ?? beyond }))
    .toSorted((one, other) => compared(one.key, other.key) || compared(one.id, other.id))
    .map((row) => row.id);
  return sort.startsWith("-") ? all.toReversed() : all;
}
const compared = (one: Id, other: Id) => (one < other ? -1 : Number(one > other));

describe("a list of the agency, of which many rows are alike,", () => {
  it.each(
    lists.flatMap((list) =>
      Object.keys(list.sorts).flatMap((sort) =>
        [sort, `-${sort}`].map((way) => ({ path: list.path, way, list })),
      ),
    ),
  )(
    "stands in its order, ties by their id, forth and back: $path by $way (AGUI-12)",
    async ({ list, way }) => {
      const ids = await inOrder(list, way);
      const first = await page(list, { sort: way });
      const second = await page(list, { sort: way, after: first.next ?? "" });
      expect([...first.items, ...second.items].map(list.idOf)).toEqual(ids.slice(0, 50));
      const back = await page(list, { sort: way, before: second.previous ?? "" });
      expect([back.items.map(list.idOf), back.previous]).toEqual([ids.slice(0, 25), null]);
    },
  );
});
