import { documentFileName } from "@ribambelle/domain/documents/document";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { apiBase } from "@ribambelle/domain/kernel/endpoint";
import { payslipActs, payslipImportActs } from "@ribambelle/domain/payslips/payslip.acts";
import { downloadPayslips } from "@ribambelle/domain/payslips/payslip.api";
import { payslipNotices } from "@ribambelle/domain/payslips/payslip.notices";
import { payslipReference } from "@ribambelle/domain/payslips/payslip.reference";
import { allPayslips } from "@ribambelle/domain/payslips/payslip.texts";
import type { Feature } from "../../feature.ts";
import type { OwnFiles } from "../../files/ownFile.ts";
import { payslipsImporters } from "./payslips.importers.ts";
import { payslipRoutines, payslipTasks } from "./payslips.jobs.ts";
import { payslipLetters } from "./payslips.letters.ts";
import { payslipsPersonal } from "./payslips.personal.ts";
import { payslipsRoutes } from "./payslips.routes.ts";
import { countPayslips, findOwnPayslip, listPayslips, updateOpened } from "./payslips.store.ts";

export { listPayslips } from "./payslips.store.ts";

const ownFiles: OwnFiles = {
  async find(db, personId, id, at) {
    const found = await findOwnPayslip(db, { personId, id, today: dayAt(at) });
    return found && { ...found, fileName: documentFileName("payslip", found.subject) };
  },
  async toTake(db, personId, at) {
    const { length } = await listPayslips(db, personId, dayAt(at));
    return length === 0 ? [] : [{ name: allPayslips(length), path: `${apiBase}${downloadPayslips.path}` }];
  },
  countDue: (db, personId, at) => countPayslips(db, personId, dayAt(at)),
  onOpened: (db, { personId, id, at }) => updateOpened(db, { personId, documentIds: [id], at }),
};

export const payslips: Feature = {
  acts: [payslipActs, payslipImportActs],
  routes: payslipsRoutes,
  reference: payslipReference,
  notices: payslipNotices,
  jobs: { tasks: payslipTasks, routines: payslipRoutines },
  letters: payslipLetters,
  ownFiles,
  imports: payslipsImporters,
  demonstration: async () =>
    (await import("./demonstration/payslips.demonstration.ts")).payslipsDemonstration,
  commands: { payslips: async () => (await import("./command/payslips.ts")).payslipsCommand },
  personal: payslipsPersonal,
};
