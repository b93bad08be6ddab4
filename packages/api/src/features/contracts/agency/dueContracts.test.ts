import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import { stateNumber } from "@ribambelle/domain/contracts/contractKind";
import { addDays } from "@ribambelle/domain/kernel/day";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { listContractsNotNamed } from "../contracts.absent.store.ts";
import { findContractNamed, listSignedToStart } from "../signing/signing.store.ts";
import { type DueAct, findScheduler, listDue } from "./contracts.due.store.ts";
import { listContractsOf } from "./ofPerson.store.ts";

let database: TestDatabase;
let parentId: number;
let babysitterId: number;
const db = () => database.connection.db;
const day = "2026-11-24";
const [before, after] = [addDays(day, -1), addDays(day, 1)];

beforeAll(async () => {
  database = await testDatabase();
  parentId = (await insertPerson(db(), "Parent")).personId;
  babysitterId = (await insertPerson(db(), "BabySitter")).personId;
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`DELETE FROM parent_contract`.execute(db());
});

const guard = (state: StateMeaning, given: object = {}) =>
  insertParentContract(db(), parentId, {
    keeper: "portal",
    state: stateNumber("guard", state) ?? 0,
    ...given,
  });
const due = async (act: DueAct, more: object = {}) =>
  listDue(db(), "guard", act, { day, after: 0, limit: 10, ...more });

describe("what the portal does by itself", () => {
  it.each<[DueAct, StateMeaning, string, string, StateMeaning]>([
    ["ask", "sending", "scheduled_for", day, "waiting"],
    ["expire", "waiting", "sign_by", before, "sending"],
    ["start", "signed", "start_date", day, "waiting"],
    ["end", "inProgress", "end_date", before, "signed"],
    ["terminate", "inProgress", "terminates_on", day, "signed"],
  ])(
    "%s is due for a contract of the portal that is %s, whose %s is %s or earlier (AGCON-11, AGCON-32)",
    async (act, state, column, last, another) => {
      const first = await guard(state, { [column]: addDays(last, -30) });
      const found = await guard(state, { [column]: last });
      await guard(state, { [column]: addDays(last, 1) });
      await guard(state, { [column]: last, keeper: "software" });
      await guard(another, { [column]: last });
      await guard(state);
      expect(await due(act)).toEqual([
        { id: first, day: addDays(last, -30) },
        { id: found, day: last },
      ]);
      expect(await due(act, { limit: 1 })).toEqual([{ id: first, day: addDays(last, -30) }]);
      expect(await due(act, { after: first })).toEqual([{ id: found, day: last }]);
      expect(await due(act, { id: found })).toEqual([{ id: found, day: last }]);
    },
  );

  it("is not the end of a contract that is ended early, which has a day of its own (AGCON-11)", async () => {
    await guard("inProgress", { end_date: before, terminates_on: after });
    expect([await due("end"), await due("terminate")]).toEqual([[], []]);
    expect(await listDue(db(), "housework", "terminate", { day, after: 0, limit: 10 })).toEqual([]);
  });

  it("is told to who scheduled it last (AGCON-11)", async () => {
    const [one, other] = [await insertPerson(db(), "Agency"), await insertPerson(db(), "Agency")];
    const happened = (kind: string, id: number, act: string, by: number) =>
      sql`INSERT INTO contract_event (kind, contract_id, person_id, act, to_state, by, source, at)
        VALUES (${kind}, ${id}, ${parentId}, ${act}, 0, ${by}, 'page', now())`.execute(db());
    await happened("guard", 7, "schedule", other.personId);
    await happened("guard", 7, "schedule", one.personId);
    await happened("guard", 7, "edit", other.personId);
    await happened("guard", 8, "schedule", other.personId);
    await happened("housework", 7, "schedule", other.personId);
    expect([await findScheduler(db(), "guard", 7), await findScheduler(db(), "guard", 9)]).toEqual([
      one.personId,
      null,
    ]);
  });
});

describe("contracts among others", () => {
  it("signed here start on their day or later, the earliest first (SIGN-29)", async () => {
    const signed = (start: string, given: object = {}) =>
      guard("signed", { signed_here_on: before, start_date: start, ...given });
    const [today, ago, too] = [await signed(day), await signed(before), await signed(day)];
    await signed(after);
    await signed(day, { signed_here_on: null });
    await guard("waiting", { signed_here_on: before, start_date: day });
    const work = { state: stateNumber("housework", "signed") ?? 0, start_date: day, signed_here_on: day };
    const housework = await insertHouseworkContract(db(), parentId, work);
    const found = await listSignedToStart(db(), day);
    expect(found).toEqual([
      ...[ago, today, too].map((contractId) => ({ kind: "guard", contractId })),
      { kind: "housework", contractId: housework },
    ]);
  });

  it("are told apart within one reference by their start, where that is known; else it is the latest", async () => {
    const housework = (start_date: string | null) =>
      insertHouseworkContract(db(), parentId, { reference: "MNH-SAME", start_date });
    const [first, latest] = [await housework("2026-01-05"), await housework("2026-06-01")];
    await housework(null);
    const named = (start: string | null, reference = "MNH-SAME") =>
      findContractNamed(db(), "housework", reference, start);
    expect([
      await named("2026-01-05"),
      await named("2026-01-06"),
      await named(null),
      await named(null, "MNH-OTHER"),
    ]).toEqual([first, null, latest, null]);
    const one = await guard("signed", { reference: "GE-NAMED", start_date: day });
    expect(await findContractNamed(db(), "guard", "GE-NAMED", before)).toBe(one);
  });

  it("are missing in a file where it does not name them, of those of the software, by their ids, so many", async () => {
    const ofSoftware = () => guard("draft", { keeper: "software" });
    const [one, named, other] = [await ofSoftware(), await ofSoftware(), await ofSoftware()];
    await guard("draft");
    const { rows } = await sql<{
      reference: string;
    }>`SELECT reference FROM parent_contract WHERE id = ${named}`.execute(db());
    const absent = async (from: number, limit: number) =>
      (
        await listContractsNotNamed(
          db(),
          "parent",
          (reference) => sql<boolean>`${reference} = ${rows[0]?.reference}`,
          from,
          limit,
        )
      ).map(({ id }) => id);
    expect([await absent(0, 9), await absent(0, 1), await absent(one, 9)]).toEqual([
      [one, other],
      [one],
      [other],
    ]);
  });

  it("stand for a person with the latest start first, those without one before, then the newest", async () => {
    const own = (start_date: string | null) => guard("draft", { start_date });
    const [early, none, late, same] = [await own(before), await own(null), await own(day), await own(day)];
    const other = await insertPerson(db(), "Parent");
    await insertParentContract(db(), other.personId, { start_date: day });
    const { pool } = database.connection;
    const listed = await listContractsOf(pool, "guard", parentId);
    expect(listed.map(({ id }) => id)).toEqual([none, same, late, early]);
    await insertBabysitterContract(db(), babysitterId, { start_date: day });
    expect(await listContractsOf(pool, "babysitter", babysitterId)).toHaveLength(1);
    expect(await listContractsOf(pool, "babysitter", parentId)).toEqual([]);
  });
});
