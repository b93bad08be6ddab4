import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { migrate } from "../../db/migrate.ts";
import { insertPerson } from "../../testing/stores/testPeople.store.ts";
import { type TestDatabase, testDatabase } from "../../testing/testDatabase.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const db = () => database.connection.db;
const resultOf = async (expression: ReturnType<typeof sql>) =>
  (await sql<{ value: unknown }>`SELECT ${expression} AS value`.execute(db())).rows[0]?.value;
const wordsOf = async (personId: number) =>
  (
    await sql<{ word: string }>`SELECT word FROM person_word WHERE person_id = ${personId}
      ORDER BY word`.execute(db())
  ).rows.map(({ word }) => word);

describe("a name without what does not matter", () => {
  it.each([
    ["Élodie", "elodie"],
    ["L’HOSTIS", "l hostis"],
    ["l'hostis", "l hostis"],
    ["  Le   Goff ", "le goff"],
    ["Jean-François", "jean francois"],
    ["Jean‑François", "jean francois"],
    ["ŒUVRARD Ægir Strauß Ørsted", "oeuvrard aegir strauss orsted"],
    ["Łukasz Đặng İpek", "lukasz dang ipek"],
    ["Ｆｕｌｌ ﬁn", "full fin"],
    ["%_'\\\"(*)", ""],
    ["Мария", "мария"],
    ["", ""],
  ])("is the same however it is typed: %s is %s (FOLKS-03)", async (name, folded) => {
    expect(await resultOf(sql`folded_name(${name}::text)`)).toBe(folded);
  });
});

describe("a number by its digits", () => {
  it.each([
    ["+33 6 39 98 00 01", "639980001"],
    ["0033639980001", "639980001"],
    ["06.39-98 00 01", "639980001"],
    ["33639980001", "639980001"],
    ["+33 (0)6 39 98 00 01", "639980001"],
    ["+32 475 12 34 56", "32475123456"],
    ["0032 475 12 34 56", "32475123456"],
    ["03 33 44 55 66", "333445566"],
    ["+33", ""],
  ])("is the same with 0, 33, +33 and 0033: %s is %s (FOLKS-02)", async (number, digits) => {
    expect(await resultOf(sql`national_digits(${number}::text)`)).toBe(digits);
  });
});

describe("the words of somebody’s name", () => {
  it("are those of both names, and what follows each written together (FOLKS-06)", async () => {
    const { personId } = await insertPerson(db(), "Parent", {
      first_name: "Anne-Sophie",
      last_name: "de La Tour",
      phone_number: "+33639980001",
    });
    const words = ["anne", "annesophie", "de", "delatour", "la", "latour", "sophie", "tour"];
    expect(await wordsOf(personId)).toEqual(words);
    const { rows } = await sql`SELECT sort_name, phone_search FROM person WHERE id = ${personId}`.execute(
      db(),
    );
    expect(rows).toEqual([{ sort_name: "de la tour anne sophie", phone_search: "639980001" }]);
  });

  it("follow another name and another role, and go with a deleted account (FOLKS-06)", async () => {
    const { personId } = await insertPerson(db(), "Parent", { first_name: "Zoé", last_name: "Abadie" });
    const set = (change: ReturnType<typeof sql>) =>
      sql`UPDATE person SET ${change} WHERE id = ${personId}`.execute(db());
    await set(sql`last_name = 'Abadie-Roux'`);
    expect(await wordsOf(personId)).toEqual(["abadie", "abadieroux", "roux", "zoe"]);
    await set(sql`role = 'BabySitter'`);
    const { rows } = await sql`SELECT DISTINCT role, sort_name FROM person_word
      WHERE person_id = ${personId}`.execute(db());
    expect(rows).toEqual([{ role: "BabySitter", sort_name: "abadie roux zoe" }]);
    await set(sql`first_name = '', last_name = ''`);
    expect(await wordsOf(personId)).toEqual([]);
  });

  it("are each kept once, and go with a person who goes (FOLKS-06)", async () => {
    const names = { first_name: "Martin-Denis", last_name: "Martin Denis-Martin" };
    const { personId } = await insertPerson(db(), "Parent", names);
    const words = ["denis", "denismartin", "martin", "martindenis", "martindenismartin"];
    expect(await wordsOf(personId)).toEqual(words);
    await sql`DELETE FROM person WHERE id = ${personId}`.execute(db());
    expect(await wordsOf(personId)).toEqual([]);
  });

  it("are kept of many at once, and of no colleague (FOLKS-06)", async () => {
    await sql`INSERT INTO person (agency_reference, role, user_name, first_name, last_name)
      SELECT 'W-' || n, (ARRAY['Parent', 'BabySitter', 'Agency'])[n], 'w.' || n, 'Ines', 'Quemener'
      FROM generate_series(1, 3) n`.execute(db());
    const { rows } = await sql`SELECT role FROM person_word WHERE word = 'quemener' ORDER BY role`.execute(
      db(),
    );
    expect(rows).toEqual([{ role: "BabySitter" }, { role: "Parent" }]);
  });

  it("are never longer than an index takes (FOLKS-06)", async () => {
    const { personId } = await insertPerson(db(), "Parent", {
      first_name: "a".repeat(5_000),
      last_name: "b-".repeat(500),
    });
    expect((await wordsOf(personId)).every((word) => word.length <= 60)).toBe(true);
  });

  it("are made of those who were there before words were kept (FOLKS-06)", async () => {
    const folder = new URL("../../db/migrations/", import.meta.url);
    const before = (await readdir(folder)).filter((name) => name < "0037").length;
    const earlier = await testDatabase("tables");
    onTestFinished(() => earlier.drop());
    await earlier.changeTables(async (pool) => {
      await migrate(pool, { most: before });
      await pool.query(`INSERT INTO person (agency_reference, role, user_name, first_name, last_name, phone_number)
        VALUES ('E-1', 'Parent', 'e.1', 'Noé', 'Le Goff', '0639980001')`);
      await migrate(pool);
    });
    const { rows } = await sql`SELECT w.word, w.sort_name, p.phone_search
      FROM person_word w JOIN person p ON p.id = w.person_id ORDER BY w.word`.execute(earlier.connection.db);
    const row = (word: string) => ({ word, sort_name: "le goff noe", phone_search: "639980001" });
    expect(rows).toEqual([row("goff"), row("le"), row("legoff"), row("noe")]);
  });
});
