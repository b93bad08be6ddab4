import { mostPinned } from "@ribambelle/domain/agencyPeople/note";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import {
  countPinned,
  deleteNote,
  findNote,
  hasNotes,
  insertNote,
  listNotes,
  listPinned,
  newestNotes,
  updateNoteWords,
} from "./notes.store.ts";

let database: TestDatabase;
let own: number;
let other: number;
let author: number;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word CASCADE");
  own = (await insertPerson(db(), "Parent")).personId;
  other = (await insertPerson(db(), "BabySitter")).personId;
  author = (await insertPerson(db(), "Agency", { first_name: "Ana", last_name: "Abel" })).personId;
});

const db = () => database.connection.db;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
const note = (isPinned = false, personId = own, text = "Note") =>
  insertNote(db(), { personId, authorId: author, text, isPinned }, at(1));
const pinned = async (personId = own) =>
  (await listPinned(database.connection.pool, personId)).map(({ id }) => id);
const plain = async () => {
  const wanted = { order: newestNotes, place: null, limit: 50 };
  return (await listNotes(database.connection.pool, own, wanted)).rows.map(({ id }) => id);
};

it("pinned notes stand apart, each kind the newest first, those of a person alone (FOLKS-33)", async () => {
  const [one, two, three, four] = [await note(true), await note(), await note(true), await note()];
  const theirs = await note(true, other);
  expect([await pinned(), await plain(), await pinned(other)]).toEqual([[three, one], [four, two], [theirs]]);
  const more: number[] = [];
  while (more.length < mostPinned) more.push(await note(true));
  expect(await pinned()).toEqual(more.toReversed());
});

it("pinned notes are counted of one person, but for the one that is changed (FOLKS-33)", async () => {
  const one = await note(true);
  await note(true);
  await note();
  await note(true, other);
  expect([await countPinned(db(), own, null), await countPinned(db(), own, one)]).toEqual([2, 1]);
});

it("a note says who wrote it about whom, is changed and goes alone (FOLKS-33, FOLKS-34)", async () => {
  const [one, two] = [await note(), await note(true, other, "Autre")];
  const kept = {
    ...{ id: one, personId: own, role: "Parent", authorId: author, authorName: "Ana Abel", text: "Note" },
    ...{ isPinned: false, createdAt: at(1), changedAt: null, version: 1 },
  };
  const theirs = { ...kept, id: two, personId: other, role: "BabySitter", text: "Autre", isPinned: true };
  expect([await findNote(db(), one), await findNote(db(), two)]).toEqual([kept, theirs]);
  await updateNoteWords(db(), one, { text: "Mieux", isPinned: true }, at(2));
  const changed = { ...kept, text: "Mieux", isPinned: true, changedAt: at(2), version: 2 };
  expect([await findNote(db(), one), await findNote(db(), two)]).toEqual([changed, theirs]);
  await sql`UPDATE note SET author_id = NULL WHERE id = ${two}`.execute(db());
  expect(await findNote(db(), two)).toMatchObject({ authorId: null, authorName: null });
  await deleteNote(db(), one);
  expect([await findNote(db(), one), (await findNote(db(), two))?.id]).toEqual([null, two]);
  expect([await hasNotes(db(), own), await hasNotes(db(), other)]).toEqual([false, true]);
});
