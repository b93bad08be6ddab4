import { basename } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Deps } from "../../deps.ts";
import { filesTasks } from "../../files/looseFiles.jobs.ts";
import { putLooseFile } from "../../files/looseFiles.ts";
import { fileChanges } from "../../importing/fileChanges.ts";
import { shortPdf } from "../../testing/papers/testPdfs.ts";
import { everythingKept, rowsOf } from "../../testing/stores/testKept.store.ts";
import { csv, type ImportTest, importTest } from "../../testing/testImport.ts";
import { putDocument } from "../documents/index.ts";

const folder = {
  "personnes.csv": csv("référence;rôle;nom;prénom", "P-1;parent;Lefèvre;Zoé"),
  "contrats-garde.csv": csv("référence;référence du parent;état", "GE-1;P-1;9"),
  "documents.csv": csv(
    "référence de la personne;référence du contrat;nature;fichier",
    "P-1;GE-1;contrat;ge1.pdf",
  ),
  "documents/ge1.pdf": shortPdf(),
};

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
  await agency.give(folder);
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;
const hour = 3_600_000;
const sweep = (later = hour + 60_000) =>
  filesTasks({
    connection: agency.database.connection,
    fileStore: agency.fileStore,
    now: () => new Date(Date.now() + later),
  } as Deps)["files.sweep"]?.({}, { id: "1" });

// As a process that is killed between storing a file and committing leaves it.
async function storeAndDie(): Promise<void> {
  const transaction = await db().startTransaction().execute();
  const changes = fileChanges(db(), agency.fileStore);
  await changes.put(transaction, "documents/00/left.pdf", Buffer.from("%PDF-1.7 left"));
  await transaction.rollback().execute();
  expect(await agency.keptFiles()).toContain("left.pdf");
}

// And between committing and removing a file that its document has let go of.
async function letGoAndDie(): Promise<void> {
  await agency.fileStore.put("documents/00/former.pdf", Buffer.from("%PDF-1.7 former"));
  await fileChanges(db(), agency.fileStore).remove(db(), ["documents/00/former.pdf"]);
}

describe("a file of an import that was killed", () => {
  test.each([
    ["the next import", async () => void (await agency.run())],
    ["the hourly job", async () => void (await sweep())],
  ])("is removed by %s, and no document loses its own", async (_, cleaning) => {
    const [kept, before] = [await agency.keptFiles(), await everythingKept(db())];
    await storeAndDie();
    await cleaning();
    expect(await agency.keptFiles()).toEqual(kept);
    expect(await everythingKept(db())).toEqual(before);
    expect(await rowsOf(db(), "loose_file")).toEqual([]);
  });

  test("is removed when it was only to be removed", async () => {
    const kept = await agency.keptFiles();
    await letGoAndDie();
    await agency.run();
    expect(await agency.keptFiles()).toEqual(kept);
  });

  test("is left alone by the hourly job until it is an hour old: it may be on its way", async () => {
    await storeAndDie();
    await sweep(hour - 60_000);
    expect(await agency.keptFiles()).toContain("left.pdf");
    await sweep();
    expect(await agency.keptFiles()).not.toContain("left.pdf");
  });

  test("is left alone, however old, by the hourly job while the import that names it goes on", async () => {
    const transaction = await db().startTransaction().execute();
    const changes = fileChanges(db(), agency.fileStore);
    await changes.put(transaction, "documents/00/coming.pdf", Buffer.from("%PDF-1.7 coming"));
    await sweep();
    await transaction.commit().execute();
    await sweep();
    expect(await agency.keptFiles()).toContain("coming.pdf");
  });

  test("is not one that another feature is putting: that one is left alone", async () => {
    await putLooseFile(db(), agency.fileStore, "photos/x/256.webp", Buffer.from("photo"));
    const deps = { connection: agency.database.connection, fileStore: agency.fileStore };
    const { fileKey } = await putDocument(deps, Buffer.from("%PDF-1.7 of a page"));
    await storeAndDie();
    await agency.run();
    expect(await agency.keptFiles()).toEqual(expect.arrayContaining(["256.webp", basename(fileKey)]));
    expect(await agency.keptFiles()).not.toContain("left.pdf");
  });

  test("waits for the hourly job while the file store is away, and the import goes on", async () => {
    await storeAndDie();
    const store = agency.fileStore;
    const away = { ...store, remove: () => Promise.reject(new Error("away")) };
    const { problems } = await agency.run({ fileStore: away });
    expect(problems).toEqual([]);
    await sweep();
    expect(await agency.keptFiles()).not.toContain("left.pdf");
  });

  test("is not touched by a dry run", async () => {
    await storeAndDie();
    await agency.run({ dryRun: true });
    expect(await agency.keptFiles()).toContain("left.pdf");
  });
});
