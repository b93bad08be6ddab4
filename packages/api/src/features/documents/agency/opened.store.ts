import type { DocumentKind } from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";

/** A document as the agency opens it, and whose it is. */
export interface OpenedDocument {
  readonly id: string;
  readonly personId: number;
  readonly role: "Parent" | "BabySitter";
  readonly kind: DocumentKind;
  readonly subjectReference: string;
  readonly fileKey: string;
  readonly byteCount: number;
  readonly sha256: Buffer;
  /** True for one that another replaced after the signature. */
  readonly isFormer: boolean;
}

const columns = (
  isFormer: boolean,
) => sql`d.id, d.person_id AS "personId", p.role, d.kind, d.subject_reference AS "subjectReference",
  d.file_key AS "fileKey", d.byte_count AS "byteCount", d.sha256, ${sql.lit(isFormer)} AS "isFormer"`;

/** Gives a document of a family or a babysitter, or one that was replaced; null for any other id. */
export async function findDocument(db: Db, id: string): Promise<OpenedDocument | null> {
  const { rows } = await sql<OpenedDocument>`
    SELECT ${columns(false)} FROM document d JOIN person p ON p.id = d.person_id WHERE d.id = ${id} AND p.role <> 'Agency'
    UNION ALL
    SELECT ${columns(true)} FROM former_document d JOIN person p ON p.id = d.person_id WHERE d.id = ${id} AND p.role <> 'Agency'`.execute(
    db,
  );
  return rows[0] ?? null;
}
