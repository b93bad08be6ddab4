import type { PersonalData } from "../../../personal.ts";
import { removeLinesOf } from "./recording.store.ts";
import { linesKeptDays } from "./runs.jobs.ts";

/** What imports did, and lines of theirs. */
export const runsPersonal: PersonalData = [
  {
    table: "import_run",
    lead: { column: "by", to: "person" },
    exported: {},
    internal: [
      "id",
      "source",
      "by",
      "state",
      "options",
      "counts",
      "created_at",
      "tried_at",
      "started_at",
      "ended_at",
      "undone_at",
      "version",
      "progress",
      "runs_after",
      "is_stopping",
      "found_sha256",
      "warnings",
      "problem",
    ],
    until: { event: "the portal goes" },
    whenDeleted: {
      rows: "kept",
      why: "Shows who brought in the agency’s data, by a number (IMPORTS-17).",
    },
  },
  {
    table: "import_file",
    lead: { column: "import_id", to: { table: "import_run", key: "id" } },
    exported: {},
    internal: ["import_id", "name", "step", "byte_count", "sha256", "shape", "file_key"],
    until: { event: "the portal goes" },
    whenDeleted: { rows: "kept", why: "Tells which files were brought in; names nobody (IMPORTS-17)." },
  },
  {
    table: "import_line",
    lead: { column: "subject_id", to: "person" },
    exported: {},
    internal: [
      "import_id",
      "file",
      "line",
      "outcome",
      "subject_id",
      "name",
      "cells",
      "changes",
      "problem",
      "state",
      "is_weighty",
    ],
    until: { period: `${linesKeptDays} days`, after: "the import" },
    whenDeleted: { rows: "removed", by: removeLinesOf },
  },
];
