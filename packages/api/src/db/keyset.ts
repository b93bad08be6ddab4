/** One column by which a list is sorted. */
export interface KeyColumn {
  /** Its SQL: of our own code, never of a request. */
  readonly column: string;
  readonly type: "bigint" | "integer" | "text" | "date" | "timestamptz";
  /** For one that may be null: the SQL of the value that stands for it, beyond all others. Its index is on the same expression. */
  readonly whenNull?: string;
  /** True where its index has no column of those after it, which are another table's. */
  readonly isAlone?: true;
}

/** In which order a list stands: its last column is one that no two rows share, so that ties are stable. */
export interface ListOrder {
  readonly columns: readonly KeyColumn[];
  readonly isDescending: boolean;
}

/** The row next to which a page of a list lies, by the values of its columns; null stands for null. */
export interface Place {
  readonly side: "after" | "before";
  readonly key: readonly unknown[];
}

/** Writes an instant as a cursor holds it, to the microsecond: what is cut shorter would show its row again. */
export const instantKey = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What a page of a list is asked by, to be put behind `WHERE …`. */
export interface KeysetClauses {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Writes what follows the `WHERE` of a list: from which row on, in which order, and how many, one more than the page holds. It
 * costs the same at any depth, where an index has the columns in their order. `first` is the number of its first parameter.
 */
export function keyset(
  { columns, isDescending }: ListOrder,
  place: Place | null,
  limit: number,
  first: number,
): KeysetClauses {
  const isReversed = place?.side === "before";
  const goesDown = isDescending !== isReversed;
  const keys = columns.map(({ column, whenNull }) =>
    whenNull ? `coalesce(${column}, ${whenNull})` : column,
  );
  const given = columns.map(({ type, whenNull }, index) => {
    const parameter = `$${first + index}::${type}`;
    return whenNull ? `coalesce(${parameter}, ${whenNull})` : parameter;
  });
  const side = goesDown ? "<" : ">";
  // An index begins at a place that it has in whole: of one that it has in part, its own part is said too.
  const own = columns[0]?.isAlone ? ` AND ${keys[0]} ${side}= ${given[0]}` : "";
  const from = place ? `${own} AND (${keys.join(", ")}) ${side} (${given.join(", ")})` : "";
  const order = keys.map((key) => `${key} ${goesDown ? "DESC" : "ASC"}`).join(", ");
  // Said in the text: of a number that is to come PostgreSQL takes a tenth of all rows, and plans for those.
  const most = Math.trunc(limit) + 1;
  return { text: `${from} ORDER BY ${order} LIMIT ${most}`, values: place ? [...place.key] : [] };
}

/** One page of a list, in the order of the list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** Makes a page of the rows that a statement with these clauses gave. */
export function pageOf<Row>(rows: readonly Row[], place: Place | null, limit: number): Page<Row> {
  const hasMore = rows.length > limit;
  const those = rows.slice(0, limit);
  // Who came from a row has that row on the other side.
  if (place?.side === "before") return { rows: those.reverse(), hasNext: true, hasPrevious: hasMore };
  return { rows: those, hasNext: hasMore, hasPrevious: place !== null };
}
