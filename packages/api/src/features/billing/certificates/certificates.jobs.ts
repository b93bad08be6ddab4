import { certificateDueBy } from "@ribambelle/domain/billing/taxes/taxes.rules";
import { dayAt } from "@ribambelle/domain/kernel/day";
import type { By } from "../../../acting/actor.ts";
import type { Deps } from "../../../deps.ts";
import type { Routine, RunningJob, Tasks } from "../../../jobs/runJobs.ts";
import { issuerOf } from "./makeCertificate.actions.ts";
import { missingCertificates, publishYear, type WhyMissing } from "./publishYear.ts";

const publishTask = "certificates.publish";
const warnTask = "certificates.warn";

/**
 * From the day of publication to the last day that the law gives, certificates are made four times a day: what was stopped is made
 * once it is repaired, and a day on which no portal ran is caught up with (TAX-17). On 20 March it is said who has none (TAX-30).
 */
export const certificateRoutines: readonly Routine[] = [
  { task: publishTask, pattern: "7 6,9,12,15 * 2,3 *" },
  { task: warnTask, pattern: "41 7 20 3 *" },
];

const byItself: By = { actorId: null, address: null, requestId: null, source: "job" };

/** The tasks of publication; the older portal, while it speaks of certificates, makes its own (SPACE-03). */
export function certificateTasks(deps: Deps): Tasks {
  const isWanted = deps.config.oldPortalUrl === null;
  return {
    [publishTask]: async (_, job) => {
      if (isWanted) await publishOnItsDay(deps, job);
    },
    [warnTask]: async () => {
      if (isWanted) await warnOfMissing(deps);
    },
  };
}

const yearBefore = (today: string) => Number(today.slice(0, 4)) - 1;

/** Publishes the certificates of the year before, from the agency’s day of publication to the law’s last day (TAX-17). */
export async function publishOnItsDay(deps: Deps, { signal }: Pick<RunningJob, "signal">): Promise<void> {
  const { terms, log } = deps;
  const now = deps.now();
  const today = dayAt(now);
  const year = yearBefore(today);
  if (today.slice(5) < terms.taxCredit.publishOn || today > certificateDueBy(year)) return;
  const issuer = issuerOf(terms);
  if (!issuer) {
    log.warn(
      { year },
      "no tax certificate is made: the agency’s file lacks legal.company or legal.declaration",
    );
    return;
  }
  for await (const { personId, outcome } of publishYear(
    { ...deps, issuer, tells: true, by: byItself, now },
    year,
  )) {
    if (outcome.done === "failed")
      log.error({ err: outcome.error, personId, year }, "a tax certificate could not be made");
    // The process is about to stop: the others come with the next round.
    if (signal?.aborted) return;
  }
}

/** Says in the log, on 20 March, how many payers of the year before have no certificate, and why (TAX-30). */
export async function warnOfMissing({ connection: { db }, terms, log, now }: Deps): Promise<void> {
  const year = yearBefore(dayAt(now()));
  const why: Partial<Record<WhyMissing, number>> = {};
  let payers = 0;
  for await (const missing of missingCertificates(db, issuerOf(terms), year)) {
    payers += 1;
    why[missing.why] = (why[missing.why] ?? 0) + 1;
  }
  if (payers > 0) log.warn({ year, payers, why }, "payers have no tax certificate");
}
