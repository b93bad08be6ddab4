import type { Who } from "@ribambelle/domain/audit/entry";
import { isActive } from "@ribambelle/domain/contracts/contract.states";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import type { ContractDocumentKind } from "@ribambelle/domain/documents/document";
import { CompiledQuery, sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import { isAddressBlocked } from "../../optIns/index.ts";
import { contractTables, groupIn } from "./contractTables.ts";
import { isOfSigned, isSealed, type KeptListed, listedColumns, statesIn, who } from "./listed.columns.ts";

export interface KeptDocument {
  readonly id: string;
  readonly kind: ContractDocumentKind;
  readonly byteCount: number;
  readonly addedAt: string;
  readonly addedBy: Who | null;
  readonly isSigned: boolean;
  readonly isSealed: boolean;
}

/** A contract with all that its page at the agency shows. */
export interface KeptContract extends KeptListed {
  readonly version: number;
  readonly signatureUrl: string | null;
  /** True while it is signed in the portal’s signing room and by no outside link. */
  readonly isSignedHere: boolean;
  readonly childrenCount?: number | null;
  readonly youngestChildAgeCategory?: number | null;
  readonly duration?: number | null;
  readonly hourlyVolume?: number | null;
  readonly scheduledFor: string | null;
  readonly terminatesOn: string | null;
  readonly endReason: string | null;
  readonly endWords: string | null;
  readonly placements: readonly Who[];
  readonly group: readonly {
    readonly id: number;
    readonly reference: string;
    readonly state: number;
    readonly startDate: string | null;
    readonly endDate: string | null;
  }[];
  readonly isGroupActive: boolean;
  readonly documents: readonly KeptDocument[];
  /** Its person: their address, and whether they are there. */
  readonly email: string | null;
  readonly isDeleted: boolean;
  readonly isBlocked: boolean;
  readonly isAddressRefused: boolean;
}

const own: Readonly<Record<ContractKind, string>> = {
  guard: `c.children_count AS "childrenCount", c.youngest_child_age_category AS "youngestChildAgeCategory",
    c.terminates_on AS "terminatesOn", coalesce((SELECT json_agg(${who("b")} ORDER BY b.sort_name, b.id) FROM placement l
      JOIN person b ON b.id = l.babysitter_id WHERE l.parent_contract_id = c.id), '[]') AS placements`,
  housework: `NULL::date AS "terminatesOn", '[]'::json AS placements`,
  babysitter: `c.duration, c.hourly_volume AS "hourlyVolume", NULL::date AS "terminatesOn", '[]'::json AS placements`,
};

function statementOf(kind: ContractKind): string {
  const { table, owner, documents } = contractTables[kind];
  const those = Object.values(documents).map((column) => `c.${column}`);
  const group = `${groupIn(kind, "o")} = ${groupIn(kind, "c")}`;
  return `SELECT ${listedColumns(kind)}, c.version, c.signature_url AS "signatureUrl", ${own[kind]},
      coalesce(c.signature_url, '') = '' AND (c.signing_room IS NOT NULL OR c.signed_here_on IS NOT NULL) AS "isSignedHere",
      c.scheduled_for AS "scheduledFor", c.end_reason AS "endReason", c.end_words AS "endWords",
      (SELECT json_agg(json_build_object('id', o.id, 'reference', o.reference, 'state', o.state, 'startDate', o.start_date,
        'endDate', o.end_date) ORDER BY o.start_date NULLS LAST, o.id)
        FROM (SELECT * FROM ${table} o WHERE ${group} ORDER BY o.start_date NULLS LAST, o.id LIMIT 50) o) AS "group",
      EXISTS (SELECT FROM ${table} o WHERE ${group} AND o.id <> c.id AND o.state IN (${statesIn(kind, isActive)})) AS "isGroupActive",
      coalesce((SELECT json_agg(json_build_object('id', d.id, 'kind', d.kind, 'byteCount', d.byte_count,
          'addedAt', coalesce(d.replaced_at, d.created_at), 'isSigned', ${isOfSigned("d")},
          'isSealed', ${isSealed("d")}, 'addedBy', CASE WHEN a.id IS NOT NULL THEN ${who("a")} END)
          ORDER BY coalesce(d.replaced_at, d.created_at), array_position(ARRAY[${those.join(", ")}], d.id))
        FROM document d LEFT JOIN person a ON a.id = d.added_by WHERE d.id IN (${those.join(", ")})), '[]') AS documents,
      p.email, p.deactivated_at IS NOT NULL AS "isDeleted", p.blocked_at IS NOT NULL AS "isBlocked",
      ${isAddressBlocked} AS "isAddressRefused"
    FROM ${table} c JOIN person p ON p.id = c.${owner} LEFT JOIN person s ON s.id = c.created_by WHERE c.id = $1`;
}

/** Gives one contract with all that its page shows, in one statement; null where there is none. */
export async function findContract(db: Db, kind: ContractKind, id: number): Promise<KeptContract | null> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(statementOf(kind), [id]));
  return (rows[0] as KeptContract | undefined) ?? null;
}

/** The same, and holds the contract until the transaction ends, so that one act on it goes on at a time (AGCON-14). */
export async function holdContract(
  transaction: Db,
  kind: ContractKind,
  id: number,
): Promise<KeptContract | null> {
  await sql`SELECT FROM ${sql.table(contractTables[kind].table)} WHERE id = ${id} FOR NO KEY UPDATE`.execute(
    transaction,
  );
  return findContract(transaction, kind, id);
}
