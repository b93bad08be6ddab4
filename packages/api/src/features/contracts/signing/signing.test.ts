import { afterAll, beforeAll, expect, it } from "vitest";
import { insertBabysitterContract, insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { openBySigning } from "./signing.actions.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it("a babysitter whose contract waits for its signature in the portal is under contract from then on", async () => {
  const { db } = database.connection;
  const { personId } = await insertPerson(db, "BabySitter");
  const contractId = await insertBabysitterContract(db, personId, { state: 0 });
  const { rows } = await database.owner.query("SELECT agency_reference FROM person WHERE id = $1", [
    personId,
  ]);
  const heard: unknown[] = [];
  const moved = await db.transaction().execute((transaction) =>
    openBySigning(
      transaction,
      { underContract: async (_, __, references, day) => void heard.push([references, day]) },
      { kind: "babysitter", contractId },
      {
        by: { actorId: null, address: null, requestId: null },
        now: new Date("2026-11-23T10:00:00Z"),
        source: "page",
        said: { signBy: "2026-12-08" },
      },
    ),
  );
  expect([moved, heard]).toEqual([true, [[[rows[0]?.agency_reference], "2026-11-23"]]]);
});
