import type { Db } from "../../db/connection/connect.ts";
import type { Tables } from "../../db/tables.ts";

/** Gives the letters that the development mailbox holds for an address, oldest first. */
export async function lettersTo(db: Db, recipient: string) {
  return db
    .withTables<Tables<"development_letter">>()
    .selectFrom("development_letter")
    .select(["subject", "html", "plain"])
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();
}
