import type { PersonalData } from "../../personal/personal.ts";
import { forgetPhotosOf } from "./photos.actions.ts";

const until = { event: "it is replaced or deleted" } as const;

/** Photos, with their files in each size. */
export const photosPersonal: PersonalData = [
  {
    table: "photo",
    lead: { column: "person_id", to: "person" },
    exported: ["state", "rejection_reason", "created_at", "decided_at"],
    internal: ["id", "person_id"],
    until,
    whenDeleted: { rows: "removed", by: forgetPhotosOf },
  },
  {
    table: "photo_file",
    lead: { column: "photo_id", to: { table: "photo", key: "id" } },
    exported: ["size", "file_key"],
    internal: ["photo_id", "sha256"],
    file: "file_key",
    until,
    whenDeleted: { rows: "removed-with", table: "photo" },
  },
];
