import { safeName } from "@ribambelle/domain/documents/document";
import { refusalReasons, requestStates, signerStates } from "@ribambelle/domain/signatures/signature";
import type { PersonalData } from "../../personal.ts";
import { forgetSigner } from "./hooks.ts";

const until = {
  event: "ten years after a contract with a family has ended, five after an employment contract",
} as const;
const kept = {
  rows: "kept",
  why: "The proof of what was signed, for as long as it may be asked for: Code de la consommation L213-1 and D213-2, Code civil 2224 (docs/private-space.md, Annex I).",
  told: {
    what: { fr: "Ce que vous avez signé, et ce qui le prouve", en: "What you signed, and what proves it" },
    until: {
      fr: "dix ans après la fin d’un contrat de famille, cinq après celle d’un contrat de travail (Code de la consommation, articles L213-1 et D213-2\u00a0; Code civil, article 2224)",
      en: "for ten years after a family’s contract ends, five after an employment contract (Code de la consommation, articles L213-1 and D213-2; Code civil, article 2224)",
    },
  },
} as const;

const ofSigner = { table: "signature_signer", key: "request_id" } as const;

/** What is kept of signing: names and addresses stay as they were signed (SPACE-34, SIGN-54). */
export const signaturesPersonal: PersonalData = [
  {
    table: "signature_request",
    title: { fr: "Documents à signer", en: "Documents to sign" },
    lead: { column: "id", to: ofSigner },
    exported: {
      id: { fr: "Demande", en: "Request" },
      contract_reference: { fr: "Contrat", en: "Contract" },
      title: { fr: "Titre", en: "Title" },
      state: { fr: "État", en: "State", values: requestStates.rows },
      opened_at: { fr: "Demandé", en: "Asked for" },
      last_day: { fr: "À signer avant", en: "To sign before" },
      completed_at: { fr: "Signé par tous", en: "Signed by all" },
      file_key: { fr: "Fichier", en: "File" },
    },
    internal: [
      ...["kind", "contract_id", "sha256", "byte_count", "page_count", "opened_by", "expires_at"],
      ...["is_distance_consumer", "is_paying", "service_start", "price_text", "duration_text", "start_date"],
      ...["end_date", "monthly_hours", "agency_signs", "sealing_since", "seal_attempts", "seal_after"],
      ...["concluded_date", "chain_head", "chain_length", "ended_at", "end_reason", "asked_again_at"],
      ...["agency_since"],
    ],
    file: "file_key",
    fileName: ({ title }) => `${safeName(String(title))}.pdf`,
    until,
    whenDeleted: kept,
  },
  {
    table: "signature_signer",
    title: { fr: "Signatures", en: "Signatures" },
    lead: { column: "person_id", to: "person" },
    exported: {
      request_id: { fr: "Demande", en: "Request" },
      state: { fr: "État", en: "State", values: signerStates.rows },
      display_name: { fr: "Nom", en: "Name" },
      address_text: { fr: "Adresse", en: "Address" },
      email: { fr: "E-mail", en: "E-mail" },
      turn_since: { fr: "À signer depuis", en: "To sign since" },
      opened_at: { fr: "Ouvert", en: "Opened" },
      read_at: { fr: "Lu", en: "Read" },
      place: { fr: "Fait à", en: "Signed at" },
      consents: { fr: "Cases cochées", en: "Boxes ticked" },
      starts_early: { fr: "Début avant la fin du délai", en: "Start before the end of the period" },
      start_date: { fr: "Début choisi", en: "Start chosen" },
      signed_at: { fr: "Signé", en: "Signed" },
      refused_at: { fr: "Refusé", en: "Declined" },
      refusal_reason: { fr: "Raison du refus", en: "Reason for declining", values: refusalReasons.rows },
      refusal_comment: { fr: "Précision", en: "Details" },
      mistake: { fr: "Erreur signalée", en: "Mistake reported" },
    },
    internal: [
      ...["position", "person_id", "role", "read_how", "locale", "mistake_at", "blocked_until"],
      ...["last_reminded_at", "reminders", "sealed_document_id"],
    ],
    until,
    whenDeleted: kept,
  },
  {
    table: "signature_code",
    lead: { column: "request_id", to: ofSigner },
    exported: {},
    internal: [
      ...["id", "request_id", "position", "letter_id", "hash", "context_hash", "sent_at", "expires_at"],
      ...["wrong_attempts", "used_at", "ended_at"],
    ],
    until: { period: "2 days", after: "it was sent" },
    whenDeleted: { rows: "removed", by: forgetSigner },
  },
  {
    table: "signature_seal",
    title: { fr: "Copies scellées", en: "Sealed copies" },
    lead: { column: "request_id", to: ofSigner },
    exported: {
      request_id: { fr: "Demande", en: "Request" },
      sealed_at: { fr: "Scellé", en: "Sealed" },
      file_key: { fr: "Fichier", en: "File" },
    },
    internal: ["sha256", "byte_count", "is_time_stamped", "certificate"],
    file: "file_key",
    fileName: ({ request_id }) => `Contrat signé ${String(request_id)}.pdf`,
    until,
    whenDeleted: kept,
  },
  {
    table: "signature_event",
    lead: { column: "request_id", to: ofSigner },
    exported: {},
    internal: ["request_id", "seq", "at", "kind", "position", "facts", "previous", "hash"],
    until,
    whenDeleted: kept,
  },
  {
    table: "contract_withdrawal",
    title: { fr: "Rétractations", en: "Withdrawals" },
    lead: { column: "person_id", to: "person" },
    exported: {
      request_id: { fr: "Demande", en: "Request" },
      declared_at: { fr: "Déclarée", en: "Declared" },
      name: { fr: "Nom", en: "Name" },
      email: { fr: "Adresse de l’accusé de réception", en: "Address of the receipt" },
    },
    internal: ["person_id"],
    until,
    whenDeleted: kept,
  },
];
