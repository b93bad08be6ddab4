import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { imports } from "../../features.ts";
import { readConfig } from "../../readConfig.ts";
import type { CommandDeps } from "../../terminal/command.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { csv, type ImportTest, importTest } from "../../testing/testImport.ts";
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
const deps = (): CommandDeps => ({
  connection: agency.database.connection,
  fileStore: agency.fileStore,
  now: new Date("2026-11-20T10:00:00Z"),
  print: (line) => printed.push(plain(line)),
  printError: (line) => wrong.push(plain(line)),
});
const run = (...args: string[]) => importCommand(readConfig({}))(args, deps());

const header = "référence;rôle;nom;prénom;email";
const askForReport = "Pour recevoir les lignes refusées dans des fichiers à corriger : --report DOSSIER";
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
      askForReport,
    ]);
  });

  test("says it in English when asked", async () => {
    expect(await run("--lang", "en", agency.folder)).toBe(2);
    expect(printed).toEqual([
      "autre.txt: this is not an import file; it is ignored.",
      "personnes.csv: 0 created, 0 updated, 0 unchanged, 1 refused",
      "personnes.csv, line 2, column “email”: This e-mail address is not valid",
      "To get the refused lines as files to correct: --report FOLDER",
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
    expect(printed).toHaveLength(103);
    expect(printed.at(-2)).toBe("… et 3 autres problèmes.");
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

  test("keeps nothing with --all-or-nothing when a line is refused, and says so", async () => {
    await agency.write({ "personnes.csv": csv(header, "P-8;parent;X;Y;", "P-9;parent;X;Y;zoe") });
    expect(await run(agency.folder, "--all-or-nothing")).toBe(2);
    expect(printed.at(-2)).toBe(
      "Rien n’a été enregistré : une ligne au moins est refusée, et --all-or-nothing était demandé.",
    );
    vi.stubEnv("npm_config_all_or_nothing", "true");
    expect(await run(agency.folder)).toBe(2);
    vi.unstubAllEnvs();
    expect(await rowsOf(agency.database.connection.db, "person")).toHaveLength(1);
  });

  test("writes the refused lines where it is told, and says how to go on", async () => {
    await agency.write({ "personnes.csv": csv(header, "P-9;parent;X;Y;zoe") });
    const report = agency.reportFolder("refused");
    expect(await run(agency.folder, "--report", report)).toBe(2);
    expect(printed.at(-1)).toBe(
      `Les lignes refusées sont dans ${report} : corrigez-les, puis importez ce dossier.`,
    );
    expect(await run(agency.folder, "--report", report)).toBe(1);
    expect(wrong).toEqual([
      `Le dossier ${report} n’est pas vide : pour --report, donnez un dossier vide ou un nom nouveau.`,
    ]);
    wrong = [];
    expect(await run(agency.folder, "--report", join(agency.folder, "personnes.csv", "x"))).toBe(1);
    expect(wrong[0]).toMatch(/personnes\.csv\/x ne peut pas être écrit \(--report\)\.$/);
  });

  test("names those whom a complete export no longer has, and ends with 0: nothing is refused", async () => {
    await agency.write({ "personnes.csv": csv(header, "P-20;parent;Petit;Jean;") });
    expect(await run(agency.folder, "--full")).toBe(0);
    expect(printed.slice(1)).toEqual([
      "personnes.csv : P-1, parent, Lefèvre Zoé",
      "1 personne connue ne figure plus dans personnes.csv.",
      "Rien n’a été supprimé ni désactivé.",
    ]);
    const report = agency.reportFolder("absent");
    printed = [];
    await run(agency.folder, "--full", "--lang", "en", "--report", report);
    expect(printed.slice(1)).toEqual([
      "personnes.csv: P-1, parent, Lefèvre Zoé",
      "1 known person is no longer in personnes.csv.",
      "Nothing was removed or deactivated.",
      `All of them are in ${join(report, "absents.csv")}.`,
    ]);
  });

  test("names a hundred of them and counts the others", async () => {
    const many = Array.from({ length: 103 }, (_, index) => `M-${index};parent;X;Y;`);
    await agency.write({ "personnes.csv": csv(header, ...many) });
    await run(agency.folder);
    await agency.write({ "personnes.csv": good, "contrats-garde.csv": "" });
    printed = [];
    expect(await run(agency.folder, "--full")).toBe(2);
    expect(printed.slice(3, 103).every((line) => line.startsWith("personnes.csv : "))).toBe(true);
    expect(printed.slice(103)).toEqual([
      "… et 4 autres.",
      "104 personnes connues ne figurent plus dans personnes.csv.",
      "Rien n’a été supprimé ni désactivé.",
      "contrats-garde.csv n’a pas été lu comme un export complet : ce qui y manque n’est pas cherché.",
    ]);
  });

  test("stops after the running batch on Ctrl-C, says what was kept, and ends with 130", async () => {
    const lines = Array.from({ length: 1_500 }, (_, index) => `C-${index};parent;X;Y;;`);
    await agency.write({ "personnes.csv": csv(`${header};couleur`, ...lines) });
    // The unknown column is told before the first batch is kept.
    const interrupting = (line: string) => {
      printed.push(plain(line));
      if (line.includes("couleur")) process.emit("SIGINT");
    };
    const interrupted = (...args: string[]) =>
      importCommand(readConfig({}))([agency.folder, ...args], { ...deps(), print: interrupting });
    expect(await interrupted("--all-or-nothing")).toBe(130);
    expect(printed.at(-1)).toBe("Import interrompu : rien n’a été enregistré.");
    printed = [];
    expect(await interrupted()).toBe(130);
    expect(printed.slice(1)).toEqual([
      "personnes.csv : lignes créées 1000, modifiées 0, inchangées 0, refusées 0",
      "Import interrompu : les lignes comptées ci-dessus sont enregistrées. La même commande reprendra la suite.",
    ]);
    expect(await run(agency.folder)).toBe(0);
    expect(printed.at(-1)).toBe(
      "personnes.csv : lignes créées 500, modifiées 0, inchangées 1000, refusées 0",
    );
  });

  test.each([
    [
      [],
      "Usage : npm run import -- DOSSIER [--dry-run] [--all-or-nothing] [--full] [--quiet] [--report DOSSIER] [--lang fr|en]",
    ],
    [["/nowhere"], "Le dossier /nowhere n’existe pas ou ne peut pas être lu."],
    [
      ["x", "--force"],
      "L’option --force n’est pas connue. Usage : npm run import -- DOSSIER [--dry-run] [--all-or-nothing] [--full] [--quiet] [--report DOSSIER] [--lang fr|en]",
    ],
    [
      ["x", "y"],
      "L’option y n’est pas connue. Usage : npm run import -- DOSSIER [--dry-run] [--all-or-nothing] [--full] [--quiet] [--report DOSSIER] [--lang fr|en]",
    ],
    [
      ["x", "--lang", "de"],
      "L’option --lang de n’est pas connue. Usage : npm run import -- DOSSIER [--dry-run] [--all-or-nothing] [--full] [--quiet] [--report DOSSIER] [--lang fr|en]",
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
      `Le dossier ${agency.folder} ne contient aucun des fichiers ${imports.importers.map(({ file }) => file.name).join(", ")}.`,
    ]);
  });
});
