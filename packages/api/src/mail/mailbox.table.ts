import type { Generated } from "kysely";

export interface DevelopmentLetterTable {
  id: Generated<number>;
  sent_at: Generated<Date>;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
}
