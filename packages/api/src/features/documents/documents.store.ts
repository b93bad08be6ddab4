import type { DocumentKind } from "@ribambelle/domain/documents/document";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed } from "../../db/tables.ts";

export type DocumentsTables = Narrowed<"document", { kind: DocumentKind }>;

const tables = (db: Db) => db.withTables<DocumentsTables>();

export interface OwnDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly contractReference: string;
  readonly fileKey: string;
  readonly byteCount: number;
  readonly sha256: Buffer;
}

/** Gives a document of this person, or null when it does not exist or is somebody else's (DOC-OP2). */
export async function findOwnDocument(db: Db, personId: number, id: string): Promise<OwnDocument | null> {
  const found = await tables(db)
    .selectFrom("document")
    .select([
      "id",
      "kind",
      "contract_reference as contractReference",
      "file_key as fileKey",
      "byte_count as byteCount",
      "sha256",
    ])
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .executeTakeFirst();
  return found ?? null;
}
