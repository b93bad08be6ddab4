import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { rowsOf } from "../../personal/rowsOf.store.ts";
import { isPersonal, type PersonalData } from "../../personal.ts";

/** The rows of each table; with the transaction that wrote each, so that one that is written again differs. */
export type KeptRows = Readonly<Record<string, readonly string[]>>;

interface Row {
  readonly table: string;
  readonly row: string;
  readonly isOwn: boolean;
}

/** Gives all that is kept about people: what is this person's, also with somebody else, and what is others' alone. */
export async function keptRows(
  db: Db,
  personal: PersonalData,
  personId: number,
): Promise<{ readonly own: KeptRows; readonly others: KeptRows }> {
  const tables = personal.filter(isPersonal);
  const each = tables.flatMap((declared) => {
    if ("by" in declared.lead) return [];
    const isOwn = rowsOf(tables, declared, [personId]);
    return sql<Row>`SELECT ${sql.lit(declared.table)} AS "table", kept.xmin::text || ' ' || kept::text AS row, ${isOwn} AS "isOwn"
      FROM ${sql.table(declared.table)} kept WHERE ${isOwn} IS NOT NULL`;
  });
  const { rows } = await sql<Row>`${sql.join(each, sql` UNION ALL `)}`.execute(db);
  const those = (wanted: boolean): KeptRows => {
    const found = Map.groupBy(
      rows.filter(({ isOwn }) => isOwn === wanted),
      ({ table }) => table,
    );
    return Object.fromEntries([...found].map(([table, its]) => [table, its.map(({ row }) => row).sort()]));
  };
  return { own: those(true), others: those(false) };
}
