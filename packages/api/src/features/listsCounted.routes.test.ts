import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { staffCookie } from "../testing/signedIn.ts";
import { insertParentContract, insertPerson } from "../testing/stores/testPeople.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";

let portal: TestApp;
let cookie: string;
let paths: Readonly<Record<string, string>>;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  cookie = await staffCookie(portal, "administrator");
  const { personId } = await insertPerson(db(), "Parent");
  const contract = await insertParentContract(db(), personId, { reference: "GE-1" });
  await run(`INSERT INTO import_run (id, source, state, options, created_at)
    SELECT left(md5(n::text), 22), 'page', 'done', '{"allOrNothing": false, "quiet": false}', now() FROM ${many}`);
  await run(`INSERT INTO import_file (import_id, name, step, byte_count, sha256, shape)
    VALUES ('${importId}', 'personnes.csv', 1, 3, decode('${"ab".repeat(32)}', 'hex'), '{}')`);
  await run(`INSERT INTO import_line (import_id, file, line, outcome, name, cells, changes)
    SELECT '${importId}', 'personnes.csv', n, 'created', 'P', '{}', '[]' FROM ${many}`);
  await run(
    `INSERT INTO audit_entry (action, person_id, at) SELECT 'people.viewed', ${personId}, now() FROM ${many}`,
  );
  await run(`INSERT INTO contract_event (kind, contract_id, person_id, act, to_state, source, at)
    SELECT 'guard', ${contract}, ${personId}, 'change', 0, 'page', now() FROM ${many}`);
  await run(`INSERT INTO letter (id, kind, person_id, locale, payload, state, created_at, waiting_since, next_attempt_at)
    SELECT left(md5(n::text), 22), 'identity.reset', ${personId}, 'fr', '{}', 'withdrawn', now(), now(), now() FROM ${many}`);
  paths = {
    "what happened to a person": `/Agency/People/${personId}/History`,
    "what happened to a contract": `/Agency/Contracts/guard/${contract}/Events`,
    imports: "/Agency/Imports",
    "the lines of an import": `/Agency/Imports/${importId}/Lines`,
    "the journal": "/Agency/Audit",
    letters: "/Agency/Letters",
  };
});
afterAll(() => portal.close());

// The first 22 digits of the MD5 of 1.
const importId = "c4ca4238a0b923820dcc50";
const many = "generate_series(1, 1001) n";
const db = () => portal.database.connection.db;
const run = (text: string) => sql.raw(text).execute(db());

it("a list says how many it holds up to a thousand, and that there are more (AGUI-11)", async () => {
  const told: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(paths)) {
    const answer = await portal.call("GET", path, { cookie });
    told[name] = answer.json().count ?? answer.body;
  }
  expect(told).toEqual(
    Object.fromEntries(Object.keys(paths).map((name) => [name, { value: 1_000, isCapped: true }])),
  );
});
