import { join } from "node:path";
import { makeFolder, removeFolder } from "@ribambelle/processes/folders";
import { makePostgres, rowsOf, systemPrograms } from "@ribambelle/processes/postgres";
import { isThorough } from "@ribambelle/processes/rounds";
import { describe, expect, onTestFinished, test } from "vitest";
import { connect } from "../../db/connection/connect.ts";
import {
  backUpTo,
  emptyPortal,
  everythingIn,
  filesIn,
  restoreFrom,
} from "../../testing/stores/testBackup.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";

const programs = systemPrograms();

describe.runIf(programs)("a portal that moves", () => {
  test.runIf(isThorough)(
    "a portal that moves from the embedded PostgreSQL to another, where it owns no more than its database, and back, is the same",
    async () => {
      const serverFolder = makeFolder();
      onTestFinished(() => removeFolder(serverFolder));
      const system = await makePostgres(serverFolder, programs?.folder);
      onTestFinished(() => system.stop("immediate"));
      await system.start();
      const [origin, between, end] = [await emptyPortal(), await emptyPortal(), await emptyPortal("tables")];
      const deps = { db: origin.database.connection.db, fileStore: origin.fileStore };
      const { personId } = await insertPerson(deps.db, "BabySitter", { first_name: "Zoé\t\\N" });
      await insertDocument(deps, personId);

      await rowsOf(system.url("postgres"), "CREATE ROLE agency LOGIN PASSWORD 'agency'");
      await rowsOf(system.url("postgres"), "CREATE DATABASE portal OWNER agency");
      const address = new URL(system.url("portal"));
      Object.assign(address, { username: "agency", password: "agency" });
      const moved = connect({ connectionString: address.href }, () => {});
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
    },
  );
});
