import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { shortPdf } from "../../../testing/papers/testPdfs.ts";
import { rowsOf } from "../../../testing/stores/testKept.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../../testing/testImport.ts";
import { csvLine } from "./reportText.ts";

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;
const header = "référence;rôle;nom;prénom;email";
const read = (file: string, report = "refused") =>
  readFile(join(agency.reportFolder(report), file), "utf8").then((text) => text.replaceAll("\u00a0", " "));

async function reported(content: string | Uint8Array): Promise<string[]> {
  await agency.write({ "personnes.csv": content });
  await agency.run({ report: "refused" });
  return (await read("personnes.csv")).split("\r\n").filter((line) => line !== "");
}

describe("the report of refused lines", () => {
  test("holds them as they stood, under the same header, and why in a last column", async () => {
    expect(
      await reported(
        csv(header, "P-1;parent;Petit;Jean;", 'P-2;voisin;"Le ""Goff""\nveuve";Zoé;zoe', "P-3;parent;;Léa;"),
      ),
    ).toEqual([
      `\ufeff${header};problème`,
      'P-2;voisin;"Le ""Goff""\nveuve";Zoé;zoe;colonne « rôle » : Cette valeur n’est pas connue. Valeurs possibles : parent, intervenant, agence. | colonne « email » : Le format de l\'email n\'est pas valide',
      "P-3;parent;;Léa;;colonne « nom » : Ce champ est obligatoire",
    ]);
  });

  test("has between quotes a cell whose blanks at its ends are its own, and what would end it", () => {
    expect(csvLine([" a", "b ", "c;d", 'e"f', "g h"], ";")).toBe('" a";"b ";"c;d";"e""f";g h\r\n');
  });

  test("keeps the separator of the file, and is in UTF-8 whatever the file was in", async () => {
    const windows = Buffer.from(csv("référence,rôle,nom,prénom,email", "P-1,parent,Bézu,Zoé,zoe"), "latin1");
    expect(await reported(windows)).toEqual([
      "\ufeffréférence,rôle,nom,prénom,email,problème",
      "P-1,parent,Bézu,Zoé,zoe,colonne « email » : Le format de l'email n'est pas valide",
    ]);
  });

  test("holds a line that cannot be cut into cells whole in its first cell, refused again until it is cut", async () => {
    const lines = await reported(csv(header, "P-1;parent;X", "P-2;parent;X;Y;;;encore", 'P-3;parent;"X;Y;'));
    expect(lines).toEqual([
      `\ufeff${header};problème`,
      '"P-1;parent;X";;;;;Cette ligne a moins de cellules que l’en-tête.',
      '"P-2;parent;X;Y;;;encore";;;;;Cette ligne a plus de cellules que l’en-tête.',
      '"P-3;parent;""X;Y;";;;;;Un guillemet ouvert sur cette ligne n’est pas bien refermé.',
    ]);
    const again = await agency.run({ folder: agency.reportFolder("refused") });
    expect([again.counts, again.warnings]).toEqual([[counts("personnes.csv", { refused: 3 })], []]);
  });

  test("runs nothing in a spreadsheet, and is imported as it was", async () => {
    const lines = await reported(
      csv(header, "P-1;voisin;=1+1;@SUM(A1);", "=cmd;parent;X", "P-2;voisin;Le;-Goff;"),
    );
    expect(lines.slice(1).map((line) => line.split(";").slice(0, 5))).toEqual([
      ["P-1", "voisin", "'=1+1", "'@SUM(A1)", ""],
      ["\"'=cmd", "parent", 'X"', "", ""],
      ["P-2", "voisin", "Le", "'-Goff", ""],
    ]);
    const path = join(agency.reportFolder("refused"), "personnes.csv");
    await writeFile(path, (await readFile(path, "utf8")).replaceAll("voisin", "parent"));
    await agency.run({ folder: agency.reportFolder("refused") });
    expect((await rowsOf(db(), "person")).map((person) => person.last_name)).toEqual(["=1+1", "Le"]);
  });

  test("says why in its own column whatever empty cells follow the others", async () => {
    expect(await reported(csv(`${header};;`, "P-1;parent;X;Y;zoe;;", "P-2;parent;X;Y;zoe"))).toEqual([
      `\ufeff${header};problème`,
      "P-1;parent;X;Y;zoe;colonne « email » : Le format de l'email n'est pas valide",
      "P-2;parent;X;Y;zoe;colonne « email » : Le format de l'email n'est pas valide",
    ]);
  });

  test("can be corrected and imported, and only its lines are then", async () => {
    await agency.write({
      "personnes.csv": csv(header, "P-1;parent;Petit;Jean;", "P-2;parent;Moreau;Léa;lea"),
      "contrats-garde.csv": csv("référence;référence du parent;état", "GE-1;P-1;9", "GE-2;P-2;9"),
      "documents.csv": csv(
        "référence de la personne;référence du contrat;nature;fichier",
        "P-1;GE-1;contrat;a.pdf",
        "P-2;GE-2;contrat;b.pdf",
      ),
      "documents/a.pdf": shortPdf("a"),
      "documents/b.pdf": shortPdf("b"),
    });
    await agency.run({ report: "refused" });
    const wrong = await readFile(join(agency.reportFolder("refused"), "personnes.csv"), "utf8");
    await writeFile(
      join(agency.reportFolder("refused"), "personnes.csv"),
      wrong.replace(";lea;", ";lea@example.fr;"),
    );
    const again = await agency.run({ folder: agency.reportFolder("refused") });
    expect([again.problems, again.warnings]).toEqual([[], []]);
    expect(again.counts).toEqual(
      ["personnes.csv", "contrats-garde.csv", "documents.csv"].map((file) => counts(file, { created: 1 })),
    );
    expect(await rowsOf(db(), "document")).toHaveLength(2);
  });

  test("the report of a report has one column that says why, not two", async () => {
    await reported(csv(header, "P-1;parent;X;Y;zoe"));
    await agency.run({ folder: agency.reportFolder("refused"), report: "again" });
    expect((await read("personnes.csv", "again")).split("\r\n")[1]).toBe(
      "P-1;parent;X;Y;zoe;colonne « email » : Le format de l'email n'est pas valide",
    );
  });

  test("the report of a dry run is the same", async () => {
    await agency.write({ "personnes.csv": csv(header, "P-1;parent;X;Y;zoe") });
    await agency.run({ report: "tried", dryRun: true });
    await agency.run({ report: "refused" });
    expect(await read("personnes.csv", "tried")).toBe(await read("personnes.csv"));
  });

  test("is for its owner's eyes, and leaves no folder when nothing is refused", async () => {
    await reported(csv(header, "P-1;parent;X;Y;zoe"));
    const modes = await Promise.all(
      [agency.reportFolder("refused"), join(agency.reportFolder("refused"), "personnes.csv")].map(
        async (path) => (await stat(path)).mode & 0o777,
      ),
    );
    expect(modes).toEqual([0o700, 0o600]);
    await agency.write({ "personnes.csv": csv(header, "P-1;parent;X;Y;") });
    await agency.run({ report: "none" });
    await expect(readdir(agency.reportFolder("none"))).rejects.toThrow("ENOENT");
  });

  test("never takes the place of a report that somebody may be correcting", async () => {
    await reported(csv(header, "P-1;parent;X;Y;zoe"));
    await expect(agency.run({ report: "refused" })).rejects.toThrow("report-not-empty");
    await rm(agency.reportFolder("refused"), { recursive: true });
    await agency.run({ report: "refused" });
    expect(await readdir(agency.reportFolder("refused"))).toEqual(["personnes.csv"]);
  });
});
