import { type Columns, selected } from "../../db/columns.ts";
import type { Table } from "../../db/tables.ts";

const request = {
  id: ["id", "text"],
  kind: ["kind", "smallint"],
  contractId: ["contract_id", "integer"],
  contractReference: ["contract_reference", "text"],
  title: ["title", "text"],
  fileKey: ["file_key", "text"],
  sha256: ["sha256", "bytea"],
  byteCount: ["byte_count", "integer"],
  pageCount: ["page_count", "integer"],
  state: ["state", "smallint"],
  openedBy: ["opened_by", "integer"],
  openedAt: ["opened_at", "timestamptz"],
  lastDay: ["last_day", "date"],
  expiresAt: ["expires_at", "timestamptz"],
  isDistanceConsumer: ["is_distance_consumer", "boolean"],
  isPaying: ["is_paying", "boolean"],
  serviceStart: ["service_start", "date"],
  price: ["price_text", "text"],
  duration: ["duration_text", "text"],
  startDate: ["start_date", "date"],
  endDate: ["end_date", "date"],
  monthlyHours: ["monthly_hours", "double precision"],
  agencySigns: ["agency_signs", "text"],
  sealingSince: ["sealing_since", "timestamptz"],
  sealAttempts: ["seal_attempts", "smallint"],
  sealAfter: ["seal_after", "timestamptz"],
  completedAt: ["completed_at", "timestamptz"],
  concludedDate: ["concluded_date", "date"],
  chainHead: ["chain_head", "text"],
  chainLength: ["chain_length", "integer"],
  endedAt: ["ended_at", "timestamptz"],
  endReason: ["end_reason", "text"],
  askedAgainAt: ["asked_again_at", "timestamptz"],
  agencySince: ["agency_since", "timestamptz"],
} as const satisfies Columns<string, keyof Table<"signature_request">>;

const signer = {
  requestId: ["request_id", "text"],
  position: ["position", "smallint"],
  personId: ["person_id", "integer"],
  role: ["role", "text"],
  state: ["state", "smallint"],
  displayName: ["display_name", "text"],
  address: ["address_text", "text"],
  email: ["email", "text"],
  turnSince: ["turn_since", "timestamptz"],
  openedAt: ["opened_at", "timestamptz"],
  readAt: ["read_at", "timestamptz"],
  place: ["place", "text"],
  consents: ["consents", "jsonb"],
  startsEarly: ["starts_early", "boolean"],
  startDate: ["start_date", "date"],
  locale: ["locale", "text"],
  signedAt: ["signed_at", "timestamptz"],
  refusedAt: ["refused_at", "timestamptz"],
  refusalReason: ["refusal_reason", "smallint"],
  refusalComment: ["refusal_comment", "text"],
  mistake: ["mistake", "text"],
  mistakeAt: ["mistake_at", "timestamptz"],
  blockedUntil: ["blocked_until", "timestamptz"],
  lastRemindedAt: ["last_reminded_at", "timestamptz"],
  reminders: ["reminders", "smallint"],
  sealedDocumentId: ["sealed_document_id", "text"],
} as const satisfies Columns<string, keyof Table<"signature_signer">>;

export const signatureColumns = { request, signer };

/** The select lists of a request `r` and of a signer `s`. */
export const requestColumns = selected(request, "r");
export const signerColumns = selected(signer, "s");
