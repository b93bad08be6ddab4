import { rmSync } from "node:fs";
import { makeFolder } from "@ribambelle/processes/folders";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { noTimeLimits } from "../../packages/api/src/db/connection/timeLimits.ts";
import { type OpenDatabase, openDatabase } from "../../packages/api/src/db/openDatabase.ts";
import { prepareDatabase } from "../../packages/api/src/portal.ts";
import { readConfig } from "../../packages/api/src/readConfig.ts";
import { GeneratorProblem, generate } from "./generate.ts";

const size = { parents: 9, contractsPerParent: 2, hasPrivateSpace: true, seed: 1, today: "2026-11-23" };
const folder = makeFolder();
let database: OpenDatabase;

beforeAll(async () => {
  const listeners = { onError: () => {}, say: () => {} };
  database = await openDatabase(readConfig({ DATA_FOLDER: folder }), listeners, noTimeLimits);
  await prepareDatabase(database, pino({ level: "silent" }));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

// A connection that was lent before is lent again: the generator's own.
const fill = (said: string[]) =>
  database.changeTables(async (pool) => {
    await pool.query("SET statement_timeout = 1");
    await generate(pool, size, (line) => said.push(line));
  });

// Every key, check and index of every table, as PostgreSQL writes them.
const keysAndIndexes = async () =>
  (
    await database.connection.pool.query(`SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS is
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`)
  ).rows;

it("fills a year of an agency though its connection gives a statement a millisecond", async () => {
  const said: string[] = [];
  const before = await keysAndIndexes();
  await fill(said);
  expect(await keysAndIndexes()).toEqual(before);
  expect(said.map((line) => line.replace(/ in .*/, ""))).toEqual([
    "People: 12 rows",
    "Contracts of parents: 18 rows",
    "Housework contracts: 0 rows",
    "Contracts of babysitters: 9 rows",
    "Interventions: 468 rows",
    "Invoices: 108 rows",
    "Lines of invoices: 216 rows",
    "Payments: 105 rows",
    "Shares of payments: 105 rows",
    "Documents of payslips: 36 rows",
    "Payslips: 36 rows",
    "Documents to read: 12 rows",
    "Their readers: 36 rows",
    "Their keys and indexes",
    "Statistics…",
  ]);
  const { rows } = await database.connection.pool.query(`SELECT
    (SELECT count(*)::int FROM invoice i WHERE total_cents <>
      (SELECT sum(amount_cents) FROM invoice_line WHERE invoice_id = i.id)) AS "invoicesOfOtherLines",
    (SELECT count(*)::int FROM payment p JOIN payment_share s ON s.payment_id = p.id JOIN invoice i ON i.id = s.invoice_id
      WHERE p.parent_id <> i.parent_id OR s.amount_cents <> p.amount_cents) AS "sharesOfOthers",
    (SELECT count(*)::int FROM payslip p JOIN document d ON d.id = p.document_id
      WHERE d.person_id <> p.babysitter_id) AS "payslipsOfOthers"`);
  expect(rows).toEqual([{ invoicesOfOtherLines: 0, sharesOfOthers: 0, payslipsOfOthers: 0 }]);
  const next = await database.changeTables((pool) =>
    pool.query("SELECT nextval('payment_id_seq')::int AS id"),
  );
  expect(next.rows).toEqual([{ id: 106 }]);
  await expect(fill([])).rejects.toThrow(GeneratorProblem);
});
