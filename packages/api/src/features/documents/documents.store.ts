import { type DocumentKind, documentFileName } from "@ribambelle/domain/documents/document";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed } from "../../db/tables.ts";
import type { OwnFile } from "../../files/ownFile.ts";

export type DocumentsTables = Narrowed<"document", { kind: DocumentKind }>;

const tables = (db: Db) => db.withTables<DocumentsTables>();

/**
 * Gives a document of this person, or null when it does not exist or is somebody else's (DOC-OP2). Payslips, which are not shown
 * at once, are found by their own feature.
 */
export async function findOwnDocument(db: Db, personId: number, id: string): Promise<OwnFile | null> {
  const found = await tables(db)
    .selectFrom("document")
    .select([
      "id",
      "kind",
      "subject_reference as subjectReference",
      "file_key as fileKey",
      "byte_count as byteCount",
      "sha256",
    ])
    .where("id", "=", id)
    .where("person_id", "=", personId)
    .where("kind", "<>", "payslip")
    .executeTakeFirst();
  if (!found) return null;
  const { kind, subjectReference, ...file } = found;
  return { ...file, fileName: documentFileName(kind, subjectReference) };
}

/** Gives a person's documents of these kinds, in no order. */
export async function listOwnDocuments(
  db: Db,
  personId: number,
  kinds: readonly DocumentKind[],
): Promise<{ readonly id: string; readonly kind: DocumentKind; readonly subject: string }[]> {
  return tables(db)
    .selectFrom("document")
    .select(["id", "kind", "subject_reference as subject"])
    .where("person_id", "=", personId)
    .where("kind", "in", kinds)
    .execute();
}
