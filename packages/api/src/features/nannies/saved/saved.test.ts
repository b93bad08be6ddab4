import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { advertise } from "../../../testing/nannies/testNannies.ts";
import { recordsOf } from "../../../testing/stores/testLetterRecords.store.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { lookForNew, tellOfTheWeek } from "./saved.actions.ts";
import {
  insertSearch,
  listSearches,
  listToLook,
  removeSearch,
  saveLooked,
  takeFound,
} from "./saved.store.ts";

let database: TestDatabase;
let families: number[];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word CASCADE");
  families = [];
  for (const given of [{}, {}, {}, { deactivated_at: at(0) }, { blocked_at: at(0), block_reason: "Essai" }])
    families.push((await insertPerson(db(), "Parent", given)).personId);
});

const db = () => database.connection.db;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
const family = (index: number) => families[index] ?? 0;
const search = async (index: number, filters = "rayon=5", minute = 1) => {
  await insertSearch(db(), family(index), filters, at(minute));
  const found = await listSearches(db(), family(index));
  return found.find((one) => one.filters === filters)?.id ?? 0;
};
const found = (id: number, count: number) =>
  sql`UPDATE nanny_search SET found_count = ${count} WHERE id = ${id}`.execute(db());
const letters = () =>
  Promise.all(families.map(async (id) => (await recordsOf(db(), id)).map(({ kind }) => kind)));

it("searches stand in the order in which a family kept them, each once, and go alone (NANNY-14)", async () => {
  const ids = [await search(0, "rayon=5", 2), await search(0, "rayon=10", 1)];
  const theirs = await search(1, "rayon=5", 3);
  await search(0, "rayon=5", 9);
  const kept = async (index = 0) =>
    (await listSearches(db(), family(index))).map(({ id, savedAt }) => [id, savedAt]);
  const [first, second] = [
    [ids[0], at(2).toISOString()],
    [ids[1], at(1).toISOString()],
  ];
  expect(await kept()).toEqual([first, second]);
  await removeSearch(db(), family(1), ids[0] ?? 0);
  expect(await kept()).toEqual([first, second]);
  await removeSearch(db(), family(0), ids[0] ?? 0);
  expect([await kept(), await kept(1)]).toEqual([[second], [[theirs, at(3).toISOString()]]]);
});

it("searches are looked through since the newest advert, in their order, of families that are there (NANNY-14)", async () => {
  const ids: number[] = [];
  for (const index of [1, 0, 2, 3, 4]) ids.push(await search(index));
  const { id } = await advertise(db());
  const listed = (minute: number) =>
    sql`UPDATE nanny_listing SET listed_at = ${at(minute)} WHERE id = ${id}`.execute(db());
  const looked = async (minute: number) => (await listToLook(db(), at(minute))).map((one) => one.id);
  await listed(1);
  expect(await looked(9)).toEqual([]);
  await listed(2);
  expect(await looked(1)).toEqual([]);
  expect(await looked(2)).toEqual(ids.slice(0, 3));
  const [one] = await listToLook(db(), at(2));
  expect(one).toEqual({ id: ids[0], parentId: family(1), filters: "rayon=5", lookedUntil: at(1) });
  expect(await saveLooked(db(), { id: ids[0] ?? 0, lookedUntil: at(1), until: at(2), found: 3 })).toBe(true);
  expect(await saveLooked(db(), { id: ids[0] ?? 0, lookedUntil: at(1), until: at(5), found: 3 })).toBe(false);
  expect(await looked(2)).toEqual(ids.slice(1, 3));
});

it("what was found is added up until it is told, once, a family at a time by their ids (NANNY-14)", async () => {
  const [two, one, none] = [await search(1, "rayon=5"), await search(0, "rayon=5"), await search(2)];
  await found(await search(1, "rayon=10"), 4);
  for (const more of [2, 3])
    await saveLooked(db(), { id: two, lookedUntil: at(more - 1), until: at(more), found: more });
  await saveLooked(db(), { id: one, lookedUntil: at(1), until: at(2), found: 1 });
  await saveLooked(db(), { id: none, lookedUntil: at(1), until: at(2), found: 0 });
  expect(await takeFound(db())).toEqual([
    { parentId: family(0), count: 1 },
    { parentId: family(1), count: 9 },
  ]);
  expect(await takeFound(db())).toEqual([]);
});

it("the letter of the week goes to each family that is there, whoever has left before it (NANNY-14)", async () => {
  await sql`UPDATE person SET deactivated_at = ${at(0)}, email = NULL WHERE id = ${family(0)}`.execute(db());
  for (const index of [0, 1]) await found(await search(index), 1);
  await search(2);
  expect(await tellOfTheWeek(db(), at(9))).toBe(2);
  expect(await letters()).toEqual([[], ["nannies.found"], [], [], []]);
});

it("a search of a family whose address is not known finds nothing, those behind it do (NANNY-14)", async () => {
  await search(0, "rayon=5");
  await search(1, "rayon=5");
  await sql`UPDATE person SET zip_code = '69110', city = 'Sainte-Foy-lès-Lyon' WHERE id = ${family(1)}`.execute(
    db(),
  );
  const { id } = await advertise(db());
  await sql`UPDATE nanny_listing SET listed_at = ${at(2)} WHERE id = ${id}`.execute(db());
  await lookForNew(db(), at(3));
  const { rows } = await sql<object>`SELECT found_count AS found, looked_until AS until
    FROM nanny_search ORDER BY id`.execute(db());
  expect(rows).toEqual([
    { found: 0, until: at(3) },
    { found: 1, until: at(3) },
  ]);
  const told = await sql<{ id: number }>`SELECT person_id AS id FROM notification`.execute(db());
  expect(told.rows.map((one) => one.id)).toEqual([family(1)]);
});
