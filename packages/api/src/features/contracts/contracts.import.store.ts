import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import {
  type ContractKind as AgencyKind,
  stateNumber,
  stateNumbers,
} from "@ribambelle/domain/contracts/contractKind";
import type { ContractDocumentKind } from "@ribambelle/domain/documents/document";
import { type RawBuilder, sql } from "kysely";
import { type Columns, names, those, typed, values } from "../../db/columns.ts";
import type { Db } from "../../db/connection/connect.ts";
import { isTried } from "../../importing/tried.store.ts";
import { givenContractColumns } from "./contracts.columns.ts";

/** The table of one kind of contract, and the key that identifies a contract in it. */
export interface ContractStorage {
  readonly kind: AgencyKind;
  readonly table: string;
  readonly owner: string;
  readonly key: readonly string[];
  readonly documents: Readonly<Partial<Record<ContractDocumentKind, string>>>;
  readonly columns: Columns<string>;
}

export const contractStorage = {
  parent: {
    kind: "guard",
    table: "parent_contract",
    owner: "parent_id",
    key: ["reference"],
    documents: { contract: "document_id" },
    columns: givenContractColumns.parent,
  },
  housework: {
    kind: "housework",
    table: "housework_contract",
    owner: "parent_id",
    key: ["reference", "startDate"],
    documents: { contract: "document_id" },
    columns: givenContractColumns.housework,
  },
  babysitter: {
    kind: "babysitter",
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
  /** True when the portal keeps it, so that it stayed as it is (AGCON-24). */
  readonly isKeptByPortal: boolean;
  /** The day of its first signature on the portal, where the line would take it back to before (SIGN-31). */
  readonly signedHereOn: string | null;
}

/** Who gives contracts, and when. */
export interface Giving {
  readonly by: number | null;
  readonly now: Date;
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

// What an import takes back to no more once somebody has signed on the portal.
const beforeSigning: readonly StateMeaning[] = ["draft", "sending", "waiting"];

// A link is no word of the history.
const untold = ["signatureUrl"];

// What of a contract was and is, field by field; the state stands by itself.
function changesOf(columns: Columns<string>, before: RawBuilder<unknown>): RawBuilder<unknown> {
  const json = (value: RawBuilder<unknown>) => sql`coalesce(to_jsonb(${value}), 'null')`;
  const fields = Object.entries(columns).flatMap(([field, [column]]) =>
    field === "state"
      ? []
      : [
          sql`(${sql.lit(field)}, ${before} -> ${sql.lit(column)}, ${json(sql.ref(`c.${column}`))}, ${sql.lit(!untold.includes(field))})`,
        ],
  );
  if (fields.length === 0) return sql`NULL::jsonb`;
  return sql`(SELECT jsonb_object_agg(f.field, CASE WHEN f.is_told
      THEN jsonb_build_object('from', f.before, 'to', f.after) ELSE '{"from": null, "to": null}' END)
    FROM (VALUES ${sql.join(fields)}) AS f (field, before, after, is_told) WHERE f.before IS DISTINCT FROM f.after)`;
}

/**
 * Creates the contracts that are new and corrects those that differ, with their history, in one statement; `present` names what
 * the file says. A contract that moves to another person leaves its documents behind; one that the portal keeps stays as it is.
 */
export async function saveContracts(
  db: Db,
  storage: ContractStorage,
  rows: readonly object[],
  present: ReadonlySet<string>,
  { by, now }: Giving,
): Promise<SavedContract[]> {
  const said = those(storage.columns, (field) => present.has(field) && !storage.key.includes(field));
  const owner = (table: string) => sql.ref(`${table}.${storage.owner}`);
  const before = sql.join(
    stateNumbers(storage.kind, (meaning) => beforeSigning.includes(meaning)).map((one) => sql.lit(one)),
  );
  // While its person is asked here, and once somebody has signed, a line does not take it back to before (SIGN-31, SIGN-39).
  const takenBack = sql`((c.signed_here_on IS NOT NULL OR c.signing_room IS NOT NULL) AND k.state IN (${before}))`;
  const nextState = sql`CASE WHEN ${takenBack} THEN c.state ELSE k.state END`;
  // What each column becomes, beside what it is.
  const next = Object.entries(said).map(([field, [name]]) => ({
    column: sql.ref(name),
    before: sql.ref(`c.${name}`),
    after: field === "state" ? nextState : sql.ref(`k.${field}`),
  }));
  const documents = Object.values(storage.documents).map(
    (column) =>
      sql`${sql.ref(column)} = CASE WHEN k."ownerBefore" = k."personId" THEN ${sql.ref(`c.${column}`)} END`,
  );
  const waiting = sql.lit(stateNumber(storage.kind, "waiting"));
  const beginsToWait = sql`(k.state = ${waiting} AND (c.state <> ${waiting} OR k."ownerBefore" <> k."personId"))`;
  const [at, author] = [sql`${now}::timestamptz`, sql`${by}::integer`];
  const event = sql`contract_event (kind, contract_id, person_id, act, from_state, to_state, changes, by, source, at)`;
  const { rows: saved } = await sql<SavedContract>`
    WITH incoming AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS i(line integer, "personId" integer,
        ${typed(storage.columns)})
    ), known AS (
      SELECT i.*, old.id, old.state AS "stateBefore", ${owner("old")} AS "ownerBefore", old.keeper, old.signed_here_on, to_jsonb(old) AS before
      FROM incoming i JOIN ${sql.table(storage.table)} old ON ${isTheSame(storage)}
    ), changed AS (
      UPDATE ${sql.table(storage.table)} c SET ${sql.ref(storage.owner)} = k."personId", ${sql.join(documents)},
        ${sql.join(next.map(({ column, after }) => sql`${column} = ${after}`))}, updated_at = ${at},
        asked_at = CASE WHEN ${beginsToWait} THEN ${at} ELSE c.asked_at END,
        reminders = CASE WHEN ${beginsToWait} THEN 0 ELSE c.reminders END,
        last_reminded_at = CASE WHEN ${beginsToWait} THEN NULL ELSE c.last_reminded_at END
      FROM known k
      WHERE c.id = k.id AND c.keeper = 'software'
        AND (${owner("c")}, ${sql.join(next.map((one) => one.before))})
          IS DISTINCT FROM (k."personId", ${sql.join(next.map((one) => one.after))})
      RETURNING k.line, c.id, c.state, k."stateBefore", k."personId", nullif(k."ownerBefore", k."personId") AS "movedFrom",
        ${changesOf(said, sql`k.before`)} AS changes
    ), created AS (
      INSERT INTO ${sql.table(storage.table)}
        (${sql.ref(storage.owner)}, ${names(storage.columns)}, asked_at, updated_at)
      SELECT i."personId", ${values(storage.columns, "i")}, CASE WHEN i.state = ${waiting} THEN ${at} END, ${at}
      FROM incoming i WHERE NOT EXISTS (SELECT FROM known k WHERE k.line = i.line)
      RETURNING id, ${sql.ref(storage.owner)} AS "personId", state
    ), told AS (
      INSERT INTO ${event}
      SELECT * FROM (
        SELECT ${storage.kind}, c.id, c."personId", 'create', NULL::integer, c.state, NULL::jsonb, ${author}, 'import', ${at} FROM created c
        UNION ALL
        SELECT ${storage.kind}, c.id, c."personId", 'change', c."stateBefore", c.state,
          CASE WHEN c."movedFrom" IS NULL THEN c.changes
            ELSE coalesce(c.changes, '{}') || '{"person": {"from": null, "to": null}}' END,
          ${author}, 'import', ${at} FROM changed c
      ) e WHERE NOT ${isTried}
    )
    SELECT i.line, c."movedFrom", k."stateBefore", coalesce(c.state, k."stateBefore", i.state) AS state,
      coalesce(k.keeper = 'portal', false) AS "isKeptByPortal",
      CASE WHEN i.state IN (${before}) AND i.state <> k."stateBefore" THEN k.signed_here_on END AS "signedHereOn",
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
  { by, now }: Giving,
): Promise<Set<number>> {
  const { rows } = await sql<{ line: number }>`WITH moved AS (
    UPDATE housework_contract c SET start_date = i."startDate", updated_at = ${now}
      ${present.has("endDate") ? sql`, end_date = i."endDate"` : sql``}
    FROM json_to_recordset(${JSON.stringify(corrections)}::json)
      AS i(line integer, "personId" integer, reference text, "from" date, "startDate" date, "endDate" date)
    WHERE c.reference = i.reference AND c.parent_id = i."personId" AND c.start_date IS NOT DISTINCT FROM i."from"
      AND c.keeper = 'software'
      AND NOT EXISTS (SELECT FROM housework_contract other
        WHERE other.reference = i.reference AND other.start_date IS NOT DISTINCT FROM i."startDate")
    RETURNING i.line, c.id, c.parent_id, c.state, i."from", c.start_date
  ), told AS (
    INSERT INTO contract_event (kind, contract_id, person_id, act, from_state, to_state, changes, by, source, at)
    SELECT 'housework', id, parent_id, 'change', state, state,
      jsonb_build_object('startDate', jsonb_build_object('from', "from", 'to', start_date)), ${by}::integer, 'import', ${now}::timestamptz FROM moved
  ) SELECT line FROM moved`.execute(db);
  return new Set(rows.map(({ line }) => line));
}

export interface OwnedContract {
  readonly reference: string;
  readonly personId: number;
}

/** A contract’s owner, and whether the portal keeps it. */
export interface KnownOwner extends OwnedContract {
  readonly isKeptByPortal: boolean;
}

/** Gives who owns the contracts with these references, of whatever kind. */
export async function listContractOwners(db: Db, references: readonly string[]): Promise<KnownOwner[]> {
  const owners = Object.values(contractStorage).map(
    ({ table, owner }) =>
      sql`SELECT reference, ${sql.ref(owner)} AS "personId", keeper = 'portal' AS "isKeptByPortal" FROM ${sql.table(table)} WHERE reference = ANY(${references})`,
  );
  return (await sql<KnownOwner>`${sql.join(owners, sql` UNION `)}`.execute(db)).rows;
}

export interface AttachedDocument extends OwnedContract {
  readonly line: number;
  readonly kind: ContractDocumentKind;
  readonly documentId: string;
}

/**
 * Links documents to the contracts that they belong to; gives the lines whose contract did not have them yet.
 */
export async function attachDocuments(
  db: Db,
  documents: readonly AttachedDocument[],
  { by, now }: Giving,
): Promise<Set<number>> {
  const attached = new Set<number>();
  for (const { kind: kindOf, table, owner, documents: columns } of Object.values<ContractStorage>(
    contractStorage,
  )) {
    for (const [kind, column] of Object.entries(columns)) {
      const ofKind = documents.filter((document) => document.kind === kind);
      if (ofKind.length === 0) continue;
      const { rows } = await sql<{ line: number }>`WITH attached AS (
        UPDATE ${sql.table(table)} c SET ${sql.ref(column)} = d."documentId", updated_at = ${now}
        FROM json_to_recordset(${JSON.stringify(ofKind)}::json)
          AS d(line integer, "personId" integer, reference text, "documentId" text)
        WHERE c.reference = d.reference AND ${sql.ref(`c.${owner}`)} = d."personId"
          AND ${sql.ref(`c.${column}`)} IS DISTINCT FROM d."documentId"
        RETURNING d.line, c.id, d."personId", c.state
      ), told AS (
        INSERT INTO contract_event (kind, contract_id, person_id, act, from_state, to_state, changes, by, source, at)
        SELECT ${kindOf}, id, "personId", 'add-document', state, state, ${JSON.stringify({ documentKind: { from: null, to: kind } })}::jsonb,
          ${by}::integer, 'import', ${now}::timestamptz FROM attached
      ) SELECT line FROM attached`.execute(db);
      for (const { line } of rows) attached.add(line);
    }
  }
  return attached;
}
