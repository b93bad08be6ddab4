import type { PersonalData } from "../../personal/personal.ts";

const until = { event: "the agency’s retention rules end it" } as const;
const whenDeleted = {
  rows: "kept",
  why: "Employment and accounting papers, which the law keeps (AUTH-OP9).",
} as const;

/** Contracts: they stay when an account is deleted, and the portal shows them to nobody any more. */
export const contractsPersonal: PersonalData = [
  {
    table: "parent_contract",
    lead: { column: "parent_id", to: "person" },
    exported: [
      "reference",
      "base_reference",
      "signature_url",
      "is_shared_guard",
      "start_date",
      "end_date",
      "state",
      "is_full_time",
      "is_one_shot",
      "children_count",
      "youngest_child_age_category",
      "monthly_hours",
    ],
    internal: ["id", "parent_id", "document_id"],
    until,
    whenDeleted,
  },
  {
    table: "housework_contract",
    lead: { column: "parent_id", to: "person" },
    exported: ["reference", "signature_url", "typology", "start_date", "end_date", "state", "monthly_hours"],
    internal: ["id", "parent_id", "document_id"],
    until,
    whenDeleted,
  },
  {
    table: "babysitter_contract",
    lead: { column: "babysitter_id", to: "person" },
    exported: [
      "reference",
      "base_reference",
      "type",
      "state",
      "start_date",
      "end_date",
      "signature_date",
      "signature_url",
      "duration",
      "hourly_volume",
      "monthly_hours",
    ],
    internal: [
      "id",
      "babysitter_id",
      "contract_document_id",
      "attestation_document_id",
      "certificate_document_id",
    ],
    until,
    whenDeleted,
  },
];
