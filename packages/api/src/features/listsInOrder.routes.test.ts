import type { PageSize } from "@ribambelle/domain/kernel/lists/longList";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillLists } from "../testing/longLists/fillLists.store.ts";
import { longLists, type Sort, type TriedList } from "../testing/longLists/longLists.ts";
import { insertStaff } from "../testing/signedIn.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";
import { declaredCalls } from "../testing/walks/declaredCalls.ts";

let portal: TestApp;
let cookie: string;
let lists: readonly TriedList[];
beforeAll(async () => {
  portal = await buildTestApp(
    { JOBS: "elsewhere" },
    { deps: { now: () => new Date("2026-06-15T10:00:00Z") } },
  );
  const boss = await insertStaff(portal, ["administrator"]);
  cookie = await portal.signIn(boss.userName);
  lists = longLists(await fillLists(db(), boss.personId));
  // As PostgreSQL does by itself, a minute later: until then it may read a list the longest way round.
  await portal.database.owner.query("ANALYZE");
});
afterAll(() => portal.close());

const db = () => portal.database.connection.db;

const names = longLists({ bossId: 0, familyId: 0, contractId: 0, importId: "" });
const bothWays = (sort: string) => (sort === "" ? [""] : [sort, `-${sort}`]);

type Query = Readonly<Record<string, string>>;
async function page({ path }: TriedList, query: Query) {
  const given = Object.entries({ ...query }).filter(([, value]) => value !== "");
  const asked = new URLSearchParams(given);
  const answer = await portal.call("GET", `${path}${path.includes("?") ? "&" : "?"}${asked}`, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { items: never[]; next: string | null; previous: string | null; count: object };
}

type Id = string | number;
/** Gives the ids of a list in an order, by what the database holds of its rows. */
async function inOrder({ rows, id = "id", sorts }: TriedList, sort: string): Promise<Id[]> {
  const { column, without } = sorts[sort.replace("-", "")] as Sort;
  const kept = await sql
    .raw<{ id: Id; key: string | null }>(`SELECT ${id} AS id, ${column} AS key FROM ${rows}`)
    .execute(db());
  const beyond = without === "first" ? "" : "\uffff";
  const all = kept.rows
    .filter(({ key }) => key !== null || without !== "left out")
    .map((row) => ({ id: row.id, key: row.key ?? beyond }))
    .toSorted((one, other) => compared(one.key, other.key) || compared(one.id, other.id))
    .map((row) => row.id);
  return sort.startsWith("-") ? all.toReversed() : all;
}
const compared = (one: Id, other: Id) => (one < other ? -1 : Number(one > other));

describe("a list of the agency, of which many rows are alike,", () => {
  const each = names.map(({ path, sorts }, place) => ({ path, ways: Object.keys(sorts), place }));

  it.each(
    each.flatMap(({ path, ways, place }) =>
      ways.flatMap((sort) => bothWays(sort).map((way) => ({ path, way, place }))),
    ),
  )(
    "stands in its order, ties by their id, forth and back: $path by $way (AGUI-12)",
    async ({ place, way }) => {
      const list = lists[place] as TriedList;
      const ids = await inOrder(list, way);
      const asked = { sort: way, limit: "25" };
      const first = await page(list, asked);
      const second = await page(list, { ...asked, after: first.next ?? "" });
      expect([...first.items, ...second.items].map(list.idOf)).toEqual(ids.slice(0, 50));
      const back = await page(list, { ...asked, before: second.previous ?? "" });
      expect([back.items.map(list.idOf), back.previous]).toEqual([ids.slice(0, 25), null]);
    },
  );

  it.each(each)(
    "stands in its usual order, fifty a page, where nothing is said: $path (AGUI-12)",
    async ({ place }) => {
      const list = lists[place] as TriedList;
      const { items } = await page(list, {});
      expect(items.map(list.idOf)).toEqual((await inOrder(list, list.usual)).slice(0, 50));
    },
  );

  it.each(each)(
    "says how many it holds up to a thousand, and that there are more: $path (AGUI-11)",
    async ({ place }) => {
      const { count } = await page(lists[place] as TriedList, { limit: "25" });
      expect(count).toMatchObject({ value: 1_000, isCapped: true });
    },
  );
});

/** The literals that a parameter of a call takes. */
const taken = (params: (typeof declaredCalls)[number]["params"], name: string): readonly unknown[] => {
  const { innerType } = (params.shape[name]?._zod.def ?? {}) as { innerType?: { _zod: { def: object } } };
  return (innerType?._zod.def as { values?: readonly unknown[] } | undefined)?.values ?? [];
};

describe("every list that is declared to be read page by page", () => {
  const declared = declaredCalls.filter(({ params: { shape } }) => shape.limit && shape.before);

  it("is tried here by each of its orders: whoever adds one says it in testing/longLists (AGUI-12)", () => {
    expect(declared.length).toBeGreaterThan(12);
    const tried = new Map(names.map(({ call, sorts }) => [call, Object.keys(sorts).flatMap(bothWays)]));
    const asked = declared.map(({ path, params }) => [path, [...taken(params, "sort")].sort()]);
    expect(Object.fromEntries(asked)).toEqual(
      Object.fromEntries([...tried].map(([call, ways]) => [call, ways.filter(Boolean).sort()])),
    );
  });

  it("holds as many rows a page as people may choose (AGUI-12)", () => {
    const sizes: readonly PageSize[] = [25, 50, 100];
    expect(declared.filter(({ params }) => String(taken(params, "limit")) !== String(sizes))).toEqual([]);
  });
});
