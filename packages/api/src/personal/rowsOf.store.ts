import { type RawBuilder, sql } from "kysely";
import type { PersonalTable } from "../personal.ts";

/**
 * The condition that a row of a declared table is one of these people's; always false for a table without a key to
 * people.
 */
export function rowsOf(
  tables: readonly PersonalTable[],
  { lead }: PersonalTable,
  people: readonly number[],
): RawBuilder<boolean> {
  if ("by" in lead) return sql<boolean>`false`;
  const column = sql.ref(lead.column);
  if (lead.to === "person") {
    const isTheirs = sql<boolean>`${column} = ANY(${people})`;
    return lead.also === undefined
      ? isTheirs
      : sql<boolean>`(${isTheirs} OR ${sql.ref(lead.also)} = ANY(${people}))`;
  }
  const { table, key } = lead.to;
  const parent = tables.find((each) => each.table === table);
  if (!parent) throw new Error(`${table} is declared nowhere`);
  return sql<boolean>`${column} IN (SELECT ${sql.ref(key)} FROM ${sql.table(table)} WHERE ${rowsOf(tables, parent, people)})`;
}
