import { createHash, randomBytes } from "node:crypto";
import { addMonths } from "@ribambelle/domain/kernel/dates/instants";
import type { Connection, Db } from "../../db/connection/connect.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { keepFiles, putLooseFile } from "../../files/looseFiles.ts";
import { documentsFolder } from "../../importing/fileChanges.ts";
import {
  correctPayslip,
  insertChoice,
  insertNotice,
  listDeliveryFacts,
  listKeptPayslips,
  listPayslips,
  updateOpened,
} from "../payslips/index.ts";
import { listPeopleByReference } from "../people/index.ts";
import { pageDrawer } from "./papers/drawDocument.ts";
import {
  correctedPayslip,
  demonstrationPayslips,
  noticeGivenOn,
  paperAskedBy,
  payslipPage,
  payslipsOf,
} from "./papers/payslips.ts";

interface Needs {
  readonly connection: Connection;
  readonly fileStore: FileStore;
  readonly today: string;
}

/** Gives the imported payslips their past: told of long ago, opened but for the newest, one corrected, somebody on paper. */
export async function fillPayslips(transaction: Db, needs: Needs): Promise<void> {
  const { today } = needs;
  const people = await listPeopleByReference(transaction, [payslipsOf, paperAskedBy]);
  for (const { reference, personId, isDeactivated } of people) {
    if (isDeactivated) continue;
    await insertNotice(transaction, personId, noticeGivenOn(today));
    const [facts] = await listDeliveryFacts(transaction, [personId]);
    if (reference === paperAskedBy) {
      const at = new Date(`${addMonths(today, -1)}T17:04:00Z`);
      if (!facts?.choice) await insertChoice(transaction, { personId, choice: "paper", at });
    } else {
      await correctOne(transaction, needs, personId);
      const [, ...opened] = (await listPayslips(transaction, personId, today)).map(
        ({ documentId }) => documentId,
      );
      const at = new Date(`${today}T06:30:00Z`);
      await updateOpened(transaction, { personId, documentIds: opened, at });
    }
  }
}

async function correctOne(transaction: Db, { connection, fileStore, today }: Needs, personId: number) {
  const { month, correctedOn } = correctedPayslip(today);
  const told = (await listPayslips(transaction, personId, today)).find((one) => one.month === month);
  const kept = (await listKeptPayslips(transaction, [personId])).find((one) => one.month === month);
  const drawn = demonstrationPayslips(today).find((one) => one.month === month);
  if (!kept || !drawn || told?.correctedDate) return;
  const content = await (await pageDrawer(today))(payslipPage(drawn, true));
  const fileKey = `${documentsFolder}demonstration/${randomBytes(16).toString("hex")}.pdf`;
  await putLooseFile(connection.db, fileStore, fileKey, content);
  await keepFiles(transaction, [fileKey]);
  const former = { fileKey, sha256: createHash("sha256").update(content).digest() };
  const at = new Date(`${correctedOn}T09:00:00Z`);
  await correctPayslip(transaction, kept.id, { former, at, isToBeTold: false });
}
