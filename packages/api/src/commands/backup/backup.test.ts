import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isThorough } from "@ribambelle/processes/rounds";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { BareCommand } from "../../terminal/command.ts";
import { backupDay, emptyPortal, filesIn, type Portal } from "../../testing/stores/testBackup.store.ts";
import { insertDocument } from "../../testing/stores/testDocuments.store.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { backupCommand } from "./backup.ts";
import { restoreCommand } from "./restore.ts";

let agency: Portal;
let target: Portal;
let printed: string[];
let wrong: string[];
let opened: number;

beforeAll(async () => {
  agency = await emptyPortal();
  target = await emptyPortal("tables");
  const { personId } = await insertPerson(agency.database.connection.db, "Parent");
  await insertDocument({ db: agency.database.connection.db, fileStore: agency.fileStore }, personId);
});
afterAll(async () => {
  await agency.end();
  await target.end();
});
beforeEach(() => {
  printed = [];
  wrong = [];
  opened = 0;
});

const plain = (line: string) => line.replaceAll("\u00a0", " ").replaceAll(agency.folder, "…");
const run = (command: BareCommand, { database, fileStore }: Portal, ...args: string[]) =>
  command(args, {
    openDatabase: async () => {
      opened += 1;
      return database.connection;
    },
    changeTables: (act) => {
      opened += 1;
      return database.changeTables(act);
    },
    fileStore,
    now: backupDay,
    log: pino({ level: "silent" }),
    print: (line) => printed.push(plain(line)),
    printError: (line) => wrong.push(plain(line)),
  });

describe("npm run backup, then npm run restore,", () => {
  test("say how much went through, and take a relative file from where the person is", async () => {
    vi.stubEnv("INIT_CWD", agency.folder);
    expect(await run(backupCommand, agency, "mine.tar")).toBe(0);
    expect(await run(restoreCommand, target, "mine.tar")).toBe(0);
    vi.unstubAllEnvs();
    expect(printed).toEqual([
      expect.stringMatching(/^Sauvegarde écrite : …\/mine\.tar \(tables \d+, lignes \d+, fichiers 1\)\.$/),
      expect.stringMatching(
        /^Sauvegarde du 2026-11-20T10:00:00\.000Z restaurée \(tables \d+, lignes \d+, fichiers 1\)\.$/,
      ),
    ]);
    expect(wrong).toEqual([]);
    expect(await filesIn(target.fileStore)).toEqual(await filesIn(agency.fileStore));
  });

  test("end with 1 and one sentence when they may not run, in English when asked", async () => {
    const file = join(agency.folder, "mine.tar");
    expect(await run(backupCommand, agency, file)).toBe(1);
    expect(await run(restoreCommand, target, file, "--lang", "en")).toBe(1);
    expect([printed, wrong]).toEqual([
      [],
      [
        "…/mine.tar existe déjà : une sauvegarde n’en remplace jamais une autre. Choisissez un autre nom.",
        expect.stringMatching(/^The folder of the files is not empty \(documents\/.+\): a restore asks/),
      ],
    ]);
  });

  test("end with 1 before the database is opened when the arguments or the file are not right", async () => {
    const notes = join(agency.folder, "notes.txt");
    writeFileSync(notes, "notes");
    expect(await run(backupCommand, agency)).toBe(1);
    expect(await run(backupCommand, agency, "x", "--lang", "de")).toBe(1);
    expect(await run(restoreCommand, agency, "x", "y")).toBe(1);
    expect(await run(restoreCommand, agency, "x", "--identity")).toBe(1);
    expect(await run(restoreCommand, agency, "/nowhere.tar", "--lang=en")).toBe(1);
    expect(await run(restoreCommand, agency, notes)).toBe(1);
    expect(wrong).toEqual([
      "Usage : npm run backup -- FICHIER [--recipient age1…] [--lang fr|en]",
      "L’option --lang de n’est pas connue. Usage : npm run backup -- FICHIER [--recipient age1…] [--lang fr|en]",
      "L’option y n’est pas connue. Usage : npm run restore -- FICHIER [--identity CLÉ] [--dry-run] [--lang fr|en]",
      "L’option --identity n’est pas connue. Usage : npm run restore -- FICHIER [--identity CLÉ] [--dry-run] [--lang fr|en]",
      "The file /nowhere.tar does not exist or cannot be read.",
      "Le fichier …/notes.txt n’est pas une sauvegarde du portail.",
    ]);
    expect(opened).toBe(0);
  });

  test("encrypt for a key, and read with it: whole or not, without a database, or all of it", async () => {
    const file = join(agency.folder, "mine.tar.age");
    const [secret, key] = [await generateX25519Identity(), join(agency.folder, "key.txt")];
    writeFileSync(key, secret);
    expect(await run(backupCommand, agency, file, "--recipient", "age1nobody")).toBe(1);
    expect(await run(backupCommand, agency, file, "--recipient", await identityToRecipient(secret))).toBe(0);
    opened = 0;
    expect(await run(restoreCommand, target, file, "--dry-run")).toBe(1);
    expect(await run(restoreCommand, target, file, "--dry-run", "--identity", `${key}.gone`)).toBe(1);
    expect(await run(restoreCommand, target, file, "--dry-run", "--identity", key)).toBe(0);
    expect(opened).toBe(0);
    expect(wrong).toEqual([
      "age1nobody n’est pas une clé publique de age (age1…).",
      "La sauvegarde …/mine.tar.age est chiffrée : donnez le fichier de la clé avec --identity.",
      "Le fichier donné avec --identity n’existe pas, ou ne contient pas de clé de age (AGE-SECRET-KEY-1…).",
    ]);
    expect(printed.at(-1)).toMatch(
      /^Sauvegarde du \S+ entière \(tables \d+, .*\) : rien n’a été restauré\.$/,
    );
    const other = await emptyPortal("tables");
    expect(await run(restoreCommand, other, file, "--identity", key)).toBe(0);
    expect(await filesIn(other.fileStore)).toEqual(await filesIn(agency.fileStore));
    await other.end();
  });

  test.runIf(isThorough)(
    "end with 2 and name the files that are not those that were kept; the backup has them as they were found",
    async () => {
      for await (const key of agency.fileStore.keys()) await agency.fileStore.put(key, Buffer.from("spoilt"));
      const file = join(agency.folder, "spoilt.tar");
      expect(await run(backupCommand, agency, file)).toBe(2);
      expect(printed[0]).toMatch(
        /^Fichier abîmé, qui est dans la sauvegarde tel qu’il a été trouvé : documents\/\S+$/,
      );
      const other = await emptyPortal("tables");
      expect(await run(restoreCommand, other, file, "--lang", "en")).toBe(0);
      expect(printed.at(-1)).toBe("Files that were already damaged in the backup: 1.");
      expect(await filesIn(other.fileStore)).toEqual(await filesIn(agency.fileStore));
      await other.end();
    },
  );

  test("end with 2 and name the files that were not there; the backup is kept and says it when it comes back", async () => {
    for await (const key of agency.fileStore.keys()) await agency.fileStore.remove(key);
    const file = join(agency.folder, "lacking.tar");
    expect(await run(backupCommand, agency, file, "--lang", "en")).toBe(2);
    expect(printed[0]).toMatch(
      /^File missing or unreadable, which is not in the backup: documents\/[\w-]{22}\.pdf$/,
    );
    expect(existsSync(file)).toBe(true);
    const other = await emptyPortal("tables");
    expect(await run(restoreCommand, other, file)).toBe(0);
    expect(printed.at(-1)).toBe("Fichiers qui manquaient déjà à la sauvegarde : 1.");
    await other.end();
  });
});
