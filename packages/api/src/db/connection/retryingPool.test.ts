import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { cuttableDatabase } from "../../testing/servers/cuttableDatabase.ts";
import { retryingPool } from "./retryingPool.ts";

it("gives jobs a connection within a second of the end of an outage, however long it was", async () => {
  const database = await cuttableDatabase();
  onTestFinished(() => database.drop());
  const pool = retryingPool(database.connection.pool);
  const client = await pool.connect();
  database.cut();
  // The code for which graphile-worker tries again soon.
  await expect(client.query("SELECT 1")).rejects.toMatchObject({ code: "40P01" });
  client.release(true);
  let isGiven = false;
  const next = pool.connect().then((given) => {
    isGiven = true;
    return given;
  });
  await pause(1_200);
  expect(isGiven).toBe(false);
  database.mend();
  const given = await next;
  expect((await given.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  given.release();
});
