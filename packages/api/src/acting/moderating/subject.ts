import type { Item, SubjectKind, VoidCause } from "@ribambelle/domain/moderation/moderation";
import type { ReasonWords } from "@ribambelle/domain/moderation/toldReason";
import type { Db } from "../../db/connection/connect.ts";
import type { By } from "../actor.ts";

/** What a subject shows of itself. */
export type Shown = Pick<Item, "photo" | "advert">;

/**
 * One kind of thing that the agency looks at, as its feature declares it (MODER-01). Each statement gives `subject_id` (text),
 * `person_id`, `is_later` (false for what comes before all others), `since` (timestamptz), and the second `seen` (a digest of what
 * is looked at), `waits` (boolean) and `answer` (accept, refuse or null) as well.
 */
export interface Subject {
  readonly kind: SubjectKind;
  /** Everything that waits, by an index in the order of `is_later`, `since` and `person_id`. */
  readonly queue: string;
  /** The thing of the id `$1::text`, whether it waits or not. */
  readonly one: string;
  /** Gives what is looked at of a thing of this person. */
  readonly show: (db: Db, subjectId: string, personId: number) => Promise<Shown>;
  /**
   * Carries a decision out, in a transaction that holds the person, and gives null; gives why not where it is about something that
   * is no more there, has changed or has its answer already.
   */
  readonly carryOut: (transaction: Db, decided: Decided) => Promise<VoidCause | null>;
}

/** A decision whose time has come. */
export interface Decided {
  readonly subjectId: string;
  readonly personId: number;
  /** What was looked at. */
  readonly seen: string;
  /** Why it is refused; null where it is accepted. */
  readonly refusedFor: ReasonWords | null;
  /** Who decided. */
  readonly by: By;
  readonly now: Date;
}

/** The SQL that is true of a thing about which nothing is decided that has yet to take effect. */
export const isUndecided = (kind: SubjectKind, subjectId: string): string =>
  `NOT EXISTS (SELECT FROM moderation_decision d
    WHERE d.kind = '${kind}' AND d.subject_id = ${subjectId} AND d.state = 'pending')`;

/** The SQL that is true of a person of whom something may wait for the agency: neither blocked nor gone. */
export const mayWait = (person: string): string =>
  `${person}.blocked_at IS NULL AND ${person}.deactivated_at IS NULL`;
