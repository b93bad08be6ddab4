import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { isAbsentDatabase } from "../db/connection/absentDatabase.ts";
import type { Connection, Db } from "../db/connection/connect.ts";
import type { Routine, Tasks } from "../jobs/runJobs.ts";
import type { NamedAgency } from "./letterLayout.ts";
import type { Consents } from "./letterPurpose.ts";
import {
  listStrandedLetters,
  lockWaitingLetter,
  removeOldLetters,
  updateAttempts,
  updateGivenUp,
  updateRefused,
  updateSent,
  updateWithdrawn,
} from "./letters.store.ts";
import {
  addLetterJobs,
  type DueLetter,
  type LetterWriters,
  sendLetterTask,
  type WrittenLetter,
} from "./letters.ts";
import type { MailSettings } from "./mail.settings.ts";
import type { Mailer, Posted } from "./mailer.ts";
import { type Answer, knowsNobody, refused } from "./refusals.ts";
import { nextAttempt } from "./retryTimes.ts";
import { writeLetter } from "./writeLetter.ts";

const payloadSchema = z.object({ letterId: z.string() });
const strandedTask = "mail.take-up-stranded-letters";
const sweepTask = "mail.sweep";
/** How long the record of a letter is kept. */
export const daysKept = 90;

/** Every minute, letters without a job get one; once an hour, old records go. */
export const letterRoutines: readonly Routine[] = [
  { task: strandedTask, pattern: "* * * * *" },
  { task: sweepTask, pattern: "23 * * * *" },
];

interface Needs {
  readonly connection: Pick<Connection, "db">;
  readonly config: Pick<MailSettings, "letterHours">;
  readonly now: () => Date;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly writers: LetterWriters;
  readonly consents: Consents;
  readonly agency: NamedAgency;
}

/** The jobs that send letters, each written by the feature whose kind it is. They may wait for a mail server for minutes. */
export function letterTasks(deps: Needs): Tasks {
  return { [sendLetterTask]: async (payload) => sendLetter(deps, payloadSchema.parse(payload).letterId) };
}

/** The jobs that keep the records of letters in order. */
export function letterRecordTasks({ connection, now }: Pick<Needs, "connection" | "now">): Tasks {
  return {
    [strandedTask]: async () => {
      const at = now();
      const stranded = await listStrandedLetters(connection.db, at);
      await addLetterJobs(
        connection.db,
        stranded.map((id) => ({ id, at })),
        at,
      );
    },
    [sweepTask]: async () =>
      removeOldLetters(connection.db, new Date(now().getTime() - daysKept * 86_400_000)),
  };
}

interface Attempt {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly waitingSince: Date;
  readonly personId: number;
}

/** One attempt. The record alone says where the letter stands: a job that runs again finds it sent and does nothing. */
async function sendLetter(deps: Needs, id: string): Promise<void> {
  try {
    const begun = await begin(deps, id);
    if (!begun) return;
    const { attempt, posted } = begun;
    const answer = await deps.mailer.post(posted);
    await note(deps, attempt, answer);
    if (knowsNobody(answer)) await noteNobodyThere(deps, attempt, posted);
  } catch (error) {
    if (!(error instanceof Unwritten)) throw error;
    deps.log.error({ err: error.cause, letter: id, kind: error.attempt.kind }, "letter not written");
    await deps.connection.db.transaction().execute(async (transaction) => updateAttempts(transaction, id));
    await note(deps, error.attempt, refused("not-written"));
  }
}

// Rolls back what its writer had begun.
class Unwritten extends Error {
  readonly attempt: Attempt;
  constructor(attempt: Attempt, cause: unknown) {
    super("unwritten", { cause });
    this.attempt = attempt;
  }
}

// Starts an attempt; null when the letter no longer waits, is not due yet, or has no recipient any more.
async function begin(deps: Needs, id: string) {
  const { connection, now } = deps;
  return connection.db.transaction().execute(async (transaction) => {
    const due = await lockWaitingLetter(transaction, id);
    if (!due) return null;
    const { kind, personId, waitingSince, createdAt: date, locale, nextAttemptAt } = due;
    // A letter created in the future was created before the clock was put back: it is sent without waiting
    // again.
    if (nextAttemptAt > now() && date <= now()) {
      await addLetterJobs(transaction, [{ id, at: nextAttemptAt }], now());
      return null;
    }
    const attempt: Attempt = { id, kind, personId, waitingSince, attempts: due.attempts + 1 };
    const written = await writing(deps, transaction, due, attempt);
    if (!written) {
      await updateWithdrawn(transaction, id);
      return null;
    }
    await updateAttempts(transaction, id);
    const posted: Posted = { id, locale, date, ...written };
    return { attempt, posted };
  });
}

async function writing(
  { writers, consents, agency }: Needs,
  db: Db,
  due: DueLetter,
  attempt: Attempt,
): Promise<WrittenLetter | null> {
  try {
    const kind = writers[attempt.kind];
    if (!kind) throw new Error(`Nobody writes letters of the kind ${attempt.kind}`);
    return await writeLetter({ consents, agency }, kind, db, due);
  } catch (error) {
    if (isAbsentDatabase(error)) throw error;
    throw new Unwritten(attempt, error);
  }
}

async function note(deps: Needs, attempt: Attempt, answer: Answer): Promise<void> {
  const { connection, now, log, config } = deps;
  const { id, kind, attempts } = attempt;
  const at = now();
  if (answer.taken) {
    await untilDatabaseAnswers(deps, () => updateSent(connection.db, id, at));
    log.info({ letter: id, kind, attempts }, "letter sent");
    return;
  }
  const { refusal, forGood } = answer;
  const end = new Date(attempt.waitingSince.getTime() + config.letterHours * 3_600_000);
  // After an interruption by our own stop the letter is due at once, for the next process that runs jobs.
  const later = refusal === "interrupted" ? at : nextAttempt(at, attempts, end);
  const next = forGood ? null : later;
  await untilDatabaseAnswers(deps, () => noteRefusal(connection.db, id, refusal, at, next));
  if (next) log.warn({ letter: id, kind, attempts, refusal, next }, "letter refused for now");
  else log.error({ letter: id, kind, attempts, refusal }, "letter given up");
}

async function noteRefusal(db: Db, id: string, refusal: string, at: Date, next: Date | null): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!next) await updateGivenUp(transaction, id, refusal, at);
    else if (await updateRefused(transaction, id, refusal, next))
      await addLetterJobs(transaction, [{ id, at: next }], at);
  });
}

async function noteNobodyThere(
  { connection, consents, now, log }: Needs,
  { id, personId }: Attempt,
  { recipient }: Posted,
): Promise<void> {
  try {
    await consents.noteNobodyThere(connection.db, { personId, recipient }, now());
  } catch (error) {
    // The letter itself is noted: trying again would find it given up, and this for ever unsaid.
    log.warn({ err: error, letter: id }, "an address that takes no letters was not noted");
  }
}

// The letter has been handed over: retry while the database is away, or it would be sent again.
async function untilDatabaseAnswers<T>({ mailer }: Needs, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAbsentDatabase(error) || mailer.isCut()) throw error;
      await pause(500);
    }
  }
}
