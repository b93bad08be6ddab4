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
  (
    await reading.query<{ pid: number }>({
      name: "process",
      text: "SELECT pg_backend_pid() AS pid",
      values: [],
    })
  ).rows[0]?.pid;

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

it("gives the same rows when a statement runs again, which PostgreSQL describes once", async () => {
  await laneProcess();
  const everyKind = {
    name: "every-kind",
    text: `SELECT n AS number, NULLIF(n, 2) AS "notTwo", n::bigint AS large, n / 2.0::float8 AS half, n > 1 AS more,
        date '2026-02-28' AS day, 'é' || $1 AS said FROM generate_series(1, 2) n`,
    values: ["l"],
  };
  const kept = { large: 1, day: "2026-02-28", said: "él" };
  const expected = [
    { ...kept, number: 1, notTwo: 1, half: 0.5, more: false },
    { ...kept, number: 2, notTwo: null, large: 2, half: 1, more: true },
  ];
  for (const _ of [1, 2, 3])
    expect((await database.connection.sharedReads.query(everyKind)).rows).toEqual(expected);
});

it("gives no row where nothing is found, again and again", async () => {
  await laneProcess();
  const nothing = { name: "nothing", text: "SELECT 1 AS one WHERE $1 = 'x'", values: ["y"] };
  for (const _ of [1, 2]) expect((await database.connection.sharedReads.query(nothing)).rows).toEqual([]);
});

it("lets one wrong statement fail alone", async () => {
  await laneProcess();
  const { sharedReads: lane } = database.connection;
  const answers = await Promise.allSettled([
    lane.query(echo(1)),
    lane.query({ name: "wrong", text: "SELECT 1 / $1::int", values: [0] }),
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
