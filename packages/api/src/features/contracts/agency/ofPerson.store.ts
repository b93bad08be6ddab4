import type { Who } from "@ribambelle/domain/audit/entry";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import type { ContractDocumentKind } from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../../../db/connection/connect.ts";
import { contractTables } from "./contractTables.ts";
import { isSealed, type KeptListed, listedColumns, who } from "./listed.columns.ts";

/** Gives what a family or a babysitter is; null for nobody and for the agency’s own people. */
export async function findHolder(
  db: Db,
  personId: number,
): Promise<{ role: "Parent" | "BabySitter" } | null> {
  const { rows } = await sql<{ role: "Parent" | "BabySitter" }>`
    SELECT role FROM person WHERE id = ${personId} AND role <> 'Agency'`.execute(db);
  return rows[0] ?? null;
}

const mostOfPerson = 200;

/** Gives the contracts of a kind that a person has, the latest start first. */
export async function listContractsOf(
  pool: pg.Pool,
  kind: ContractKind,
  personId: number,
): Promise<KeptListed[]> {
  const { table, owner } = contractTables[kind];
  const { rows } = await pool.query<KeptListed>({
    text: `SELECT ${listedColumns(kind)} FROM ${table} c JOIN person p ON p.id = c.${owner}
      LEFT JOIN person s ON s.id = c.created_by WHERE c.${owner} = $1
      ORDER BY c.start_date DESC NULLS FIRST, c.id DESC LIMIT ${mostOfPerson}`,
    values: [personId],
  });
  return rows;
}

/** A document of a person’s contracts, and when they last opened it. */
export interface KeptDocumentOf {
  readonly id: string;
  readonly documentKind: ContractDocumentKind | "signed-contract";
  readonly contract: { readonly kind: ContractKind; readonly id: number; readonly reference: string } | null;
  readonly byteCount: number;
  readonly addedAt: Date;
  readonly addedBy: Who | null;
  readonly isSealed: boolean;
  readonly lastOpenedAt: Date | null;
}

const contractOf = (Object.entries(contractTables) as [ContractKind, (typeof contractTables)[ContractKind]][])
  .map(
    ([kind, { table, owner }]) =>
      `SELECT '${kind}' AS kind, c.id, c.reference, c.start_date FROM ${table} c WHERE c.${owner} = d.person_id AND c.reference = d.subject_reference`,
  )
  .join(" UNION ALL ");

/**
 * Gives the documents of a person’s contracts, the newest first, those that came together by their contracts; of several contracts of one
 * reference, the latest has them.
 */
export async function listDocumentsOfPerson(pool: pg.Pool, personId: number): Promise<KeptDocumentOf[]> {
  const { rows } = await pool.query<KeptDocumentOf>({
    text: `SELECT d.id, d.kind AS "documentKind", d.byte_count AS "byteCount", coalesce(d.replaced_at, d.created_at) AS "addedAt",
        CASE WHEN a.id IS NOT NULL THEN ${who("a")} END AS "addedBy", ${isSealed("d")} AS "isSealed",
        (SELECT json_build_object('kind', o.kind, 'id', o.id, 'reference', o.reference)
          FROM (${contractOf}) o ORDER BY o.start_date DESC NULLS LAST, o.id DESC LIMIT 1) AS contract,
        (SELECT max(e.at) FROM audit_entry e
          WHERE e.person_id = $1 AND e.action = 'documents.downloaded' AND e.subject = d.id) AS "lastOpenedAt"
      FROM document d LEFT JOIN person a ON a.id = d.added_by
      WHERE d.person_id = $1 AND d.kind IN ('contract', 'signed-contract', 'attestation', 'certificate')
      ORDER BY coalesce(d.replaced_at, d.created_at) DESC, d.subject_reference DESC, d.kind, d.id LIMIT 500`,
    values: [personId],
  });
  return rows;
}
