import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { change, everythingKept, rowsOf } from "../../../testing/stores/testKept.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../../testing/testImport.ts";

const people = "référence;rôle;nom;prénom";
const guard = "référence;référence du parent;état";
const housework = "référence;référence du parent;prestation;état;date de début";
const everyone = {
  "personnes.csv": csv(
    people,
    "P-1;parent;Lefèvre;Zoé",
    "P-2;parent;=Moreau;Léa",
    "I-1;intervenant;Le Goff;Éloïse",
    "A-1;agence;Brossard;Hélène",
  ),
  "contrats-garde.csv": csv(guard, "GE-1;P-1;9", "GE-2;P-2;9"),
  "contrats-menage.csv": csv(housework, "MNH-1;P-1;0;5;2025-01-01", "MNH-1;P-1;0;4;2026-01-01"),
};

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
  await agency.give(everyone);
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;
async function absentFrom(files: Readonly<Record<string, string>>) {
  await agency.write(files);
  return agency.run({ full: true });
}

describe("a complete export", () => {
  test("tells whom and what it no longer names, and nothing is removed or changed", async () => {
    const before = await everythingKept(db());
    await agency.write({
      "personnes.csv": csv(people, "P-1;parent;Lefèvre;Zoé", "A-1;agence;Brossard;Hélène"),
      "contrats-garde.csv": csv(guard, "GE-1;P-1;9"),
      "contrats-menage.csv": csv(housework, "MNH-1;P-1;0;4;2026-01-01"),
    });
    const { absent, absences } = await agency.run({ full: true, report: "refused" });
    expect(absent).toEqual([
      "personnes.csv: I-1 of I-1",
      "personnes.csv: P-2 of P-2",
      "contrats-garde.csv: GE-2 of P-2",
      "contrats-menage.csv: MNH-1 of P-1",
    ]);
    expect(absences).toEqual({
      counts: [
        { file: "personnes.csv", count: 2 },
        { file: "contrats-garde.csv", count: 1 },
        { file: "contrats-menage.csv", count: 1 },
      ],
      incomplete: [],
      unreadableReferences: 0,
      ignored: 0,
    });
    expect(await everythingKept(db())).toEqual(before);
    expect(await readFile(join(agency.reportFolder("refused"), "absents.csv"), "utf8")).toBe(
      [
        "\ufefffichier;référence;personne;rôle;nom;prénom;date de début;date de fin",
        "personnes.csv;I-1;I-1;intervenant;Le Goff;Éloïse;;",
        "personnes.csv;P-2;P-2;parent;'=Moreau;Léa;;",
        "contrats-garde.csv;GE-2;P-2;parent;'=Moreau;Léa;;",
        "contrats-menage.csv;MNH-1;P-1;parent;Lefèvre;Zoé;2025-01-01;",
        "",
      ].join("\r\n"),
    );
  });

  test("names everybody when it is the same as before, and in a dry run too", async () => {
    expect((await absentFrom(everyone)).absent).toEqual([]);
    expect((await agency.run({ full: true, dryRun: true })).absent).toEqual([]);
    expect((await agency.run({ full: true, allOrNothing: true })).absent).toEqual([]);
  });

  test("an export that was not said to be complete makes nobody absent", async () => {
    const { absent, absences } = await agency.give({
      "personnes.csv": csv(people, "P-1;parent;Lefèvre;Zoé"),
    });
    expect([absent, absences]).toEqual([[], null]);
  });

  test("has not lost those whose line is refused, however it is", async () => {
    const {
      absent,
      absences,
      counts: done,
    } = await absentFrom({
      "personnes.csv": csv(
        people,
        "P-1;voisin;Lefèvre;Zoé",
        'P-2;parent;"Moreau;Léa',
        "I-1;intervenant",
        "A-1;agence;B;H;;x",
      ),
      "contrats-menage.csv": csv(housework, "MNH-1;P-1;repassage;5;2025-01-01"),
    });
    expect(done).toEqual([
      counts("personnes.csv", { refused: 4 }),
      counts("contrats-menage.csv", { refused: 1 }),
    ]);
    expect([absent, absences?.unreadableReferences]).toEqual([[], 0]);
  });

  test("counts the refused lines that do not say whom they name", async () => {
    const { absent, absences } = await absentFrom({
      "personnes.csv": csv(people, ";parent;Lefèvre;Zoé", "P-2;parent;Moreau;Léa", "I-1;intervenant;X;Y"),
    });
    expect([absent, absences?.unreadableReferences]).toEqual([["personnes.csv: P-1 of P-1"], 1]);
  });

  test("is not looked at where a file is missing, cannot be read whole, or is a report of refused lines", async () => {
    expect(
      (await absentFrom({ "contrats-garde.csv": csv("référence;état", "GE-1;9") })).absences,
    ).toMatchObject({
      counts: [],
      incomplete: ["contrats-garde.csv"],
    });
    const report = csv(`${people};problème`, "P-1;parent;Lefèvre;Zoé;rôle");
    expect((await absentFrom({ "personnes.csv": report })).absences).toMatchObject({
      counts: [],
      incomplete: ["personnes.csv"],
    });
  });

  test("need not name the agency's own staff, unless it names some", async () => {
    const families = ["P-1;parent;Lefèvre;Zoé", "P-2;parent;Moreau;Léa", "I-1;intervenant;X;Y"];
    expect((await absentFrom({ "personnes.csv": csv(people, ...families) })).absent).toEqual([]);
    const other = csv(people, ...families, "A-2;agence;Perrault;Gaëtan");
    expect((await absentFrom({ "personnes.csv": other })).absent).toEqual(["personnes.csv: A-1 of A-1"]);
  });

  test("counts demonstration people apart, and leaves out whoever deleted their account", async () => {
    await agency.give({
      "personnes.csv": csv(people, "DEMO-P01;parent;X;Y", "DEMO-P02;parent;X;Y", "P-3;parent;X;Y"),
      "contrats-garde.csv": csv(guard, "GE-3;DEMO-P01;9", "GE-4;P-3;9"),
    });
    const person = (await rowsOf(db(), "person")).find((row) => row.agency_reference === "P-3");
    await change(db(), "person", { deactivated_at: new Date() }, Number(person?.id));
    const { absent, absences } = await absentFrom(everyone);
    expect([absent, absences?.ignored]).toEqual([[], 2]);
  });

  test("may lack more than a page of them", async () => {
    const many = Array.from({ length: 2_100 }, (_, index) => `X-${index};parent;X;Y`);
    const contracts = Array.from({ length: 2_100 }, (_, index) => `GX-${index};X-${index};9`);
    await agency.give({
      "personnes.csv": csv(people, ...many),
      "contrats-garde.csv": csv(guard, ...contracts),
    });
    const { absences } = await absentFrom(everyone);
    expect(absences?.counts.map(({ count }) => count)).toEqual([2_100, 2_100, 0]);
  });
});
