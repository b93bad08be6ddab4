import type { ActKind } from "@ribambelle/domain/kernel/acts/act";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Db } from "../db/connection/connect.ts";

/** What an export works with. */
export interface ExportRequest {
  readonly db: Db;
  readonly locale: Locale;
  /** The options of the kind that were given. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** What is exported, one record after the other. */
export interface Exported {
  readonly header: readonly string[];
  /** The lines of a spreadsheet that each record makes, and the record as JSON. */
  readonly records: AsyncIterable<{ readonly lines: readonly (readonly string[])[]; readonly json: object }>;
  /** What the audit says of it, beside how many there were. */
  readonly subject: string;
}

/** One kind of export. */
export interface ExportKind {
  /** What the audit notes of it. */
  readonly act: ActKind;
  /** The names of its own options, each with a value. */
  readonly options: readonly string[];
  /** Begins an export, or names the option whose value it does not take. */
  readonly begin: (request: ExportRequest) => Promise<Exported | { readonly invalid: string }>;
}
