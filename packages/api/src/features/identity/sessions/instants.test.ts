import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import {
  copyBrowser,
  isBrowserOf,
  removeExpiredBrowsers,
  removeOtherBrowsersOf,
  saveBrowser,
} from "../browsers/browsers.store.ts";
import { countRounds } from "../invitations/invitations.store.ts";
import {
  findPersonOfReset,
  listResetsOf,
  removeExpiredResets,
  removeFormerResets,
  saveReset,
} from "../passwords/resets.store.ts";
import {
  findProof,
  listSessionsOf,
  removeOldestSessionsOf,
  removeOldSessions,
  removeSession,
  removeSessionsOf,
  touchSession,
  updateProof,
} from "./sessions.store.ts";

let database: TestDatabase;
let own: number;
let other: number;
const db = () => database.connection.db;
const now = new Date("2026-03-01T08:00:00Z");
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const hash = (name: string) => Buffer.from(name.padEnd(32));
const nameOf = (token: Buffer) => token.toString().trim();

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word CASCADE");
  own = (await insertPerson(db(), "Parent", { agency_reference: "OWN", email: "own@example.fr" })).personId;
  other = (await insertPerson(db(), "Parent", { agency_reference: "OTHER", email: "other@example.fr" }))
    .personId;
});

describe("sessions", () => {
  interface Given {
    readonly of?: number;
    readonly seen?: number;
    readonly made?: number;
    readonly isHalf?: boolean;
  }
  const put = (name: string, { of = own, seen = 0, made = 0, isHalf = false }: Given = {}) =>
    sql`INSERT INTO session (token_hash, person_id, created_at, seen_at, awaits_second_factor)
      VALUES (${hash(name)}, ${of}, ${at(made)}, ${at(seen)}, ${isHalf})`.execute(db());
  const left = async () =>
    (
      await sql<{ token: Buffer }>`SELECT token_hash AS token FROM session ORDER BY token_hash`.execute(db())
    ).rows.map(({ token }) => nameOf(token));

  it("are listed with that of the caller first, then those last seen, so many, whole ones of the person alone (SETTINGS-OP13)", async () => {
    await put("a", { seen: 1 });
    await put("b", { seen: 3 });
    await put("c", { seen: 2 });
    await put("half", { seen: 9, isHalf: true });
    await put("theirs", { of: other, seen: 9 });
    const seenOf = async (most: number) =>
      (await listSessionsOf(db(), own, hash("a"), most)).map(({ seenAt, isCurrent }) => [
        seenAt.getTime() - now.getTime(),
        isCurrent,
      ]);
    expect(await seenOf(9)).toEqual([
      [1, true],
      [3, false],
      [2, false],
    ]);
    expect(await seenOf(2)).toEqual([
      [1, true],
      [3, false],
    ]);
  });

  it("are seen, proved and ended each by itself (FACTOR-13)", async () => {
    for (const name of ["a", "b", "c"]) await put(name);
    await touchSession(db(), hash("a"), at(5));
    await updateProof(db(), hash("b"), at(7));
    const proved = async (name: string) => (await findProof(db(), hash(name)))?.provedAt ?? null;
    expect([await proved("a"), await proved("b"), await findProof(db(), hash("d"))]).toEqual([
      null,
      at(7),
      null,
    ]);
    const { rows } = await sql<{
      seen: Date;
    }>`SELECT seen_at AS seen FROM session ORDER BY token_hash`.execute(db());
    expect(rows.map(({ seen }) => seen)).toEqual([at(5), now, now]);
    expect([await removeSession(db(), hash("c")), await removeSession(db(), hash("c"))]).toEqual([own, null]);
    expect(await left()).toEqual(["a", "b"]);
  });

  it("past so many end, those unused for longest, of one kind; that which has just begun stays", async () => {
    await put("begun", { seen: -9 });
    await put("a", { seen: 3, made: 3 });
    await put("b", { seen: 4, made: 1 });
    await put("c", { seen: 4, made: 2 });
    await put("half", { isHalf: true });
    await put("theirs", { of: other });
    const removed = await removeOldestSessionsOf(db(), own, {
      begun: hash("begun"),
      awaitsSecondFactor: false,
      most: 2,
    });
    expect(removed.map(nameOf).sort()).toEqual(["a", "b"]);
    expect(await left()).toEqual(["begun", "c", "half", "theirs"]);
  });

  it("end all, one, or all but one of a person", async () => {
    for (const name of ["a", "b", "c"]) await put(name);
    await put("theirs", { of: other });
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM session WHERE token_hash = ${hash("theirs")}`.execute(db());
    expect(await removeSessionsOf(db(), own, { id: rows[0]?.id ?? "" })).toEqual([]);
    expect((await removeSessionsOf(db(), own, { butOf: hash("b") })).map(nameOf).sort()).toEqual(["a", "c"]);
    expect((await removeSessionsOf(db(), own)).map(nameOf)).toEqual(["b"]);
    expect(await left()).toEqual(["theirs"]);
  });

  it("are removed once nobody can use them any more, to the instant (FACTOR-02)", async () => {
    await put("seen", { seen: -20, made: -20 });
    await put("unseen", { seen: -21, made: -21 });
    await put("long", { made: -31 });
    await put("made", { made: -30 });
    await put("half", { made: -10, isHalf: true });
    await put("late", { made: -11, isHalf: true });
    await removeOldSessions(db(), { unseenSince: at(-20), madeBefore: at(-30), halfMadeBefore: at(-10) });
    expect(await left()).toEqual(["half", "made", "seen"]);
  });
});

describe("links to choose a password", () => {
  it("are their person’s until their instant, and go then", async () => {
    const put = (name: string, personId: number, expires: number) =>
      saveReset(db(), { keyHash: hash(name), personId, expiresAt: at(expires) });
    await put("a", own, 1);
    await put("b", other, 0);
    const found = (name: string, when = now) => findPersonOfReset(db(), hash(name), when);
    expect([await found("a"), await found("b"), await found("a", at(1)), await found("c")]).toEqual([
      own,
      null,
      null,
      null,
    ]);
    await removeExpiredResets(db(), now);
    expect([await found("a"), await found("b", at(-1))]).toEqual([own, null]);
    await put("a", own, 9);
    expect(await found("a", at(8))).toBe(own);
  });

  it("end where the address is another now than the one to which they went", async () => {
    for (const [name, personId] of [
      ["a", own],
      ["b", other],
    ] as const)
      await saveReset(db(), { keyHash: hash(name), personId, expiresAt: at(1) });
    expect(await listResetsOf(db(), ["OWN", "NOBODY"])).toEqual([{ personId: own, email: "own@example.fr" }]);
    const sent = await listResetsOf(db(), ["OWN", "OTHER"]);
    await removeFormerResets(db(), sent);
    expect(await findPersonOfReset(db(), hash("a"), now)).toBe(own);
    await sql`UPDATE person SET email = NULL WHERE id = ${own}`.execute(db());
    await removeFormerResets(db(), sent);
    expect([
      await findPersonOfReset(db(), hash("a"), now),
      await findPersonOfReset(db(), hash("b"), now),
    ]).toEqual([null, other]);
  });
});

describe("browsers from which somebody signed in", () => {
  const save = (personId: number, name: string, expires: number, when = now) =>
    saveBrowser(db(), { personId, markHash: hash(name), now: when, expiresAt: at(expires) });
  const isOf = (personId: number, name: string, when = now) => isBrowserOf(db(), personId, hash(name), when);

  it("are known until their instant, each of whoever signed in there, and say whether another was known before", async () => {
    expect(await save(other, "a", 9)).toEqual({ hadBrowser: false });
    expect(await save(own, "a", 1)).toEqual({ hadBrowser: false });
    expect(await save(own, "b", 5)).toEqual({ hadBrowser: true });
    expect([await isOf(own, "a"), await isOf(own, "a", at(1)), await isOf(other, "b")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await save(own, "a", 3)).toEqual({ hadBrowser: true });
    expect([await isOf(own, "a", at(2)), await isOf(other, "a", at(8))]).toEqual([true, true]);
    expect(await save(own, "c", 30, at(5))).toEqual({ hadBrowser: false });
  });

  it("are known by another mark too, are forgotten but for one, and go at their instant", async () => {
    for (const personId of [own, other]) await save(personId, "a", 5);
    await copyBrowser(db(), hash("a"), hash("b"));
    await copyBrowser(db(), hash("none"), hash("c"));
    expect([await isOf(own, "b", at(4)), await isOf(other, "b"), await isOf(own, "c")]).toEqual([
      true,
      true,
      false,
    ]);
    await removeOtherBrowsersOf(db(), own, hash("b"));
    expect([await isOf(own, "a"), await isOf(own, "b"), await isOf(other, "a")]).toEqual([false, true, true]);
    await removeOtherBrowsersOf(db(), own, null);
    expect([await isOf(own, "b"), await isOf(other, "b")]).toEqual([false, true]);
    await save(own, "later", 6);
    await removeExpiredBrowsers(db(), at(5));
    expect([await isOf(other, "b"), await isOf(own, "later")]).toEqual([false, true]);
  });
});

it("invitations of a person are counted in all, and since an instant", async () => {
  const invited = (personId: number, round: number, when: number) =>
    sql`INSERT INTO invitation (person_id, round, created_at) VALUES (${personId}, ${round}, ${at(when)})`.execute(
      db(),
    );
  expect(await countRounds(db(), own, now)).toEqual({ last: 0, lately: 0 });
  await invited(own, 1, 0);
  await invited(own, 2, 1);
  await invited(other, 7, 5);
  expect(await countRounds(db(), own, now)).toEqual({ last: 2, lately: 1 });
});
