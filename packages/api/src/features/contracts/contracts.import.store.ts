import type { ContractDocumentKind } from "@ribambelle/domain/documents/document";
import { sql } from "kysely";
import { assigned, type Columns, names, those, typed, values } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { givenContractColumns } from "./contracts.columns.ts";

/** The table of one kind of contract, and the key that identifies a contract in it. */
export interface ContractStorage {
  readonly table: string;
  readonly owner: string;
  readonly key: readonly string[];
  readonly documents: Readonly<Partial<Record<ContractDocumentKind, string>>>;
  readonly columns: Columns<string>;
}

export const contractStorage = {
  parent: {
    table: "parent_contract",
    owner: "parent_id",
    key: ["reference"],
    documents: { contract: "document_id" },
    columns: givenContractColumns.parent,
  },
  housework: {
    table: "housework_contract",
    owner: "parent_id",
    key: ["reference", "startDate"],
    documents: { contract: "document_id" },
    columns: givenContractColumns.housework,
  },
  babysitter: {
    table: "babysitter_contract",
    owner: "babysitter_id",
    key: ["reference"],
    documents: {
      contract: "contract_document_id",
      attestation: "attestation_document_id",
      certificate: "certificate_document_id",
    },
    columns: givenContractColumns.babysitter,
  },
} as const satisfies Record<string, ContractStorage>;

export interface SavedContract {
  readonly line: number;
  readonly done: "created" | "updated" | "unchanged";
  /** The person whose contract it was until now, when it was another's. */
  readonly movedFrom: number | null;
  /** Its state until now, and from now on; null when it is new. */
  readonly stateBefore: number | null;
  readonly state: number;
}

// The reference is compared by `=`, which can use its index; parts that may be null by `IS NOT DISTINCT
// FROM`.
const isTheSame = ({ key, columns }: ContractStorage) =>
  sql.join(
    key.map((part) =>
      part === "reference"
        ? sql`old.reference = i.reference`
        : sql`${sql.ref(`old.${columns[part]?.[0]}`)} IS NOT DISTINCT FROM ${sql.ref(`i.${part}`)}`,
    ),
    sql` AND `,
  );

/**
 * Creates the contracts that are new and corrects those that differ, in one statement; `present` names what the file
 * says. A contract that moves to another person leaves its documents behind.
 */
export async function saveContracts(
  db: Db,
  storage: ContractStorage,
  rows: readonly object[],
  present: ReadonlySet<string>,
): Promise<SavedContract[]> {
  const said = those(storage.columns, (field) => present.has(field) && !storage.key.includes(field));
  const owner = (table: string) => sql.ref(`${table}.${storage.owner}`);
  const documents = Object.values(storage.documents).map(
    (column) =>
      sql`${sql.ref(column)} = CASE WHEN k."ownerBefore" = k."personId" THEN ${sql.ref(`c.${column}`)} END`,
  );
  const { rows: saved } = await sql<SavedContract>`
    WITH incoming AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS i(line integer, "personId" integer,
        ${typed(storage.columns)})
    ), known AS (
      SELECT i.*, old.id, old.state AS "stateBefore", ${owner("old")} AS "ownerBefore"
      FROM incoming i JOIN ${sql.table(storage.table)} old ON ${isTheSame(storage)}
    ), changed AS (
      UPDATE ${sql.table(storage.table)} c SET ${sql.ref(storage.owner)} = k."personId", ${sql.join(documents)},
        ${assigned(said, "k")}
      FROM known k
      WHERE c.id = k.id AND (${owner("c")}, ${names(said, "c")}) IS DISTINCT FROM (k."personId", ${values(said, "k")})
      RETURNING k.line, c.state, nullif(k."ownerBefore", k."personId") AS "movedFrom"
    ), created AS (
      INSERT INTO ${sql.table(storage.table)}
        (${sql.ref(storage.owner)}, ${names(storage.columns)})
      SELECT i."personId", ${values(storage.columns, "i")}
      FROM incoming i WHERE NOT EXISTS (SELECT FROM known k WHERE k.line = i.line)
    )
    SELECT i.line, c."movedFrom", k."stateBefore", coalesce(c.state, k."stateBefore", i.state) AS state,
      CASE WHEN k.id IS NULL THEN 'created' WHEN c.line IS NULL THEN 'unchanged' ELSE 'updated' END AS done
    FROM incoming i LEFT JOIN known k USING (line) LEFT JOIN changed c USING (line)`.execute(db);
  return saved;
}

export interface StartCorrection {
  readonly line: number;
  readonly personId: number;
  readonly reference: string;
  /** The stored start date, which is wrong. */
  readonly from: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/**
 * Corrects the start dates of housework contracts; gives the lines whose contract was found. When another
 * contract already has the new start date, both stay as they are.
 */
export async function moveHouseworkStarts(
  db: Db,
  corrections: readonly StartCorrection[],
  present: ReadonlySet<string>,
): Promise<Set<number>> {
  const { rows } = await sql<{ line: number }>`
    UPDATE housework_contract c SET start_date = i."startDate"
      ${present.has("endDate") ? sql`, end_date = i."endDate"` : sql``}
    FROM json_to_recordset(${JSON.stringify(corrections)}::json)
      AS i(line integer, "personId" integer, reference text, "from" date, "startDate" date, "endDate" date)
    WHERE c.reference = i.reference AND c.parent_id = i."personId" AND c.start_date IS NOT DISTINCT FROM i."from"
      AND NOT EXISTS (SELECT FROM housework_contract other
        WHERE other.reference = i.reference AND other.start_date IS NOT DISTINCT FROM i."startDate")
    RETURNING i.line`.execute(db);
  return new Set(rows.map(({ line }) => line));
}

export interface OwnedContract {
  readonly reference: string;
  readonly personId: number;
}

/** Gives who owns the contracts with these references, of whatever kind. */
export async function listContractOwners(db: Db, references: readonly string[]): Promise<OwnedContract[]> {
  const owners = Object.values(contractStorage).map(
    ({ table, owner }) =>
      sql`SELECT reference, ${sql.ref(owner)} AS "personId" FROM ${sql.table(table)} WHERE reference = ANY(${references})`,
  );
  return (await sql<OwnedContract>`${sql.join(owners, sql` UNION `)}`.execute(db)).rows;
}

export interface AttachedDocument extends OwnedContract {
  readonly line: number;
  readonly kind: ContractDocumentKind;
  readonly documentId: string;
}

/**
 * Links documents to the contracts that they belong to; gives the lines whose contract did not have them yet.
 */
export async function attachDocuments(db: Db, documents: readonly AttachedDocument[]): Promise<Set<number>> {
  const attached = new Set<number>();
  for (const { table, owner, documents: columns } of Object.values<ContractStorage>(contractStorage)) {
    for (const [kind, column] of Object.entries(columns)) {
      const ofKind = documents.filter((document) => document.kind === kind);
      if (ofKind.length === 0) continue;
      const { rows } = await sql<{ line: number }>`
        UPDATE ${sql.table(table)} c SET ${sql.ref(column)} = d."documentId"
        FROM json_to_recordset(${JSON.stringify(ofKind)}::json)
          AS d(line integer, "personId" integer, reference text, "documentId" text)
        WHERE c.reference = d.reference AND ${sql.ref(`c.${owner}`)} = d."personId"
          AND ${sql.ref(`c.${column}`)} IS DISTINCT FROM d."documentId"
        RETURNING d.line`.execute(db);
      for (const { line } of rows) attached.add(line);
    }
  }
  return attached;
}
