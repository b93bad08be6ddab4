import type { Changed, Issue, Refusal } from "@ribambelle/domain/kernel/refusal";

/** Thrown by actions and guards: whoever called answers with the refusal's code and sentence. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly issues: readonly Issue[] | undefined;
  /** The questions of a survey that the answer names. */
  readonly questionIds: readonly number[] | undefined;
  /** Who has changed meanwhile what the change was made for. */
  readonly changed: Changed | undefined;
  /** What is not there and must be. */
  readonly missing: readonly string[] | undefined;
  /** How many more codes may be typed. */
  readonly attemptsLeft: number | undefined;
  /** After how many seconds it is worth trying again. */
  readonly retryAfterSeconds: number | undefined;
  /** The limit on attempts that was reached, for the metrics: never told to the caller. */
  readonly limit: string | undefined;

  constructor(
    refusal: Refusal,
    more: Partial<Omit<Refused, keyof Error | "refusal" | "toldAs">> & { readonly cause?: unknown } = {},
  ) {
    super(refusal.code, { cause: more.cause });
    this.refusal = refusal;
    this.issues = more.issues;
    this.questionIds = more.questionIds;
    this.changed = more.changed;
    this.missing = more.missing;
    this.attemptsLeft = more.attemptsLeft;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.limit = more.limit;
  }

  /** The same in other words: a limit that many calls have, as one of them tells of it. */
  toldAs(refusal: Refusal): Refused {
    return new Refused(refusal, this);
  }
}
