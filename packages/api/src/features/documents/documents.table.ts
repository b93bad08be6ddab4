import type { DocumentKind } from "@ribambelle/domain/documents/document";
import type { Generated } from "kysely";

export interface DocumentTable {
  id: string;
  person_id: number;
  kind: DocumentKind;
  contract_reference: string;
  file_key: string;
  byte_count: number;
  sha256: Buffer;
  created_at: Generated<Date>;
}

export type DocumentsTables = { document: DocumentTable };
