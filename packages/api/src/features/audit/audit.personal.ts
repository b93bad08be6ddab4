import type { PersonalData } from "../../personal.ts";
import { removeDetailsOf } from "./audit.store.ts";

/** The audit table: who did what, to whose data. */
export const auditPersonal: PersonalData = [
  {
    table: "audit_entry",
    title: { fr: "Journal de votre compte", en: "Log of your account" },
    lead: { column: "person_id", to: "person" },
    exported: {
      at: { fr: "Date", en: "Date" },
      action: { fr: "Opération", en: "Operation" },
      times: { fr: "Nombre de fois", en: "Number of times" },
      subject: { fr: "Objet", en: "Subject" },
      address: { fr: "Adresse IP", en: "IP address" },
    },
    internal: [
      "id",
      "actor_id",
      "person_id",
      "request_id",
      "quarter",
      "source",
      "kind",
      "functions",
      "parent",
    ],
    newest: 5_000,
    isAppendOnly: true,
    until: { period: "12 months", after: "the act (AUDIT_MONTHS)" },
    whenDeleted: {
      rows: "kept",
      why: "Shows what was done in an account, its deletion too; names nobody but by a number (budgets.md, Security).",
      told: {
        what: {
          fr: "Le journal des opérations de votre compte, sans votre nom",
          en: "A log of what was done in your account, without your name",
        },
        until: { fr: "un an en général", en: "usually for a year" },
      },
    },
  },
  {
    table: "audit_detail",
    lead: { column: "person_id", to: "person" },
    // The entry’s subject tells the person the same in words.
    exported: {},
    internal: ["entry_id", "person_id", "changes", "reason"],
    until: { period: "12 months", after: "the act (AUDIT_MONTHS)" },
    whenDeleted: { rows: "removed", by: removeDetailsOf },
  },
];
