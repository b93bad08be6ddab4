/** A question that was asked, and what was answered, in words. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
  /** True of what was written freely, or why not with somebody by name: for those who follow answers alone (AGREN-08). */
  readonly isDelicate?: true;
}

/** Puts an answer into words; nothing where it was not given. */
export function said<T>(
  question: string,
  value: T | null,
  inWords: (value: T) => string,
): AnsweredQuestion[] {
  return value === null ? [] : [{ question, answer: inWords(value) }];
}

/** Marks what was said as delicate. */
export const delicate = (questions: readonly AnsweredQuestion[]): AnsweredQuestion[] =>
  questions.map((one) => ({ ...one, isDelicate: true }));
