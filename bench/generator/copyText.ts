type Cell = string | number | boolean | null;

/** One row of a table, under the names of its columns in the domain. */
export type Row<Fields extends PropertyKey> = Readonly<Record<Fields, Cell>>;

const chunkLength = 1 << 16;
const special = /[\\\t\n\r]/g;

/** Writes rows as PostgreSQL's COPY reads them in its text format, in chunks of some size. */
export function* copyText<Field extends string>(
  fields: readonly Field[],
  rows: Iterable<Row<Field>>,
): Generator<string> {
  let chunk = "";
  for (const row of rows) {
    let separator = "";
    for (const field of fields) {
      chunk += separator + cellText(row[field]);
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
