import { until } from "@ribambelle/processes/signals";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import type { Queryable } from "./sharedReadConnection.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const echo = (value: number) => ({ name: "echo", text: "SELECT $1::int AS value", values: [value] });

const processOf = async (reading: Queryable) =>
  (await reading.query<{ pid: number }>({ text: "SELECT pg_backend_pid() AS pid" })).rows[0]?.pid;

// The pool answers until the lane is up.
async function laneProcess(): Promise<number | undefined> {
  const { sharedReads: lane, pool } = database.connection;
  const ofPool = await processOf(pool);
  await until(async () => (await processOf(lane)) !== ofPool);
  return processOf(lane);
}

it("answers each of many reads at once with its own rows", async () => {
  await laneProcess();
  const asked = Array.from({ length: 200 }, (_, index) => index);
  const answers = await Promise.all(
    asked.map((value) => database.connection.sharedReads.query<{ value: number }>(echo(value))),
  );
  expect(answers.map(({ rows }) => rows[0]?.value)).toEqual(asked);
});

it("lets one wrong statement fail alone", async () => {
  await laneProcess();
  const { sharedReads: lane } = database.connection;
  const answers = await Promise.allSettled([
    lane.query(echo(1)),
    lane.query({ text: "SELECT 1 / $1::int", values: [0] }),
    lane.query(echo(3)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

it("goes on through the pool when its connection is cut", async () => {
  const { sharedReads: lane, pool } = database.connection;
  await pool.query("SELECT pg_terminate_backend($1)", [await laneProcess()]);
  const answered = () =>
    lane.query(echo(5)).then(
      ({ rows }) => rows,
      () => null,
    );
  await until(async () => (await answered()) !== null);
  expect(await answered()).toEqual([{ value: 5 }]);
});
