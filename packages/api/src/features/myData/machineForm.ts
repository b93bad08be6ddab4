import type { About, ArchiveForm } from "./archiveForm.ts";

/** Writes what the portal holds about somebody as one JSON object: a list for each table, and which of them are cut. */
export function machineForm({ agency, at }: About): ArchiveForm {
  const cut: Record<string, { newest: number; all: number }> = {};
  return {
    begin: () => `{\n  "at": ${JSON.stringify(at)},\n  "agency": ${JSON.stringify(agency)}`,
    beginTable({ table, newest = 0 }, all) {
      if (all !== null) cut[table] = { newest, all };
      return `,\n  ${JSON.stringify(table)}: [`;
    },
    row: (row, _declared, isFirst) => `${isFirst ? "" : ","}\n    ${indented(row, "    ")}`,
    endTable: () => "\n  ]",
    end: () => `${Object.keys(cut).length > 0 ? `,\n  "cut": ${indented(cut, "  ")}` : ""}\n}\n`,
  };
}

// Line ends in texts are escaped: each that is left is the form's own.
const indented = (value: unknown, by: string) => JSON.stringify(value, null, 2).replaceAll("\n", `\n${by}`);
