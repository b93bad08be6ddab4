import { payslipImportActs } from "@ribambelle/domain/payslips/payslip.acts";
import { type ImportedPayslip, payslipsFile } from "@ribambelle/domain/payslips/payslips.file";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { fileImporter, type Kept, type LinesToSave } from "../../importing/fileImporter.ts";
import { findNamedPeople } from "../people/index.ts";
import { importPayslips } from "./payslips.import.ts";

/** The payslips of an import. */
export const payslipsImporters = [
  fileImporter(payslipsFile, {
    after: [peopleFile],
    act: payslipImportActs.payslipsImported,
    batchSize: 100,
    keep: keepPayslips,
  }),
];

async function keepPayslips({
  db,
  lines,
  circumstances,
  ...work
}: LinesToSave<ImportedPayslip>): Promise<Kept> {
  const { found, refused } = await findNamedPeople(db, lines, ["BabySitter"]);
  const { today, now, terms, quiet, isInOldPortal } = circumstances;
  const noticeGivenOn = terms.payslips.noticeGivenOn ?? null;
  const given = { ...work, db, lines: found, today, now, noticeGivenOn, isSilent: quiet || isInOldPortal };
  return { outcomes: [...refused, ...(await importPayslips(given))] };
}
