import { payslipKinds, payslipSubject } from "../../packages/domain/src/payslips/payslip.ts";
import type { Row } from "./copyText.ts";
import { type Month, monthsOfYear } from "./months.ts";
import { fileHash, opaqueId } from "./opaque.ts";
import { babysitterId, babysittersOf, type Size } from "./size.ts";

export const documentColumns = {
  id: ["id", "text"],
  personId: ["person_id", "integer"],
  kind: ["kind", "text"],
  subject: ["subject_reference", "text"],
  fileKey: ["file_key", "text"],
  byteCount: ["byte_count", "bigint"],
  sha256: ["sha256", "bytea"],
} as const;
export const payslipColumns = {
  babysitterId: ["babysitter_id", "integer"],
  month: ["month", "date"],
  rank: ["rank", "smallint"],
  kind: ["kind", "smallint"],
  paidDate: ["paid_date", "date"],
  netCents: ["net_cents", "integer"],
  documentId: ["document_id", "text"],
  visibleFrom: ["visible_from", "date"],
  isToBeTold: ["is_to_be_told", "boolean"],
} as const;

const nameOf = (babysitter: number, { name }: Month) => `payslip ${babysitter} ${name}`;

function* monthly(size: Size): Generator<{ readonly babysitter: number; readonly month: Month }> {
  for (const month of monthsOfYear(size.today))
    for (let babysitter = 0; babysitter < babysittersOf(size); babysitter += 1) yield { babysitter, month };
}

/** Makes the documents of payslips; their files do not exist. */
export function* payslipDocumentRows(size: Size): Generator<Row<keyof typeof documentColumns>> {
  for (const { babysitter, month } of monthly(size)) {
    const name = nameOf(babysitter, month);
    yield {
      id: opaqueId(name),
      personId: babysitterId(size, babysitter),
      kind: "payslip",
      subject: payslipSubject(month.name, 1),
      fileKey: `generated/${opaqueId(name)}`,
      byteCount: 40_000,
      sha256: fileHash(name),
    };
  }
}

/** Makes twelve payslips of every babysitter, which they have been told of. */
export function* payslipRows(size: Size): Generator<Row<keyof typeof payslipColumns>> {
  for (const { babysitter, month } of monthly(size)) {
    yield {
      babysitterId: babysitterId(size, babysitter),
      month: month.firstDay,
      rank: 1,
      kind: payslipKinds.numbers.ordinary,
      paidDate: month.billedOn,
      netCents: 64_000 + (babysitter % 1_000),
      documentId: opaqueId(nameOf(babysitter, month)),
      visibleFrom: month.billedOn,
      isToBeTold: false,
    };
  }
}
