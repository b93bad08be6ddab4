import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/testDatabase.ts";
import { keyset, type ListOrder, type Place, pageOf } from "./keyset.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly seen: string | null;
}

const byName: ListOrder = {
  columns: [
    { column: "name", type: "text" },
    { column: "id", type: "bigint" },
  ],
  isDescending: false,
};
// As where its index has the name alone.
const byNameAlone: ListOrder = {
  columns: [
    { column: "name", type: "text", isAlone: true },
    { column: "id", type: "bigint" },
  ],
  isDescending: false,
};
// Who was never seen comes last, and first where the order is turned round.
const bySeen: ListOrder = {
  columns: [
    { column: "seen", type: "date", whenNull: "'infinity'::date" },
    { column: "id", type: "bigint" },
  ],
  isDescending: false,
};
const keyOf = (order: ListOrder, row: Row) => order.columns.map(({ column }) => row[column as keyof Row]);

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase("tables");
  client = new pg.Client(database.clientConfig);
  await client.connect();
  // Ties in both, and every seventh was never seen.
  await client.query(`CREATE TEMPORARY TABLE someone AS SELECT n AS id, 'name ' || n % 10 AS name,
    CASE WHEN n % 7 > 0 THEN date '2026-01-01' + n % 30 END AS seen FROM generate_series(1, 20000) n`);
  await client.query("CREATE INDEX ON someone (name, id)");
  await client.query("CREATE INDEX ON someone (coalesce(seen, 'infinity'::date), id)");
  await client.query("ANALYZE someone");
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function read(order: ListOrder, place: Place | null, limit: number, where = "id <= 200") {
  const { text, values } = keyset(order, place, limit, 1);
  const { rows } = await client.query<Row>(`SELECT id, name, seen FROM someone WHERE ${where}${text}`, [
    ...values,
  ]);
  return pageOf(rows, place, limit);
}

const turned = (order: ListOrder): ListOrder => ({ ...order, isDescending: !order.isDescending });

describe("a list that is read page by page", () => {
  it.each([
    ["by name", byName],
    ["by name, turned round", turned(byName)],
    ["by name alone", byNameAlone],
    ["by name alone, turned round", turned(byNameAlone)],
    ["by a day that may be null", bySeen],
    ["by a day that may be null, turned round", turned(bySeen)],
  ])("%s, there and back, shows each row once and in one order", async (_, order) => {
    const whole = (await read(order, null, 200)).rows.map(({ id }) => id);
    expect(new Set(whole).size).toBe(200);
    const there: number[][] = [];
    let page = await read(order, null, 30);
    expect(page.hasPrevious).toBe(false);
    for (;;) {
      there.push(page.rows.map(({ id }) => id));
      const last = page.rows.at(-1);
      if (!page.hasNext || !last) break;
      page = await read(order, { side: "after", key: keyOf(order, last) }, 30);
      expect(page.hasPrevious).toBe(true);
    }
    expect(there.flat()).toEqual(whole);
    const back: number[][] = [];
    for (;;) {
      back.unshift(page.rows.map(({ id }) => id));
      const [first] = page.rows;
      if (!page.hasPrevious || !first) break;
      page = await read(order, { side: "before", key: keyOf(order, first) }, 30);
      expect([page.rows.length, page.hasNext]).toEqual([30, true]);
    }
    expect(back.flat()).toEqual(whole);
  });

  it("neither repeats nor hides a row where others come and go", async () => {
    const first = await read(byName, null, 10, "id <= 40");
    const seen = first.rows.map(({ id }) => id);
    const last = first.rows.at(-1);
    if (!last) throw new Error("no row");
    // The first page lost one and gained two meanwhile.
    const next = await read(
      byName,
      { side: "after", key: keyOf(byName, last) },
      10,
      `id <= 41 AND id <> ${seen[0]}`,
    );
    expect(next.rows.filter(({ id }) => seen.includes(id))).toEqual([]);
    const whole = (await read(byName, null, 40, "id <= 40")).rows.map(({ id }) => id);
    expect(next.rows.map(({ id }) => id).filter((id) => id <= 40)).toEqual(whole.slice(10, 20));
  });

  it("is empty and has no neighbours where nothing is", async () => {
    expect(await read(byName, null, 10, "id < 0")).toEqual({ rows: [], hasNext: false, hasPrevious: false });
  });

  it.each([
    ["by name", byName, ["name 9", 19_000], "after"],
    ["by a day that may be null", bySeen, [null, 10_000], "after"],
    ["by a day that may be null, backwards", bySeen, [null, 10_000], "before"],
    ["by a day, turned round", turned(bySeen), ["2026-01-15", 10_000], "after"],
  ] as const)("%s, deep down, reads no more than a page by its index", async (_, order, key, side) => {
    const { text, values } = keyset(order, { side, key }, 50, 1);
    const { rows } = await client.query(
      `EXPLAIN (ANALYZE, FORMAT JSON) SELECT id FROM someone WHERE true${text}`,
      [...values],
    );
    const [limit] = rows.map((row) => row["QUERY PLAN"][0].Plan);
    const [scan] = limit.Plans;
    expect(scan["Node Type"]).toMatch(/^Index/);
    expect(scan["Actual Rows"]).toBe(51);
    expect(scan["Rows Removed by Filter"] ?? 0).toBe(0);
    expect(scan).toHaveProperty("Index Cond");
  });
});
