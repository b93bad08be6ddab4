import { randomBytes } from "node:crypto";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { Bilingual } from "@ribambelle/domain/kernel/texts";
import type { Db } from "../db/connection/connect.ts";
import { addDelayedJobs } from "../jobs/jobs.store.ts";
import type { Letter, LetterWords } from "./letterLayout.ts";
import type { OptionalPurpose } from "./letterPurpose.ts";
import { insertLetters, type LetterPayload, updateRetried } from "./letters.store.ts";

export type { Letter } from "./letterLayout.ts";
export { findLastDeparture, holdWaitingLetters, withdrawLetters, withdrawWaiting } from "./letters.store.ts";

export const sendLetterTask = "mail.send-letter";

/** What a feature asks to be sent. */
export interface LetterOrder {
  /** Given by callers that may run twice (`newLetterId`): a letter with a known id is not added again. */
  readonly id?: string;
  readonly kind: string;
  readonly personId: number;
  readonly locale: Locale;
  readonly payload?: LetterPayload;
  /** The address of somebody whose own is forgotten by the same transaction. */
  readonly lastAddress?: string;
  /** Not sent before this instant; at once by default. */
  readonly notBefore?: Date;
}

/** A letter whose time has come, as its writer sees it. */
export interface DueLetter {
  readonly id: string;
  readonly personId: number;
  readonly locale: Locale;
  readonly payload: LetterPayload;
  /** Where it goes when the person’s own address is forgotten. */
  readonly lastAddress: string | null;
}

/**
 * Writes a letter of one kind when it is sent, within a transaction that has locked its record. It is called
 * for each attempt and must write the same each time. Null means that the letter has no recipient any more.
 */
export type LetterWriter = (transaction: Db, letter: DueLetter) => Promise<WrittenLetter | null>;

/** A letter as it is sent, and to whom. */
export interface WrittenLetter {
  readonly recipient: string;
  readonly letter: Letter;
  /** The files that it carries. */
  readonly attachments?: readonly { readonly fileName: string; readonly content: Uint8Array }[];
  /**
   * For a letter that one may refuse: the address where a POST of `List-Unsubscribe=One-Click`, without signing in, ends such
   * letters (RFC 8058); opened in a browser it asks first.
   */
  readonly unsubscribeUrl?: string;
}

/**
 * The same for a letter that one may refuse: its words alone. It is called only when the person takes such letters, and the way
 * out of them is added to what it gives.
 */
export type OptionalLetterWriter = (
  transaction: Db,
  letter: DueLetter,
) => Promise<{ readonly recipient: string; readonly words: LetterWords } | null>;

/**
 * A kind of letter: why it is written, and by whom. A `service` letter belongs to what the person has or asked for (a password,
 * a signature, their security) and always goes; an `invitation` goes to a stranger in somebody's name, with its own way to
 * refuse it; the others go to those who take them.
 */
export type LetterKind = LetterFacts &
  (
    | Always<"service">
    | Always<"invitation">
    | {
        readonly purpose: OptionalPurpose;
        readonly write: OptionalLetterWriter;
        readonly model: (locale: Locale) => LetterWords;
      }
  );

interface Always<Purpose> {
  readonly purpose: Purpose;
  readonly write: LetterWriter;
  readonly model: (locale: Locale) => Letter;
}

/** What the agency is told of a kind of letter (MAILS-08); its `model` is the letter with invented content. */
export interface LetterFacts {
  readonly name: Bilingual;
  /** When it leaves. */
  readonly when: Bilingual;
  /** To the person whom it is about unless said otherwise: a member of the team, or a friend whose address is shown to nobody. */
  readonly to?: "member" | "friend";
  /**
   * True where it may be sent once more while its writer still writes it: what it says is a state, not a moment that has
   * passed (MAILS-04).
   */
  readonly isRepeatable?: boolean;
  /** True where it leads to a first password: whoever has one gets it no more. */
  readonly isToFirstPassword?: boolean;
  /** True where it holds a link by which one comes in: whoever is kept out gets it no more. */
  readonly isWayIn?: boolean;
}

/** A feature's own letters, by their kind. */
export type LetterWriters = Readonly<Record<string, LetterKind>>;

/** The letters of a feature, under the title by which the agency finds them. */
export interface FeatureLetters {
  readonly title: Bilingual;
  readonly kinds: LetterWriters;
}

/** Makes the opaque id of a letter; it never looks like an option of a command. */
export function newLetterId(): string {
  const id = randomBytes(16).toString("base64url");
  return id.startsWith("-") ? newLetterId() : id;
}

/** Adds letters in the transaction that causes them, each with the job that sends it; gives the ids of those that are new. */
export async function addLetters(
  transaction: Db,
  orders: readonly LetterOrder[],
  now: Date,
): Promise<string[]> {
  const letters = orders.map(({ id = newLetterId(), payload = {}, notBefore = now, ...order }) => ({
    ...order,
    id,
    payload,
    nextAttemptAt: notBefore,
  }));
  const added = new Set(await insertLetters(transaction, letters, now));
  const jobs = letters.filter(({ id }) => added.has(id));
  await addLetterJobs(
    transaction,
    jobs.map(({ id, nextAttemptAt }) => ({ id, at: nextAttemptAt })),
    now,
  );
  return [...added];
}

/** Adds the job that sends a letter, or moves the one that waits. */
export async function addLetterJobs(
  transaction: Db,
  letters: readonly { id: string; at: Date }[],
  now: Date,
): Promise<void> {
  const jobs = letters.map(({ id, at }) => ({
    key: `letter:${id}`,
    payload: { letterId: id },
    seconds: Math.max(0, (at.getTime() - now.getTime()) / 1_000),
  }));
  await addDelayedJobs(transaction, sendLetterTask, jobs);
}

/** Which letters that were given up are sent again: one, all, or all but those that their address was the reason for. */
export type Retried = { readonly id: string } | "all" | "all-but-addresses";

/** Sends letters again that were given up, in the transaction; gives how many there were. */
export async function retryLetters(transaction: Db, which: Retried, now: Date): Promise<number> {
  const ids = await updateRetried(transaction, which, now);
  await addLetterJobs(
    transaction,
    ids.map((one) => ({ id: one, at: now })),
    now,
  );
  return ids.length;
}
