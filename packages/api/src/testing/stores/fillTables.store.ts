import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { rowsOf } from "../../personal/rowsOf.store.ts";
import { isPersonal, type PersonalData, type PersonalTable } from "../../personal.ts";

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  /** The table and the column that its foreign key leads to. */
  readonly target: { readonly table: string; readonly key: string } | null;
  /** A value that its checks name, if any do. */
  readonly named: string | null;
}

const samples: Readonly<Record<string, unknown>> = {
  boolean: true,
  date: "2026-01-31",
  bytea: Buffer.from([1]),
  jsonb: "{}",
  json: "{}",
  text: "x",
  ARRAY: "{}",
  "time without time zone": "10:00",
  uuid: "7b0a3f1e-52d4-4c60-9a1b-3f0d1c2e4a58",
};
// Of two instants of a row, the one whose column comes later is later; none has come, after which a routine would sweep it.
const tomorrow = Date.now() + 86_400_000;
const instantAt = (place: number) => new Date(tomorrow + place * 60_000);
const sampleOf = ({ type, named }: Column, place: number): unknown =>
  (type === "ARRAY" && named ? [named] : named) ??
  samples[type] ??
  (type.startsWith("timestamp") ? instantAt(place) : 1);

/** Puts a row of a person into each declared table that has none of theirs, made of what its columns ask for. */
export async function fillEmptyTables(db: Db, personal: PersonalData, personId: number): Promise<void> {
  const tables = personal.filter(isPersonal);
  for (const declared of tables) {
    if ("by" in declared.lead) continue;
    const where = rowsOf(tables, declared, [personId]);
    const { rows } = await sql`SELECT FROM ${sql.table(declared.table)} WHERE ${where}`.execute(db);
    if (rows.length === 0) await insertSample(db, tables, declared, personId);
  }
}

async function insertSample(
  db: Db,
  tables: readonly PersonalTable[],
  { table, lead }: PersonalTable,
  personId: number,
): Promise<void> {
  const values: [string, unknown][] = [];
  for (const [place, column] of (await columnsOf(db, table)).entries()) {
    const leads = "column" in lead && lead.column === column.name;
    if (!column.isNeeded && !leads) continue;
    const parent = tables.find((each) => each.table === column.target?.table);
    if (leads && lead.to === "person") values.push([column.name, personId]);
    else if (column.target && parent)
      values.push([column.name, await keyOf(db, tables, parent, column.target.key, personId)]);
    else values.push([column.name, sampleOf(column, place)]);
  }
  const names = values.map(([name]) => sql.ref(name));
  const given = values.map(([, value]) => sql`${value}`);
  await sql`INSERT INTO ${sql.table(table)} (${sql.join(names)}) VALUES (${sql.join(given)})`.execute(db);
}

async function keyOf(
  db: Db,
  tables: readonly PersonalTable[],
  parent: PersonalTable,
  key: string,
  personId: number,
): Promise<unknown> {
  const { rows } = await sql<{ key: unknown }>`SELECT ${sql.ref(key)} AS key FROM ${sql.table(parent.table)}
    WHERE ${rowsOf(tables, parent, [personId])} LIMIT 1`.execute(db);
  return rows[0]?.key;
}

async function columnsOf(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT c.column_name AS name, c.data_type AS type,
      c.is_nullable = 'NO' AND c.column_default IS NULL AND c.is_identity = 'NO' AS "isNeeded",
      (SELECT json_build_object('table', f.confrelid::regclass::text, 'key', k.attname) FROM pg_constraint f
        JOIN pg_attribute k ON k.attrelid = f.confrelid AND k.attnum = f.confkey[1]
        WHERE f.conrelid = t.oid AND f.contype = 'f' AND f.conkey = ARRAY[a.attnum]) AS target,
      (SELECT coalesce(substring(pg_get_constraintdef(k.oid) FROM '''(\\w+)''::'),
          substring(pg_get_constraintdef(k.oid) FROM '\\m(\\d+)\\M')) FROM pg_constraint k
        WHERE k.conrelid = t.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum] LIMIT 1) AS named
    FROM information_schema.columns c
    JOIN pg_class t ON t.oid = c.table_name::regclass
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = c.column_name
    WHERE c.table_schema = 'public' AND c.table_name = ${table} ORDER BY c.ordinal_position`.execute(db);
  return rows;
}
