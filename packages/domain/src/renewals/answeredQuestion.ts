/** A question that was asked, and what was answered, in words. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Puts an answer into words; nothing where it was not given. */
export function said<T>(
  question: string,
  value: T | null,
  inWords: (value: T) => string,
): AnsweredQuestion[] {
  return value === null ? [] : [{ question, answer: inWords(value) }];
}
