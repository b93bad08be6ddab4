type Cell = string | number | boolean | null;

/** One row of a table, by the names of its columns. */
export type Row<Columns extends string> = Readonly<Record<Columns, Cell>>;

const chunkLength = 1 << 16;
const special = /[\\\t\n\r]/g;

/** Writes rows as PostgreSQL's COPY reads them in its text format, in chunks of some size. */
export function* copyText<Columns extends string>(
  columns: readonly Columns[],
  rows: Iterable<Row<Columns>>,
): Generator<string> {
  let chunk = "";
  for (const row of rows) {
    let separator = "";
    for (const column of columns) {
      chunk += separator + cellText(row[column]);
      separator = "\t";
    }
    chunk += "\n";
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk) yield chunk;
}

function cellText(cell: Cell): string {
  if (cell === null) return "\\N";
  return typeof cell === "string" ? cell.replace(special, (found) => escapes[found] ?? found) : String(cell);
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
