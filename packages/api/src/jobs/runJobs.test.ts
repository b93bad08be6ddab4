import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type CuttableDatabase, cuttableDatabase } from "../testing/cuttableDatabase.ts";
import { until } from "../testing/testSessions.store.ts";
import { addJob } from "./jobs.store.ts";
import { runJobs, type Tasks } from "./runJobs.ts";

let database: CuttableDatabase;
const lines: string[] = [];
const log = pino({ level: "debug", base: null }, { write: (line: string) => void lines.push(line) });
// What nobody hears ends the process: here it fails the test.
const unheard: unknown[] = [];
const hear = (error: unknown) => void unheard.push(error);

beforeEach(async () => {
  database = await cuttableDatabase();
  unheard.length = 0;
  process.on("unhandledRejection", hear);
});
afterEach(async () => {
  // The jobs hold a connection to hear of new ones: they stop before the database can go.
  database.mend();
  await stop();
  process.off("unhandledRejection", hear);
  await database.drop();
});

let stop = async () => {};
async function run(tasks: Tasks): Promise<void> {
  const runner = await runJobs(database.connection.pool, tasks, [], log);
  stop = () => runner.stop();
}
const add = (payload: object = {}) => addJob(database.connection.db, "test.task", payload);
const readJobs = async () => {
  const { rows } = await database.connection.pool.query(
    "SELECT attempts, locked_by IS NOT NULL AS locked, last_error FROM graphile_worker._private_jobs ORDER BY id",
  );
  return rows;
};
// A connection that was cut may stand in the pool a moment longer: the next one is asked.
const jobs = async () => {
  for (let tries = 0; tries < 10; tries += 1) {
    const found = await readJobs().catch(() => null);
    if (found) return found;
  }
  return readJobs();
};
// Waiting for the next attempt is not the test's business.
const hurry = () =>
  database.connection.pool.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_by IS NULL",
  );

describe("a job", () => {
  it("runs once, with what it was given, and is gone", async () => {
    const ran: unknown[] = [];
    await run({ "test.task": async (payload, { id }) => void ran.push([payload, typeof id]) });
    await add({ a: 1 });
    await until(async () => ran.length > 0 && (await jobs()).length === 0, 5_000);
    expect(ran).toEqual([[{ a: 1 }, "string"]]);
  });

  it("belongs to its transaction: what is rolled back never runs", async () => {
    const ran: unknown[] = [];
    await run({ "test.task": async (payload) => void ran.push(payload) });
    const rolledBack = database.connection.db.transaction().execute(async (transaction) => {
      await addJob(transaction, "test.task", { from: "nothing" });
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await add({ from: "something" });
    await until(async () => ran.length > 0, 5_000);
    expect(ran).toEqual([{ from: "something" }]);
  });

  it("that fails is tried again, and the log says why without its payload", async () => {
    let attempts = 0;
    await run({
      "test.task": async () => {
        attempts += 1;
        if (attempts < 3) throw new Error("not now");
      },
    });
    await add({ email: "claire@example.fr" });
    await until(async () => {
      await hurry();
      return (await jobs()).length === 0;
    }, 10_000);
    expect(attempts).toBe(3);
    expect(lines.join("")).toContain("not now");
    expect(lines.join("")).not.toContain("claire@example.fr");
  });

  it("whose database goes away while it runs is noted as done when it is back", async () => {
    let runs = 0;
    await run({
      "test.task": async () => {
        runs += 1;
        database.cut();
      },
    });
    await add();
    await until(async () => runs === 1, 5_000);
    database.mend();
    await until(async () => (await jobs()).length === 0, 15_000);
    expect([runs, unheard]).toEqual([1, []]);
  });

  it("whose database goes away while it fails is tried again when it is back", async () => {
    let runs = 0;
    await run({
      "test.task": async () => {
        runs += 1;
        if (runs > 1) return;
        database.cut();
        throw new Error("not now");
      },
    });
    await add();
    await until(async () => runs === 1, 5_000);
    database.mend();
    await until(async () => (await jobs()).some(({ locked }) => !locked), 15_000);
    expect(await jobs()).toEqual([{ attempts: 1, locked: false, last_error: "not now" }]);
    await hurry();
    await until(async () => (await jobs()).length === 0, 15_000);
    expect([runs, unheard]).toEqual([2, []]);
  });
});
