import { describe, expect, test } from "vitest";
import { houseworkContractsFile, parentContractsFile } from "../contracts/contracts.files.ts";
import { peopleFile } from "../people/people.file.ts";
import type { Columns } from "./column.ts";
import { importProblems } from "./imports.texts.ts";
import { lineProblems, ofRefusal } from "./problem.ts";
import { problemReason, problemText } from "./problemText.ts";
import { type Header, isBlank, legibleCell, readHeader, readRow as readRowOn } from "./row.ts";

const people = (...names: string[]) =>
  readHeader(peopleFile, ["référence", "rôle", "nom", "prénom", ...names]);
const today = "2026-11-20";
const readRow = <C extends Columns>(header: Header<C>, cells: readonly string[]) =>
  readRowOn(header, cells, today);
const known = ["P-1", "parent", "Le Goff", "Anaïs"];

describe("the header of an import file", () => {
  test("is recognised whatever the case, accents, blanks and hyphens", () => {
    const header = readHeader(parentContractsFile, [
      "REFERENCE",
      "Référence_du-parent",
      " etat ",
      "Date de Début",
      "nombre d'enfants",
      "agedupluS jeune enfant",
    ]);
    expect(header.problems).toEqual([]);
    expect(header.cells).toEqual([
      "reference",
      "personReference",
      "state",
      "startDate",
      "childrenCount",
      "youngestChildAgeCategory",
    ]);
  });

  test("names each required column that is missing", () => {
    const { problems } = readHeader(houseworkContractsFile, ["référence", "état"]);
    expect(problems).toEqual([
      { column: "personReference", code: "missing-column" },
      { column: "typology", code: "missing-column" },
      { column: "startDate", code: "missing-column" },
    ]);
  });

  test("refuses a column that is given twice", () => {
    expect(people("email", "E-mail").problems).toEqual([{ column: "email", code: "repeated-column" }]);
  });

  test("names the columns that it does not know and ignores empty ones at its end", () => {
    const header = people("âge du capitaine", "email", "", "");
    expect(header.unknown).toEqual(["âge du capitaine"]);
    expect(header.cells).toHaveLength(6);
    const within = people("", "email", " ");
    expect(within.unknown).toEqual([]);
    expect(within.cells).toEqual(["reference", "role", "lastName", "firstName", null, "email"]);
    expect([...within.present]).toEqual(["reference", "role", "lastName", "firstName", "email"]);
    expect(people("email", " ", " ").problems).toEqual([]);
  });

  test("is read up to 500 columns; more is another file, of which nothing is", () => {
    const wide = (columns: number) =>
      people(...Array.from({ length: columns - 4 }, (_, index) => `x${index}`));
    expect(wide(500)).toMatchObject({ problems: [], problemCell: -1 });
    expect(wide(500).unknown).toHaveLength(496);
    expect(wide(501)).toEqual({
      file: peopleFile,
      cells: [],
      present: new Set(),
      names: [],
      problemCell: -1,
      unknown: [],
      problems: [{ code: "too-many-columns", detail: "500" }],
    });
  });
});

describe("a line of an import file", () => {
  test("gives the values of its cells, composed, trimmed and on one line", () => {
    const header = people("ville");
    const { row } = readRow(header, [
      "P-1 ",
      "Parent",
      "Le\u00a0Goff",
      "Anai\u0308s",
      "Saint-\nNazaire",
    ]) as never;
    expect(row).toMatchObject({
      reference: "P-1",
      lastName: "Le Goff",
      firstName: "Anaïs",
      city: "Saint- Nazaire",
    });
  });

  test("has nothing, or no, where optional cells are empty or absent", () => {
    const { row } = readRow(people("email", "entretien passé"), [...known, "", ""]) as never;
    expect(row).toMatchObject({ email: null, hasBeenInterviewed: false, birthDate: null });
  });

  test("gives no value of a column that is not known", () => {
    const { row } = readRow(people("âge du capitaine"), [...known, "52"]) as never;
    expect(Object.keys(row)).toEqual(Object.keys(peopleFile.columns));
  });

  test("tells everything that is wrong with it", () => {
    const parsed = readRow(people("email", "date de naissance"), [
      "",
      "parent",
      "X",
      "Y",
      "no",
      "32/01/2000",
    ]);
    expect(parsed.problems).toEqual([
      { column: "reference", code: "required" },
      { column: "email", code: "email-format" },
      { column: "birthDate", code: "invalid-day" },
    ]);
  });

  test.each([
    [today, undefined],
    ["20/11/2026", undefined],
    ["21/11/2026", [{ column: "birthDate", code: "birth-in-future" }]],
    ["2027-01-01", [{ column: "birthDate", code: "birth-in-future" }]],
    ["2026-02-30T00:00", [{ column: "birthDate", code: "invalid-day" }]],
  ])("holds the birth date of somebody who is born: %s", (birthDate, problems) => {
    expect(readRow(people("date de naissance"), [...known, birthDate])).toEqual(
      problems ? { problems: [expect.objectContaining(problems[0])] } : { row: expect.anything() },
    );
  });

  test.each(["\u202e", "\u202d", "\u2066", "\u2069", "\u200f", "\u200e", "\u061c"])(
    "holds no mark that turns the direction of a name: %j",
    (mark) => {
      const { problems } = readRow(people(), ["P-1", "parent", `Le ${mark}ffoG`, "Anaïs"]);
      expect(problems).toEqual([{ column: "lastName", code: "direction-marks" }]);
    },
  );

  test("is read as it was before a spreadsheet was kept from running it", () => {
    const { row } = readRow(people("ville"), ["P-1", "parent", "'=1+1", "'-Marie", "'s-Gravenhage"]) as never;
    expect(row).toMatchObject({ lastName: "=1+1", firstName: "-Marie", city: "'s-Gravenhage" });
    expect(legibleCell(people(), "reference", ["'@ref"])).toBe("@ref");
  });

  test.each([
    ["too few", known.slice(1), "too-few-cells"],
    ["too many", [...known, "one more"], "too-many-cells"],
  ])("is refused with %s cells", (_, cells, code) => {
    expect(readRow(people(), cells).problems).toEqual([{ code }]);
  });

  test("may end with empty cells beyond the header", () => {
    expect(readRow(people(), [...known, "", " "]).problems).toBeUndefined();
  });

  test("a line of a report of refused lines is read without what is said of it, there or not", () => {
    const header = people("problème");
    expect([header.unknown, header.problemCell]).toEqual([[], 4]);
    for (const end of [["colonne « email » : …"], [""], []]) {
      expect(readRow(header, [...known, ...end])).toEqual(readRow(people(), known));
    }
    expect(readRow(header, known.slice(1)).problems).toEqual([{ code: "too-few-cells" }]);
    expect(readRow(header, [...known, "", "x"]).problems).toEqual([{ code: "too-many-cells" }]);
  });

  test("tells its reference even when the rest is wrong", () => {
    expect(legibleCell(people(), "reference", [" P-1 ", "?"])).toBe("P-1");
    expect(legibleCell(people(), "reference", ["P\ufffd1"])).toBe("");
    expect(legibleCell(people(), "birthDate", known)).toBe("");
  });

  test.each(["Ana\u0000is", "Ana\ufffdis", "Ana\u0007is"])(
    "refuses a cell that cannot be read: %j",
    (cell) => {
      const parsed = readRow(people(), ["P-1", "parent", "X", cell]);
      expect(parsed.problems).toEqual([{ column: "firstName", code: "unreadable-characters" }]);
    },
  );

  test.each([
    ["adresse", 200],
    ["complément d’adresse", 200],
    ["ville", 100],
  ])("takes of somebody’s %s %i characters, and no more", (name, most) => {
    expect(readRow(people(name), [...known, "x".repeat(most)]).problems).toBeUndefined();
    expect(readRow(people(name), [...known, "x".repeat(most + 1)]).problems).toMatchObject([
      { code: "too-long" },
    ]);
  });

  test("refuses a longitude without a latitude", () => {
    const header = people("longitude", "latitude");
    expect(readRow(header, [...known, "-1,55", ""]).problems).toMatchObject([
      { column: "latitude", code: "incomplete-position" },
    ]);
    expect(readRow(header, [...known, "", "47,2"]).problems).toMatchObject([
      { column: "longitude", code: "incomplete-position" },
    ]);
    expect(readRow(header, [...known, "-1,55", "47,2"]).problems).toBeUndefined();
  });

  test.each([
    ["01/02/2026", "31/01/2026", [{ column: "endDate", code: "ends-before-start" }]],
    ["01/02/2026", "01/02/2026", undefined],
    ["", "31/01/2026", undefined],
  ])("a contract from %s to %s is refused when it ends before it starts", (start, end, problems) => {
    const header = readHeader(parentContractsFile, [
      "référence",
      "référence du parent",
      "état",
      "date de début",
      "date de fin",
    ]);
    expect(readRow(header, ["GE-1", "P-1", "En cours", start, end]).problems).toEqual(problems);
  });

  test("is recognised by reference and start date when it is a housework contract", () => {
    const contract = { reference: "MNH-1", startDate: "2026-01-01" };
    const key = (given: object) => houseworkContractsFile.key({ ...contract, ...given } as never);
    expect(key({})).toBe(key({ state: 5 }));
    expect(key({})).not.toBe(key({ startDate: null }));
    expect(key({})).not.toBe(key({ reference: "MNH-2" }));
  });

  test("says nothing when all its cells are blank", () => {
    expect(isBlank(["", " ", "\u00a0"])).toBe(true);
    expect(isBlank(["", "0"])).toBe(false);
  });
});

describe("a problem of an import", () => {
  test("is said with its file, line and column, in French and in English", () => {
    const problem = { file: "personnes.csv", line: 12, column: "email", code: "email-format" } as const;
    expect(problemText(problem, "fr")).toBe(
      "personnes.csv, ligne 12, colonne «\u00a0email\u00a0»\u00a0: Le format de l'email n'est pas valide",
    );
    expect(problemText(problem, "en")).toBe(
      "personnes.csv, line 12, column “email”: This e-mail address is not valid",
    );
  });

  test("is said by its column alone to a reader who sees the line", () => {
    const problem = { column: "email", code: "email-format" } as const;
    expect(problemReason(problem, "fr")).toBe(
      "colonne «\u00a0email\u00a0»\u00a0: Le format de l'email n'est pas valide",
    );
    expect(problemReason({ ...problem, column: null }, "en")).toBe("This e-mail address is not valid");
  });

  test("is said in the words of the feature that declares it", () => {
    const { late, far } = lineProblems({
      late: { fr: "Trop tard.", en: "Too late." },
      far: { fr: (place) => `${place} est loin.`, en: (place) => `${place} is far.` },
    });
    expect(problemReason({ ...late, column: null }, "fr")).toBe("Trop tard.");
    expect(problemReason({ ...far, column: null, detail: "Brest" }, "en")).toBe("Brest is far.");
  });

  test.each([
    ["identity.email-taken", "email-taken"],
    ["email-taken", "email-taken"],
  ])("is said as the refusal of the promise of the database is: %s", (code, own) => {
    const problem = ofRefusal({ code, fr: "Déjà prise.", en: "Taken." });
    expect(problem.code).toBe(own);
    expect([problem.says.fr(""), problem.says.en("")]).toEqual(["Déjà prise.", "Taken."]);
  });

  test("has a sentence in both languages", () => {
    expect(Object.keys(importProblems.en)).toEqual(Object.keys(importProblems.fr));
  });

  test("keeps its French signs beside their word", () => {
    for (const sentence of Object.values(importProblems.fr)) {
      expect(sentence("1–2")).not.toMatch(/ [:;!?»]|« /);
    }
  });
});
