import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { openListReads } from "./listReads.ts";

let database: TestDatabase;
let reads: ReturnType<typeof openListReads>;
beforeAll(async () => {
  database = await testDatabase();
  reads = openListReads(database.connection);
});
afterAll(async () => {
  await reads.close();
  await database.drop();
});

// It takes the second that the statement is given.
it("a statement of a list is ended after a second, and the list is too broad (AGUI-33)", async () => {
  const long = reads.query({ name: "long", text: "SELECT pg_sleep($1)", values: [60] });
  await expect(long).rejects.toMatchObject({ refusal: { status: 400, code: "agency.search-too-broad" } });
  const { rows } = await reads.query({ name: "short", text: "SELECT $1::int AS one", values: [1] });
  expect(rows).toEqual([{ one: 1 }]);
});

it("lists have two connections a process, none of them that of everybody’s pages (AGUI-33)", async () => {
  // So long that the second is there before the first has answered all: a busy machine takes its time to open it.
  const pid = { name: "pid", text: "SELECT pg_backend_pid() AS pid, pg_sleep($1)", values: [0.2] };
  const asked = await Promise.all(Array.from({ length: 6 }, () => reads.query<{ pid: number }>(pid)));
  const used = new Set(asked.flatMap(({ rows }) => rows.map((row) => row.pid)));
  expect(used.size).toBe(2);
});

it("any other error is the statement’s own", async () => {
  const wrong = reads.query({ name: "wrong", text: "SELECT $1::int / 0", values: [1] });
  await expect(wrong).rejects.toMatchObject({ code: "22012" });
});
