import { randomUUID } from "node:crypto";
import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { noTimeLimits } from "../../../../db/connection/timeLimits.ts";
import { imports } from "../../../../features.ts";
import { provenStaff } from "../../../../testing/signedIn.ts";
import { runSql } from "../../../../testing/stores/testModeration.store.ts";
import { buildTestApp, type TestApp } from "../../../../testing/testApp.ts";
import { csv } from "../../../../testing/testImport.ts";
import { runTasks } from "../../runs/runs.jobs.ts";
import { listTouched } from "./sight.store.ts";
import { openSights } from "./sights.ts";

let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  ({ cookie } = await provenStaff(portal, ["administrator"]));
});
afterAll(() => portal.close());

const post = async (act: string, body: object) => {
  const headers = { "idempotency-key": randomUUID() };
  const answer = await portal.call("POST", `/Agency/Imports/${act}`, { cookie, body, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

/** A process of the portal that counts how often it goes through lines of people. */
function portalProcess() {
  const times = { read: 0 };
  const importers = imports.importers.map((importer) => ({
    ...importer,
    keep: ((work) => {
      if (importer.file.name === "personnes.csv") times.read += 1;
      return importer.keep(work);
    }) as typeof importer.keep,
  }));
  const work = runTasks({ ...portal.deps, imports: { ...imports, importers } })["imports.work"];
  return { times, work: (importId: string) => work?.({ importId }, { id: "1" }) };
}
type PortalProcess = ReturnType<typeof portalProcess>;

const options = { allOrNothing: false, quiet: true };
const header = "référence;rôle;nom;prénom;email";

async function prepared(...lines: readonly string[]): Promise<string> {
  const { importId } = await post("Create", {});
  const content = csv(header, ...lines);
  const given = await portal.call("POST", "/Agency/Imports/AddFile", {
    cookie,
    files: [
      { name: "importId", content: importId },
      { name: "file", content, fileName: "personnes.csv", type: "application/octet-stream" },
    ],
  });
  expect(given.statusCode, given.body).toBe(200);
  return importId;
}

async function look({ work }: PortalProcess, importId: string): Promise<void> {
  await post("Try", { importId, ...options });
  await work(importId);
}

async function run({ work }: PortalProcess, importId: string): Promise<string> {
  await post("Run", { importId, ...options });
  await work(importId);
  return (await portal.call("GET", `/Agency/Imports/${importId}`, { cookie })).json().state;
}

const nothing = async () => {};
const someSql = (statement: string) => () => runSql(portal.database.connection.db, statement);

/** Waits for what other tests began on the same server: what was written since counts as new for as long as it goes on. */
async function othersAreOver(): Promise<void> {
  const { pool } = portal.database.connection;
  const { rows } = await pool.query<{ now: string }>("SELECT pg_current_xact_id()::text AS now");
  const isOver = "SELECT FROM pg_current_snapshot() AS s WHERE pg_snapshot_xmin(s) > $1::text::xid8";
  await until(async () => (await pool.query(isOver, [rows[0]?.now])).rows.length > 0);
}

it.each([
  [1, "nothing happens", nothing],
  [1, "something else is written", someSql("UPDATE import_run SET version = version + 1")],
  [2, "another person is changed", someSql("UPDATE person SET city = city WHERE agency_reference = 'S-2'")],
  [2, "a person is removed", someSql("DELETE FROM person WHERE agency_reference = 'S-3'")],
  [
    2,
    "an import is kept",
    async (one: PortalProcess) => {
      const other = await prepared("S-4;parent;Neuf;Neuf;");
      await look(one, other);
      await run(one, other);
      one.times.read -= 2;
    },
  ],
])(
  "goes through lines %d times until they are taken where after the try %s (IMPORTS-08, IMPORTS-22)",
  async (times, _, happens) => {
    await runSql(portal.database.connection.db, "DELETE FROM person WHERE agency_reference LIKE 'S-%'");
    const one = portalProcess();
    const first = await prepared("S-1;parent;Petit;Jean;", "S-2;parent;Roux;Ana;", "S-3;parent;Blanc;Lou;");
    await look(one, first);
    await run(one, first);
    one.times.read = 0;
    const importId = await prepared("S-1;parent;Petit;Jeanne;", "S-5;parent;Cinq;Cinq;");
    await othersAreOver();
    await look(one, importId);
    await happens(one);
    expect(await run(one, importId)).toBe("done");
    // Once to look, once to take.
    expect(one.times.read).toBe(times + 1);
  },
);

it("looks again where another process tried, or it tried again elsewhere (IMPORTS-08)", async () => {
  const [one, other] = [portalProcess(), portalProcess()];
  const importId = await prepared("S-6;parent;Six;Six;");
  await look(one, importId);
  await look(other, importId);
  expect(await run(one, importId)).toBe("done");
  expect([one.times.read, other.times.read]).toEqual([3, 1]);
});

it("knows what the last twenty looks saw, each by its instant, until the day ends (IMPORTS-08)", () => {
  const sights = openSights();
  const evening = new Date("2026-11-28T22:59:59.999Z");
  const seen = { before: "1", rows: {} };
  for (let id = 0; id < 21; id++) sights.keep(String(id), evening, seen);
  sights.keep("20", evening, null);
  const found = (id: string, at: Date | null = evening, now = evening) => sights.find(id, at, now);
  expect(["0", "1", "19", "20"].map((id) => found(id))).toEqual([null, seen, seen, null]);
  const midnight = new Date("2026-11-28T23:00:00Z");
  expect([found("1", midnight), found("1", null), found("1", evening, midnight)]).toEqual([null, null, null]);
});

it("tells of tables that were touched in what a transaction took back too (IMPORTS-08)", async () => {
  // Of a connection that did other things a moment ago the server counts these too.
  const own = portal.deps.connection.openMore(noTimeLimits, 1);
  onTestFinished(() => own.close());
  const transaction = await own.db.startTransaction().execute();
  const point = await transaction.savepoint("part").execute();
  await runSql(point, "SELECT count(*) FROM survey_answer");
  await (await point.rollbackToSavepoint("part").execute()).releaseSavepoint("part").execute();
  await runSql(transaction, "SELECT count(*) FROM person");
  const touched = await listTouched(transaction);
  await transaction.rollback().execute();
  expect(touched.sort()).toEqual(["person", "survey_answer"]);
});
