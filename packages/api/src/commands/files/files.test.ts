import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openFileStore } from "../../files/fileStore.ts";
import { removeFilesSoon } from "../../files/looseFiles.jobs.ts";
import { putLooseFile } from "../../files/looseFiles.ts";
import { FileStoreAway } from "../../files/storeProblems.ts";
import { testBucket } from "../../testing/servers/testBucket.ts";
import { backupDay, emptyPortal, type Portal } from "../../testing/stores/testBackup.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { sendPhoto } from "../../testing/testPhotos.ts";
import { filesCommand } from "./files.ts";

let agency: Portal;
let printed: string[];
let wrong: string[];
beforeAll(async () => {
  agency = await emptyPortal();
});
afterAll(() => agency.end());
beforeEach(() => {
  printed = [];
  wrong = [];
});

const db = () => agency.database.connection.db;
const run = (fileStore = agency.fileStore, ...args: string[]) =>
  filesCommand(args.length > 0 ? args : ["check"], {
    openDatabase: async () => agency.database.connection,
    changeTables: () => Promise.reject(new Error("it changes nothing")),
    fileStore,
    now: backupDay,
    log: pino({ level: "silent" }),
    print: (line) => printed.push(line.replaceAll("\u00a0", " ")),
    printError: (line) => wrong.push(line.replaceAll("\u00a0", " ")),
  });

describe("npm run files -- check", () => {
  test("ends with 0 when every file is as its row says, whatever is on its way in or out", async () => {
    const { personId } = await insertPerson(db(), "Parent");
    await insertDocument({ db: db(), fileStore: agency.fileStore }, personId);
    const babysitter = await insertPerson(db(), "BabySitter");
    const deps = { connection: agency.database.connection, fileStore: agency.fileStore };
    await sendPhoto({ ...deps, now: () => backupDay }, babysitter.personId);
    await putLooseFile(db(), agency.fileStore, "photos/aa/arriving.webp", Buffer.from("x"));
    await agency.fileStore.put("documents/aa/leaving.pdf", Buffer.from("x"));
    await removeFilesSoon(db(), ["documents/aa/leaving.pdf"]);
    expect(await run()).toBe(0);
    expect([printed, wrong]).toEqual([
      ["Fichiers nommés : 4, dont absents 0, changés 0. Fichiers sans nom : 0."],
      [],
    ]);
  });

  test.each(["a folder", "a bucket"])(
    "ends with 2 and names each file that is missing, changed or nobody’s: in %s",
    async (kind) => {
      const bucket = kind === "a bucket" ? await testBucket() : null;
      const portal = await emptyPortal();
      const fileStore = bucket?.store() ?? portal.fileStore;
      const deps = { db: portal.database.connection.db, fileStore };
      const { personId } = await insertPerson(deps.db, "Parent");
      for (const name of ["lost", "same", "spoilt"])
        await insertDocument(deps, personId, { fileKey: `documents/${name}.pdf` });
      await fileStore.remove("documents/lost.pdf");
      await fileStore.put("documents/spoilt.pdf", Buffer.from("%PDF-1.7 tesT"));
      await fileStore.put("old/nobody.pdf", Buffer.from("x"));
      const former = agency;
      agency = portal;
      expect(await run(fileStore, "check", "--lang", "en")).toBe(2);
      agency = former;
      expect(printed).toEqual([
        "File missing or unreadable: documents/lost.pdf",
        "File that is not the one that was kept: documents/spoilt.pdf",
        "File that nothing in the database names: old/nobody.pdf",
        "Files named: 3, of which missing 1, changed 1. Files without a name: 1.",
      ]);
      await portal.end();
      await bucket?.close();
    },
  );

  test("could not run when the whole store is away: no file is called missing", async () => {
    const bucket = await testBucket();
    const fileStore = bucket.store();
    bucket.line.cut();
    await expect(run(fileStore)).rejects.toThrow(FileStoreAway);
    await bucket.close();
    await expect(run(openFileStore(join(agency.folder, "not-mounted")))).rejects.toThrow(FileStoreAway);
    expect(printed).toEqual([]);
  });

  test("ends with 1 and its usage when it is not understood, or when there is no portal", async () => {
    expect(await run(undefined, "--lang", "en")).toBe(1);
    expect(await run(undefined, "repair")).toBe(1);
    const nothing = await emptyPortal("tables");
    const former = agency;
    agency = nothing;
    expect(await run()).toBe(1);
    agency = former;
    await nothing.end();
    expect(wrong).toEqual([
      "Usage: npm run files -- check [--lang fr|en]",
      "L’option repair n’est pas connue. Usage : npm run files -- check [--lang fr|en]",
      "Cette base de données ne contient pas de portail : il n’y a rien à sauvegarder.",
    ]);
  });
});
