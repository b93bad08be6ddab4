import type { PersonalData } from "../../personal/personal.ts";

/** The audit table: who did what, to whose data. */
export const auditPersonal: PersonalData = [
  {
    table: "audit_entry",
    lead: { column: "person_id", to: "person" },
    exported: ["at", "action", "subject", "address"],
    internal: ["id", "actor_id", "person_id", "request_id"],
    isAppendOnly: true,
    until: { period: "12 months", after: "the act (AUDIT_MONTHS)" },
    whenDeleted: {
      rows: "kept",
      why: "Shows what was done in an account, its deletion too; names nobody but by a number (budgets.md, Security).",
    },
  },
];
