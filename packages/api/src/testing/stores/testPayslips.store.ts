import { createHash } from "node:crypto";
import type { Db } from "../../db/connection/connect.ts";
import type { PayslipsTables } from "../../features/payslips/payslips.store.ts";
import type { FileStore } from "../../files/fileStore.ts";

/** Keeps a payslip of October 2026 whose file is this document and has replaced another. */
export async function insertCorrectedPayslip(
  { db, fileStore }: { db: Db; fileStore: FileStore },
  personId: number,
  documentId: string,
): Promise<void> {
  const tables = db.withTables<PayslipsTables>();
  const { id } = await tables
    .insertInto("payslip")
    .values({
      babysitter_id: personId,
      month: "2026-10-01",
      rank: 1,
      kind: 0,
      paid_date: "2026-11-05",
      net_cents: 61_248,
      document_id: documentId,
      visible_from: "2026-11-05",
      is_to_be_told: false,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const content = Buffer.from("%PDF-1.7 before");
  const file_key = `documents/${documentId}-before.pdf`;
  await fileStore.put(file_key, content);
  const sha256 = createHash("sha256").update(content).digest();
  const former = { file_key, sha256, payslip_id: id, replaced_at: new Date("2026-11-06T10:00:00Z") };
  await tables.insertInto("payslip_former_file").values(former).execute();
}
