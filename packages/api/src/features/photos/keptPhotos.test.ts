import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import {
  findPhoto,
  findRejection,
  findValidatedId,
  findVisibleFile,
  hasOtherPhoto,
  insertPhoto,
  type OwnPhoto,
  ownPhoto,
  publicPhoto,
  removePhotosOf,
  updateDecision,
} from "./photos.store.ts";
import { countWaitingPhotos, findLargestFile, listWaitingPhotos } from "./photos.waiting.store.ts";

let database: TestDatabase;
let own: number;
let other: number;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word, photo CASCADE");
  own = (await insertPerson(db(), "BabySitter", { agency_reference: "A-1", first_name: "Ana" })).personId;
  other = (await insertPerson(db(), "BabySitter")).personId;
});

const db = () => database.connection.db;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
const idOf = (name: string) => name.padEnd(22, "x");
/** Keeps a photo in two sizes, and what was decided of it: 1 validated, 2 refused. */
async function photo(name: string, personId = own, state: 0 | 1 | 2 = 0, minute = 0) {
  const id = idOf(name);
  const files = [512, 64].map((size) => ({
    size,
    fileKey: `${name} ${size}`,
    sha256: Buffer.alloc(32, size),
  }));
  await insertPhoto(db(), { id, personId, now: at(minute) }, files);
  const refused =
    state === 2 ? { reason: `${name} floue`, reasonEn: `${name} blurred` } : { reason: null, reasonEn: null };
  if (state !== 0) await updateDecision(db(), id, { state, ...refused, now: at(9) });
}
const seen = async (personId: number) => {
  const { rows } = await sql<{ own: OwnPhoto | null; seen: string | null }>`
    SELECT ${ownPhoto(sql.ref("p.id"))} AS own, ${publicPhoto(sql.ref("p.id"))} AS seen
    FROM person p WHERE p.id = ${personId}`.execute(db());
  const [row] = rows;
  return [row?.own?.id.replaceAll("x", "") ?? null, row?.seen?.replaceAll("x", "") ?? null];
};

it("one’s own photo is the one that waits or was refused before that which families see (AVATAR-OP6)", async () => {
  expect([await seen(own), await hasOtherPhoto(db(), own)]).toEqual([[null, null], false]);
  await photo("a", own, 1);
  await photo("t", other, 0);
  expect([await seen(own), await seen(other)]).toEqual([
    ["a", "a"],
    ["t", null],
  ]);
  expect([await hasOtherPhoto(db(), own), await hasOtherPhoto(db(), other)]).toEqual([false, true]);
  await photo("b", own, 2);
  expect([await seen(own), await findValidatedId(db(), own), await findValidatedId(db(), other)]).toEqual([
    ["b", "a"],
    idOf("a"),
    null,
  ]);
  expect([await findRejection(db(), own), await findRejection(db(), other)]).toEqual([
    { fr: "b floue", en: "b blurred" },
    null,
  ]);
});

it("a decision is noted of one photo, and photos in some states go with the keys of all their files (AVATAR-OP3)", async () => {
  await photo("a", own, 1);
  await photo("b", own, 2);
  await photo("t", other, 2);
  const found = async () =>
    Promise.all(["a", "b", "t"].map(async (name) => (await findPhoto(db(), idOf(name)))?.state ?? null));
  expect(await found()).toEqual([1, 2, 2]);
  expect((await removePhotosOf(db(), own, [0, 2])).sort()).toEqual(["b 512", "b 64"]);
  expect(await found()).toEqual([1, null, 2]);
  const { rows } = await sql<object>`SELECT count(*)::int AS files FROM photo_file`.execute(db());
  expect(rows).toEqual([{ files: 4 }]);
});

it.each([
  ["nobody who is signed in", null, false, [false, true, false]],
  ["somebody else", "other", false, [false, true, false]],
  ["its owner", "own", false, [true, true, true]],
  ["who looks at photos for the agency", null, true, [true, true, true]],
] as const)(
  "a photo that waits, is validated, was refused is seen by %s (AVATAR-OP6, MODER-16)",
  async (_, who, seesAll, seen) => {
    const viewerId = who === null ? null : who === "own" ? own : other;
    const visible: boolean[] = [];
    for (const [state, name] of [
      [0, "a"],
      [1, "b"],
      [2, "c"],
    ] as const) {
      await database.owner.query("TRUNCATE photo CASCADE");
      await photo(name, own, state);
      const file = await findVisibleFile(db(), idOf(name), 64, { viewerId, seesAll });
      visible.push(file !== null);
      if (file) expect(file).toMatchObject({ fileKey: `${name} 64`, personId: own, state });
      expect(await findVisibleFile(db(), idOf(name), 63, { viewerId, seesAll })).toBeNull();
    }
    expect(visible).toEqual(seen);
  },
);

it("photos that wait stand the oldest first, those of one instant by their numbers, so many, and are looked at in their largest size (AVATAR-OP3)", async () => {
  await photo("c", own, 0, 2);
  const others = [
    (await insertPerson(db(), "BabySitter")).personId,
    (await insertPerson(db(), "BabySitter")).personId,
  ];
  await photo("b", others[0], 0, 1);
  await photo("a", others[1], 0, 1);
  await photo("d", other, 1, 0);
  const listed = async (most: number) =>
    (await listWaitingPhotos(db(), most)).map(({ id }) => id.replaceAll("x", ""));
  expect([await listed(9), await listed(2), await countWaitingPhotos(db())]).toEqual([
    ["a", "b", "c"],
    ["a", "b"],
    3,
  ]);
  expect((await listWaitingPhotos(db(), 9))[2]).toMatchObject({
    firstName: "Ana",
    agencyReference: "A-1",
    createdAt: at(2),
  });
  expect((await findLargestFile(db(), idOf("d")))?.fileKey).toBe("d 512");
  expect(await findLargestFile(db(), idOf("e"))).toBeNull();
});
