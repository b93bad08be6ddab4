import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { putCampaign } from "../stores/testRenewals.store.ts";
import type { Subjects } from "./longLists.ts";

const most = 1_001;
const all = `generate_series(1, ${most}) n`;
const at = (step: number) =>
  `timestamptz '2026-05-01 10:00:00.000001Z' + n % ${step} * interval '1 microsecond'`;
const some = (step: number) => `CASE WHEN n % ${step} > 0 THEN ${at(step)} END`;
const day = (step: number) => `CASE WHEN n % ${step} > 0 THEN date '2026-03-01' + n % ${step} END`;
const of = (role: string) => `(SELECT id FROM person WHERE agency_reference = '${role}-' || n)`;

/** Fills every long list of the agency with more rows than are counted, many of whom no sort tells apart. */
export async function fillLists(db: Db, bossId: number): Promise<Subjects> {
  const run = (text: string) => sql.raw(text).execute(db);
  const one = async (text: string) => (await sql.raw<{ id: number }>(text).execute(db)).rows[0]?.id ?? 0;
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
      SELECT ${of(owner ?? "")}, ${given}, 'R-' || n * 7 % 1009, 1, ${at(4)}, ${day(3)}, ${day(5)} + 100, ${some(3)} FROM ${all}`);
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
  await fillSeason(db);
  const familyId = await one("SELECT id FROM person WHERE agency_reference = 'Parent-1'");
  const contractId = await one(`SELECT id FROM parent_contract WHERE parent_id = ${familyId}`);
  await run(`INSERT INTO contract_event (kind, contract_id, person_id, act, to_state, source, at)
    SELECT 'guard', ${contractId}, ${familyId}, 'change', 0, 'page', ${at(4)} FROM ${all}`);
  await run(`INSERT INTO audit_entry (action, actor_id, person_id, at)
    SELECT 'people.viewed', ${bossId}, ${familyId}, ${at(4)} + interval '40 days' FROM ${all}`);
  return { bossId, familyId, contractId, importId: await fillImports(db) };
}

async function fillSeason(db: Db): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const [role, answer] of [
    ["Parent", '{"need": 2, "forSummer": null, "employees": null, "contactDate": null, "reason": null}'],
    [
      "BabySitter",
      '{"renews": false, "reason": null, "families": null, "wantsExtra": null, "hasKnownAvailabilities": null, "date": null}',
    ],
  ] as const) {
    await putCampaign(db, role, 2026);
    await run(`INSERT INTO renewal_answer (person_id, role, year, answer, version, locale, answered_at)
      SELECT ${of(role)}, '${role}', 2026, '${answer}', 1, 'fr', ${at(4)} FROM ${all} WHERE n % 7 > 0`);
    await run(`INSERT INTO renewal_follow_up (person_id, year, state, contact_date)
      SELECT ${of(role)}, 2026, 'to-do', ${day(4)} FROM ${all} WHERE n % 7 > 0`);
  }
}

async function fillImports(db: Db): Promise<string> {
  const run = (text: string) => sql.raw(text).execute(db);
  // The first 22 digits of the MD5 of 1.
  const importId = "c4ca4238a0b923820dcc50";
  await run(`INSERT INTO import_run (id, source, state, options, created_at)
    SELECT left(md5(n::text), 22), 'page', 'done', '{"allOrNothing": false, "quiet": false}', ${at(4)} FROM ${all}`);
  // The later step first, by name as by the order in which they came.
  for (const [file, step, lines] of [
    ["contrats.csv", 2, most],
    ["personnes.csv", 1, 30],
  ] as const) {
    await run(`INSERT INTO import_file (import_id, name, step, byte_count, sha256, shape)
      VALUES ('${importId}', '${file}', ${step}, 3, decode('${"ab".repeat(32)}', 'hex'), '{}')`);
    await run(`INSERT INTO import_line (import_id, file, line, outcome, name, cells, changes)
      SELECT '${importId}', '${file}', n, 'created', 'P', '{}', '[]' FROM generate_series(1, ${lines}) n`);
  }
  return importId;
}
