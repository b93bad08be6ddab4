/** The middle value; of an even number of values, the upper one. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** How far apart the values lie, in parts of their median. */
export const spread = (values: readonly number[]): number =>
  (Math.max(...values) - Math.min(...values)) / median(values);

/** Writes a number of bytes in kB of a thousand. */
export const kb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

/** One line of the table. */
export interface Figure {
  readonly what: string;
  readonly measured: string;
  readonly budget?: string;
  /** Whether the budget is held; absent where there is none, or where nothing could be measured. */
  readonly held?: boolean;
  /** A size or a count that is the same on every machine: missing its budget fails the run. */
  readonly counts?: boolean;
}

/** What a chapter measured. */
export interface Chapter {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** How it was measured, where the figures alone could mislead. */
  readonly note?: string;
}

export const notMeasured = "not measured";
