import type { Readable } from "node:stream";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import { type Delivery, effectDate, type PayslipChoice } from "@ribambelle/domain/payslips/delivery";
import { archivePaths } from "@ribambelle/domain/payslips/payslip";
import { payslipActs } from "@ribambelle/domain/payslips/payslip.acts";
import { payslipRefusals } from "@ribambelle/domain/payslips/payslip.texts";
import type { Actor, By } from "../../acting/actor.ts";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import { FileChanged } from "../../files/storeProblems.ts";
import { zipOf } from "../../files/zipOf.ts";
import { audit, auditCounted } from "../audit/index.ts";
import { verifiedContent } from "../documents/index.ts";
import { lockPerson } from "../people/index.ts";
import { insertChoice, listDeliveryFacts } from "./delivery.store.ts";
import { confirmChoice } from "./payslips.news.ts";
import { listPayslipFiles, updateOpened } from "./payslips.store.ts";

/** Keeps how somebody wants their payslips from now on, and confirms it; the choice that they have already is refused. */
export async function choose(
  { connection: { db }, config, now }: Deps,
  by: By,
  { personId }: Actor,
  choice: PayslipChoice,
): Promise<Pick<Delivery, "choice" | "since" | "effectDate">> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, personId))) throw new Refused(commonRefusals.unauthorized);
    const [facts] = await listDeliveryFacts(transaction, [personId]);
    if ((facts?.choice ?? "electronic") === choice) throw new Refused(payslipRefusals.alreadyChosen);
    const at = now();
    const effect = effectDate(choice, dayAt(at));
    await insertChoice(transaction, { personId, choice, at });
    await audit(transaction, by, payslipActs[`${choice}Chosen`]({ personId }));
    // The older portal speaks of payslips while it shows them (SPACE-03).
    if (config.oldPortalUrl === null)
      await confirmChoice(transaction, { personId, choice, effectDate: effect, at });
    return { choice, since: at.toISOString(), effectDate: effect };
  });
}

/**
 * Gives all payslips of somebody as a ZIP archive that is written while it is read (PAYSLIP-04); rejects when there is none, when
 * the store is away, and when a file is not whole.
 */
export async function openAllPayslips(
  { connection: { db }, fileStore, now }: Deps,
  by: By,
  { personId }: Actor,
): Promise<Readable> {
  const at = now();
  const payslips = await listPayslipFiles(db, personId, dayAt(at));
  if (payslips.length === 0) throw new Refused(commonRefusals.notFound);
  for (const { fileKey, byteCount } of payslips) {
    const found = await fileStore.byteCount(fileKey);
    if (found !== byteCount) throw new FileChanged(fileKey, `${found} bytes, not ${byteCount}`);
  }
  await db.transaction().execute(async (transaction) => {
    await auditCounted(transaction, by, payslipActs.allDownloaded({ personId }));
    const documentIds = payslips.map(({ documentId }) => documentId);
    await updateOpened(transaction, { personId, documentIds, at });
  });
  const files = archivePaths(payslips).map((payslip) => ({
    path: payslip.path,
    open: async () => verifiedContent(await fileStore.open(payslip.fileKey), payslip),
  }));
  return zipOf([], files, at);
}
