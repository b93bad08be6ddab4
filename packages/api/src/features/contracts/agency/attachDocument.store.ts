import type { ContractDocumentKind } from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { ContractStorage } from "../contracts.import.store.ts";
import type { KeptContract } from "./agencyContract.store.ts";
import { contractTables } from "./contractTables.ts";

/** Links a document to a person’s contracts of its reference, as an import does; true where one did not have it yet. */
export async function attachDocument(
  transaction: Db,
  { kind, person, reference }: Pick<KeptContract, "kind" | "person" | "reference">,
  documentKind: ContractDocumentKind,
  documentId: string,
  now: Date,
): Promise<boolean> {
  const { table, owner, documents }: ContractStorage = contractTables[kind];
  const column = sql.ref(documents[documentKind] ?? "");
  const { numAffectedRows = 0n } =
    await sql`UPDATE ${sql.table(table)} SET ${column} = ${documentId}, updated_at = ${now}
    WHERE reference = ${reference} AND ${sql.ref(owner)} = ${person.userId} AND ${column} IS DISTINCT FROM ${documentId}`.execute(
      transaction,
    );
  return numAffectedRows > 0n;
}

/** Links a contract alone to the documents that its person has of its reference; those of any other are its own no more. Gives its version. */
export async function attachOwnDocuments(
  transaction: Db,
  { kind, id }: Pick<KeptContract, "kind" | "id">,
  { personId, reference }: { readonly personId: number; readonly reference: string },
  now: Date,
): Promise<number> {
  const { table, documents } = contractTables[kind];
  const own = Object.entries(documents).map(
    ([name, column]) => sql`${sql.ref(column)} = (SELECT d.id FROM document d
      WHERE d.person_id = ${personId} AND d.subject_reference = ${reference} AND d.kind = ${name})`,
  );
  const { rows } = await sql<{ version: number }>`UPDATE ${sql.table(table)}
    SET ${sql.join([...own, sql`updated_at = ${now}`])} WHERE id = ${id} RETURNING version`.execute(
    transaction,
  );
  return rows[0]?.version ?? 0;
}
