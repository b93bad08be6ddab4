import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Role } from "@ribambelle/domain/kernel/role";
import type { RequestState, SignedKind, SignerState } from "@ribambelle/domain/signatures/signature";
import { requestStates, signerStates } from "@ribambelle/domain/signatures/signature";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import { requestColumns, signatureColumns, signerColumns } from "./signatures.columns.ts";

/** A request to sign, as it is kept. */
export interface KeptRequest {
  readonly id: string;
  readonly kind: SignedKind;
  readonly contractId: number;
  readonly contractReference: string;
  readonly title: string;
  readonly fileKey: string;
  readonly sha256: Buffer;
  readonly byteCount: number;
  readonly pageCount: number;
  readonly state: RequestState;
  readonly openedBy: number | null;
  readonly openedAt: Date;
  readonly lastDay: string;
  readonly expiresAt: Date;
  readonly isDistanceConsumer: boolean;
  readonly isPaying: boolean;
  readonly serviceStart: string | null;
  readonly price: string | null;
  readonly duration: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly monthlyHours: number | null;
  readonly agencySigns: "seal" | "person" | "no";
  readonly sealingSince: Date | null;
  readonly sealAttempts: number;
  readonly sealAfter: Date | null;
  readonly completedAt: Date | null;
  readonly concludedDate: string | null;
  readonly chainHead: string | null;
  readonly chainLength: number | null;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
  readonly askedAgainAt: Date | null;
  readonly agencySince: Date | null;
}

/** A box that was ticked, in the words and the language in which it was shown. */
export interface KeptConsent {
  readonly key: string;
  readonly text: string;
}

/** Somebody who signs, as it is kept: names and addresses as they were when the request was opened. */
export interface KeptSigner {
  readonly requestId: string;
  readonly position: number;
  readonly personId: number;
  readonly role: Role;
  readonly state: SignerState;
  readonly displayName: string;
  readonly address: string;
  readonly email: string;
  readonly turnSince: Date | null;
  readonly openedAt: Date | null;
  readonly readAt: Date | null;
  readonly place: string | null;
  readonly consents: readonly KeptConsent[] | null;
  readonly startsEarly: boolean | null;
  /** The day on which they have the service begin, where they chose one. */
  readonly startDate: string | null;
  readonly locale: Locale | null;
  readonly signedAt: Date | null;
  readonly refusedAt: Date | null;
  readonly refusalReason: number | null;
  readonly refusalComment: string | null;
  readonly mistake: string | null;
  readonly mistakeAt: Date | null;
  readonly blockedUntil: Date | null;
  readonly lastRemindedAt: Date | null;
  readonly reminders: number;
  readonly sealedDocumentId: string | null;
}

/** A request with its signers in their order. */
export interface HeldRequest {
  readonly request: KeptRequest;
  readonly signers: readonly KeptSigner[];
}

/** Gives the signers of requests, in their order. */
export async function listSigners(db: Db, requestIds: readonly string[]): Promise<KeptSigner[]> {
  if (requestIds.length === 0) return [];
  const { rows } = await sql<KeptSigner>`SELECT ${sql.raw(signerColumns)} FROM signature_signer s
    WHERE s.request_id = ANY(${requestIds}) ORDER BY s.request_id, s.position`.execute(db);
  return rows;
}

/** Gives a request with its signers; null where there is none of this id. */
export async function findRequest(db: Db, id: string): Promise<HeldRequest | null> {
  const { rows } =
    await sql<KeptRequest>`SELECT ${sql.raw(requestColumns)} FROM signature_request r WHERE r.id = ${id}`.execute(
      db,
    );
  const [request] = rows;
  return request ? { request, signers: await listSigners(db, [id]) } : null;
}

/** The same, and holds the request until the transaction ends: whoever acts on it next sees what this one did (SIGN-20). */
export async function holdRequest(transaction: Db, id: string): Promise<HeldRequest | null> {
  await sql`SELECT FROM signature_request WHERE id = ${id} FOR UPDATE`.execute(transaction);
  return findRequest(transaction, id);
}

/** Gives the requests that a person signs, the open ones first, then the newest. */
export async function listRequestsOf(db: Db, personId: number): Promise<KeptRequest[]> {
  const { rows } = await sql<KeptRequest>`SELECT ${sql.raw(requestColumns)} FROM signature_request r
    WHERE r.id IN (SELECT s.request_id FROM signature_signer s WHERE s.person_id = ${personId})
    ORDER BY (r.state = ${requestStates.numbers.Open}) DESC, r.opened_at DESC, r.contract_reference, r.id LIMIT 500`.execute(
    db,
  );
  return rows;
}

/** Gives the newest request of a contract, in whatever state; null where it had none. */
export async function findRequestOf(
  db: Db,
  { kind, contractId }: Pick<KeptRequest, "kind" | "contractId">,
): Promise<KeptRequest | null> {
  const { rows } = await sql<KeptRequest>`SELECT ${sql.raw(requestColumns)} FROM signature_request r
    WHERE r.kind = ${kind} AND r.contract_id = ${contractId} ORDER BY r.opened_at DESC, (r.state = ${requestStates.numbers.Open}) DESC, r.id LIMIT 1`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Gives the ids of the open requests in which a person signs, or has signed. */
export async function listOpenRequestsOf(db: Db, personId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT r.id FROM signature_request r
    JOIN signature_signer s ON s.request_id = r.id
    WHERE s.person_id = ${personId} AND r.state = ${requestStates.numbers.Open} ORDER BY r.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Adds a request and its signers. */
export async function insertRequest(
  transaction: Db,
  request: Readonly<Record<string, unknown>>,
  signers: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await insertInto(transaction, "signature_request", signatureColumns.request, request);
  for (const signer of signers)
    await insertInto(transaction, "signature_signer", signatureColumns.signer, signer);
}

type ColumnsOf = Readonly<Record<string, readonly [string, string]>>;

async function insertInto(
  transaction: Db,
  table: string,
  columns: ColumnsOf,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const given = Object.entries(row);
  await sql`INSERT INTO ${sql.table(table)} (${sql.join(given.map(([field]) => sql.ref(columnIn(columns, field))))})
    VALUES (${sql.join(given.map(([field, value]) => written(columns, field, value)))})`.execute(transaction);
}

function columnIn(columns: ColumnsOf, field: string): string {
  const column = columns[field];
  if (!column) throw new Error(`no column is ${field}`);
  return column[0];
}

const written = (columns: ColumnsOf, field: string, value: unknown) =>
  columns[field]?.[1] === "jsonb" && value !== null ? JSON.stringify(value) : value;

const assignments = (columns: ColumnsOf, patch: Readonly<Record<string, unknown>>) =>
  sql.join(
    Object.entries(patch).map(
      ([field, value]) => sql`${sql.ref(columnIn(columns, field))} = ${written(columns, field, value)}`,
    ),
  );

/** Writes what changes of a request. */
export async function updateRequest(
  transaction: Db,
  id: string,
  patch: Partial<Omit<KeptRequest, "id">>,
): Promise<void> {
  await sql`UPDATE signature_request SET ${assignments(signatureColumns.request, patch)} WHERE id = ${id}`.execute(
    transaction,
  );
}

/** Writes what changes of a signer, and how they read the document where that is said. */
export async function updateSigner(
  transaction: Db,
  { requestId, position }: Pick<KeptSigner, "requestId" | "position">,
  { readHow, ...patch }: Partial<KeptSigner> & { readonly readHow?: "pages" | "download" },
): Promise<void> {
  const how = readHow ? sql`, read_how = ${readHow}` : sql``;
  await sql`UPDATE signature_signer SET ${assignments(signatureColumns.signer, patch)}${how}
    WHERE request_id = ${requestId} AND position = ${position}`.execute(transaction);
}

/** Gives whose turn it is; null when nobody signs any more. */
export const whoseTurn = (signers: readonly KeptSigner[]): KeptSigner | null =>
  signers.find(({ state }) => state === signerStates.numbers.ToSign) ?? null;

/** True for those who sign as the family or the babysitter, not for the agency. */
export const isParty = ({ role }: Pick<KeptSigner, "role">): boolean => role !== "Agency";
