import type { ContractFieldName } from "@ribambelle/domain/contracts/agency/contractFields";
import { type ContractKind, stateNumber } from "@ribambelle/domain/contracts/contractKind";
import { sql } from "kysely";
import type { Db } from "../../../db/connection/connect.ts";
import { contractTables, signedOn } from "./contractTables.ts";

/** What of a contract an act writes, beside its fields. */
export interface Followed {
  readonly userId?: number;
  readonly state?: number;
  readonly keeper?: "portal";
  readonly scheduledFor?: string | null;
  readonly askedAt?: Date | null;
  readonly signBy?: string | null;
  readonly reminders?: number;
  readonly lastRemindedAt?: Date | null;
  readonly signedOn?: string | null;
  readonly terminatesOn?: string | null;
  readonly endReason?: string | null;
  readonly endWords?: string | null;
  /** The room in which its person signs it, while it is their turn. */
  readonly signingRoom?: string | null;
  readonly signedHereOn?: string | null;
  readonly withdrawalRoom?: string | null;
  readonly withdrawalLastDay?: string | null;
}
export type ContractPatch = Followed & { readonly [Field in ContractFieldName]?: unknown };

const columns: Readonly<Record<Exclude<keyof ContractPatch, "userId" | "signedOn">, string>> = {
  reference: "reference",
  baseReference: "base_reference",
  startDate: "start_date",
  endDate: "end_date",
  monthlyHours: "monthly_hours",
  signatureUrl: "signature_url",
  isSharedGuard: "is_shared_guard",
  isFullTime: "is_full_time",
  isOneShot: "is_one_shot",
  childrenCount: "children_count",
  youngestChildAgeCategory: "youngest_child_age_category",
  typology: "typology",
  type: "type",
  duration: "duration",
  hourlyVolume: "hourly_volume",
  state: "state",
  keeper: "keeper",
  scheduledFor: "scheduled_for",
  askedAt: "asked_at",
  signBy: "sign_by",
  reminders: "reminders",
  lastRemindedAt: "last_reminded_at",
  terminatesOn: "terminates_on",
  endReason: "end_reason",
  endWords: "end_words",
  signingRoom: "signing_room",
  signedHereOn: "signed_here_on",
  withdrawalRoom: "withdrawal_room",
  withdrawalLastDay: "withdrawal_last_day",
};

function columnOf(kind: ContractKind, field: string): string {
  if (field === "userId") return contractTables[kind].owner;
  return field === "signedOn" ? signedOn(kind) : columns[field as keyof typeof columns];
}

const given = (patch: object) => Object.entries(patch).filter(([, value]) => value !== undefined);

/** Writes what changes of a contract; gives the version that it then has. */
export async function updateContract(
  transaction: Db,
  kind: ContractKind,
  id: number,
  patch: ContractPatch,
  now: Date,
): Promise<number> {
  const set = given(patch).map(([field, value]) => sql`${sql.ref(columnOf(kind, field))} = ${value}`);
  const { rows } = await sql<{ version: number }>`UPDATE ${sql.table(contractTables[kind].table)}
    SET ${sql.join([...set, sql`updated_at = ${now}`])} WHERE id = ${id} RETURNING version`.execute(
    transaction,
  );
  return rows[0]?.version ?? 0;
}

/** Adds a contract, a draft that the portal keeps; gives its id. */
export async function insertContract(
  transaction: Db,
  kind: ContractKind,
  patch: ContractPatch,
  { by, now }: { readonly by: number | null; readonly now: Date },
): Promise<number> {
  const all = given({ ...patch, state: stateNumber(kind, "draft"), keeper: "portal" });
  const { rows } = await sql<{ id: number }>`INSERT INTO ${sql.table(contractTables[kind].table)}
      (${sql.join([...all.map(([field]) => sql.ref(columnOf(kind, field))), sql.ref("created_by"), sql.ref("updated_at")])})
    VALUES (${sql.join([...all.map(([, value]) => value), by, now])}) RETURNING id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("a contract that was added has an id");
  return row.id;
}

/** What of a person decides whether they can have a contract. */
export interface Holder {
  readonly role: "Parent" | "BabySitter" | "Agency";
  readonly reference: string;
  readonly isDeleted: boolean;
  readonly isBlocked: boolean;
}

/** Gives a person who is to have a contract, and holds them there until the transaction ends; null for nobody. */
export async function holdHolder(transaction: Db, personId: number): Promise<Holder | null> {
  const { rows } =
    await sql<Holder>`SELECT role, agency_reference AS reference, deactivated_at IS NOT NULL AS "isDeleted",
      blocked_at IS NOT NULL AS "isBlocked" FROM person WHERE id = ${personId} FOR SHARE`.execute(
      transaction,
    );
  return rows[0] ?? null;
}

/** Gives who changed a contract last, when, and which fields. */
export async function findLastEvent(db: Db, kind: ContractKind, contractId: number) {
  const { rows } = await sql<{
    at: Date;
    by: number | null;
    byName: string | null;
    fields: string[] | null;
  }>`SELECT e.at, e.by, trim(p.first_name || ' ' || p.last_name) AS "byName",
      (SELECT array_agg(field ORDER BY field) FROM jsonb_object_keys(e.changes) field) AS fields
    FROM contract_event e LEFT JOIN person p ON p.id = e.by
    WHERE e.kind = ${kind} AND e.contract_id = ${contractId} ORDER BY e.id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
