import { type ContractKind, stateNumber } from "@ribambelle/domain/contracts/contractKind";
import type { ContractDocumentKind } from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import type { ContractStorage } from "../contracts.import.store.ts";
import type { KeptContract } from "./agencyContract.store.ts";
import { contractTables } from "./contractTables.ts";
import { isOfSigned } from "./listed.columns.ts";

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
): Promise<number> {
  const { table, documents } = contractTables[kind];
  const own = Object.entries(documents).map(
    ([name, column]) => sql`${sql.ref(column)} = (SELECT d.id FROM document d
      WHERE d.person_id = ${personId} AND d.subject_reference = ${reference} AND d.kind = ${name})`,
  );
  const { rows } = await sql<{ version: number }>`UPDATE ${sql.table(table)}
    SET ${sql.join(own)} WHERE id = ${id} RETURNING version`.execute(transaction);
  return rows[0]?.version ?? 0;
}

/** True for a document that a contract that was signed has. */
export async function isDocumentOfSigned(db: Db, documentId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT ${sql.raw(isOfSigned("d"))} AS is FROM document d
    WHERE d.id = ${documentId}`.execute(db);
  return rows[0]?.is ?? false;
}

/** Gives the contracts of the portal that wait for a signature with this document. */
export async function listWaitingWith(
  transaction: Db,
  { kind, person }: Pick<KeptContract, "kind" | "person">,
  documentId: string,
): Promise<{ kind: ContractKind; id: number }[]> {
  const kinds = (Object.keys(contractTables) as ContractKind[]).filter(
    (one) => contractTables[one].owner === contractTables[kind].owner,
  );
  const waiting = kinds.map((one) => {
    const { table, owner, documents } = contractTables[one];
    return sql`SELECT ${one} AS kind, id FROM ${sql.table(table)} WHERE ${sql.ref(owner)} = ${person.userId}
      AND ${sql.ref(documents.contract)} = ${documentId} AND keeper = 'portal' AND state = ${stateNumber(one, "waiting")}`;
  });
  const { rows } = await sql<{ kind: ContractKind; id: number }>`${sql.join(waiting, sql` UNION ALL `)}
    ORDER BY kind, id`.execute(transaction);
  return rows;
}
