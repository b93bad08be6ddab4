import type pg from "pg";

/** True when the database answers a statement. */
export async function isAnswering(pool: pg.Pool): Promise<boolean> {
  return pool.query("SELECT 1").then(
    () => true,
    () => false,
  );
}
