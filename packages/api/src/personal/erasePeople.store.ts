import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";
import { letGoOfFiles } from "../files/looseFiles.ts";
import { isPersonal, type PersonalData, type PersonalTable } from "../personal.ts";
import { rowsOf } from "./rowsOf.store.ts";

/**
 * Removes people as if they had never been: each row of each declared table that leads to them, what deleting an account
 * keeps included, and their files (within two hours). What can only be added to stays.
 */
export async function erasePeople(
  transaction: Db,
  personal: PersonalData,
  people: readonly number[],
): Promise<void> {
  const tables = personal.filter(isPersonal);
  // Rows that are otherwise only added go with their person.
  await sql`SELECT set_config('ribambelle.erases', 'people', true)`.execute(transaction);
  const led = tables.filter(({ lead, isAppendOnly }) => !("by" in lead) && !isAppendOnly);
  for (const declared of await childrenFirst(transaction, led)) {
    const where = rowsOf(tables, declared, people);
    const { table, file } = declared;
    const { rows } = await sql<{ file?: string }>`
      DELETE FROM ${sql.table(table)} WHERE ${where} RETURNING ${fileOf(file)}`.execute(transaction);
    const keys = rows.flatMap((row) => row.file ?? []);
    if (keys.length > 0) await letGoOfFiles(transaction, keys);
  }
}

const fileOf = (column: string | undefined): RawBuilder<unknown> =>
  column ? sql`${sql.ref(column)} AS file` : sql`NULL AS file`;

// A row that another names, by a foreign key or by the way it leads to a person, goes after that one.
async function childrenFirst(db: Db, tables: readonly PersonalTable[]): Promise<PersonalTable[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint f
    JOIN pg_class child ON child.oid = f.conrelid JOIN pg_class parent ON parent.oid = f.confrelid
    WHERE f.contype = 'f' AND f.conrelid <> f.confrelid`.execute(db);
  const named = [
    ...rows,
    ...tables.flatMap(({ table, lead }) =>
      "by" in lead || lead.to === "person" ? [] : { child: table, parent: lead.to.table },
    ),
  ];
  const sorted: PersonalTable[] = [];
  const rest = new Set(tables);
  while (rest.size > 0) {
    const waiting = new Set([...rest].map(({ table }) => table));
    const free = [...rest].filter(
      ({ table }) => !named.some(({ child, parent }) => parent === table && waiting.has(child)),
    );
    if (free.length === 0) throw new Error(`tables name each other: ${[...waiting].join(", ")}`);
    sorted.push(...free);
    for (const each of free) rest.delete(each);
  }
  return sorted;
}
