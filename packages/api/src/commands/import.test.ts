import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openFileStore } from "../files/fileStore.ts";
import { csv, type ImportTest, importTest } from "../testing/testImport.ts";
import { rowsOf } from "../testing/testKept.store.ts";
import { importCommand } from "./import.ts";

let agency: ImportTest;
let printed: string[];
let wrong: string[];
beforeAll(async () => {
  agency = await importTest();
});
afterAll(() => agency.end());
beforeEach(() => {
  printed = [];
  wrong = [];
});

const plain = (line: string) => line.replaceAll("\u00a0", " ");
const run = (...args: string[]) =>
  importCommand(args, {
    connection: agency.database.connection,
    fileStore: openFileStore(join(agency.folder, "../files")),
    now: new Date("2026-11-20T10:00:00Z"),
    print: (line) => printed.push(plain(line)),
    printError: (line) => wrong.push(plain(line)),
  });

const header = "référence;rôle;nom;prénom;email";
const good = csv(header, "P-1;parent;Lefèvre;Zoé;zoe@example.fr");

describe("npm run import", () => {
  test("ends with 0 when every line is kept", async () => {
    await agency.write({ "personnes.csv": good });
    expect(await run(agency.folder)).toBe(0);
    expect(printed).toEqual(["personnes.csv : lignes créées 1, modifiées 0, inchangées 0, refusées 0"]);
  });

  test("ends with 2 when lines are refused, and says where and why, in French", async () => {
    await agency.write({ "personnes.csv": csv(header, "P-2;parent;X;Y;zoe"), "autre.txt": "" });
    expect(await run(agency.folder)).toBe(2);
    expect(printed).toEqual([
      "autre.txt : ce fichier n’est pas un fichier d’import ; il est ignoré.",
      "personnes.csv : lignes créées 0, modifiées 0, inchangées 0, refusées 1",
      "personnes.csv, ligne 2, colonne « email » : Le format de l'email n'est pas valide",
    ]);
  });

  test("says it in English when asked", async () => {
    expect(await run("--lang", "en", agency.folder)).toBe(2);
    expect(printed).toEqual([
      "autre.txt: this is not an import file; it is ignored.",
      "personnes.csv: 0 created, 0 updated, 0 unchanged, 1 refused",
      "personnes.csv, line 2, column “email”: The e-mail format is not valid",
    ]);
  });

  test("ends with 2 when a file cannot be read at all", async () => {
    await agency.write({ "personnes.csv": "" });
    expect(await run(agency.folder)).toBe(2);
    expect(printed.at(-1)).toBe("personnes.csv : Ce fichier est vide.");
  });

  test("says the first hundred problems and counts the others", async () => {
    const lines = Array.from({ length: 103 }, (_, index) => `Q-${index};parent;X;Y;zoe`);
    await agency.write({ "personnes.csv": csv(header, ...lines) });
    expect(await run(agency.folder)).toBe(2);
    expect(printed).toHaveLength(102);
    expect(printed.at(-1)).toBe("… et 3 autres problèmes.");
  });

  test("keeps nothing with --dry-run, even when npm took the option for itself", async () => {
    await agency.write({ "personnes.csv": csv(header, "P-7;parent;X;Y;") });
    expect(await run(agency.folder, "--dry-run")).toBe(0);
    vi.stubEnv("npm_config_dry_run", "true");
    expect(await run(agency.folder)).toBe(0);
    vi.unstubAllEnvs();
    const once = [
      "personnes.csv : lignes créées 1, modifiées 0, inchangées 0, refusées 0",
      "Essai à blanc : rien n’a été enregistré.",
    ];
    expect(printed).toEqual([...once, ...once]);
    expect(await rowsOf(agency.database.connection.db, "person")).toHaveLength(1);
  });

  test.each([
    [[], "Usage : npm run import -- DOSSIER [--dry-run] [--lang fr|en]"],
    [["/nowhere"], "Le dossier /nowhere n’existe pas ou ne peut pas être lu."],
    [
      ["x", "--force"],
      "L’option --force n’est pas connue. Usage : npm run import -- DOSSIER [--dry-run] [--lang fr|en]",
    ],
    [["x", "y"], "L’option y n’est pas connue. Usage : npm run import -- DOSSIER [--dry-run] [--lang fr|en]"],
    [
      ["x", "--lang", "de"],
      "L’option --lang de n’est pas connue. Usage : npm run import -- DOSSIER [--dry-run] [--lang fr|en]",
    ],
    [["/nowhere", "--lang=en"], "The folder /nowhere does not exist or cannot be read."],
  ])("ends with 1 and one sentence when it cannot run: %j", async (args, sentence) => {
    expect(await run(...args)).toBe(1);
    expect([printed, wrong]).toEqual([[], [sentence]]);
  });

  test("ends with 1 when the folder holds nothing to import", async () => {
    await agency.write({ "notes.txt": "" });
    expect(await run(agency.folder)).toBe(1);
    expect(wrong).toEqual([
      `Le dossier ${agency.folder} ne contient aucun des fichiers personnes.csv, contrats-garde.csv, contrats-menage.csv, contrats-intervenants.csv, documents.csv.`,
    ]);
  });
});
