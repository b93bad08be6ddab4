import type pg from "pg";

const identity = "SELECT pg_postmaster_start_time()::text AS server, current_database()::text AS name";

/** Tells whether two addresses lead to one database of one server. */
export async function isSameDatabase(one: pg.Pool, other: pg.Pool): Promise<boolean> {
  const found = await Promise.all([one.query(identity), other.query(identity)]);
  const [first, second] = found.map(({ rows }) => JSON.stringify(rows));
  return first === second;
}
