import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pdfOf } from "../../../testing/signing/testSigning.ts";
import { rowsOf } from "../../../testing/stores/testKept.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../../testing/testImport.ts";

const [guard, documents, signatures] = ["contrats-garde.csv", "documents.csv", "signatures.csv"];
const people = csv(
  "référence;rôle;nom;prénom;email",
  "P-1;parent;Lefèvre;Zoé;zoe@example.fr",
  "P-2;parent;Moreau;Léa;lea@example.fr",
  "P-3;parent;Sans;Adresse;",
);
const guardHeader = "référence;référence du parent;état;date de début;lien de signature";
const contract = (state = "Brouillon", owner = "P-1") =>
  csv(guardHeader, `GE-1;${owner};${state};01/01/2027;`);
const documentLine = csv(
  "référence de la personne;référence du contrat;nature;fichier",
  "P-1;GE-1;contrat;c.pdf",
);
const header = "nature;référence du contrat;date de début;référence du second signataire;à signer avant le";
const line = (second = "", last = "22/12/2026") => csv(header, `Garde;GE-1;;${second};${last}`);

let agency: ImportTest;
let pdf: Buffer;
beforeEach(async () => {
  agency = await importTest();
  pdf = Buffer.from(await pdfOf(2));
  await agency.give({
    "personnes.csv": people,
    [guard]: contract(),
    [documents]: documentLine,
    "documents/c.pdf": pdf,
  });
});
afterEach(() => agency.end());

// Its pages are read, without a table of where they stand: it cannot be added to.
const withoutTable =
  "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj " +
  "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj trailer <</Root 1 0 R>>";

const db = () => agency.database.connection.db;
const give = (files: Record<string, string | Buffer>) => agency.give(files as never);
const requests = async () =>
  (
    await sql<{
      state: number;
      reason: string | null;
    }>`SELECT state, end_reason AS reason FROM signature_request ORDER BY opened_at, id`.execute(db())
  ).rows;
const contracts = async () => (await rowsOf(db(), "parent_contract")).map(({ state }) => state);
/** Has the first parent have signed, as the room does. */
const signed = () =>
  sql`UPDATE signature_signer SET state = 2, signed_at = '2026-11-21T10:00:00Z' WHERE position = 1`
    .execute(db())
    .then(() => sql`UPDATE parent_contract SET signed_here_on = '2026-11-21', state = 3`.execute(db()));

describe("requests to sign of an import", () => {
  test("open once: the same line and file again change nothing (SIGN-39)", async () => {
    const first = await give({ [signatures]: line("P-2") });
    expect([first.counts, first.problems]).toEqual([[counts(signatures, { created: 1 })], []]);
    expect(await contracts()).toEqual([2]);
    const again = await give({
      ...{ "personnes.csv": people, [guard]: contract(), [documents]: documentLine, "documents/c.pdf": pdf },
      [signatures]: line("P-2"),
    });
    expect(again.counts.flatMap(({ created, updated }) => [created, updated]).some(Boolean)).toBe(false);
    expect([await requests(), await contracts()]).toEqual([[{ state: 1, reason: null }], [2]]);
  });

  test.each([
    [line("P-9"), "Aucune personne ne porte cette référence."],
    [line("P-1"), "Cette personne ne peut pas signer ce contrat."],
    [line("P-3"), "Nous n’avons pas d’adresse e-mail pour un des signataires."],
    [line("", "19/11/2026"), "Ce jour est déjà passé."],
    [csv(header, "Garde;GE-9;;;"), "Aucun contrat ne porte cette référence."],
    [csv(header, "Ménage;GE-1;;;"), "Aucun contrat ne porte cette référence."],
  ])("are refused with a sentence each (SIGN-38, SIGN-39)", async (file, sentence) => {
    const { problems } = await give({ [signatures]: file });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
    expect(await requests()).toEqual([]);
  });

  test("are refused for a file that cannot be sealed, which says why (SIGN-37)", async () => {
    await give({ [documents]: documentLine, "documents/c.pdf": Buffer.from(withoutTable) });
    const { problems } = await give({ [signatures]: line() });
    expect(problems[0]).toContain("Ce PDF ne peut pas être signé : il est abîmé.");
  });

  test.each([
    ["22/12/2026", false],
    ["", false],
    ["23/12/2026", true],
  ])("open anew after their end by another last day, by this one (%s): %s (SIGN-39)", async (last, opens) => {
    await give({ [signatures]: line() });
    await sql`UPDATE signature_request SET state = 5`.execute(db());
    await sql`UPDATE parent_contract SET state = 5`.execute(db());
    const { counts: told } = await give({ [signatures]: line("", last) });
    expect(told).toEqual([counts(signatures, opens ? { created: 1 } : { unchanged: 1 })]);
    expect(await requests()).toHaveLength(opens ? 2 : 1);
  });

  test("stand by the newest of a contract, whatever became of those before: it is opened once, and ends with the contract (SIGN-31, SIGN-39)", async () => {
    await give({ [signatures]: line() });
    await sql`UPDATE signature_request SET state = 5, opened_at = opened_at - interval '1 day'`.execute(db());
    await sql`UPDATE parent_contract SET state = 5`.execute(db());
    await give({ [signatures]: line("", "23/12/2026") });
    const again = await give({ [signatures]: line("", "23/12/2026") });
    expect(again.counts).toEqual([counts(signatures, { unchanged: 1 })]);
    expect((await requests()).map(({ state }) => state)).toEqual([5, 1]);
    await give({ [guard]: contract("Annulé") });
    expect((await requests()).map(({ state }) => state)).toEqual([5, 6]);
  });

  test("are tried without being opened in a dry run (SIGN-39)", async () => {
    await agency.write({ [signatures]: line() });
    const tried = await agency.run({ dryRun: true });
    expect([tried.counts, await requests()]).toEqual([[counts(signatures, { created: 1 })], []]);
  });
});

describe("what was signed here", () => {
  test("is not taken back by an import, which says so; ends are taken (SIGN-31)", async () => {
    await give({ [signatures]: line("P-2") });
    await signed();
    const back = await give({ [guard]: contract() });
    expect(back.warnings).toMatchObject([{ code: "signedHere", subject: "GE-1 2026-11-21" }]);
    expect([await contracts(), await requests()]).toEqual([[3], [{ state: 1, reason: null }]]);
    await give({ [guard]: contract("Annulé") });
    expect([await contracts(), await requests()]).toEqual([
      [8],
      [{ state: 6, reason: "contrat terminé par un import" }],
    ]);
  });

  test("is cancelled by another document while it is open, and refuses one after all have signed (SIGN-32)", async () => {
    await give({ [signatures]: line() });
    const other = Buffer.from(await pdfOf(3));
    await give({ [documents]: documentLine, "documents/c.pdf": other });
    expect(await requests()).toEqual([{ state: 6, reason: "document remplacé" }]);
    expect(await contracts()).toEqual([1]);
    await give({ [signatures]: line() });
    await sql`UPDATE signature_request SET state = 3 WHERE state = 1`.execute(db());
    const same = await give({ [documents]: documentLine, "documents/c.pdf": other });
    expect(same.counts).toEqual([counts(documents, { unchanged: 1 })]);
    const late = () => give({ [documents]: documentLine, "documents/c.pdf": pdf });
    expect((await late()).problems[0]).toContain("Ce contrat a été signé sur le portail le 20 novembre 2026");
    await signed();
    expect((await late()).problems[0]).toContain("Ce contrat a été signé sur le portail le 21 novembre 2026");
  });

  test("is not touched by a paper of another kind, and cancelled once by documents of its reference for two (SIGN-32)", async () => {
    await give({ [signatures]: line() });
    const other = { "documents/c.pdf": Buffer.from(await pdfOf(3)) };
    await give({ [documents]: documentLine.replace("contrat;c.pdf", "attestation;c.pdf"), ...other });
    expect(await requests()).toEqual([{ state: 1, reason: null }]);
    await give({ [documents]: `${documentLine}P-2;GE-1;contrat;c.pdf\n`, ...other });
    expect(await requests()).toEqual([{ state: 6, reason: "document remplacé" }]);
    const { rows } = await sql<object>`SELECT kind FROM signature_event WHERE kind LIKE 'cancel%'`.execute(
      db(),
    );
    expect(rows).toHaveLength(1);
  });
});
