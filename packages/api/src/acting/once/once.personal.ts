import type { PersonalData } from "../../personal.ts";

export const oncePersonal: PersonalData = [
  {
    table: "idempotency_key",
    lead: { column: "person_id", to: "person" },
    exported: {},
    internal: ["person_id", "key", "endpoint", "body_sha256", "answer", "created_at"],
    until: { period: "24 hours", after: "it was sent; swept hourly" },
    whenDeleted: { rows: "removed" },
  },
];
