import { createHash } from "node:crypto";
import { instantOf } from "@ribambelle/domain/kernel/dates/instants";
import { addDays, dayAt } from "@ribambelle/domain/kernel/day";
import { requestStates } from "@ribambelle/domain/signatures/signature";
import { signatureActs } from "@ribambelle/domain/signatures/signature.acts";
import { isRemindedRecently, isReminderDay } from "@ribambelle/domain/signatures/signature.rules";
import * as z from "zod/mini";
import type { JobDeps } from "../../feature.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { audit, type By } from "../audit/index.ts";
import { moveBySigning, startSigned } from "../contracts/index.ts";
import { remindSigner } from "./agency/follow.actions.ts";
import { readHeads } from "./chain/chain.store.ts";
import { chain } from "./chain/chain.ts";
import { endRequest } from "./ending.ts";
import { agencySeal } from "./sealing/agencySeal.ts";
import { listToSeal } from "./sealing/seal.store.ts";
import { type SealingDeps, sealRequest } from "./sealing/sealRequest.actions.ts";
import { listDueRequests, listOpenRequests } from "./signatures.due.store.ts";
import { whoseTurn } from "./signatures.store.ts";
import { removeCodesBefore } from "./signing/codes.store.ts";
import { addSealJob, sealTask } from "./signing/sign.actions.ts";
import { askAgency, tellAgency } from "./told.ts";
import { contractOf, holdWithContract } from "./turns.ts";

const dueTask = "signatures.due";
const remindTask = "signatures.remind";
const dailyTask = "signatures.daily";

/** Every minute what has ended and what is to be sealed; every ten minutes reminders; each day the chains (SIGN-33, -34, -51). */
export const signaturesRoutines: readonly Routine[] = [
  { task: dueTask, pattern: "* * * * *" },
  { task: remindTask, pattern: "*/10 * * * *" },
  { task: dailyTask, pattern: "17 3 * * *" },
];

const payloadSchema = z.object({ requestId: z.string() });

export function signaturesTasks(given: JobDeps): Tasks {
  const deps = { ...given, seal: agencySeal(given) };
  return {
    [sealTask]: async (payload) => sealRequest(deps, payloadSchema.parse(payload).requestId),
    [dueTask]: () => doWhatIsDue(deps),
    [remindTask]: () => remindAll(deps),
    [dailyTask]: () => tellOfChains(deps),
  };
}

const byItself: By = { actorId: null, address: null, requestId: null, source: "job" };
type Deps = SealingDeps & Pick<JobDeps, "connection">;

/** Closes the requests whose last day is over, starts what begins, and takes up seals whose jobs were lost. */
export async function doWhatIsDue(deps: Deps): Promise<void> {
  const { db } = deps.connection;
  const now = deps.now();
  for (const id of await listDueRequests(db, now)) await expire(deps, id, now);
  for (const id of await listToSeal(db, now)) await addSealJob(db, id);
  await startSigned(deps);
}

async function expire(deps: Deps, id: string, now: Date): Promise<void> {
  await deps.connection.db.transaction().execute(async (transaction) => {
    const held = await holdWithContract(transaction, id);
    if (held?.request.state !== requestStates.numbers.Open || now < held.request.expiresAt) return;
    const { request } = held;
    await chain(transaction, id, now, {
      kind: "expired",
      position: null,
      facts: { lastDay: request.lastDay },
    });
    await endRequest(transaction, held, "expired", { now });
    await moveBySigning(transaction, deps, contractOf(request), "expireSigning", {
      ...{ by: byItself, now },
      source: "job",
    });
    await askAgency(transaction, request, "expired", now);
    const [first] = held.signers;
    const subject = `${request.contractReference} ${id}`;
    await audit(transaction, byItself, signatureActs.expired({ personId: first?.personId ?? null, subject }));
  });
}

const morning = "08:00";

/** Reminds whose turn it is, on their days, from eight in the morning (SIGN-34). */
export async function remindAll({ connection: { db }, now, log }: Deps): Promise<void> {
  const at = now();
  const today = dayAt(at);
  if (at < instantOf(today, morning)) return;
  for (let after = ""; ; ) {
    const page = await listOpenRequests(db, after, 500);
    for (const id of page)
      await db
        .transaction()
        .execute(async (transaction) => {
          const held = await holdWithContract(transaction, id);
          const signer = held && whoseTurn(held.signers);
          if (!held || !signer?.turnSince || held.request.state !== requestStates.numbers.Open) return;
          const { turnSince, lastRemindedAt } = signer;
          const { lastDay } = held.request;
          const isDone = lastRemindedAt !== null && dayAt(lastRemindedAt) === today;
          if (isDone || isRemindedRecently(lastRemindedAt, at)) return;
          if (!isReminderDay({ turnSince, lastDay }, today)) return;
          await remindSigner(transaction, held, byItself, at);
          if (addDays(lastDay, -2) === today) await tellAgency(transaction, held.request, "reminded-last");
        })
        .catch((error: unknown) =>
          log.error({ err: error, signature: id }, "a signer could not be reminded"),
        );
    after = page.at(-1) ?? "";
    if (page.length < 500) return;
  }
}

const dayMs = 86_400_000;

/** Says in the log how many events there are and what all chains end with, and whether the certificate lasts (SIGN-44, SIGN-51). */
export async function tellOfChains({ connection: { db }, now, log, seal }: Deps): Promise<void> {
  await removeCodesBefore(db, new Date(now().getTime() - 2 * dayMs));
  const { count, heads } = await readHeads(db);
  if (count === 0) return;
  const sha256 = createHash("sha256").update(heads.join("\n"), "utf8").digest("hex");
  log.warn({ events: count, chains: heads.length, sha256 }, "chains of signatures");
  const { sealWarning } = await import("./seal/seal.ts");
  const warning = sealWarning(await seal(), now());
  if (warning) log.warn({ certificate: warning }, "the certificate of the seal");
}
