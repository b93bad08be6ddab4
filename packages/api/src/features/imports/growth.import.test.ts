import { afterEach, beforeEach, expect, test } from "vitest";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
});
afterEach(() => agency.end());

const give = (people: number) =>
  agency.give({
    "personnes.csv": csv(
      "référence;rôle;nom;prénom",
      ...Array.from({ length: people }, (_, n) => `FAM-${n};parent;Nom;Zoé`),
    ),
  });

// What the server believes is in each, by which it decides how to read it; none until it has looked.
async function believed(): Promise<Record<string, number>> {
  const { rows } = await agency.database.owner.query(`SELECT relname, reltuples::integer AS n FROM pg_class
    WHERE relname IN ('person', 'person_word', 'contract_standing', 'letter')`);
  return Object.fromEntries(rows.map(({ relname, n }) => [relname, n]));
}

test("what an import makes much larger is looked at meanwhile, or the lines that follow would be compared with all that were added before (IMPORTS-22)", async () => {
  const none = await believed();
  await agency.database.owner.query("ANALYZE person");
  expect((await give(700)).counts).toEqual([counts("personnes.csv", { created: 700 })]);
  expect(await believed()).toEqual({
    letter: none.letter,
    person: 700,
    contract_standing: 700,
    person_word: 1_400,
  });
});

test("what it makes a little larger is left to the server", async () => {
  const none = await believed();
  await give(200);
  expect(await believed()).toEqual(none);
});
