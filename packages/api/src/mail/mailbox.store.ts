import type { Db } from "../db/connection/connect.ts";
import type { Tables } from "../db/tables.ts";

const tables = (db: Db) => db.withTables<Tables<"development_letter">>();

export interface MailboxLetter {
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

export async function insertMailboxLetter(db: Db, letter: MailboxLetter): Promise<void> {
  await tables(db).insertInto("development_letter").values(letter).execute();
}

export interface KeptLetter extends MailboxLetter {
  readonly id: number;
  readonly sentAt: Date;
}

const letters = (db: Db) =>
  tables(db)
    .selectFrom("development_letter")
    .select(["id", "sent_at as sentAt", "recipient", "subject", "html", "plain"]);

/** Gives the latest letters of the development mailbox, newest first. */
export async function listMailboxLetters(db: Db): Promise<KeptLetter[]> {
  return letters(db).orderBy("id", "desc").limit(50).execute();
}

export async function findMailboxLetter(db: Db, id: number): Promise<KeptLetter | null> {
  return (await letters(db).where("id", "=", id).executeTakeFirst()) ?? null;
}
