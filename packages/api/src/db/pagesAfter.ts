/** Reads pages until one is not full, each after the last of the one before. */
export async function* pagesAfter<Row, Key>(
  read: (after: Key, limit: number) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
  first: Key,
  pageSize = 1_000,
): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const page = await read(after, pageSize);
    yield page;
    const last = page.at(-1);
    if (page.length < pageSize || last === undefined) return;
    after = keyOf(last);
  }
}
