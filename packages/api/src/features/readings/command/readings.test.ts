import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { actionsOf } from "../../../testing/agencyActs/noting.ts";
import { insertPerson } from "../../../testing/stores/testPeople.store.ts";
import { insertReading } from "../../../testing/stores/testReadings.store.ts";
import { type TestDatabase, testDatabase } from "../../../testing/testDatabase.ts";
import { readingsCommand } from "./readings.ts";

let database: TestDatabase;
let folder: string;
let printed: string[];
let wrong: string[];
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "ribambelle-readings-"));
  const ids = [];
  for (const [agency_reference, first_name] of [
    ["I-1", "Anaïs"],
    ["I-2", "Noé"],
  ] as const)
    ids.push(
      (await insertPerson(db(), "BabySitter", { agency_reference, first_name, last_name: "Le Goff" }))
        .personId,
    );
  const [late = 0, done = 0] = ids;
  const id = await insertReading(db(), late);
  await sql`UPDATE reading SET reference = 'LIRE-1'`.execute(db());
  await sql`INSERT INTO reading_recipient (reading_id, person_id, added_on, opened_at, read_at, confirmed_at)
    VALUES (${id}, ${done}, '2026-11-12', '2026-11-12T17:00:00Z', '2026-11-12T17:03:00Z', '2026-11-12T17:04:00Z')`.execute(
    db(),
  );
  await sql`UPDATE reading_recipient SET deadline = '2026-11-22'`.execute(db());
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  [printed, wrong] = [[], []];
});

const db = () => database.connection.db;
const plain = (line: string) => line.replaceAll(/[\u00a0\u202f]/g, " ");
const run = (...args: string[]) =>
  readingsCommand(args, {
    connection: database.connection,
    fileStore: undefined as never,
    now: new Date("2026-11-23T09:00:00Z"),
    print: (line) => printed.push(plain(line)),
    printError: (line) => wrong.push(plain(line)),
  });

describe("npm run readings", () => {
  it("tells who is late (READING-18)", async () => {
    expect(await run("--late")).toBe(0);
    expect(printed).toEqual([
      "LIRE-1, Protocole canicule, I-1, Anaïs Le Goff : rien ouvert, en retard depuis le 22/11/2026",
      "1 lecture en retard.",
    ]);
  });

  it("tells of one document who has opened, read and confirmed it, and who has not (READING-18)", async () => {
    expect(await run("--of", "LIRE-1", "--lang", "en")).toBe(0);
    expect(printed).toEqual([
      "LIRE-1, Protocole canicule, I-1, Anaïs Le Goff: not opened, late since 22/11/2026",
      "LIRE-1, Protocole canicule, I-2, Noé Le Goff: confirmed on 12 November 2026 at 18:04",
      "1 of 2 have done what is asked.",
    ]);
  });

  it("writes the same as a CSV file, never over something, and is noted (READING-18, AUDITS-04)", async () => {
    const file = join(folder, "lectures.csv");
    expect(await run("--of", "LIRE-1", "--to", file)).toBe(0);
    expect(readFileSync(file, "utf8").split("\r\n")).toEqual([
      "\ufeffréférence du document;titre;version;demande;référence de la personne;nom;à lire avant le;ouvert;lu;confirmé;en retard",
      "LIRE-1;Protocole canicule;1;À lire et confirmer;I-1;Anaïs Le Goff;22/11/2026;;;;oui",
      "LIRE-1;Protocole canicule;1;À lire et confirmer;I-2;Noé Le Goff;22/11/2026;2026-11-12T17:00:00.000Z;2026-11-12T17:03:00.000Z;2026-11-12T17:04:00.000Z;non",
      "",
    ]);
    expect((await actionsOf(database)).at(-1)).toBe("readings.listed");
    expect(await run("--late", "--to", file)).toBe(1);
    expect(wrong).toEqual([`${file} existe déjà : choisissez un autre nom.`]);
  });

  it.each([
    [["--of", "LIRE-2"], "Aucun document à consulter ne porte la référence LIRE-2."],
    [[], "Usage : npm run readings"],
    [["--late", "--of", "LIRE-1"], "Usage : npm run readings"],
    [["--soon"], "L’option --soon n’est pas connue."],
  ])("ends with 1 for %j (READING-18)", async (args, sentence) => {
    expect(await run(...args)).toBe(1);
    expect(wrong.join()).toContain(sentence);
  });
});
