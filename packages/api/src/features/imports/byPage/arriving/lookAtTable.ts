import { problemReason } from "@ribambelle/domain/imports/problemText";
import { arrivalWords } from "@ribambelle/domain/imports/runs/arrival.texts";
import type { Arrived } from "@ribambelle/domain/imports/runs/importing.agency.api";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { FileImporter } from "../../../../importing/fileImporter.ts";
import { readHeaderOf } from "../../parsing/readHeaderOf.ts";
import { namedProblems } from "../../report/reportText.ts";
import type { FoundTable } from "../../runs/recording.store.ts";

/** Looks at a file of lines: how it is written, which columns are left aside, and why it cannot be read (IMPORTS-02). */
export async function lookAtTable(
  path: string,
  { file }: FileImporter,
  locale: Locale,
): Promise<{ readonly found: FoundTable; readonly problems: Arrived["problems"] }> {
  const { header, encoding, delimiter, lines, problem } = await readHeaderOf(path, file);
  const wrong = namedProblems(file.columns, problem ? [problem] : (header?.problems ?? []));
  const unknown = header?.unknown ?? [];
  return {
    found: {
      separator: header ? delimiter : null,
      encoding,
      lines: header ? lines : null,
      unknownColumns: unknown,
      missingColumns: wrong.flatMap(({ code, column }) => (code === "missing-column" ? (column ?? []) : [])),
    },
    problems: [
      ...wrong.map((one) => ({
        code: one.code,
        column: one.column,
        sentence: problemReason({ ...one, column: null }, locale),
      })),
      ...unknown.map((column) => ({
        code: "unknown-column",
        column,
        sentence: arrivalWords["unknown-column"][locale],
      })),
    ],
  };
}
