import { until } from "@ribambelle/processes/signals";
import { Kysely, PostgresDialect, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { personal } from "../features.ts";
import { isPersonal, type PersonalData } from "../personal.ts";
import { personWithEverything, tellingWords } from "../testing/everythingKept.ts";
import { fillEmptyTables } from "../testing/stores/fillTables.store.ts";
import { insertDocument } from "../testing/stores/testDocuments.store.ts";
import { insertParentContract, insertPerson } from "../testing/stores/testPeople.store.ts";
import {
  codesWithoutWords,
  countLeft,
  type PersonalRows,
  personalProblems,
  personalRowsOf,
  tablesThatSay,
} from "../testing/stores/testPersonal.store.ts";
import { buildTestApp, type TestApp } from "../testing/testApp.ts";
import { type TestDatabase, testDatabase } from "../testing/testDatabase.ts";
import { erasePeople } from "./erasePeople.store.ts";
import { forgetPerson } from "./forgetPerson.store.ts";

describe("what is kept about people", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  const problems = (declared: PersonalData = personal) => personalProblems(database.connection.db, declared);

  it("is declared for every table and column of the database, once (AUTH-OP9)", async () => {
    expect(await problems()).toEqual([]);
  });

  it("has words for each code that a person gets of it (SETTINGS-OP14)", async () => {
    expect(await codesWithoutWords(database.connection.db, personal)).toEqual([]);
  });

  describe("that is forgotten to be declared is found", () => {
    const undo = Symbol("undo");
    const changed = async (change: string, declared?: PersonalData): Promise<string[]> => {
      const found: string[] = [];
      await new Kysely<object>({ dialect: new PostgresDialect({ pool: database.owner }) })
        .transaction()
        .execute(async (transaction) => {
          await sql.raw(change).execute(transaction);
          found.push(...(await personalProblems(transaction, declared ?? personal)));
          throw undo;
        })
        .catch((error) => {
          if (error !== undo) throw error;
        });
      return found;
    };
    const contact = "CREATE TABLE contact (id integer PRIMARY KEY, person_id integer REFERENCES person)";
    const note = "CREATE TABLE contact_note (words text, contact_id integer REFERENCES contact)";

    it.each([
      ["a table", contact, ["contact is declared by nobody"]],
      [
        "a table that leads to a person through another",
        `${contact}; ${note}`,
        ["contact is declared by nobody", "contact_note is declared by nobody"],
      ],
      ["a column", "ALTER TABLE person ADD COLUMN shoe_size integer", ["person.shoe_size is not declared"]],
      [
        "a column that went",
        "ALTER TABLE photo_file DROP COLUMN sha256",
        ["photo_file.sha256 does not exist"],
      ],
      ["a table that went", "DROP TABLE invitation", ["invitation does not exist"]],
    ])("%s", async (_what, change, found) => {
      expect(await changed(change)).toEqual(found);
    });

    it("though it was called nobody’s", async () => {
      const nobodys = [
        { table: "contact", aboutNobody: "an oversight" },
        { table: "contact_note", aboutNobody: "an oversight" },
      ];
      expect(await changed(`${contact}; ${note}`, [...personal, ...nobodys])).toEqual([
        "contact leads to a person",
        "contact_note leads to a person",
      ]);
      const mailing = "CREATE TABLE mailing (id integer PRIMARY KEY, recipient text)";
      expect(
        await changed(mailing, [...personal, { table: "mailing", aboutNobody: "an oversight" }]),
      ).toEqual(["mailing.recipient may lead to a person"]);
    });

    it("though two declare it", async () => {
      const twice = personal.find(({ table }) => table === "photo");
      expect(await problems([...personal, ...(twice ? [twice] : [])])).toEqual([
        "photo is declared more than once",
      ]);
    });
  });
});

it("says of all that stays and that its person could read what it is and until when, but of what only keeps links and invitations (SPACE-35)", () => {
  const untold = personal.flatMap((declared) => {
    if (!isPersonal(declared) || Object.keys(declared.exported).length === 0) return [];
    const { table, whenDeleted } = declared;
    return whenDeleted.rows === "kept" && !whenDeleted.told ? [table] : [];
  });
  expect(untold).toEqual(["invitation", "unsubscribe_link"]);
});

it("covers a feature to come, whose rows are made, found and forgotten by its declaration alone", async () => {
  const database = await testDatabase();
  const { db } = database.connection;
  onTestFinished(() => database.drop());
  await database.owner.query(`CREATE TABLE contact (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, person_id integer NOT NULL REFERENCES person,
        reason smallint NOT NULL CHECK (reason IN (2, 3)), means text NOT NULL CHECK (means IN ('phone', 'letter')),
        wanted_at timestamptz NOT NULL, phone_number text);
      CREATE TABLE contact_note (contact_id integer NOT NULL REFERENCES contact ON DELETE CASCADE, words text NOT NULL);
      CREATE TABLE contact_bill (contact_id integer NOT NULL, payer_id integer NOT NULL, payer_name text DEFAULT 'Zoé')`);
  const answered = { event: "it is answered" };
  const word = { fr: "Mot", en: "Word" };
  const contacts: PersonalData = [
    {
      table: "contact",
      lead: { column: "person_id", to: "person" },
      title: { fr: "Contacts", en: "Contacts" },
      exported: { reason: word, means: word, wanted_at: word, phone_number: word },
      internal: ["id", "person_id"],
      until: answered,
      whenDeleted: { rows: "removed" },
    },
    {
      table: "contact_note",
      lead: { column: "contact_id", to: { table: "contact", key: "id" } },
      title: { fr: "Notes", en: "Notes" },
      exported: { words: word },
      internal: ["contact_id"],
      until: answered,
      whenDeleted: { rows: "removed-with", table: "contact" },
    },
    {
      table: "contact_bill",
      lead: { column: "payer_id", to: "person" },
      title: { fr: "Factures", en: "Bills" },
      exported: { payer_name: word },
      internal: ["contact_id", "payer_id"],
      until: { period: "10 years", after: "the year of issue" },
      whenDeleted: { rows: "kept", why: "Accounting (L123-22)", blanked: { payer_name: null } },
    },
  ];
  expect(await personalProblems(db, [...personal, ...contacts])).toEqual([]);
  const [{ personId }, other] = [await insertPerson(db, "Parent"), await insertPerson(db, "Parent")];
  for (const id of [personId, other.personId]) await fillEmptyTables(db, contacts, id);
  const kept = await personalRowsOf(db, contacts, personId);
  expect(kept.map(({ leads }) => leads.length)).toEqual([1, 1, 1]);
  await db.transaction().execute((transaction) => forgetPerson(transaction, contacts, personId, new Date()));
  expect(await Promise.all(kept.map((rows) => countLeft(db, rows)))).toEqual([0, 0, 1]);
  const [bill] = (await personalRowsOf(db, contacts, personId)).slice(-1);
  expect(bill?.blanked).toEqual([{ payer_name: null }]);
  const others = await personalRowsOf(db, contacts, other.personId);
  expect(others.map(({ leads }) => leads.length)).toEqual([1, 1, 1]);
  expect(others.at(-1)?.blanked).toEqual([{ payer_name: "Zoé" }]);
});

describe("deleting the account of a person who has something in everything", () => {
  let portal: TestApp;
  let own: number;
  let before: PersonalRows[];
  let after: PersonalRows[];
  const db = () => portal.database.connection.db;
  beforeAll(async () => {
    portal = await buildTestApp();
    const { personId, cookie } = await personWithEverything(portal);
    own = personId;
    before = await personalRowsOf(db(), personal, personId);
    for (const word of tellingWords) expect(await tablesThatSay(db(), personal, word)).toContain("person");
    const answer = await portal.call("POST", "/Authentication/deleteMyAccount", { cookie });
    expect(answer.statusCode).toBe(200);
    after = await personalRowsOf(db(), personal, personId);
  });
  afterAll(() => portal.close());

  const declaredAs = (...rows: string[]) =>
    before.filter(({ declared }) => rows.includes(declared.whenDeleted.rows));

  it("begins with rows of theirs in every table, and a value in every column to blank", () => {
    const empty = before.filter(({ leads }) => leads.length === 0);
    expect(empty.map(({ declared }) => declared.table)).toEqual([]);
    for (const { blanked } of before)
      for (const row of blanked) expect(Object.entries(row).filter(([, value]) => !value)).toEqual([]);
  });

  it("leaves none of the rows that are declared forgotten (AUTH-37, AUTH-OP9)", async () => {
    for (const rows of declaredAs("removed", "removed-with"))
      expect(await countLeft(db(), rows), rows.declared.table).toBe(0);
  });

  it("leaves every row that is declared kept, without what says who it was (AUTH-OP9)", async () => {
    for (const { declared, leads } of declaredAs("kept")) {
      const now = after.find((one) => one.declared === declared);
      // The deletion is noted too.
      expect(now?.leads.length, declared.table).toBeGreaterThanOrEqual(leads.length);
      const { whenDeleted } = declared;
      const blanks = (whenDeleted.rows === "kept" && whenDeleted.blanked) || {};
      for (const row of now?.blanked ?? [])
        for (const [column, blank] of Object.entries(blanks))
          expect([column, row[column]]).toEqual([
            column,
            typeof blank === "function" ? blank(Number(now?.leads[0])) : blank,
          ]);
    }
    for (const word of tellingWords) expect(await tablesThatSay(db(), personal, word)).toEqual([]);
  });

  it("leaves no file of what is forgotten in the store, and every file of what is kept (AVATAR-12, AUTH-OP9)", async () => {
    const filesOf = (rows: readonly PersonalRows[]) => rows.flatMap(({ files }) => files).sort();
    const inStore = async () => {
      const keys: string[] = [];
      for await (const key of portal.fileStore.keys()) keys.push(key);
      return keys.sort();
    };
    expect(filesOf(declaredAs("removed", "removed-with")).length).toBeGreaterThan(0);
    const kept = filesOf(declaredAs("kept"));
    expect(kept.length).toBeGreaterThan(0);
    await until(async () => (await inStore()).length <= kept.length);
    expect(await inStore()).toEqual(kept);
  });

  it("is followed by erasing them, which leaves what can only be added to, lets go of their files, and takes nothing of anybody else", async () => {
    const other = await insertPerson(db(), "Parent");
    const theirs = { reference: "GE-1", content: Buffer.from("%PDF-1.7 other") };
    const kept = await insertDocument({ db: db(), fileStore: portal.fileStore }, other.personId, theirs);
    await insertParentContract(db(), other.personId, { reference: "GE-1", document_id: kept.id });
    // What is another’s and about them goes as well.
    const family = await insertPerson(db(), "Parent");
    await sql`INSERT INTO nanny_interest (parent_id, babysitter_id, said_at)
      VALUES (${family.personId}, ${own}, now())`.execute(db());
    const ofOther = () => personalRowsOf(db(), personal, other.personId);
    const others = (await ofOther()).map(({ leads }) => leads);
    await db()
      .transaction()
      .execute((transaction) => erasePeople(transaction, personal, [own]));
    for (const rows of after) {
      const { table, isAppendOnly } = rows.declared;
      const left = await countLeft(db(), rows);
      expect([table, left]).toEqual([table, isAppendOnly ? rows.leads.length : 0]);
    }
    expect(after.some(({ declared, leads }) => declared.isAppendOnly && leads.length > 0)).toBe(true);
    const { rows } = await sql<{ key: string }>`SELECT file_key AS key FROM loose_file`.execute(db());
    expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(after.flatMap(({ files }) => files)));
    expect(rows.map(({ key }) => key)).not.toContain(kept.fileKey);
    expect((await ofOther()).map(({ leads }) => leads)).toEqual(others);
    const interests = await sql`SELECT FROM nanny_interest WHERE parent_id = ${family.personId}`.execute(
      db(),
    );
    expect(interests.rows).toEqual([]);
  });
});
