import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Db } from "../../db/connection/connect.ts";
import type { AskedRole } from "../../features/renewals/index.ts";

/** What an export is asked for. */
export interface ExportRequest {
  readonly db: Db;
  readonly year: number;
  /** Null for everybody. */
  readonly role: AskedRole | null;
  readonly locale: Locale;
}

/** One kind of export. Adding one is one file and one line in `export.ts`. */
export interface ExportKind {
  /** Its action in the audit table. */
  readonly action: string;
  readonly header: (locale: Locale) => readonly string[];
  /** Gives, one after the other, the lines of a spreadsheet that each record makes, and the record as JSON. */
  readonly records: (
    request: ExportRequest,
  ) => AsyncIterable<{ readonly lines: readonly (readonly string[])[]; readonly json: object }>;
}
