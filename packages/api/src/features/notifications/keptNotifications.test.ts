import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import {
  countUnreadOf,
  listNotifications,
  removeOldNotifications,
  updateAllRead,
  updateRead,
  writeNotifications,
} from "./notifications.store.ts";

let database: TestDatabase;
let own: number;
let other: number;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word CASCADE");
  own = (await insertPerson(db(), "Parent")).personId;
  other = (await insertPerson(db(), "Parent")).personId;
});

const db = () => database.connection.db;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
/** Writes a notification, over an earlier one where that is named; gives its id. */
const put = async (kind: string, personId = own, over: number | null = null) => {
  const [id] = await writeNotifications(db(), [
    { personId, kind, facts: { count: 1 }, link: "/accueil", notificationId: over } as never,
  ]);
  return Number(id);
};
const kinds = ["a.one", "b.one"];
const shown = async (personId = own, place: Parameters<typeof listNotifications>[1]["place"] = null) => {
  const page = await listNotifications(database.connection.pool, { personId, kinds, place, limit: 2 });
  return page.rows.map(({ id, isRead }) => (isRead ? -Number(id) : Number(id)));
};
const unread = async () =>
  Object.fromEntries(await countUnreadOf(database.connection.pool, [own, other], kinds));

it("those of kinds that are known stand the newest first, page by page, of one person (SHELL-OP1)", async () => {
  const first = await put("a.one");
  await put("c.one");
  const [second, third] = [await put("b.one"), await put("a.one")];
  const theirs = await put("a.one", other);
  expect([await shown(), await shown(other)]).toEqual([[third, second], [theirs]]);
  expect(await shown(own, { side: "after", key: [second] })).toEqual([first]);
  expect(await shown(own, { side: "before", key: [first] })).toEqual([third, second]);
  expect(await unread()).toEqual({ [own]: 3, [other]: 1 });
});

it("one is read by its person, once, and all of some kinds are (SHELL-OP1)", async () => {
  const [one, two, unknown] = [await put("a.one"), await put("b.one"), await put("c.one")];
  await put("a.one", other);
  expect([await updateRead(db(), other, one, at(1)), await updateRead(db(), own, one, at(1))]).toEqual([
    false,
    true,
  ]);
  expect(await updateRead(db(), own, one, at(2))).toBe(true);
  expect([await shown(), await unread()]).toEqual([[two, -one], { [own]: 1, [other]: 1 }]);
  await updateAllRead(db(), own, kinds, at(3));
  expect([await shown(), await unread()]).toEqual([[-two, -one], { [other]: 1 }]);
  const { rows } = await sql<{ id: string; at: Date | null }>`SELECT id::text, read_at AS at FROM notification
    WHERE person_id = ${own} ORDER BY id`.execute(db());
  expect(rows.map((row) => [Number(row.id), row.at])).toEqual([
    [one, at(1)],
    [two, at(3)],
    [unknown, null],
  ]);
});

it("one that is written over an earlier one is unread again; who left is told nothing (SHELL-OP1)", async () => {
  const [one, two] = [await put("a.one"), await put("a.one")];
  for (const id of [one, two]) await updateRead(db(), own, id, at(1));
  expect(await put("a.one", own, one)).toBe(one);
  expect(await shown()).toEqual([-two, one]);
  await sql`UPDATE person SET deactivated_at = now() WHERE id = ${other}`.execute(db());
  const both = [own, other].map((personId) => ({
    ...{ personId, kind: "b.one", facts: {}, link: "/accueil", notificationId: null },
  }));
  const [mine, theirs] = await writeNotifications(db(), both as never);
  expect([typeof mine, theirs]).toEqual(["number", null]);
});

it("old ones go, and of each person those beyond so many, the oldest first (SHELL-OP1)", async () => {
  const ids = [await put("a.one"), await put("a.one"), await put("c.one"), await put("a.one")];
  const theirs = [await put("a.one", other), await put("a.one", other)];
  await sql`UPDATE notification SET created_at = ${at(5)}`.execute(db());
  await sql`UPDATE notification SET created_at = ${at(4)} WHERE id = ${theirs[0]}`.execute(db());
  await removeOldNotifications(db(), at(5), 3);
  const { rows } = await sql<{ id: number }>`SELECT id::int FROM notification ORDER BY id`.execute(db());
  expect(rows.map(({ id }) => id)).toEqual([...ids.slice(1), theirs[1]]);
});
