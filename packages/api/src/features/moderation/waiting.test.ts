import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { features } from "../../features.ts";
import { advertise } from "../../testing/nannies/testNannies.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import { claimThing, removeClaim, removeOldClaims } from "./claims.store.ts";
import { findAnswer, insertDecision, listLate, updateState } from "./decisions.store.ts";
import { countQueue, findThing, listEarlier, listFirst, listReasons } from "./moderation.store.ts";

let database: TestDatabase;
let viewer: number;
let colleague: number;
const now = new Date("2026-11-24T09:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const subjects = features.flatMap((feature) => feature.subjects ?? []);
const photo = subjects.find(({ kind }) => kind === "photo");
const advert = subjects.find(({ kind }) => kind === "advert");
beforeAll(async () => {
  database = await testDatabase();
  viewer = (await insertPerson(db(), "Agency")).personId;
  colleague = (await insertPerson(db(), "Agency", { first_name: "Ana", last_name: "Abel" })).personId;
});
afterAll(() => database.drop());
beforeEach(async () => {
  for (const table of ["photo", "advert_review", "moderation_decision", "moderation_claim"])
    await sql`DELETE FROM ${sql.table(table)}`.execute(db());
  count = 0;
});

const db = () => database.connection.db;
const subject = () => {
  if (!photo) throw new Error("photos are looked at");
  return photo;
};
let count = 0;
/** A photo that waits since this instant, of somebody new; gives its id and whose it is. */
async function waiting(at = now, given: object = {}) {
  const { personId } = await insertPerson(db(), "BabySitter", given);
  count += 1;
  const id = `photo-${count}`.padEnd(22, "x");
  await sql`INSERT INTO photo (id, person_id, state, created_at) VALUES (${id}, ${personId}, 0, ${at})`.execute(
    db(),
  );
  return { id, personId };
}
const decided = (one: { id: string; personId: number }, given: object = {}) =>
  insertDecision(db(), {
    ...{
      kind: "photo",
      subjectId: one.id,
      seen: "s",
      personId: one.personId,
      decision: "accept",
      reasonIds: [],
    },
    ...{ textFr: null, textEn: null, by: colleague, at: now, takesEffectAt: now },
    ...given,
  });
const first = (after: string | null = null, skip: string[] = []) =>
  listFirst(db(), subject(), { viewerId: viewer, now }, { after, skip });
const claim = (subjectId: string, until: Date, by = colleague) =>
  claimThing(db(), "photo", subjectId, { viewerId: by, now, until });

describe("the photos that wait", () => {
  it("come in the order in which they came, of one instant by their person, two at a time (MODER-01)", async () => {
    const [one, two] = [await waiting(), await waiting()];
    const old = await waiting(later(-1_000));
    expect(await first()).toEqual([old.id, one.id]);
    expect(await first(old.id)).toEqual([one.id, two.id]);
    expect(await first(one.id)).toEqual([two.id]);
    expect(await first(null, [old.id, two.id])).toEqual([one.id]);
    expect([await countQueue(db(), subject(), 1_000), await countQueue(db(), subject(), 1)]).toEqual([3, 2]);
  });

  it("are those of people who are there, without a decision of their own that is to come (MODER-01)", async () => {
    await waiting(now, { blocked_at: now, block_reason: "Impayés" });
    await waiting(now, { deactivated_at: now });
    await decided(await waiting());
    const [undone, elsewhere] = [await waiting(), await waiting()];
    await updateState(db(), await decided(undone), "undone");
    await decided(elsewhere, { kind: "advert" });
    expect(await first()).toEqual([undone.id, elsewhere.id]);
    expect(await countQueue(db(), subject(), 1_000)).toBe(2);
  });

  it.each([
    [1, true],
    [0, false],
  ])("are a colleague’s who looks at them for %i ms more: %s (MODER-12)", async (ms, isTheirs) => {
    const [one, other] = [await waiting(), await waiting()];
    await claim(one.id, later(ms));
    expect(await first()).toEqual(isTheirs ? [other.id] : [one.id, other.id]);
    const found = await findThing(db(), subject(), { viewerId: viewer, now }, one.id);
    expect(found?.claimedBy).toEqual(isTheirs ? { userId: colleague, displayName: "Ana Abel" } : null);
    const unclaimed = await findThing(db(), subject(), { viewerId: viewer, now }, other.id);
    expect(unclaimed?.claimedBy).toBeNull();
    const taken = await claim(one.id, later(60_000), viewer);
    expect(taken?.userId ?? null).toBe(isTheirs ? colleague : null);
  });

  it("are one’s own that one looks at, and those of which a colleague looks at something else of this name (MODER-12)", async () => {
    const [own, other] = [await waiting(), await waiting()];
    await claim(own.id, later(60_000), viewer);
    await claimThing(db(), "advert", other.id, { viewerId: colleague, now, until: later(60_000) });
    expect(await first()).toEqual([own.id, other.id]);
    for (const { id } of [own, other]) await removeClaim(db(), "photo", id);
    await removeOldClaims(db(), later(60_000));
    const kinds = async () => (await sql<object>`SELECT kind FROM moderation_claim`.execute(db())).rows;
    expect(await kinds()).toEqual([{ kind: "advert" }]);
    await removeOldClaims(db(), later(60_001));
    expect(await kinds()).toEqual([]);
  });

  it("wait until something is decided of them, not of another or of an advert of this name (MODER-01)", async () => {
    const [one, other, advert] = [await waiting(), await waiting(), await waiting()];
    await decided(one);
    await decided(advert, { kind: "advert" });
    const waits = async ({ id }: { id: string }) =>
      (await findThing(db(), subject(), { viewerId: viewer, now }, id))?.waits;
    expect([await waits(one), await waits(other), await waits(advert)]).toEqual([false, true, true]);
  });
});

describe("the adverts that wait", () => {
  /** An advert that waits since this instant, with what looks like a contact or without; gives its id. */
  async function reviewed(at: Date, has_contact: boolean, state = "waiting") {
    const { personId } = await advertise(db());
    await sql`INSERT INTO advert_review (person_id, words_sha256, state, has_contact, waiting_since)
      VALUES (${personId}, ${Buffer.alloc(32)}, ${state}, ${has_contact}, ${at})`.execute(db());
    return String(personId);
  }
  const firstOf = async (after: string | null = null, skip: string[] = []) =>
    advert && listFirst(db(), advert, { viewerId: viewer, now }, { after, skip });

  it("come with those first that have a contact, each in the order in which they came, and go on behind any of them (MODER-01)", async () => {
    const [late, early] = [await reviewed(now, false), await reviewed(later(-3_000), false)];
    const [second, third] = [await reviewed(later(-1_000), true), await reviewed(later(-1_000), true)];
    const one = await reviewed(later(-2_000), true);
    expect(await firstOf()).toEqual([one, second]);
    expect(await firstOf(one)).toEqual([second, third]);
    expect(await firstOf(second)).toEqual([third, early]);
    expect(await firstOf(third)).toEqual([early, late]);
    expect(await firstOf(early)).toEqual([late]);
    expect(await firstOf(late)).toEqual([]);
    expect(await firstOf(one, [second, early])).toEqual([third, late]);
    // Behind what is no more, nothing is passed over.
    for (const gone of ["0", "x", "999999999"]) expect(await firstOf(gone)).toEqual([one, second]);
  });

  it("are those that families see, undecided, of who is there (MODER-01)", async () => {
    const [fine, hidden, blocked, gone, decidedOf, photoOf] = [
      await reviewed(now, false, "fine"),
      await reviewed(now, false),
      await reviewed(now, false),
      await reviewed(now, false),
      await reviewed(now, false),
      await reviewed(now, false),
    ];
    await sql`UPDATE profile SET advert_is_published = false WHERE person_id = ${hidden}`.execute(db());
    await sql`UPDATE person SET blocked_at = ${now}, block_reason = 'Essai' WHERE id = ${blocked}`.execute(
      db(),
    );
    await sql`UPDATE person SET deactivated_at = ${now} WHERE id = ${gone}`.execute(db());
    await decided({ id: decidedOf, personId: Number(decidedOf) }, { kind: "advert" });
    await decided({ id: photoOf, personId: Number(photoOf) }, { kind: "photo" });
    expect(await firstOf()).toEqual([photoOf]);
    const found = async (id: string) => advert && findThing(db(), advert, { viewerId: viewer, now }, id);
    expect([
      (await found(photoOf))?.waits,
      (await found(hidden))?.waits,
      (await found(fine))?.answer,
    ]).toEqual([true, false, "accept"]);
    expect([(await found(blocked))?.waits, await found(gone), (await found(decidedOf))?.waits]).toEqual([
      false,
      null,
      false,
    ]);
  });
});

describe("decisions", () => {
  it("are told of a person: the last five that have effect or will have, the newest first (MODER-02)", async () => {
    const [one, other] = [await waiting(), await waiting()];
    const states = [
      "applied",
      "pending",
      "undone",
      "void",
      "applied",
      "applied",
      "applied",
      "applied",
    ] as const;
    for (const [place, state] of states.entries()) {
      const id = await decided(one, { textFr: String(place), subjectId: `s-${place}` });
      if (state !== "pending") await updateState(db(), id, state, state === "void" ? "answered" : null);
    }
    await decided(other, { textFr: "d’une autre" });
    const texts = (await listEarlier(db(), one.personId)).map(({ textFr }) => textFr);
    expect(texts).toEqual(["7", "6", "5", "4", "1"]);
  });

  it.each([
    ["the same", {}, true],
    ["another person", { personId: 0 }, false],
    ["another kind", { kind: "advert" }, false],
    ["another thing", { subjectId: "other" }, false],
    ["another version", { seen: "t" }, false],
  ] as const)("answer %s: %s (MODER-12)", async (_, given, answers) => {
    const one = await waiting();
    const what = { personId: one.personId, kind: "photo", subjectId: one.id, seen: "s" } as const;
    await updateState(db(), await decided(one, { decision: "refuse" }), "undone");
    expect(await findAnswer(db(), what)).toBeNull();
    await updateState(db(), await decided(one, { decision: "refuse" }), "applied");
    await decided(one);
    expect(await findAnswer(db(), { ...what, ...given })).toEqual(
      answers ? { name: "Ana Abel", decision: "accept" } : null,
    );
  });

  it("whose time came before an instant are late, the oldest first, until they have effect (MODER-08)", async () => {
    const ids: number[] = [];
    for (const ms of [-1, -2, 0, -3]) ids.push(await decided(await waiting(), { takesEffectAt: later(ms) }));
    await updateState(db(), ids[3] ?? 0, "applied");
    expect(await listLate(db(), now)).toEqual([ids[1], ids[0]]);
  });
});

it("ready-made reasons stand by their place, those of one place as they were added (MODER-07)", async () => {
  await sql`INSERT INTO moderation_reason (kind, place, text_fr, text_en) VALUES ('photo', 1, 'Une autre.', 'Another.')`.execute(
    db(),
  );
  const all = await listReasons(db());
  const sorted = all.toSorted(
    (one, other) =>
      (one.kind < other.kind ? 1 : one.kind > other.kind ? -1 : 0) ||
      one.place - other.place ||
      one.id - other.id,
  );
  expect(all).toEqual(sorted);
  const [last, former] = all.filter(({ kind, place }) => kind === "photo" && place === 1).toReversed();
  const one = await waiting();
  await decided(one, { decision: "refuse", reasonIds: [last?.id, former?.id] });
  const [told] = await listEarlier(db(), one.personId);
  expect(told?.chosen.map(({ textFr }) => textFr)).toEqual([former?.textFr, "Une autre."]);
});
