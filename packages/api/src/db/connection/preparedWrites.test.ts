import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { type Connection, connect } from "./connect.ts";

let database: TestDatabase;
const opened: Connection[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  for (const connection of opened) await connection.close();
  await database.drop();
});

/** Gives one connection of a pool, with a table of its own; with `direct`, of a pool behind a pooler. */
async function openOne(direct?: pg.ClientConfig): Promise<pg.PoolClient> {
  const connection = connect({ ...database.clientConfig, max: 1 }, () => {}, undefined, direct);
  opened.push(connection);
  const client = await connection.pool.connect();
  await client.query("CREATE TEMPORARY TABLE note (id integer PRIMARY KEY, words text)");
  return client;
}

async function preparedOn(client: pg.PoolClient, form: RegExp): Promise<number> {
  const { rows } = await client.query("SELECT statement FROM pg_prepared_statements");
  return rows.filter(({ statement }) => form.test(statement)).length;
}

const insert = "INSERT INTO note (id, words) VALUES ($1, $2) RETURNING words";
const write = (client: pg.PoolClient, id: number) => client.query(insert, [id, `note ${id}`]);

describe("a statement that writes", () => {
  it("is prepared once it has come back, and writes the same", async () => {
    const client = await openOne();
    const found: unknown[] = [];
    for (let id = 1; id <= 20; id += 1) found.push((await write(client, id)).rows[0]?.words);
    expect(found).toEqual(Array.from({ length: 20 }, (_, index) => `note ${index + 1}`));
    expect(await preparedOn(client, /^INSERT INTO note/)).toBe(1);
    // What the database refuses ends nothing: the next one goes on.
    await expect(write(client, 1)).rejects.toMatchObject({ code: "23505" });
    expect((await write(client, 21)).rows).toEqual([{ words: "note 21" }]);
    client.release();
  });

  it("is not prepared behind a pooler, which lends each transaction another connection", async () => {
    const client = await openOne({ ...database.clientConfig });
    for (let id = 1; id <= 20; id += 1) await write(client, id);
    expect(await preparedOn(client, /./)).toBe(0);
    client.release();
  });

  it("is not prepared while it comes seldom, nor is what only reads or searches for its rows", async () => {
    const client = await openOne();
    for (let rows = 1; rows <= 20; rows += 1) {
      const places = Array.from({ length: rows }, (_, index) => `($${index + 1}::integer)`).join(", ");
      await client.query(
        `INSERT INTO note (id) VALUES ${places}`,
        Array.from({ length: rows }, (_, index) => rows * 100 + index),
      );
      await client.query("SELECT words FROM note WHERE id = $1", [rows]);
      await client.query("SELECT words FROM note WHERE id > $1 LIMIT 3 FOR UPDATE", [rows]);
      await client.query("DELETE FROM note WHERE id IN (SELECT id FROM note WHERE id = $1)", [rows]);
    }
    expect(await preparedOn(client, /./)).toBe(0);
    client.release();
  });

  it("is prepared where it holds a row to change it", async () => {
    const client = await openOne();
    for (let round = 0; round < 20; round += 1)
      await client.query("SELECT words FROM note WHERE id = $1 FOR NO KEY UPDATE", [round]);
    expect(await preparedOn(client, /FOR NO KEY UPDATE$/)).toBe(1);
    client.release();
  });
});
