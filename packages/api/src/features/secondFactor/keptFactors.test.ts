import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demonstrationPrefix } from "../../demonstrating/accounts.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";
import {
  claimDraft,
  claimRecoveryCode,
  claimStep,
  countRecoveryCodes,
  findDemonstrationFactor,
  findDraft,
  findFactor,
  findRecoveryHash,
  removeFactor,
  removeOldDrafts,
  saveDraft,
  saveFactor,
  saveRecoveryCodes,
} from "./secondFactor.store.ts";

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
  other = (await insertPerson(db(), "Parent", { agency_reference: `${demonstrationPrefix}1` })).personId;
});

const db = () => database.connection.db;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 8, minute));
const key = (name: string) => ({ sealedKey: Buffer.from(name), keyName: name });
const rows = async (table: string) =>
  (await sql<{ person_id: number }>`SELECT * FROM ${sql.table(table)} ORDER BY person_id`.execute(db())).rows;

describe("a key that was drawn", () => {
  const drawn = async (personId: number, since = at(0)) =>
    (await findDraft(db(), personId, since))?.keyName ?? null;

  it("is taken once, by its person, unless another was drawn meanwhile (FACTOR-07)", async () => {
    for (const person of [own, other]) await saveDraft(db(), person, key("first"), at(1));
    await saveDraft(db(), own, key("second"), at(2));
    expect(await claimDraft(db(), own, key("first"))).toBe(false);
    expect([await drawn(own), await drawn(other)]).toEqual(["second", "first"]);
    expect(await claimDraft(db(), own, key("second"))).toBe(true);
    expect(await claimDraft(db(), own, key("second"))).toBe(false);
    expect([await drawn(own), await drawn(other)]).toEqual([null, "first"]);
  });

  it("is there after an instant, and swept before one (FACTOR-07)", async () => {
    await saveDraft(db(), own, key("own"), at(5));
    await saveDraft(db(), other, key("other"), at(4));
    expect([await drawn(own, at(4)), await drawn(own, at(5)), await drawn(other, at(3))]).toEqual([
      "own",
      null,
      "other",
    ]);
    await removeOldDrafts(db(), at(5));
    expect([await drawn(own), await drawn(other)]).toEqual(["own", null]);
  });
});

describe("a second factor", () => {
  const hashes = [1, 2].map((number) => ({ number, hash: `hash ${number}` }));
  beforeEach(async () => {
    for (const person of [own, other]) {
      await saveFactor(db(), person, key(`key ${person}`), { step: 7, now: at(1) });
      await saveRecoveryCodes(db(), person, hashes);
    }
  });

  it("takes each step once and none before it, each person their own (FACTOR-09)", async () => {
    const taken: boolean[] = [];
    for (const step of [7, 6, 8, 8, 10, 9]) taken.push(await claimStep(db(), own, step));
    expect(taken).toEqual([false, false, true, false, true, false]);
    expect(await claimStep(db(), other, 8)).toBe(true);
    expect(await rows("second_factor")).toMatchObject([
      { person_id: own, last_step: 10 },
      { person_id: other, last_step: 8 },
    ]);
  });

  it("is shown to nobody but people of the demonstration", async () => {
    const step = { sealedKey: Buffer.from(`key ${other}`), keyName: `key ${other}`, lastStep: 7 };
    expect([await findDemonstrationFactor(db(), own), await findDemonstrationFactor(db(), other)]).toEqual([
      null,
      step,
    ]);
  });

  it("has recovery codes of which each works once, for its person alone (FACTOR-10)", async () => {
    const counts = async () => [await countRecoveryCodes(db(), own), await countRecoveryCodes(db(), other)];
    expect(await findRecoveryHash(db(), own, 2)).toBe("hash 2");
    expect(await claimRecoveryCode(db(), own, 2, at(2))).toBe(true);
    expect(await claimRecoveryCode(db(), own, 2, at(3))).toBe(false);
    expect([await findRecoveryHash(db(), own, 2), await findRecoveryHash(db(), own, 1)]).toEqual([
      null,
      "hash 1",
    ]);
    expect([await counts(), await findRecoveryHash(db(), other, 2)]).toEqual([[1, 2], "hash 2"]);
    await saveRecoveryCodes(db(), own, [{ number: 3, hash: "hash 3" }]);
    expect([await counts(), await findRecoveryHash(db(), own, 1)]).toEqual([[1, 2], null]);
  });

  it("goes with its codes and what was drawn for another, and nobody else’s does (FACTOR-12)", async () => {
    for (const person of [own, other]) await saveDraft(db(), person, key("next"), at(3));
    expect(await removeFactor(db(), own)).toBe(true);
    expect(await removeFactor(db(), own)).toBe(false);
    expect([await findFactor(db(), own), await findFactor(db(), other)]).toEqual([
      null,
      { ...key(`key ${other}`), confirmedAt: at(1) },
    ]);
    for (const table of ["second_factor_draft", "recovery_code"])
      expect(new Set((await rows(table)).map(({ person_id }) => person_id))).toEqual(new Set([other]));
  });

  it("gives way to the next with its codes (FACTOR-07)", async () => {
    await saveFactor(db(), own, key("next"), { step: 3, now: at(9) });
    expect(await rows("second_factor")).toMatchObject([
      { person_id: own, key_name: "next", last_step: 3, confirmed_at: at(9) },
      { person_id: other, key_name: `key ${other}` },
    ]);
    expect([await countRecoveryCodes(db(), own), await countRecoveryCodes(db(), other)]).toEqual([0, 2]);
  });
});
