import { locales } from "@ribambelle/domain/kernel/locale";
import * as z from "zod/mini";
import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { audit } from "../audit/index.ts";
import { resetLetter } from "./identity.letters.ts";
import { sendResetLetterTask } from "./password.actions.ts";
import { findRecipient } from "./people.store.ts";
import { insertReset, removeExpiredResets } from "./resets.store.ts";
import { removeOldSessions } from "./sessions.store.ts";
import { newToken, tokenHash } from "./tokens.ts";

const resetPayload = z.object({
  email: z.string(),
  locale: z.enum(locales),
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
});

const sweepTask = "identity.sweep";

/** Once an hour, what nobody can use any more is removed. */
export const identityRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "17 * * * *" }];

/** The identity feature's own jobs. */
export function identityTasks(deps: Deps, mailer: Mailer): Tasks {
  return {
    [sendResetLetterTask]: async (payload, job) =>
      sendResetLetter(deps, mailer, resetPayload.parse(payload), job.id),
    [sweepTask]: async () => sweep(deps),
  };
}

async function sendResetLetter(
  { connection: { db }, config, publicUrl, now }: Deps,
  mailer: Mailer,
  { email, locale, address, requestId }: z.infer<typeof resetPayload>,
  jobId: string,
): Promise<void> {
  const person = await findRecipient(db, email);
  if (!person) return;
  const key = newToken();
  const { personId, firstName } = person;
  const expiresAt = new Date(now().getTime() + config.resetKeyHours * 3_600_000);
  await db.transaction().execute(async (transaction) => {
    await insertReset(transaction, { keyHash: tokenHash(key), personId, expiresAt });
    await audit(
      transaction,
      { actorId: null, address, requestId },
      { action: "identity.reset-requested", personId },
    );
  });
  const url = `${publicUrl}/reinitialisation-mot-de-passe?resetKey=${key}`;
  const letter = resetLetter(locale, { firstName, url, hours: config.resetKeyHours });
  await mailer.send(person.email, letter, `<reset-${jobId}@${new URL(publicUrl).hostname}>`);
}

async function sweep({ connection: { db }, config, now }: Deps): Promise<void> {
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1_000);
  const { person, agency } = config.sessions;
  const idle = Math.max(person.idleSeconds, agency.idleSeconds);
  await removeOldSessions(db, ago(idle), ago(Math.max(person.seconds, agency.seconds)));
  await removeExpiredResets(db, now());
}
