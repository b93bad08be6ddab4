import type { ShownAgency } from "@ribambelle/domain/agency/agency.rules";
import type { Logger } from "pino";
import type { AgencyTerms } from "./agency/terms.ts";
import type { Config } from "./config.ts";
import type { Connection } from "./db/connection/connect.ts";
import type { FileStore } from "./files/fileStore.ts";

/** What every feature may need; made once in main.ts, or by a test. */
export interface Deps {
  readonly config: Config;
  readonly connection: Connection;
  /** The address that people know the portal by, without a slash at its end: links and cookies are built from it. */
  readonly publicUrl: string;
  /** The agency as pages and letters show it. */
  readonly agency: ShownAgency;
  /** What the agency’s terms are kept by: its legal facts, its bank account, the rules of the tax credit. */
  readonly terms: AgencyTerms;
  readonly fileStore: FileStore;
  readonly now: () => Date;
  readonly log: Logger;
}
