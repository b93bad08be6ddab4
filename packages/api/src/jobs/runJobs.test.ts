import { setTimeout as pause } from "node:timers/promises";
import { isThorough } from "@ribambelle/processes/rounds";
import { until } from "@ribambelle/processes/signals";
import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jobTimeLimits, noTimeLimits } from "../db/connection/timeLimits.ts";
import { type CuttableDatabase, cuttableDatabase } from "../testing/servers/cuttableDatabase.ts";
import {
  hurryJobs,
  isTimetableAwaited,
  listJobs,
  lockJobs,
  lockTimetable,
} from "../testing/stores/testJobs.store.ts";
import { addJob } from "./jobs.store.ts";
import { type RunningJobs, runJobs, type Tasks } from "./runJobs.ts";
import { releaseJobsOfNobody } from "./runners.store.ts";

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
async function run(tasks: Tasks, limits = jobTimeLimits): Promise<RunningJobs> {
  const runner = await runJobs(database.connection.openMore(limits, 4), tasks, [], log);
  stop = () => runner.stop();
  return runner;
}
const add = (payload: object = {}) => addJob(database.connection.db, "test.task", payload);
// A connection that was cut may stand in the pool a moment longer: the question is then asked again.
const jobs = () => listJobs(database.connection.db).catch(() => null);
const hurry = () => hurryJobs(database.connection.db).catch(() => null);
const areDone = async () => {
  await hurry();
  return (await jobs())?.length === 0;
};

describe("a job", () => {
  it("runs once, with what it was given, and is gone", async () => {
    const ran: unknown[] = [];
    await run({ "test.task": async (payload, { id }) => void ran.push([payload, typeof id]) });
    await add({ a: 1 });
    await until(async () => ran.length > 0 && (await jobs())?.length === 0);
    expect(ran).toEqual([[{ a: 1 }, "string"]]);
  });

  it("a job that takes long hears at once that its process is about to stop", async () => {
    const started = Promise.withResolvers<void>();
    const runner = await run({
      "test.task": (_, { signal }) => {
        started.resolve();
        return new Promise((resolve) => signal?.addEventListener("abort", () => resolve()));
      },
    });
    await add();
    await started.promise;
    await runner.stop();
    stop = async () => {};
    expect(await jobs()).toEqual([]);
  });

  // Longer than the runner is waited for once no job runs.
  it.runIf(isThorough)(
    "a job that takes two seconds more than its process would like is waited for",
    async () => {
      const started = Promise.withResolvers<void>();
      let isDone = false;
      const runner = await run({
        "test.task": async () => {
          started.resolve();
          await pause(2_500);
          isDone = true;
        },
      });
      await add();
      await started.promise;
      await runner.stop();
      stop = async () => {};
      expect([isDone, await jobs()]).toEqual([true, []]);
    },
  );

  it.runIf(isThorough)(
    "a job that nobody runs any more lets its process stop, although the timetable waits for the database",
    async () => {
      const client = await database.connection.pool.connect();
      await lockTimetable(client);
      const runner = await run({ "test.task": async () => {} }, noTimeLimits);
      await add();
      await until(areDone);
      await until(() => isTimetableAwaited(database.connection.pool));
      await runner.stop();
      stop = async () => {};
      await client.query("ROLLBACK");
      client.release();
    },
  );

  it("belongs to its transaction: what is rolled back never runs", async () => {
    const ran: unknown[] = [];
    await run({ "test.task": async (payload) => void ran.push(payload) });
    const rolledBack = database.connection.db.transaction().execute(async (transaction) => {
      await addJob(transaction, "test.task", { from: "nothing" });
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await add({ from: "something" });
    await until(async () => ran.length > 0);
    expect(ran).toEqual([{ from: "something" }]);
  });

  it("a job that fails is tried again, and the log says why without its payload", async () => {
    let attempts = 0;
    await run({
      "test.task": async () => {
        attempts += 1;
        if (attempts < 3) throw new Error("not now");
      },
    });
    await add({ email: "claire@example.fr" });
    await until(areDone);
    expect(attempts).toBe(3);
    expect(lines.join("")).toContain("not now");
    expect(lines.join("")).not.toContain("claire@example.fr");
  });

  it.each([
    ["is taken up", "that nobody has heard of", "", true],
    ["is taken up", "not heard of for 61 seconds", "now() - interval '61 seconds'", true],
    ["is left alone", "heard of 50 seconds ago", "now() - interval '50 seconds'", false],
  ])("%s when its process is one %s", async (_what, _which, seenAt, isTakenUp) => {
    const { pool } = database.connection;
    if (seenAt) await pool.query(`INSERT INTO job_runner VALUES ('killed', now(), ${seenAt})`);
    await add();
    await lockJobs(database.connection.db, "killed");
    const ran: unknown[] = [];
    const runner = await run({ "test.task": async (payload) => void ran.push(payload) });
    await runner.beat();
    // It has just come itself: it cannot tell who is dead from who was cut off.
    expect(await jobs()).toEqual([{ attempts: 1, isRunning: true, lastError: null }]);
    await pool.query(
      `UPDATE job_runner SET since = now() - interval '61 seconds',
        seen_at = CASE id WHEN 'killed' THEN ${seenAt || "now()"} ELSE now() END`,
    );
    await runner.beat();
    if (isTakenUp) await until(areDone);
    else expect(await jobs()).toEqual([{ attempts: 1, isRunning: true, lastError: null }]);
    expect(ran).toHaveLength(isTakenUp ? 1 : 0);
  });

  it("is left to its process when that was cut off together with everybody else", async () => {
    const { pool } = database.connection;
    const runner = await run({ "test.task": async () => {} });
    await runner.beat();
    await pool.query("INSERT INTO job_runner VALUES ('other', now(), now() - interval '2 minutes')");
    // At one stroke: the runner would take a job that waits, however briefly.
    await database.connection.db.transaction().execute(async (transaction) => {
      await addJob(transaction, "test.task", {});
      await lockJobs(transaction, "other");
    });
    await pool.query(
      "UPDATE job_runner SET since = now() - interval '1 hour', seen_at = now() - interval '2 minutes'",
    );
    await runner.beat();
    expect(await jobs()).toMatchObject([{ isRunning: true }]);
  });

  it("a job of a killed process is taken up by the next, however often processes come and go before a minute is over", async () => {
    const { pool } = database.connection;
    await pool.query(`INSERT INTO job_runner VALUES
      ('killed', now() - interval '1 hour', now() - interval '61 seconds'),
      ('killed later', now() - interval '1 hour', now() - interval '20 seconds')`);
    await database.connection.db.transaction().execute(async (transaction) => {
      await addJob(transaction, "test.task", {});
      await lockJobs(transaction, "killed");
    });
    let isDone = false;
    await run({
      "test.task": async () => {
        isDone = true;
      },
    });
    await until(async () => (await areDone()) && isDone);
  });

  it("a job of a killed process is let go at once by one that is alone on its database", async () => {
    const named = (application_name: string) => {
      const pool = new pg.Pool({ ...database.clientConfig, application_name });
      pool.on("error", () => {});
      return pool;
    };
    const [one, other] = [named("ribambelle-one"), named("ribambelle-other")];
    await one.query("SELECT graphile_worker.add_job('test.task')");
    await one.query("UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now()");
    const held = async () =>
      (await one.query("SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL")).rowCount;
    await other.query("SELECT");
    await releaseJobsOfNobody(one);
    expect(await held()).toBe(1);
    await other.end();
    await until(async () => {
      await releaseJobsOfNobody(one);
      return (await held()) === 0;
    });
    await one.end();
  });

  it("is left to whoever takes it up where its process stops without a database, and the log says so", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    const runner = await run({
      "test.task": () => {
        begin();
        return ending;
      },
    });
    await add();
    await begun;
    const from = lines.length;
    database.cut();
    await runner.stop();
    stop = async () => {};
    database.mend();
    const warned = lines.slice(from).filter((line) => JSON.parse(line).level === 40);
    expect(warned.join("")).toContain("jobs stop without a database: what ran is taken up again later");
    await until(async () => (await jobs()) !== null);
    expect(await jobs()).toEqual([{ attempts: 1, isRunning: true, lastError: null }]);
    end();
    expect(unheard).toEqual([]);
  });

  it("whose database goes away while it runs is noted, done or failed, when it is back", async () => {
    const runs: unknown[] = [];
    const { promise: bothRun, resolve } = Promise.withResolvers<void>();
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: areAdded, resolve: begin } = Promise.withResolvers<void>();
    await run({
      "test.task": async (payload) => {
        // Whoever added them would else lose the answer to the COMMIT.
        await areAdded;
        const { fails } = payload as { fails: boolean };
        runs.push(fails);
        if (runs.length > 2) return isSeen;
        if (runs.length === 2) {
          database.cut();
          resolve();
        }
        await bothRun;
        if (fails) throw new Error("not now");
      },
    });
    await database.connection.db.transaction().execute(async (transaction) => {
      for (const fails of [true, false]) await addJob(transaction, "test.task", { fails });
    });
    begin();
    await bothRun;
    database.mend();
    // The one that is done is gone; the one that failed runs again, and waits here to be seen.
    const noted = [{ attempts: 2, isRunning: true, lastError: "not now" }];
    await until(async () => {
      await hurry();
      return JSON.stringify(await jobs()) === JSON.stringify(noted);
    });
    goOn();
    await until(areDone);
    expect([runs.slice(2), unheard]).toEqual([[true], []]);
  });
});
