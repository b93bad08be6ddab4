import type { ListedContract } from "@ribambelle/domain/contracts/agency/listedContract";
import { isUnsigned } from "@ribambelle/domain/contracts/agency/unsigned";
import { type ContractKind, stateNumbers } from "@ribambelle/domain/contracts/contractKind";
import type { ContractDocumentKind } from "@ribambelle/domain/documents/document";
import { contractTables, signedOn } from "./contractTables.ts";

/** One line of the agency’s lists of contracts, as it is kept. */
export interface KeptListed
  extends Omit<ListedContract, "askedAt" | "lastRemindedAt" | "updatedAt" | "documents"> {
  readonly askedAt: Date | null;
  readonly lastRemindedAt: Date | null;
  readonly updatedAt: Date;
  /** The kinds of those that it has. */
  readonly documentKinds: readonly ContractDocumentKind[];
}

const own: Readonly<Record<ContractKind, string>> = {
  guard: `c.base_reference AS "baseReference", c.is_shared_guard AS "isSharedGuard", c.is_full_time AS "isFullTime",
    c.is_one_shot AS "isOneShot"`,
  housework: `NULL::text AS "baseReference", c.typology AS typologie`,
  babysitter: `c.base_reference AS "baseReference", c.type`,
};

/** The SQL of a person of a table, as answers name them. */
export const who = (table: string): string =>
  `json_build_object('userId', ${table}.id, 'displayName', trim(${table}.first_name || ' ' || ${table}.last_name))`;

/** The columns of a line of contracts of a kind: of `c`, of its person `p`, and of who created it `s`. */
export function listedColumns(kind: ContractKind): string {
  const documents = Object.entries(contractTables[kind].documents).map(
    ([name, column]) => `CASE WHEN c.${column} IS NOT NULL THEN '${name}' END`,
  );
  return `c.id, '${kind}' AS kind, c.reference, ${own[kind]}, ${who("p")} AS person, c.state, c.start_date AS "startDate",
    c.end_date AS "endDate", c.monthly_hours AS "monthlyHours", c.asked_at AS "askedAt", c.sign_by AS "signBy", c.reminders,
    c.last_reminded_at AS "lastRemindedAt", c.${signedOn(kind)} AS "signedOn", c.keeper, c.updated_at AS "updatedAt",
    array_remove(ARRAY[${documents.join(", ")}], NULL) AS "documentKinds", CASE WHEN s.id IS NOT NULL THEN ${who("s")} END AS "createdBy"`;
}

/** Shows a kept line of contracts. */
export function listedOf(kept: KeptListed): ListedContract {
  const { askedAt, lastRemindedAt, updatedAt, documentKinds, ...rest } = kept;
  return {
    ...rest,
    askedAt: askedAt?.toISOString() ?? null,
    lastRemindedAt: lastRemindedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    documents: documentKinds.map((kind) => ({ kind })),
  };
}

/** The SQL list of the states of a kind that mean one of these. */
export const statesIn = (kind: ContractKind, isOf: Parameters<typeof stateNumbers>[1]): string =>
  stateNumbers(kind, isOf).join(", ") || "NULL";

/**
 * The SQL of that a contract that was signed has a document of the table `document`: several contracts of a person may have one
 * reference, and then share theirs.
 */
export const isOfSigned = (document: string): string => isOf(document, isSigned);

/** The SQL of that a document of the table `document` is the copy that the portal sealed, which nobody brought (SIGN-47). */
export const isSealed = (document: string): string =>
  `(${document}.kind = 'contract' AND ${document}.added_by IS NULL AND ${isOf(
    document,
    (kind) =>
      `${isSigned(kind)} AND (${document}.replaced_at AT TIME ZONE 'Europe/Paris')::date >= w.signed_here_on`,
  )})`;

const isSigned = (kind: ContractKind): string =>
  `(w.state IN (${statesIn(kind, (meaning) => !isUnsigned(meaning, null))}) OR w.${signedOn(kind)} IS NOT NULL)`;

function isOf(document: string, ofContract: (kind: ContractKind) => string): string {
  const ways = (Object.keys(contractTables) as ContractKind[]).map((kind) => {
    const { table, owner, documents } = contractTables[kind];
    const those = Object.values(documents).map((column) => `w.${column}`);
    return `EXISTS (SELECT FROM ${table} w WHERE w.${owner} = ${document}.person_id AND ${document}.id IN (${those.join(", ")})
      AND ${ofContract(kind)})`;
  });
  return `(${ways.join(" OR ")})`;
}
