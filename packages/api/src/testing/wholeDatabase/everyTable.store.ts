import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** The table one of whose rows a number of this column names: its own, where it is its key. */
  readonly names: string | null;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Gives the rows of every table, so that two databases can be compared: for the number of a row its place, for a key that was
 * drawn by lot the row that it stands in, for an instant that there is one.
 */
export async function everyTable(db: Db): Promise<Record<string, readonly Row[]>> {
  const { rows: columns } = await sql<Column>`
    SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, NULL) AS type,
      (SELECT coalesce(nullif(k.confrelid, 0), k.conrelid)::regclass::text FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype IN ('f', 'p') AND k.conkey = ARRAY[a.attnum]
          AND a.atttypid IN ('integer'::regtype, 'bigint'::regtype)
        ORDER BY k.contype LIMIT 1) AS names
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY c.relname, a.attnum`.execute(
    db,
  );
  const tables = [...new Set(columns.map(({ table }) => table))];
  const found: Record<string, Row[]> = {};
  for (const table of tables)
    found[table] = (await sql<Row>`SELECT * FROM ${sql.table(table)}`.execute(db)).rows;
  const places = new Map(tables.map((table) => [table, placesOf(found[table] ?? [])]));
  const compared = tables.map((table): [string, Row[]] => {
    const ofTable = columns.filter((column) => column.table === table);
    const rows = (found[table] ?? []).map((row) =>
      Object.fromEntries(ofTable.map((column) => [column.name, saidOf(column, row, places)])),
    );
    return [table, rows.toSorted((one, other) => (withoutLots(one) < withoutLots(other) ? -1 : 1))];
  });
  const lots = lotsOf(compared);
  return Object.fromEntries(
    compared.map(([table, rows]) => [
      table,
      rows.map((row) => JSON.parse(JSON.stringify(row).replace(byLot, (lot) => lots.get(lot) ?? lot))),
    ]),
  );
}

const placesOf = (rows: readonly Row[]): Map<number, number> =>
  new Map(
    rows
      .map(({ id }) => Number(id))
      .toSorted((one, other) => one - other)
      .map((id, place) => [id, place]),
  );

const contractTables: Readonly<Record<string, string>> = {
  guard: "parent_contract",
  housework: "housework_contract",
  babysitter: "babysitter_contract",
  // As requests to sign number the kinds.
  0: "parent_contract",
  1: "housework_contract",
  2: "babysitter_contract",
};

function saidOf(
  { name, type, names }: Column,
  row: Row,
  places: ReadonlyMap<string, ReadonlyMap<number, number>>,
): unknown {
  const value = row[name];
  if (value === null) return null;
  if (type.startsWith("timestamp")) return "an instant";
  if (value instanceof Uint8Array) return Buffer.from(value).toString("hex");
  // Two that no constraint says: a contract of any kind, and whom an act was about.
  const unsaid = { contract_id: contractTables[String(row.kind)], person_id: "person" }[name];
  const table = names ?? unsaid;
  return table === undefined ? value : (places.get(table)?.get(Number(value)) ?? value);
}

/** A key of 128 bits: in letters, as the name of a file, or as a UUID. */
const byLot = /(?<=["/])[\w-]{22}(?=")|[0-9a-f]{2}\/[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}/g;

const withoutLots = (row: Row): string => JSON.stringify(row).replace(byLot, "");

function lotsOf(tables: readonly (readonly [string, readonly Row[]])[]): Map<string, string> {
  const lots = new Map<string, string>();
  for (const [table, rows] of tables)
    for (const [place, row] of rows.entries())
      for (const [nth, [lot]] of [...JSON.stringify(row).matchAll(byLot)].entries())
        if (!lots.has(lot)) lots.set(lot, `${table} ${place} ${nth}`);
  return lots;
}
