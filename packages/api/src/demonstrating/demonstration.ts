import type { AgencyTerms } from "../agency/terms.ts";
import type { Config } from "../config.ts";
import type { Connection, Db } from "../db/connection/connect.ts";
import type { FileStore } from "../files/fileStore.ts";
import type { Imports } from "../importing/imports.ts";

/** One file of the demonstration agency's export: a CSV file, or a document beside one. */
export interface ExportFile {
  /** Its path in the folder of the export. */
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** What the demonstration is made with. */
export interface DemonstrationDeps {
  readonly config: Config;
  readonly connection: Connection;
  readonly fileStore: FileStore;
  /** What the features bring to an import. */
  readonly imports: Imports;
  readonly today: string;
  readonly now: Date;
  readonly log: (line: string) => void;
}

/** An instant, or now where that is still to come: nothing has happened later than the demonstration is loaded. */
export const atTheLatestNow = ({ now }: Pick<DemonstrationDeps, "now">, instant: string): Date =>
  new Date(Math.min(now.getTime(), Date.parse(instant)));

/** What a feature shows in the demonstration. A second load changes nothing that somebody has changed since. */
export interface Demonstration {
  /** Its files of the agency's export, as they would be written today. */
  readonly files?: (today: string) => AsyncIterable<ExportFile>;
  /** What the agency's terms say meanwhile. */
  readonly terms?: (terms: AgencyTerms, today: string) => AgencyTerms;
  /** What its people did before anybody could sign in, after the import, in transactions of its own. */
  readonly before?: (deps: DemonstrationDeps) => Promise<void>;
  /** What no import brings, in the transaction that ends the load. */
  readonly fill?: (transaction: Db, deps: DemonstrationDeps) => Promise<void>;
  /** Removes what is not a person's and goes with them. */
  readonly remove?: (transaction: Db) => Promise<void>;
}
