import type { PersonalData } from "../personal.ts";

/** Files that no row names any more. */
export const filesPersonal: PersonalData = [
  {
    table: "loose_file",
    lead: { by: "the name of a file that was somebody’s" },
    exported: {},
    internal: ["file_key", "since"],
    until: { period: "2 hours", after: "a row let go of it" },
    whenDeleted: { rows: "kept", why: "Is what the file is removed by." },
  },
];
