import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { addMonths } from "@ribambelle/domain/kernel/dates/instants";
import { payslipsFile } from "@ribambelle/domain/payslips/payslips.file";
import type { Db } from "../../../db/connection/connect.ts";
import {
  atTheLatestNow,
  type Demonstration,
  type DemonstrationDeps,
} from "../../../demonstrating/demonstration.ts";
import { drawDocument } from "../../../demonstrating/drawDocument.ts";
import { keepFiles, putLooseFile } from "../../../files/looseFiles.ts";
import { documentsFolder } from "../../../importing/fileChanges.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { insertChoice, insertNotice, listDeliveryFacts } from "../delivery.store.ts";
import { correctPayslip, listKeptPayslips } from "../payslips.import.store.ts";
import { listPayslips, updateOpened } from "../payslips.store.ts";
import {
  correctedPayslip,
  demonstrationPayslips,
  noticeGivenOn,
  paperAskedBy,
  payslipPage,
  payslipsCsv,
  payslipsOf,
} from "./payslips.ts";

/** The payslips of the demonstration. */
export const payslipsDemonstration: Demonstration = {
  async *files(today) {
    const payslips = demonstrationPayslips(today);
    yield { name: payslipsFile.name, content: payslipsCsv(payslips) };
    for (const payslip of payslips) {
      const name = join(payslipsFile.folder ?? "", payslip.fileName);
      yield { name, content: await drawDocument(payslipPage(payslip), today) };
    }
  },
  terms: (terms, today) => ({
    ...terms,
    payslips: { ...terms.payslips, noticeGivenOn: noticeGivenOn(today) },
  }),
  fill: fillPayslips,
};

/** Gives the imported payslips their past: told of long ago, opened but for the newest, one corrected, somebody on paper. */
async function fillPayslips(transaction: Db, deps: DemonstrationDeps): Promise<void> {
  const { today } = deps;
  const people = await listPeopleByReference(transaction, [payslipsOf, paperAskedBy]);
  for (const { reference, personId, isDeactivated } of people) {
    if (isDeactivated) continue;
    await insertNotice(transaction, personId, noticeGivenOn(today));
    const [facts] = await listDeliveryFacts(transaction, [personId]);
    if (reference === paperAskedBy) {
      const at = new Date(`${addMonths(today, -1)}T17:04:00Z`);
      if (!facts?.choice) await insertChoice(transaction, { personId, choice: "paper", at });
    } else {
      await correctOne(transaction, deps, personId);
      const [, ...opened] = (await listPayslips(transaction, personId, today)).map(
        ({ documentId }) => documentId,
      );
      const at = atTheLatestNow(deps, `${today}T06:30:00Z`);
      await updateOpened(transaction, { personId, documentIds: opened, at });
    }
  }
}

async function correctOne(
  transaction: Db,
  { connection, fileStore, today }: DemonstrationDeps,
  personId: number,
) {
  const { month, correctedOn } = correctedPayslip(today);
  const told = (await listPayslips(transaction, personId, today)).find((one) => one.month === month);
  const kept = (await listKeptPayslips(transaction, [personId])).find((one) => one.month === month);
  const drawn = demonstrationPayslips(today).find((one) => one.month === month);
  if (!kept || !drawn || told?.correctedDate) return;
  const content = await drawDocument(payslipPage(drawn, true), today);
  const fileKey = `${documentsFolder}demonstration/${randomBytes(16).toString("hex")}.pdf`;
  await putLooseFile(connection.db, fileStore, fileKey, content);
  await keepFiles(transaction, [fileKey]);
  const former = { fileKey, sha256: createHash("sha256").update(content).digest() };
  const at = new Date(`${correctedOn}T09:00:00Z`);
  await correctPayslip(transaction, kept.id, { former, at, isToBeTold: false });
}
