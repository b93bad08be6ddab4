import type { PersonalData } from "../../personal/personal.ts";
import { yearsKept } from "./optIns.jobs.ts";

const account = { event: "the account is deleted" } as const;

/** What people chose to be sent, the proof of it, and what is known of their address. */
export const optInsPersonal: PersonalData = [
  {
    table: "opt_in",
    lead: { column: "person_id", to: "person" },
    exported: ["name", "is_taken"],
    internal: ["person_id"],
    until: account,
    whenDeleted: { rows: "removed" },
  },
  {
    table: "opt_in_change",
    lead: { column: "person_id", to: "person" },
    exported: ["name", "was_taken", "is_taken", "source", "words", "locale", "changed_at"],
    internal: ["id", "person_id"],
    until: { period: `${yearsKept} years`, after: "a later change replaced it, or the account was deleted" },
    whenDeleted: {
      rows: "kept",
      why: "Proves that what was sent was agreed to, which the agency must be able to do (article 7.1 du RGPD) as long as it can be asked for (article 2224 du code civil); names nobody but by a number.",
    },
  },
  {
    table: "unsubscribe_link",
    lead: { column: "person_id", to: "person" },
    exported: ["name"],
    internal: ["key", "person_id"],
    until: { event: "the person’s row goes" },
    whenDeleted: {
      rows: "kept",
      why: "The link of an old letter goes on answering, then that nothing comes any more; its key is random.",
    },
  },
  {
    table: "blocked_address",
    lead: { column: "person_id", to: "person" },
    exported: ["email", "source", "blocked_at"],
    internal: ["person_id"],
    until: { event: "the agency mends it, or another address takes its place" },
    whenDeleted: { rows: "removed" },
  },
];
