import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { ColumnType, Generated } from "kysely";

/** Where a letter stands; the last three are final, but what was given up may be tried again. */
export type LetterState = "waiting" | "sent" | "given-up" | "withdrawn";

/** What its writer must know beside the person: references and counts; never a secret, a name or an address. */
export type LetterPayload = Readonly<Record<string, string | number | null>>;

export interface LetterTable {
  id: string;
  kind: string;
  person_id: number;
  locale: Locale;
  payload: ColumnType<LetterPayload, string, never>;
  state: Generated<LetterState>;
  attempts: Generated<number>;
  last_refusal: string | null;
  created_at: Date;
  waiting_since: Date;
  next_attempt_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
}
