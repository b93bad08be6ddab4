import type { Db } from "../db/connect.ts";
import type { DevelopmentLetterTable } from "../mail/mailbox.table.ts";

/** Gives the letters that the development mailbox holds for an address, oldest first. */
export async function lettersTo(db: Db, recipient: string) {
  return db
    .withTables<{ development_letter: DevelopmentLetterTable }>()
    .selectFrom("development_letter")
    .select(["subject", "html", "plain"])
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
}
