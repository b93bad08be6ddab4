import type { PayslipChoice } from "@ribambelle/domain/payslips/delivery";
import type { Payslip, PayslipKind } from "@ribambelle/domain/payslips/payslip";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { Narrowed, Tables } from "../../db/tables.ts";
import type { OwnFile } from "../../files/ownFile.ts";

export type PayslipsTables = Tables<"payslip_former_file" | "payslip_notice"> &
  Narrowed<"payslip", { kind: PayslipKind }> &
  Narrowed<"payslip_choice", { choice: PayslipChoice }>;

const tables = (db: Db) => db.withTables<PayslipsTables>();

/** Gives all that somebody sees on a day, the newest month first. */
export async function listPayslips(db: Db, personId: number, today: string): Promise<Payslip[]> {
  return tables(db)
    .selectFrom("payslip")
    .select([
      sql<string>`to_char(month, 'YYYY-MM')`.as("month"),
      "rank",
      "kind",
      "paid_date as paidDate",
      "net_cents as netCents",
      "document_id as documentId",
      sql<boolean>`first_opened_at IS NULL`.as("isNew"),
      sql<string | null>`(corrected_at AT TIME ZONE 'Europe/Paris')::date`.as("correctedDate"),
    ])
    .where("babysitter_id", "=", personId)
    .where("visible_from", "<=", today)
    .orderBy("payslip.month", "desc")
    .orderBy("rank", "desc")
    .execute();
}

/** Tells how many somebody sees on a day. */
export async function countPayslips(db: Db, personId: number, today: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("payslip")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("babysitter_id", "=", personId)
    .where("visible_from", "<=", today)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives the payslip of this document when its employee sees it on a day; null for anybody else, and before. */
export async function findOwnPayslip(
  db: Db,
  { personId, id, today }: { personId: number; id: string; today: string },
): Promise<(Omit<OwnFile, "fileName"> & { readonly subject: string }) | null> {
  const { rows } = await sql<Omit<OwnFile, "fileName"> & { subject: string }>`
    SELECT d.id, d.file_key AS "fileKey", d.byte_count AS "byteCount", d.sha256, d.subject_reference AS subject
    FROM document d JOIN payslip p ON p.document_id = d.id
    WHERE d.id = ${id} AND p.babysitter_id = ${personId} AND p.visible_from <= ${today}`.execute(db);
  return rows[0] ?? null;
}

export interface PayslipFile {
  readonly month: string;
  readonly rank: number;
  readonly documentId: string;
  readonly fileKey: string;
  readonly byteCount: number;
  readonly sha256: Buffer;
}

/** Gives all that somebody sees on a day, with their files. */
export async function listPayslipFiles(db: Db, personId: number, today: string): Promise<PayslipFile[]> {
  const { rows } = await sql<PayslipFile>`
    SELECT to_char(p.month, 'YYYY-MM') AS month, p.rank, d.id AS "documentId", d.file_key AS "fileKey",
      d.byte_count AS "byteCount", d.sha256
    FROM payslip p JOIN document d ON d.id = p.document_id
    WHERE p.babysitter_id = ${personId} AND p.visible_from <= ${today}
    ORDER BY p.month, p.rank`.execute(db);
  return rows;
}

/** Notes that somebody downloads these documents; one that was opened before keeps its instant. */
export async function updateOpened(
  db: Db,
  { personId, documentIds, at }: { personId: number; documentIds: readonly string[]; at: Date },
): Promise<void> {
  await tables(db)
    .updateTable("payslip")
    .set({ first_opened_at: at })
    .where("document_id", "=", sql<string>`ANY(${documentIds})`)
    .where("babysitter_id", "=", personId)
    .where("first_opened_at", "is", null)
    .execute();
}
