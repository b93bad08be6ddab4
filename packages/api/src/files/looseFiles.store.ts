import { sql } from "kysely";
import type { Db } from "../db/connection/connect.ts";
import type { Tables } from "../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"loose_file">>();

/** Some of the loose files: those of a folder, these, or those that were noted before an instant. */
export type Which =
  | { readonly under: string }
  | { readonly keys: readonly string[] }
  | { readonly before: Date };

export async function insertLooseFiles(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tables(db)
    .insertInto("loose_file")
    .values(keys.map((key) => ({ file_key: key })))
    .execute();
}

/** Removes files from the list of loose files; gives how many were on it. */
export async function removeLooseFiles(db: Db, keys: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom("loose_file")
    .where("file_key", "=", sql<string>`ANY(${keys})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Locks some loose files until the transaction ends and gives their keys; files locked by others are skipped.
 */
export async function lockLooseFiles(transaction: Db, which: Which, limit: number): Promise<string[]> {
  const found = await tables(transaction)
    .selectFrom("loose_file")
    .select("file_key as fileKey")
    .where(conditionOf(which))
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return found.map(({ fileKey }) => fileKey);
}

function conditionOf(which: Which) {
  if ("under" in which) return sql<boolean>`starts_with(file_key, ${which.under})`;
  if ("keys" in which) return sql<boolean>`file_key = ANY(${which.keys})`;
  return sql<boolean>`since < ${which.before}`;
}
