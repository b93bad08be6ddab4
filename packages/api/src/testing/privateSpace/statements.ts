import pg from "pg";
import { expect } from "vitest";
import type { PrivateSpace, SignedInPerson } from "./privateSpace.ts";

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}

/** Gives the statements that a call sends to the database, the session's among them. */
export async function statementsOf(call: () => Promise<unknown>): Promise<Asked[]> {
  const { query } = pg.Client.prototype;
  const asked: Asked[] = [];
  pg.Client.prototype.query = function (this: pg.Client, statement: string | Asked, ...rest: unknown[]) {
    const { text, values = [] } =
      typeof statement === "string" ? { text: statement, values: rest[0] as unknown[] } : statement;
    asked.push({ text, values });
    return Reflect.apply(query, this, [statement, ...rest]);
  } as typeof query;
  try {
    await call();
  } finally {
    pg.Client.prototype.query = query;
  }
  return asked;
}

/** Holds that a person's read is one statement beside the session's, and that none of them reads one of the big tables whole. */
export async function expectOneIndexedStatement(
  space: PrivateSpace,
  person: SignedInPerson,
  path: string,
  big: readonly string[],
): Promise<void> {
  const statements = await statementsOf(async () =>
    expect((await space.get(person, path)).statusCode).toBe(200),
  );
  // The session's own may come as well, read or noted as used; and at any moment what the process asks by itself: whether
  // the connection that hears announcements still stands, and the settings of a connection that is new.
  const own = statements
    .map(({ text }) => text)
    .filter(
      (text) =>
        !/\bsession\b/.test(text) && text !== "SELECT 1" && !text.includes("set_config('statement_timeout'"),
    );
  expect(own).toEqual([expect.any(String)]);
  for (const { text, values } of statements) {
    const { rows: lines } = await space.agency.database.connection.pool.query<{ "QUERY PLAN": string }>(
      `EXPLAIN ${text}`,
      values,
    );
    const plan = lines.map((line) => line["QUERY PLAN"]).join("\n");
    const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = ""]) => table);
    expect(
      scanned.filter((table) => big.includes(table)),
      plan,
    ).toEqual([]);
  }
}
