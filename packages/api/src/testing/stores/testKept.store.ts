import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../../db/connection/connect.ts";
import type { TestDatabase } from "../testDatabase.ts";

const tables = [
  "person",
  "parent_contract",
  "housework_contract",
  "babysitter_contract",
  "contract_event",
  "document",
  "moderation_decision",
  "audit_entry",
] as const;
type Table = (typeof tables)[number];

type Other =
  | "audit_detail"
  | "former_document"
  | "reading"
  | "team_member"
  | "contact_assignment"
  | "loose_file"
  | "photo"
  | "photo_file"
  | "backup_run"
  | "placement"
  | "renewal_campaign"
  | "tax_certificate";

const births: Readonly<Partial<Record<Table | Other, string>>> = {
  audit_detail: "entry_id",
  document: "created_at",
  loose_file: "since",
  photo: "created_at",
  photo_file: "size",
  backup_run: "due",
  contact_assignment: "person_id",
  placement: "babysitter_id",
  renewal_campaign: "year",
};

/** Gives every row of a table in the order of its creation. */
export async function rowsOf(db: Db, table: Table | Other): Promise<Record<string, unknown>[]> {
  const key = births[table] ?? "id";
  return (
    await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)} ORDER BY ${sql.ref(key)}`.execute(db)
  ).rows;
}

/** Gives all that is kept, with the transaction that wrote each row last: a row that is written again differs. */
export async function everythingKept(db: Db): Promise<Record<Table, unknown[]>> {
  const kept = {} as Record<Table, unknown[]>;
  for (const table of tables) {
    const { rows } = await sql`SELECT *, xmin::text FROM ${sql.table(table)} ORDER BY id`.execute(db);
    kept[table] = rows;
  }
  return kept;
}

/** Makes any change of the database that a test needs. */
export async function change(
  db: Db,
  table: Table,
  values: Record<string, unknown>,
  id: number,
): Promise<void> {
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`UPDATE ${sql.table(table)} SET ${sql.join(set)} WHERE id = ${id}`.execute(db);
}

/** Gives a person a pending reset link; and counts those that are pending. */
export async function insertReset(db: Db, personId: number): Promise<void> {
  await sql`INSERT INTO password_reset VALUES (sha256(random()::text::bytea), ${personId}, now() + interval '1 day')`.execute(
    db,
  );
}

export async function countResets(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM password_reset`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Makes every change of a table fail, as a broken database would and not as a promise that a line breaks; gives the repair. */
export async function failOn(
  { owner }: Pick<TestDatabase, "owner">,
  event: "INSERT" | "UPDATE",
  table: Table,
): Promise<() => Promise<void>> {
  await owner.query(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'failure'; END $$;
    CREATE TRIGGER fails BEFORE ${event} ON ${table} EXECUTE FUNCTION fail()`,
  );
  return async () => void (await owner.query("DROP FUNCTION fail() CASCADE"));
}

/** Locks a table against writes until it is released. */
export async function holdWrites(pool: pg.Pool, table: string) {
  const client = await pool.connect();
  await client.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  return {
    async isWaitedFor(): Promise<boolean> {
      const waiting = "SELECT FROM pg_locks WHERE NOT granted AND relation = $1::regclass";
      return (await client.query(waiting, [table])).rowCount !== 0;
    },
    async release(): Promise<void> {
      await client.query("COMMIT");
      client.release();
    },
  };
}
