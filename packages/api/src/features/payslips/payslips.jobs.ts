import { dayAt } from "@ribambelle/domain/kernel/day";
import { payslipVisibleFrom } from "@ribambelle/domain/payslips/delivery";
import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { showToldByAgency } from "./payslips.news.store.ts";
import { tellOfPayslips } from "./payslips.news.ts";

const tellTask = "payslips.tell";

/** Every five minutes of the day in Paris, which is one or two hours ahead, people are told of payslips that have come. */
export const payslipRoutines: readonly Routine[] = [{ task: tellTask, pattern: "*/5 5-21 * * *" }];

export function payslipTasks({ connection: { db }, config, terms, now }: Deps): Tasks {
  return {
    [tellTask]: async () => {
      const at = now();
      const { noticeGivenOn } = terms.payslips;
      if (noticeGivenOn) await showToldByAgency(db, payslipVisibleFrom(dayAt(at), noticeGivenOn, null));
      // The older portal speaks of payslips while it shows them (SPACE-03).
      if (config.oldPortalUrl === null) await tellOfPayslips(db, at);
    },
  };
}
