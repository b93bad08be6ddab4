import type { PayslipKind } from "@ribambelle/domain/payslips/payslip";
import { sql } from "kysely";
import type { Db } from "../../db/connection/connect.ts";
import type { PayslipsTables } from "./payslips.store.ts";

const tables = (db: Db) => db.withTables<PayslipsTables>();

/** What a line of the agency's file says of a payslip; the month is YYYY-MM. */
export interface GivenPayslip {
  readonly personId: number;
  readonly month: string;
  readonly rank: number;
  readonly kind: PayslipKind;
  readonly paidDate: string;
  readonly netCents: number | null;
}

export interface KeptPayslip extends GivenPayslip {
  readonly id: number;
}

/** Gives the payslips of these people that are kept already. */
export async function listKeptPayslips(db: Db, personIds: readonly number[]): Promise<KeptPayslip[]> {
  return tables(db)
    .selectFrom("payslip")
    .select([
      "id",
      "babysitter_id as personId",
      sql<string>`to_char(month, 'YYYY-MM')`.as("month"),
      "rank",
      "kind",
      "paid_date as paidDate",
      "net_cents as netCents",
    ])
    .where("babysitter_id", "=", sql<number>`ANY(${personIds})`)
    .execute();
}

/** Keeps a payslip; `visibleFrom` is null for somebody who was not told of electronic payslips yet. */
export async function insertPayslip(
  db: Db,
  payslip: GivenPayslip & {
    readonly documentId: string;
    readonly visibleFrom: string | null;
    readonly isToBeTold: boolean;
  },
): Promise<void> {
  await tables(db)
    .insertInto("payslip")
    .values({
      babysitter_id: payslip.personId,
      month: `${payslip.month}-01`,
      rank: payslip.rank,
      kind: payslip.kind,
      paid_date: payslip.paidDate,
      net_cents: payslip.netCents,
      document_id: payslip.documentId,
      visible_from: payslip.visibleFrom,
      is_to_be_told: payslip.isToBeTold,
    })
    .execute();
}

/** Corrects what is said of a payslip. */
export async function updatePayslip(
  db: Db,
  id: number,
  { kind, paidDate, netCents }: Pick<GivenPayslip, "kind" | "paidDate" | "netCents">,
): Promise<void> {
  const changed = { kind, paid_date: paidDate, net_cents: netCents };
  await tables(db).updateTable("payslip").set(changed).where("id", "=", id).execute();
}

/** Notes that another file has replaced that of a payslip, which is new again; the former one stays in the store. */
export async function correctPayslip(
  db: Db,
  id: number,
  { former, at, isToBeTold }: { former: { fileKey: string; sha256: Buffer }; at: Date; isToBeTold: boolean },
): Promise<void> {
  await tables(db)
    .updateTable("payslip")
    .set({ corrected_at: at, first_opened_at: null, is_to_be_told: isToBeTold })
    .where("id", "=", id)
    .execute();
  await tables(db)
    .insertInto("payslip_former_file")
    .values({ file_key: former.fileKey, sha256: former.sha256, payslip_id: id, replaced_at: at })
    .execute();
}

/** Shows from a day the payslips that waited for their employee to be told. */
export async function showFrom(db: Db, personId: number, day: string): Promise<void> {
  await tables(db)
    .updateTable("payslip")
    .set({ visible_from: day })
    .where("babysitter_id", "=", personId)
    .where("visible_from", "is", null)
    .execute();
}
