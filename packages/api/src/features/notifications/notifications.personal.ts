import type { PersonalData } from "../../personal.ts";
import { keptDays } from "./notifications.jobs.ts";

/** Notifications. */
export const notificationsPersonal: PersonalData = [
  {
    table: "notification",
    title: { fr: "Notifications", en: "Notifications" },
    lead: { column: "person_id", to: "person" },
    exported: {
      kind: { fr: "Nature", en: "Kind" },
      facts: { fr: "Contenu", en: "Content" },
      link: { fr: "Page", en: "Page" },
      created_at: { fr: "Reçue", en: "Received" },
      read_at: { fr: "Lue", en: "Read" },
    },
    internal: ["id", "person_id"],
    until: { period: `${keptDays} days`, after: "it was written" },
    whenDeleted: { rows: "removed" },
  },
];
