import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listJobs } from "../testing/stores/testJobs.store.ts";
import { insertPerson } from "../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../testing/testDatabase.ts";
import {
  countLetters,
  findLastDeparture,
  insertLetters,
  listStrandedLetters,
  listTroubledLetters,
  lockWaitingLetter,
  removeOldLetters,
  updateAttempts,
  updateGivenUp,
  updateRefused,
  updateRetried,
  updateSent,
  updateWithdrawn,
  withdrawLetters,
  withdrawWaiting,
} from "./letters.store.ts";
import { addLetters } from "./letters.ts";

let database: TestDatabase;
let own: number;
let other: number;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query("TRUNCATE person, person_word, letter CASCADE");
  own = (await insertPerson(db(), "Parent")).personId;
  other = (await insertPerson(db(), "Parent")).personId;
});

const db = () => database.connection.db;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
const full = (id: string) => id.padEnd(22, "_");
const plain = (id: string) => id.replaceAll("_", "");
const order = async (id: string, { kind = "a.one", personId = own, minute = 0 } = {}) => {
  const of = { id: full(id), kind, personId, locale: "fr" as const, payload: { count: 1 } };
  const letter = { ...of, nextAttemptAt: at(minute), lastAddress: `${id}@example.fr` };
  return (await insertLetters(db(), [letter], at(minute))).map(plain);
};
/** The state of every letter, and whether its last address is still known. */
const states = async () => {
  const { rows } = await sql<{ id: string; state: string; address: string | null }>`
    SELECT id, state, last_address AS address FROM letter ORDER BY id`.execute(db());
  return Object.fromEntries(
    rows.map(({ id, state, address }) => [plain(id), address === null ? state : `${state} @`]),
  );
};
const waiting = "waiting @";

describe("letters that wait", () => {
  beforeEach(async () => {
    await order("one");
    await order("other-kind", { kind: "b.one" });
    await order("theirs", { personId: other });
    for (const id of ["sent", "gone", "off"]) await order(id);
    await updateSent(db(), full("sent"), at(1));
    await updateGivenUp(db(), full("gone"), "recipient-refused", at(1));
    await updateWithdrawn(db(), full("off"));
  });
  const ended = { sent: "sent", gone: "given-up", off: "withdrawn" };

  it("are withdrawn by their kinds and person; what has ended stays as it is", async () => {
    await withdrawLetters(db(), own, ["a.one", "c.one"]);
    expect(await states()).toEqual({ ...ended, one: "withdrawn", "other-kind": waiting, theirs: waiting });
  });

  it("are withdrawn of a person but for those of one area", async () => {
    await withdrawWaiting(db(), own, "b.");
    expect(await states()).toEqual({ ...ended, one: "withdrawn", "other-kind": waiting, theirs: waiting });
  });

  it("are sent, refused, given up and withdrawn each alone, and no more once they have ended", async () => {
    const kept = { "other-kind": waiting, theirs: waiting };
    for (const id of ["sent", "gone", "off", "none"])
      expect([
        id,
        await lockWaitingLetter(db(), full(id)),
        await updateRefused(db(), full(id), "x", at(9)),
        id !== "gone" && (await updateGivenUp(db(), full(id), "x", at(9))),
      ]).toEqual([id, null, false, false]);
    await updateWithdrawn(db(), full("sent"));
    await updateSent(db(), full("sent"), at(9));
    expect(await states()).toEqual({ ...ended, ...kept, one: waiting });
    const { rows } = await sql<object>`SELECT sent_at AS at FROM letter WHERE id = ${full("sent")}`.execute(
      db(),
    );
    expect(rows).toEqual([{ at: at(1) }]);
    expect(await updateRefused(db(), full("one"), "busy", at(9))).toBe(true);
    await updateAttempts(db(), full("one"));
    expect(await lockWaitingLetter(db(), full("one"))).toMatchObject({ attempts: 1, nextAttemptAt: at(9) });
    expect(await lockWaitingLetter(db(), full("theirs"))).toMatchObject({
      attempts: 0,
      nextAttemptAt: at(0),
    });
    // What left meanwhile was sent, whatever was noted of it.
    await updateSent(db(), full("gone"), at(2));
    expect(await states()).toEqual({ ...ended, ...kept, one: waiting, gone: "sent" });
  });

  it("are kept once by an id that is known, and counted by what became of them", async () => {
    expect([await order("one", { minute: 7 }), await order("new")]).toEqual([[], ["new"]]);
    expect((await lockWaitingLetter(db(), full("one")))?.createdAt).toEqual(at(0));
    expect(await countLetters(db())).toEqual({ waiting: 4, sent: 1, "given-up": 1, withdrawn: 1 });
  });
});

it("a letter that is ordered once more under its id is not sent once more", async () => {
  await database.owner.query("DELETE FROM graphile_worker._private_jobs");
  const twice = { id: full("twice"), kind: "a.one", personId: own, locale: "fr" as const };
  expect(await addLetters(db(), [twice], at(0))).toEqual([twice.id]);
  await updateSent(db(), twice.id, at(1));
  await database.owner.query("DELETE FROM graphile_worker._private_jobs");
  expect(await addLetters(db(), [twice], at(2))).toEqual([]);
  expect(await listJobs(db())).toEqual([]);
});

describe("letters that were given up", () => {
  beforeEach(async () => {
    for (const [id, refusal] of [
      ["address", "recipient-refused: 550"],
      ["missing", "address-missing"],
      ["server", "server-away"],
      ["like", "the recipient-refused"],
    ] as const) {
      await order(id);
      await updateAttempts(db(), full(id));
      await updateGivenUp(db(), full(id), refusal, at(1));
    }
    await order("waits");
    await order("sent");
    await updateSent(db(), full("sent"), at(1));
  });
  const retried = async (which: Parameters<typeof updateRetried>[1]) =>
    (await updateRetried(db(), which, at(5))).map(plain).sort();

  it("wait again one, all, or all that another address would not have helped", async () => {
    expect([await retried({ id: full("sent") }), await retried({ id: full("address") })]).toEqual([
      [],
      ["address"],
    ]);
    expect(await lockWaitingLetter(db(), full("address"))).toMatchObject({
      ...{ attempts: 0, waitingSince: at(5), nextAttemptAt: at(5) },
    });
    expect([await retried("all-but-addresses"), await retried("all")]).toEqual([
      ["like", "server"],
      ["missing"],
    ]);
  });

  it("are shown with those that were refused so far, the latest first, so many", async () => {
    await order("later", { minute: 8 });
    await updateRefused(db(), full("later"), "busy", at(9));
    await updateRefused(db(), full("waits"), "busy", at(9));
    await sql`UPDATE letter SET created_at = ${at(7)} WHERE id = ${full("like")}`.execute(db());
    const ids = async (limit: number) => (await listTroubledLetters(db(), limit)).map(({ id }) => plain(id));
    expect((await ids(9)).slice(0, 2)).toEqual(["later", "like"]);
    expect([(await ids(9)).toSorted(), await ids(1)]).toEqual([
      ["address", "later", "like", "missing", "server", "waits"],
      ["later"],
    ]);
  });
});

it("letters that have ended are forgotten before an instant, those that wait stay", async () => {
  for (const [index, id] of ["old", "edge", "waits"].entries())
    await order(id, { minute: index === 1 ? 5 : 4 });
  for (const id of ["old", "edge"]) await updateSent(db(), full(id), at(6));
  await removeOldLetters(db(), at(5));
  expect(Object.keys(await states())).toEqual(["edge", "waits"]);
});

it("a letter that may not leave before an instant waits from then on", async () => {
  const of = { id: full("later"), kind: "a.one", personId: own, locale: "fr" as const, payload: {} };
  await insertLetters(db(), [{ ...of, nextAttemptAt: at(9) }], at(1));
  const due = await lockWaitingLetter(db(), full("later"));
  expect([due?.waitingSince, due?.nextAttemptAt]).toEqual([at(9), at(9)]);
});

it("the last departure of a kind is that of the last that was never tried", async () => {
  expect(await findLastDeparture(db(), "a.one")).toBeNull();
  for (const minute of [2, 4, 3]) await order(`l${minute}`, { minute });
  for (const minute of [6, 7]) await order(`l${minute}`, { minute });
  await order("other", { kind: "b.one", minute: 9 });
  await updateAttempts(db(), full("l6"));
  await updateSent(db(), full("l7"), at(8));
  expect(await findLastDeparture(db(), "a.one")).toEqual(at(4));
});

describe("a letter that is due", () => {
  const stranded = async (minute: number) => (await listStrandedLetters(db(), at(minute))).map(plain);
  const addJob = (key: string, change = "attempts = 0") =>
    database.owner.query(
      `SELECT graphile_worker.add_job('letters.send', job_key := '${key}');
        UPDATE graphile_worker._private_jobs SET ${change} WHERE key = '${key}'`,
    );
  beforeEach(() => database.owner.query("DELETE FROM graphile_worker._private_jobs"));

  it.each([
    ["its job waits", "attempts = 24", []],
    ["its job failed for the last time", "attempts = 25", ["one"]],
    ["its job runs for the last time", "attempts = 25, locked_at = now(), locked_by = 'worker'", []],
    ["its job is another one’s", "key = key || 'x'", ["one"]],
  ])("is taken up where %s, with %s: %j", async (_, job, expected) => {
    await order("one");
    await addJob(`letter:${full("one")}`, job);
    expect(await stranded(0)).toEqual(expected);
  });

  it("is taken up from its instant, the first due before the others, and none that has ended", async () => {
    for (const [id, minute] of [
      ["late", 3],
      ["early", 1],
      ["sent", 0],
    ] as const) {
      await order(id, { minute });
      await sql`UPDATE letter SET created_at = ${at(0)} WHERE id = ${full(id)}`.execute(db());
    }
    await updateSent(db(), full("sent"), at(0));
    expect([await stranded(0), await stranded(1), await stranded(2)]).toEqual([[], ["early"], ["early"]]);
    expect(await stranded(3)).toEqual(["early", "late"]);
  });

  it("is taken up before its instant where it was ordered after now: the clock went back", async () => {
    await order("one", { minute: 5 });
    expect([await stranded(4), await stranded(5)]).toEqual([["one"], ["one"]]);
    await sql`UPDATE letter SET next_attempt_at = ${at(9)} WHERE id = ${full("one")}`.execute(db());
    expect(await stranded(5)).toEqual([]);
  });
});
