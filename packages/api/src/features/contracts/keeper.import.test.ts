import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shortPdf } from "../../testing/papers/testPdfs.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const people = csv("référence;rôle;nom;prénom", "P-1;parent;Lefèvre;Zoé", "P-2;parent;Moreau;Léa");
const guard = "contrats-garde.csv";
const header = "référence;référence du parent;état;date de début;lien de signature";
const pdf = shortPdf("a contract");

let agency: ImportTest;
beforeAll(async () => {
  agency = await importTest();
  await agency.give({ "personnes.csv": people });
});
afterAll(() => agency.end());

const db = () => agency.database.connection.db;
const contracts = () => rowsOf(db(), "parent_contract");
const events = async () =>
  (await rowsOf(db(), "contract_event")).map(({ act, from_state, to_state, changes, source, by }) => [
    act,
    from_state,
    to_state,
    changes,
    source,
    by,
  ]);

it("an import writes what it does to contracts into their history, and since when they wait (AGCON-24, AGCON-27)", async () => {
  await agency.give({ [guard]: csv(header, "GE-1;P-1;Brouillon;01/09/2026;") });
  expect(await contracts()).toMatchObject([{ keeper: "software", version: 1, asked_at: null }]);
  await agency.give({ [guard]: csv(header, "GE-1;P-1;2;02/09/2026;https://sign.example/1") });
  const [waiting] = await contracts();
  expect(waiting).toMatchObject({ version: 2, state: 2, reminders: 0 });
  expect(waiting?.asked_at).toEqual(waiting?.updated_at);
  // The same again changes nothing; another contract of nothing but its state is no other field.
  await agency.give({ [guard]: csv(header, "GE-1;P-1;2;02/09/2026;https://sign.example/1") });
  await agency.give({ [guard]: csv("référence;référence du parent;état", "GE-1;P-2;Signé") });
  await agency.give({
    [guard]: csv("référence;référence du parent;état", "GE-1;P-2;Signé"),
    "documents.csv": csv(
      "référence de la personne;référence du contrat;nature;fichier",
      "P-2;GE-1;contrat;ge-1.pdf",
    ),
    "documents/ge-1.pdf": pdf,
  });
  expect((await contracts())[0]?.asked_at).toEqual(waiting?.asked_at);
  const nothing = { from: null, to: null };
  expect(await events()).toEqual([
    ["create", null, 0, null, "import", null],
    [
      "change",
      0,
      2,
      { startDate: { from: "2026-09-01", to: "2026-09-02" }, signatureUrl: nothing },
      "import",
      null,
    ],
    ["change", 2, 3, { person: nothing }, "import", null],
    ["add-document", 3, 3, { documentKind: { from: null, to: "contract" } }, "import", null],
  ]);
});

it("a line that names a contract of the portal is refused, its documents too, and no export misses it (AGCON-24)", async () => {
  await sql`UPDATE parent_contract SET keeper = 'portal'`.execute(db());
  const before = await contracts();
  const { counts: done, problems } = await agency.give({
    [guard]: csv(header, "GE-1;P-2;En cours;02/09/2026;", "GE-2;P-2;En cours;02/09/2026;"),
    "documents.csv": csv(
      "référence de la personne;référence du contrat;nature;fichier",
      "P-2;GE-1;contrat;ge-1.pdf",
    ),
    "documents/ge-1.pdf": `${pdf}, another`,
  });
  expect(done).toEqual([counts(guard, { created: 1, refused: 1 }), counts("documents.csv", { refused: 1 })]);
  expect(problems).toEqual([
    "contrats-garde.csv, ligne 2, colonne « référence » : Ce contrat est tenu dans le portail.",
    "documents.csv, ligne 2, colonne « référence du contrat » : Ce contrat est tenu dans le portail.",
  ]);
  expect((await contracts()).filter(({ reference }) => reference === "GE-1")).toEqual(before);
  await agency.write({ [guard]: csv(header, "GE-2;P-2;En cours;02/09/2026;") });
  expect((await agency.run({ full: true })).absent).toEqual([]);
});

it("a contract that waits and becomes another family’s begins to wait anew (AGCON-24)", async () => {
  const give = (family: string) =>
    agency.give({ [guard]: csv(header, `GE-9;${family};2;02/09/2026;https://sign.example/9`) });
  await give("P-1");
  await sql`UPDATE parent_contract SET asked_at = asked_at - interval '9 days', reminders = 2, last_reminded_at = asked_at
    WHERE reference = 'GE-9'`.execute(db());
  await give("P-2");
  const anew = (await contracts()).find(({ reference }) => reference === "GE-9");
  expect(anew).toMatchObject({ state: 2, reminders: 0, last_reminded_at: null });
  expect(anew?.asked_at).toEqual(anew?.updated_at);
});
