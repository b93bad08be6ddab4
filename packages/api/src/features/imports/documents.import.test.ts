import { mkdir, symlink, truncate } from "node:fs/promises";
import { join } from "node:path";
import { PDF } from "@libpdf/core";
import { maxDocumentBytes } from "@ribambelle/domain/imports/pdf";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aPdf, shortPdf as pdf } from "../../testing/papers/testPdfs.ts";
import { everythingKept, failOn, rowsOf } from "../../testing/stores/testKept.store.ts";
import { runSql } from "../../testing/stores/testModeration.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const file = "documents.csv";
const header = "référence de la personne;référence du contrat;nature;fichier";
const agencyFiles = {
  "personnes.csv": csv(
    "référence;rôle;nom;prénom",
    "P-1;parent;Lefèvre;Zoé",
    "P-2;parent;Moreau;Léa",
    "I-1;intervenant;Le Goff;Éloïse",
  ),
  "contrats-garde.csv": csv("référence;référence du parent;état", "GE-1;P-1;9"),
  "contrats-menage.csv": csv(
    "référence;référence du parent;prestation;état;date de début",
    "MNH-1;P-1;0;5;2025-01-01",
    "MNH-1;P-1;0;4;2026-01-01",
  ),
  "contrats-intervenants.csv": csv("référence;référence de l'intervenant;type;état", "INT-1;I-1;0;9"),
};

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
  await agency.give(agencyFiles);
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;
const documents = () => rowsOf(db(), "document");
const one = { [file]: csv(header, "P-1;GE-1;contrat;ge1.pdf"), "documents/ge1.pdf": pdf("one") };

describe("documents of an import", () => {
  test("are kept under an opaque id and named in their contract, amendments included", async () => {
    const { counts: done, problems } = await agency.give({
      [file]: csv(
        header,
        "P-1;GE-1;contrat;ge1.pdf",
        "P-1;MNH-1;contrat;2025\\ménage.pdf",
        "I-1;INT-1;contrat;c.pdf",
        "I-1;INT-1;attestation;a.pdf",
        "I-1;INT-1;Certificat de travail;t.pdf",
      ),
      "documents/ge1.pdf": pdf("ge"),
      // As macOS composes it.
      [`documents/2025/${"ménage".normalize("NFD")}.pdf`]: pdf("mnh"),
      "documents/c.pdf": pdf("c"),
      "documents/a.pdf": pdf("a"),
      "documents/t.pdf": pdf("t"),
    });
    expect([done, problems]).toEqual([[counts(file, { created: 5 })], []]);
    const kept = await documents();
    const idOf = (reference: string, kind: string) =>
      kept.find((row) => row.subject_reference === reference && row.kind === kind)?.id;
    for (const row of kept) expect(row.id).toMatch(/^[\w-]{22}$/);
    expect(await rowsOf(db(), "parent_contract")).toMatchObject([{ document_id: idOf("GE-1", "contract") }]);
    expect(await rowsOf(db(), "housework_contract")).toMatchObject([
      { document_id: idOf("MNH-1", "contract") },
      { document_id: idOf("MNH-1", "contract") },
    ]);
    expect(await rowsOf(db(), "babysitter_contract")).toMatchObject([
      {
        contract_document_id: idOf("INT-1", "contract"),
        attestation_document_id: idOf("INT-1", "attestation"),
        certificate_document_id: idOf("INT-1", "certificate"),
      },
    ]);
    expect(await agency.keptFiles()).toHaveLength(5);
  });

  test("change their contract on the day on which they come", async () => {
    await runSql(db(), "UPDATE parent_contract SET updated_at = '2020-01-01T00:00:00Z'");
    await agency.give(one);
    expect(await rowsOf(db(), "parent_contract")).toMatchObject([
      { document_id: expect.any(String), updated_at: new Date("2026-11-20T10:00:00Z") },
    ]);
  });

  test("are not touched by the same files a second time", async () => {
    await agency.give(one);
    const [before, files] = [await everythingKept(db()), await agency.keptFiles()];
    expect((await agency.run()).counts).toEqual([counts(file, { unchanged: 1 })]);
    expect(await everythingKept(db())).toEqual(before);
    expect(await agency.keptFiles()).toEqual(files);
  });

  test("take the place of the former file when theirs changes, under the same id", async () => {
    await agency.give(one);
    const [before] = await documents();
    const [formerFile] = await agency.keptFiles();
    const { counts: done } = await agency.give({ ...one, "documents/ge1.pdf": pdf("other words") });
    expect(done).toEqual([counts(file, { updated: 1 })]);
    expect(await documents()).toMatchObject([{ id: before?.id, byte_count: pdf("other words").length }]);
    const files = await agency.keptFiles();
    expect(files).toHaveLength(1);
    expect(files).not.toContain(formerFile);
  });

  test("are named in an amendment that comes later", async () => {
    await agency.give({
      [file]: csv(header, "P-1;MNH-1;contrat;m.pdf"),
      "documents/m.pdf": pdf("m"),
    });
    const amended = "référence;référence du parent;prestation;état;date de début\nMNH-1;P-1;0;0;2027-01-01\n";
    const { counts: done } = await agency.give({
      "contrats-menage.csv": amended,
      [file]: csv(header, "P-1;MNH-1;contrat;m.pdf"),
      "documents/m.pdf": pdf("m"),
    });
    expect(done).toEqual([counts("contrats-menage.csv", { created: 1 }), counts(file, { updated: 1 })]);
    const ids = (await rowsOf(db(), "housework_contract")).map((row) => row.document_id);
    expect(new Set(ids).size).toBe(1);
  });

  test("do not stay with a person whose contract turns out to be another's", async () => {
    await agency.give(one);
    const { counts: done } = await agency.give({
      "contrats-garde.csv": csv("référence;référence du parent;état", "GE-1;P-2;9"),
    });
    expect(done).toEqual([counts("contrats-garde.csv", { updated: 1 })]);
    expect(await rowsOf(db(), "parent_contract")).toMatchObject([{ document_id: null }]);
    expect(await documents()).toEqual([]);
    expect(await agency.keptFiles()).toEqual([]);
    expect(await rowsOf(db(), "audit_entry")).toContainEqual(
      expect.objectContaining({ action: "contracts.moved", subject: "GE-1" }),
    );
  });

  test("stay while an amendment of the same contract is still the person's", async () => {
    await agency.give({ [file]: csv(header, "P-1;MNH-1;contrat;m.pdf"), "documents/m.pdf": pdf("m") });
    await agency.give({
      "contrats-menage.csv": csv(
        "référence;référence du parent;prestation;état;date de début",
        "MNH-1;P-2;0;4;2026-01-01",
      ),
    });
    expect(await documents()).toHaveLength(1);
    expect(await rowsOf(db(), "housework_contract")).toMatchObject([
      { document_id: expect.any(String) },
      { document_id: null },
    ]);
  });

  test("are refused when the person, the contract, the kind or the file is wrong, and the others are kept", async () => {
    await agency.write({
      [file]: csv(
        header,
        "P-9;GE-1;contrat;ge1.pdf",
        "P-1;GE-9;contrat;ge1.pdf",
        "P-2;GE-1;contrat;ge1.pdf",
        "P-1;GE-1;attestation;ge1.pdf",
        "P-1;GE-1;facture;ge1.pdf",
        "P-1;GE-1;contrat;absent.pdf",
        "P-1;GE-1;contrat;ge1.pdf",
        "I-1;INT-1;contrat;not.pdf",
        "I-1;INT-1;attestation;huge.pdf",
        "I-1;INT-1;certificat;empty.pdf",
      ),
      "documents/ge1.pdf": pdf("one"),
      "documents/not.pdf": "<html>%PDF-</html>",
      "documents/huge.pdf": pdf("huge"),
      "documents/empty.pdf": "",
    });
    await truncate(join(agency.folder, "documents/huge.pdf"), maxDocumentBytes + 1);
    const { counts: done, problems } = await agency.run();
    expect(done).toEqual([counts(file, { refused: 10 })]);
    expect(problems.map((problem) => problem.replace("documents.csv, ", ""))).toEqual([
      "ligne 2, colonne « référence de la personne » : Aucune personne ne porte cette référence.",
      "ligne 3, colonne « référence du contrat » : Aucun contrat ne porte cette référence.",
      "ligne 4, colonne « référence du contrat » : Ce contrat est celui d’une autre personne.",
      "ligne 5, colonne « nature » : Un parent n’a que des documents de nature « contrat ».",
      "ligne 6, colonne « nature » : Cette valeur n’est pas connue. Valeurs possibles : contrat, attestation, certificat.",
      "ligne 7, colonne « fichier » : Ce fichier ne se trouve pas dans le dossier « documents ».",
      "ligne 8 : Cette ligne répète la ligne 7 ; seule la première est retenue.",
      "ligne 9, colonne « fichier » : Ce fichier n’est pas un PDF.",
      "ligne 10, colonne « fichier » : Ce fichier dépasse 20 Mo.",
      "ligne 11, colonne « fichier » : Ce fichier n’est pas un PDF.",
    ]);
    expect(await documents()).toEqual([]);
  });

  test("are refused where people could not read them, or they act by themselves; what is there stays (SPACE-29)", async () => {
    const lines = csv(
      header,
      "I-1;INT-1;contrat;c.pdf",
      "I-1;INT-1;attestation;a.pdf",
      "P-1;GE-1;contrat;g.pdf",
    );
    const whole = { "documents/c.pdf": pdf("c"), "documents/a.pdf": pdf("a"), "documents/g.pdf": pdf("g") };
    await agency.write({ [file]: lines, ...whole });
    await agency.run();
    const before = await documents();
    const locked = PDF.create();
    locked.addPage();
    locked.setProtection({ ownerPassword: "secret" });
    await agency.write({
      [file]: lines,
      "documents/c.pdf": pdf("c, cut off").subarray(0, 60),
      "documents/a.pdf": aPdf("/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>"),
      "documents/g.pdf": await locked.save(),
    });
    const { counts: done, problems } = await agency.run();
    expect(done).toEqual([counts(file, { refused: 3 })]);
    expect(problems.map((problem) => problem.slice(problem.indexOf(": ") + 2))).toEqual([
      "Ce fichier n’est pas un PDF.",
      "Ce PDF contient un programme (JavaScript) : enregistrez-le sans lui.",
      "Ce PDF est protégé : enregistrez-le sans mot de passe ni chiffrement.",
    ]);
    expect(await documents()).toEqual(before);
  });

  test.each([
    "../personnes.csv",
    "../documents/../secret.pdf",
    "..\\secret.pdf",
    "sub/../../secret.pdf",
    "/etc/passwd",
    "C:\\secret.pdf",
    "link.pdf",
    "linked/secret.pdf",
    "a-folder",
  ])("cannot lie outside the folder of documents: %s", async (name) => {
    await agency.write({ [file]: csv(header, `P-1;GE-1;contrat;${name}`), "secret.pdf": pdf("secret") });
    await mkdir(join(agency.folder, "documents/a-folder"), { recursive: true });
    await mkdir(join(agency.folder, "documents/sub"), { recursive: true });
    await symlink("../secret.pdf", join(agency.folder, "documents/link.pdf"));
    await symlink("..", join(agency.folder, "documents/linked"));
    const { counts: done, problems } = await agency.run();
    expect(done).toEqual([counts(file, { refused: 1 })]);
    expect(problems[0]).toMatch(/^documents\.csv, ligne 2, colonne « fichier » : /);
    expect(await agency.keptFiles()).toEqual([]);
  });

  test("are refused when there is no folder of documents", async () => {
    const { problems } = await agency.give({ [file]: one[file] });
    expect(problems).toEqual([
      "documents.csv, ligne 2, colonne « fichier » : Ce fichier ne se trouve pas dans le dossier « documents ».",
    ]);
  });

  test("leave no file behind when the database fails in the middle", async () => {
    const both = csv(header, "P-1;GE-1;contrat;ge1.pdf", "P-1;MNH-1;contrat;ge1.pdf");
    await agency.write({ ...one, [file]: both });
    await failOn(agency.database, "UPDATE", "housework_contract");
    await expect(agency.run()).rejects.toThrow("failure");
    expect(await documents()).toEqual([]);
    expect(await agency.keptFiles()).toEqual([]);
  });
});
