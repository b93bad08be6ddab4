import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { DocumentsTables } from "./documents.table.ts";

const tables = (db: Db) => db.withTables<DocumentsTables>();

export async function insertLooseFiles(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tables(db)
    .insertInto("loose_file")
    .values(keys.map((key) => ({ file_key: key })))
    .execute();
}

export async function removeLooseFiles(db: Db, keys: readonly string[]): Promise<void> {
  await tables(db).deleteFrom("loose_file").where("file_key", "=", sql<string>`ANY(${keys})`).execute();
}

export interface LooseFile {
  readonly fileKey: string;
  /** True when a document names it all the same: it must stay. */
  readonly isNamed: boolean;
}

/** Gives some of the files that nobody needs. */
export async function listLooseFiles(db: Db, limit: number): Promise<LooseFile[]> {
  return tables(db)
    .selectFrom("loose_file")
    .leftJoin("document", "document.file_key", "loose_file.file_key")
    .select((eb) => [
      "loose_file.file_key as fileKey",
      eb("document.id", "is not", null).$castTo<boolean>().as("isNamed"),
    ])
    .limit(limit)
    .execute();
}
