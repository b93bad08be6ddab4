import { identityActs } from "@ribambelle/domain/identity/identity.acts";
import { locales } from "@ribambelle/domain/kernel/locale";
import * as z from "zod/mini";
import { removeEndedAttempts } from "../../acting/attempts.store.ts";
import { forgetOldSendings } from "../../acting/once/once.ts";
import { Refused } from "../../acting/refused.ts";
import type { Deps } from "../../deps.ts";
import type { Routine, Tasks } from "../../jobs/runJobs.ts";
import { addLetters } from "../../mail/letters.ts";
import { audit } from "../audit/index.ts";
import { findCredentialsOf, findPersonByEmail } from "../people/index.ts";
import { isBrowserOf, removeExpiredBrowsers } from "./browsers/browsers.store.ts";
import { type IdentityAttempts, identityAttempts } from "./identity.deps.ts";
import { resetKind } from "./links/linkKinds.ts";
import { resetRequestedTask } from "./passwords/password.actions.ts";
import { removeExpiredResets } from "./passwords/resets.store.ts";
import { removeOldSessions } from "./sessions/sessions.store.ts";
import { passwordLevelSeconds } from "./sessions/sessions.ts";

const requestPayload = z.object({
  letterId: z.string(),
  email: z.string(),
  locale: z.enum(locales),
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  markHash: z.nullish(z.string()),
});

const sweepTask = "identity.sweep";

/** Once an hour, expired sessions, reset links, known browsers, counts of attempts and sendings are removed. */
export const identityRoutines: readonly Routine[] = [{ task: sweepTask, pattern: "17 * * * *" }];

/** The identity feature's own jobs. */
export function identityTasks(deps: Deps): Tasks {
  const attempts = identityAttempts(deps);
  return {
    [resetRequestedTask]: async (payload) => addResetLetter(deps, attempts, requestPayload.parse(payload)),
    [sweepTask]: async () => sweep(deps),
  };
}

// Whether the address is known, and whether it had its letters, is looked up only here, where the time it takes tells the
// asker nothing.
async function addResetLetter(
  { connection: { db }, now }: Deps,
  { resetByStrangers, resetOfBrowser }: IdentityAttempts,
  { letterId, email, locale, address, requestId, markHash }: z.infer<typeof requestPayload>,
): Promise<void> {
  const personId = await findPersonByEmail(db, email);
  if (personId === null || (await findCredentialsOf(db, personId))?.isBlocked) return;
  const isOwn = !!markHash && (await isBrowserOf(db, personId, Buffer.from(markHash, "base64url"), now()));
  const [letters, key] = isOwn
    ? [resetOfBrowser, `${personId} ${markHash}`]
    : [resetByStrangers, String(personId)];
  if (await letters.refusal(key)) return;
  const added = db.transaction().execute(async (transaction) => {
    const order = { id: letterId, kind: resetKind, personId, locale };
    // A job that runs twice for one request adds one letter.
    if ((await addLetters(transaction, [order], now())).length === 0) return;
    // Of two requests at once, in any process, the second waits here for the count of the first.
    const tooMany = await letters.countIn(transaction, key);
    if (tooMany) throw tooMany;
    const by = { actorId: null, address, requestId };
    await audit(transaction, by, identityActs.resetRequested({ personId }));
  });
  await added.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
}

async function sweep({ connection: { db }, config, now }: Deps): Promise<void> {
  const ago = (seconds: number) => new Date(now().getTime() - seconds * 1_000);
  const { person, agency } = config.sessions;
  const idle = Math.max(person.idleSeconds, agency.idleSeconds);
  await removeOldSessions(db, {
    unseenSince: ago(idle),
    madeBefore: ago(Math.max(person.seconds, agency.seconds)),
    halfMadeBefore: ago(passwordLevelSeconds),
  });
  await removeExpiredResets(db, now());
  await removeExpiredBrowsers(db, now());
  await removeEndedAttempts(db, new Date());
  await forgetOldSendings(db, now());
}
