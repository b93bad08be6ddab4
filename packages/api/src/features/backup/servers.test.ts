import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "../../db/connect.ts";
import { hasSystemPostgres, type SystemPostgres, startSystemPostgres } from "../../testing/systemPostgres.ts";
import { backUpTo, emptyPortal, everythingIn, filesIn, restoreFrom } from "../../testing/testBackup.store.ts";
import { insertDocument } from "../../testing/testDocuments.store.ts";
import { insertPerson } from "../../testing/testPeople.store.ts";

describe.runIf(hasSystemPostgres)("a portal that moves", () => {
  let system: SystemPostgres;
  beforeAll(() => {
    system = startSystemPostgres();
  });
  afterAll(() => system.stop());

  test("from the embedded PostgreSQL to another, where it owns no more than its database, and back, is the same", async () => {
    const [origin, between, end] = [await emptyPortal(), await emptyPortal(), await emptyPortal("tables")];
    const needs = { db: origin.database.connection.db, fileStore: origin.fileStore };
    const { personId } = await insertPerson(needs.db, "BabySitter", { first_name: "Zoé\t\\N" });
    await insertDocument(needs, personId);

    const admin = new pg.Client(system.connection("postgres"));
    await admin.connect();
    await admin.query("CREATE ROLE agency LOGIN");
    await admin.query("CREATE DATABASE portal OWNER agency");
    await admin.end();
    const moved = connect({ ...system.connection("portal"), user: "agency" }, () => {});
    const outside = { ...between, pool: moved.pool };

    await backUpTo(join(origin.folder, "there.tar"), origin);
    await restoreFrom(join(origin.folder, "there.tar"), outside);
    await backUpTo(join(origin.folder, "back.tar"), outside);
    await restoreFrom(join(origin.folder, "back.tar"), end);
    for (const portal of [outside, end]) {
      expect(await everythingIn(portal.pool)).toEqual(await everythingIn(origin.pool));
      expect(await filesIn(portal.fileStore)).toEqual(await filesIn(origin.fileStore));
    }
    await moved.close();
    for (const portal of [origin, between, end]) await portal.end();
  });
});
