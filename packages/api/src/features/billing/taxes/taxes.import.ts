import { createHash } from "node:crypto";
import type { ImportedTaxCertificate } from "@ribambelle/domain/billing/taxes/taxCertificates.file";
import { certificateSubject, taxFigures } from "@ribambelle/domain/billing/taxes/taxes.rules";
import type { Outcome } from "@ribambelle/domain/imports/problem";
import type { Db } from "../../../db/connection/connect.ts";
import type { FileChanges } from "../../../importing/fileChanges.ts";
import { importDocument } from "../../documents/index.ts";
import type { OwnedLine, ReadPdf } from "../importing/invoices.import.ts";
import {
  insertCertificate,
  listLastCertificates,
  listNamedCertificates,
  lockPayers,
  readTaxRecordsIn,
  updateStatedAmount,
} from "./taxes.store.ts";

export interface CertificatesWork {
  readonly lines: readonly OwnedLine<ImportedTaxCertificate>[];
  readonly present: ReadonlySet<string>;
  readonly files: FileChanges;
  readonly readPdf: ReadPdf;
  readonly now: Date;
}

/** Saves the agency's certificates: other bytes than the newest are the next version, which replaces nothing (TAX-14). */
export async function importTaxCertificates(
  db: Db,
  { lines, present, files, readPdf, now }: CertificatesWork,
): Promise<Outcome[]> {
  const payers = lines.map(({ personId }) => personId);
  await lockPayers(db, payers);
  const kept = new Map(
    (await listLastCertificates(db, payers)).map((one) => [`${one.personId} ${one.year}`, one]),
  );
  const outcomes: Outcome[] = [];
  for (const { line, personId, row } of lines) {
    const read = await readPdf(row.fileName);
    if (read.problem) {
      outcomes.push({ line, done: "refused", problem: read.problem });
      continue;
    }
    const { year } = row;
    const last = kept.get(`${personId} ${year}`);
    const paidCents = present.has("paidCents") ? row.paidCents : (last?.paidCents ?? null);
    if (last?.sha256?.equals(createHash("sha256").update(read.content).digest())) {
      const isSame = last.paidCents === paidCents;
      if (!isSame) await updateStatedAmount(db, { ...last, paidCents });
      outcomes.push({ line, done: isSame ? "unchanged" : "updated" });
      continue;
    }
    const version = (last?.version ?? 0) + 1;
    const subjectReference = certificateSubject(year, version);
    const given = { personId, subjectReference, kind: "tax-certificate" as const, content: read.content };
    const { id } = await importDocument(db, files, given, undefined);
    await insertCertificate(db, { personId, year, version, paidCents, documentId: id }, now);
    outcomes.push({ line, done: last ? "updated" : "created" });
  }
  return outcomes;
}

/** Gives, at the end of the file, the payers and years of which the agency states another amount than the portal computes (TAX-15). */
export async function differingCertificates(db: Db): Promise<string[]> {
  const differing: string[] = [];
  for (const { personId, reference, year, paidCents } of await listNamedCertificates(db)) {
    const { invoices, payments } = await readTaxRecordsIn(db, personId);
    if (taxFigures(year, invoices, payments).paid !== paidCents) differing.push(`${reference} ${year}`);
  }
  return differing;
}
