import type { ColumnType, Generated } from "kysely";

export interface NotificationTable {
  id: Generated<number>;
  person_id: number;
  kind: string;
  /** References and names of lists; never a sentence. */
  facts: ColumnType<Readonly<Record<string, string | number | boolean | null>>, string, never>;
  link: string | null;
  created_at: Generated<Date>;
  read_at: Date | null;
}
