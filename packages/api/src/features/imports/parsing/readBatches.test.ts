import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parentContractsFile } from "@ribambelle/domain/contracts/contracts.files";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodingOf } from "./encoding.ts";
import { readBatches, type WrongLine } from "./readBatches.ts";

const today = "2026-11-20";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ribambelle-read-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(content: string | Uint8Array): Promise<string> {
  const path = join(folder, "file.csv");
  await writeFile(path, content);
  return path;
}

const latin = (text: string) => Buffer.from(text.replaceAll("’", "\x92").replaceAll("œ", "\x9c"), "latin1");

const people = (delimiter: string) =>
  ["référence;rôle;nom;prénom;ville", "P-1;parent;Cœurdevey;Anaïs;L’Haÿ-les-Roses", ""]
    .join("\r\n")
    .replaceAll(";", delimiter);

async function readPeople(content: string | Uint8Array) {
  const wrong: WrongLine[] = [];
  const rows = [];
  for await (const batch of readBatches(await written(content), peopleFile, 2, today)) {
    wrong.push(...batch.wrong);
    rows.push(...batch.lines);
  }
  return { rows, wrong };
}

describe("a file to import", () => {
  const semicolons = people(";");
  const commas = people(",");
  test.each([
    ["UTF-8 and semicolons", semicolons],
    ["UTF-8 and commas", commas],
    ["UTF-8 with its mark and semicolons", `\ufeff${semicolons}`],
    ["UTF-8 with its mark and commas", `\ufeff${commas}`],
    ["Windows-1252 and semicolons", latin(semicolons)],
    ["Windows-1252 and commas", latin(commas)],
  ])("is read the same in %s", async (_, content) => {
    const { rows, wrong } = await readPeople(content);
    expect(wrong).toEqual([]);
    expect(rows).toMatchObject([
      {
        line: 2,
        row: { reference: "P-1", lastName: "Cœurdevey", firstName: "Anaïs", city: "L’Haÿ-les-Roses" },
      },
    ]);
  });

  test.each([
    ["DD/MM/YYYY", "01/09/2026", "86,67"],
    ["ISO", "2026-09-01", "86.67"],
  ])("may write days in %s", async (_, day, hours) => {
    const content = `référence;référence du parent;état;date de début;heures par mois\nGE-1;P-1;9;${day};${hours}\n`;
    for await (const { lines } of readBatches(await written(content), parentContractsFile, 10, today)) {
      expect(lines).toMatchObject([{ row: { startDate: "2026-09-01", monthlyHours: 86.67 } }]);
    }
  });

  test("a file in UTF-8 with one damaged byte loses the line of that byte only", async () => {
    const rows = ["référence;rôle;nom;prénom", "P-1;parent;Lefèvre;Zoé", "P-2;parent;?;Léa"].join("\n");
    const bytes = Buffer.from(rows);
    bytes[bytes.indexOf("?")] = 0xe9;
    const read = await readPeople(bytes);
    expect(read.rows).toMatchObject([{ line: 2, row: { lastName: "Lefèvre", firstName: "Zoé" } }]);
    expect(read.wrong).toEqual([
      { line: 3, problems: [{ column: "lastName", code: "unreadable-characters" }] },
    ]);
  });

  test("has its encoding recognised wherever the first accent stands", async () => {
    const far = "x".repeat(700_000);
    expect(await encodingOf(await written(`${far}é`))).toBe("utf-8");
    expect(await encodingOf(await written(latin(`${far}é`)))).toBe("windows-1252");
    expect(await encodingOf(await written(Buffer.from("é").subarray(0, 1)))).toBe("windows-1252");
  });

  test("numbers its lines truly, blank lines and quoted line breaks included", async () => {
    const { rows } = await readPeople(
      'référence;rôle;nom;prénom\n\n;;;\nP-1;parent;"Le\nGoff";Zoé\nP-2;parent;Petit;Léa\n',
    );
    expect(rows.map(({ line, row }) => [line, row.lastName])).toEqual([
      [4, "Le Goff"],
      [6, "Petit"],
    ]);
  });

  test.each([
    ["nothing", "", "empty-file"],
    ["blank lines", "\n\n", "empty-file"],
    ["UTF-16", Buffer.from("\ufeffréférence;rôle", "utf16le"), "not-text"],
    ["a spreadsheet", Buffer.from("PK\x03\x04\0\0\0"), "not-text"],
    ["one endless line", "x".repeat(1_300_000), "line-too-long"],
  ])("a file of %s is refused as a whole", async (_, content, code) => {
    expect(await readPeople(content)).toEqual({ rows: [], wrong: [{ line: null, problems: [{ code }] }] });
  });

  test("a folder in place of a file is refused as a whole", async () => {
    for await (const { wrong } of readBatches(folder, peopleFile, 10, today)) {
      expect(wrong).toEqual([{ line: null, problems: [{ code: "unreadable-file" }] }]);
    }
  });
});
