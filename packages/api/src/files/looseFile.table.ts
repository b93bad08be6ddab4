import type { Generated } from "kysely";

export interface LooseFileTable {
  file_key: string;
  since: Generated<Date>;
}
