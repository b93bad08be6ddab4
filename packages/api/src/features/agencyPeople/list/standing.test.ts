import { isActive } from "@ribambelle/domain/contracts/contract.states";
import { type ContractKind, contractKinds, statesOfKind } from "@ribambelle/domain/contracts/contractKind";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../../db/connection/connect.ts";
import {
  insertBabysitterContract,
  insertHouseworkContract,
  insertParentContract,
  insertPerson,
} from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const db = () => database.connection.db;
const ofKind = {
  guard: { role: "Parent", table: "parent_contract", owner: "parent_id", insert: insertParentContract },
  housework: {
    role: "Parent",
    table: "housework_contract",
    owner: "parent_id",
    insert: insertHouseworkContract,
  },
  babysitter: {
    role: "BabySitter",
    table: "babysitter_contract",
    owner: "babysitter_id",
    insert: insertBabysitterContract,
  },
} as const satisfies Record<ContractKind, object>;

interface Standing {
  readonly role: string;
  readonly sort_name: string;
  readonly has_active: boolean;
  readonly waits: boolean;
}
async function standing(personId: number, from: Db = db()): Promise<Standing | null> {
  const { rows } = await sql<Standing>`SELECT role, sort_name, has_active, waits FROM contract_standing
    WHERE person_id = ${personId}`.execute(from);
  return rows[0] ?? null;
}
const change = (kind: ContractKind, id: number, set: Readonly<Record<string, number>>, from: Db = db()) =>
  sql`UPDATE ${sql.table(ofKind[kind].table)}
    SET ${sql.join(Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
    WHERE id = ${id}`.execute(from);

const none = { has_active: false, waits: false };
const states = contractKinds.flatMap((kind) =>
  statesOfKind[kind].rows.map(({ value, meaning }) => ({ kind, value, meaning })),
);

describe("what is kept of people by their contracts", () => {
  it.each(states)(
    "says of a $kind contract that is $meaning whether it is in force and whether it waits, added and changed (FOLKS-10)",
    async ({ kind, value, meaning }) => {
      const { role, insert } = ofKind[kind];
      const said = { has_active: isActive(meaning), waits: meaning === "waiting" };
      const { personId } = await insertPerson(db(), role);
      expect(await standing(personId)).toMatchObject(none);
      const id = await insert(db(), personId, { state: value });
      expect(await standing(personId)).toMatchObject(said);
      await change(kind, id, { state: 0 });
      expect(await standing(personId)).toMatchObject(none);
      await change(kind, id, { state: value });
      expect(await standing(personId)).toMatchObject(said);
    },
  );

  it.each(contractKinds)(
    "follows a %s contract that goes to somebody else or is removed, others staying (FOLKS-10)",
    async (kind) => {
      const { role, insert, table, owner } = ofKind[kind];
      const { personId: one } = await insertPerson(db(), role);
      const { personId: other } = await insertPerson(db(), role);
      const id = await insert(db(), one, { state: 2 });
      await insert(db(), one, { state: 3 });
      await change(kind, id, { [owner]: other });
      expect(await standing(one)).toMatchObject({ has_active: true, waits: false });
      expect(await standing(other)).toMatchObject({ has_active: true, waits: true });
      await sql`DELETE FROM ${sql.table(table)} WHERE id = ${id}`.execute(db());
      expect(await standing(other)).toMatchObject(none);
    },
  );

  it("is of who is there alone, under the name that they have (FOLKS-10)", async () => {
    const { personId } = await insertPerson(db(), "Parent", { first_name: "Ana", last_name: "Roy" });
    await insertParentContract(db(), personId, { state: 9 });
    const set = (change: ReturnType<typeof sql>) =>
      sql`UPDATE person SET ${change} WHERE id = ${personId}`.execute(db());
    await set(sql`last_name = 'L’Hostis'`);
    expect(await standing(personId)).toMatchObject({ sort_name: "l hostis ana", has_active: true });
    await set(sql`deactivated_at = now()`);
    expect(await standing(personId)).toBeNull();
    await set(sql`deactivated_at = NULL`);
    expect(await standing(personId)).toMatchObject({ role: "Parent", has_active: true });
    const { personId: colleague } = await insertPerson(db(), "Agency");
    expect(await standing(colleague)).toBeNull();
  });

  it("is written when a transaction ends: nobody waits for one that goes on, and of one that is given up nothing is kept (IMPORTS-05)", async () => {
    const { personId } = await insertPerson(db(), "Parent");
    const first = await insertParentContract(db(), personId, { state: 9 });
    const second = await insertParentContract(db(), personId, { state: 0 });
    const given = await db().startTransaction().execute();
    await change("guard", first, { state: 7 }, given);
    expect(await standing(personId, given)).toMatchObject({ has_active: true });
    await change("guard", second, { state: 2 });
    expect(await standing(personId)).toMatchObject({ has_active: true, waits: true });
    await given.rollback().execute();
    await change("guard", second, { state: 0 });
    expect(await standing(personId)).toMatchObject({ has_active: true, waits: false });
  });

  it("is true after two who end the last two contracts of somebody at the same instant (FOLKS-10, AGCON-14)", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { personId } = await insertPerson(db(), "Parent");
      const ids = [
        await insertParentContract(db(), personId, { state: 9 }),
        await insertParentContract(db(), personId, { state: 9 }),
      ];
      await Promise.all(ids.map((id) => change("guard", id, { state: 7 })));
      expect(await standing(personId)).toMatchObject(none);
    }
  });
});
