import type { PersonalData } from "../../personal/personal.ts";
import { keptDays } from "./notifications.jobs.ts";

/** Notifications. */
export const notificationsPersonal: PersonalData = [
  {
    table: "notification",
    lead: { column: "person_id", to: "person" },
    exported: ["kind", "facts", "link", "created_at", "read_at"],
    internal: ["id", "person_id"],
    until: { period: `${keptDays} days`, after: "it was written" },
    whenDeleted: { rows: "removed" },
  },
];
