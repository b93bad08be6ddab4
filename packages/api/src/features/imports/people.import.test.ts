import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  change,
  countResets,
  everythingKept,
  insertReset,
  rowsOf,
} from "../../testing/stores/testKept.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const file = "personnes.csv";
const header = "référence;rôle;nom;prénom;identifiant;email;téléphone";
const zoe = "P-1;parent;Lefèvre;Zoé;;Zoe@Example.fr;06 39 98 12 34";
const noe = "I-1;intervenant;L’Hostis;Noé;noe;noe@example.fr;";

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;
const give = (...lines: string[]) => agency.give({ [file]: csv(header, ...lines) });
const people = () => rowsOf(db(), "person");

describe("people of an import", () => {
  test("are created without a password, under names that sign-in recognises", async () => {
    const { counts: done, problems } = await give(zoe, noe);
    expect(problems).toEqual([]);
    expect(done).toEqual([counts(file, { created: 2 })]);
    expect(await people()).toMatchObject([
      {
        agency_reference: "P-1",
        role: "Parent",
        user_name: "p-1",
        email: "zoe@example.fr",
        phone_number: "+33639981234",
        password_hash: null,
        has_been_interviewed: false,
      },
      {
        agency_reference: "I-1",
        role: "BabySitter",
        user_name: "noe",
        email: "noe@example.fr",
        phone_number: null,
      },
    ]);
    expect(await rowsOf(db(), "audit_entry")).toMatchObject([
      { action: "imports.people-imported", actor_id: null, subject: "personnes.csv" },
    ]);
    expect(await rowsOf(db(), "audit_detail")).toMatchObject([{ changes: { created: 2, updated: 0 } }]);
  });

  test("have every column of the file", async () => {
    await agency.give({
      [file]: csv(
        "référence;rôle;nom;prénom;adresse;complément d'adresse;code postal;ville;longitude;latitude;date de naissance;entretien passé;bandeau d'information;rappel à la connexion",
        "I-1;intervenante;Le Goff;Éloïse;1 rue des Lilas;Bât. B;1000;Bourg-en-Bresse;5,2289;46.2056;29/02/2000;oui;yes;1",
      ),
    });
    expect(await people()).toMatchObject([
      {
        address: "1 rue des Lilas",
        address_complement: "Bât. B",
        zip_code: "01000",
        city: "Bourg-en-Bresse",
        longitude: 5.2289,
        latitude: 46.2056,
        birth_date: "2000-02-29",
        has_been_interviewed: true,
        displays_information_banner: true,
        displays_connection_popup: true,
      },
    ]);
  });

  test("are not touched by the same file a second time", async () => {
    await give(zoe, noe);
    const before = await everythingKept(db());
    const { counts: done, problems } = await agency.run();
    expect([done, problems]).toEqual([[counts(file, { unchanged: 2 })], []]);
    expect(await everythingKept(db())).toEqual(before);
  });

  test("are corrected by a changed line, the others left alone", async () => {
    await give(zoe, noe);
    const [, untouched] = await people();
    const { counts: done } = await give("P-1;parent;Lefèvre-Roy;Zoé;zoe;zoe@example.fr;", noe);
    expect(done).toEqual([counts(file, { updated: 1, unchanged: 1 })]);
    expect(await people()).toMatchObject([
      { last_name: "Lefèvre-Roy", user_name: "zoe", phone_number: null },
      { ...untouched },
    ]);
  });

  test("keep what the file does not speak of", async () => {
    await give(zoe);
    await agency.give({ [file]: csv("référence;rôle;nom;prénom", "P-1;parent;Roy;Zoé") });
    expect(await people()).toMatchObject([
      { last_name: "Roy", email: "zoe@example.fr", phone_number: "+33639981234" },
    ]);
  });

  test("keep their password, their language, their user name and what they have read", async () => {
    const withPopup = (popup: string) =>
      agency.give({
        [file]: csv(
          "référence;rôle;nom;prénom;identifiant;rappel à la connexion",
          `P-1;parent;X;Zoé;zoe;${popup}`,
        ),
      });
    await withPopup("oui");
    const [person] = await people();
    await change(
      db(),
      "person",
      { password_hash: "kept", locale: "en", displays_connection_popup: false },
      Number(person?.id),
    );
    const { counts: done } = await withPopup("oui");
    expect(done).toEqual([counts(file, { unchanged: 1 })]);
    await agency.give({ [file]: csv("référence;rôle;nom;prénom;identifiant", "P-1;parent;Y;Zoé;") });
    expect(await people()).toMatchObject([
      {
        last_name: "Y",
        user_name: "zoe",
        password_hash: "kept",
        locale: "en",
        displays_connection_popup: false,
      },
    ]);
  });

  test("are not brought back once their account was deleted", async () => {
    await give(zoe);
    const [person] = await people();
    await change(
      db(),
      "person",
      { deactivated_at: new Date(), email: null, first_name: "" },
      Number(person?.id),
    );
    const { counts: done, problems } = await agency.run();
    expect(done).toEqual([counts(file, { refused: 1 })]);
    expect(problems).toEqual([
      "personnes.csv, ligne 2, colonne « référence » : Le compte de cette personne a été supprimé ; un import ne le rétablit pas.",
    ]);
    expect(await people()).toMatchObject([{ first_name: "", email: null }]);
  });

  test("are refused line by line, each wrong cell named, and the good lines kept", async () => {
    const { counts: done, problems } = await give(
      zoe,
      ";parent;X;Y;;;",
      "P-2;voisin;X;;;pas-un-email;12",
      "P-3;parent;X",
      "P-4;parent;X;Y;;;;;encore",
      'P-5;parent;"X;Y;;;',
      "P-1;parent;Autre;Zoé;;;",
      noe,
    );
    expect(done).toEqual([counts(file, { created: 2, refused: 6 })]);
    expect(problems).toEqual([
      "personnes.csv, ligne 3, colonne « référence » : Ce champ est obligatoire",
      "personnes.csv, ligne 4, colonne « rôle » : Cette valeur n’est pas connue. Valeurs possibles : parent, intervenant, agence.",
      "personnes.csv, ligne 4, colonne « prénom » : Ce champ est obligatoire",
      "personnes.csv, ligne 4, colonne « email » : Le format de l'email n'est pas valide",
      "personnes.csv, ligne 4, colonne « téléphone » : Ce numéro de téléphone n’est pas valide.",
      "personnes.csv, ligne 5 : Cette ligne a moins de cellules que l’en-tête.",
      "personnes.csv, ligne 6 : Cette ligne a plus de cellules que l’en-tête.",
      "personnes.csv, ligne 7 : Un guillemet ouvert sur cette ligne n’est pas bien refermé.",
      "personnes.csv, ligne 8 : Cette ligne répète la ligne 2 ; seule la première est retenue.",
    ]);
  });

  test("cannot take the e-mail or the user name of another, nor an address that is not theirs as user name", async () => {
    const { counts: done, problems } = await give(
      zoe,
      noe,
      "P-2;parent;X;Y;;zoe@example.fr;",
      "P-3;parent;X;Y;NOE;;",
      "P-4;parent;X;Y;autre@example.fr;y@example.fr;",
      "P-5;parent;X;Y;y@example.fr;Y@example.fr;",
    );
    expect(done).toEqual([counts(file, { created: 3, refused: 3 })]);
    expect(problems).toEqual([
      "personnes.csv, ligne 4, colonne « email » : Cet email est déjà celui d’une autre personne.",
      "personnes.csv, ligne 5, colonne « identifiant » : Cet identifiant est déjà celui d’une autre personne.",
      "personnes.csv, ligne 6, colonne « identifiant » : Un identifiant qui contient « @ » doit être l’email de la personne.",
    ]);
  });

  test("may take the e-mail that a later line gives free", async () => {
    await give(zoe, noe);
    const { problems } = await give(
      "P-1;parent;Lefèvre;Zoé;;noe@example.fr;",
      "I-1;intervenant;L’Hostis;Noé;noe;libre@example.fr;",
    );
    expect(problems).toEqual([]);
    expect(await people()).toMatchObject([{ email: "noe@example.fr" }, { email: "libre@example.fr" }]);
  });

  test("keep signing in by their address when it is their user name and changes", async () => {
    await give("P-1;parent;X;Zoé;zoe@example.fr;zoe@example.fr;");
    await give("P-1;parent;X;Zoé;;nouvelle@example.fr;");
    expect(await people()).toMatchObject([
      { user_name: "nouvelle@example.fr", email: "nouvelle@example.fr" },
    ]);
  });

  test("leave an entry for each change of role or address, and reset links to the former address end", async () => {
    await give(zoe, noe);
    const [first] = await people();
    const personId = Number(first?.id);
    await insertReset(db(), personId);
    await give("P-1;parent;Nouveau;Zoé;;zoe@example.fr;", noe);
    expect(await countResets(db())).toBe(1);
    await give("P-1;intervenant;Nouveau;Zoé;;zoe2@example.fr;", noe);
    expect(await countResets(db())).toBe(0);
    expect((await rowsOf(db(), "audit_entry")).slice(-3)).toMatchObject([
      { action: "identity.role-changed", person_id: personId, subject: "Parent → BabySitter" },
      { action: "identity.email-changed", person_id: personId, subject: null },
      { action: "imports.people-imported", subject: "personnes.csv" },
    ]);
    expect(
      (await rowsOf(db(), "audit_detail")).slice(-2).map(({ person_id, changes }) => [person_id, changes]),
    ).toEqual([
      [personId, { role: { from: "Parent", to: "BabySitter" } }],
      [null, { created: 0, updated: 1 }],
    ]);
  });

  test("are the first of their lines, whatever lies between", async () => {
    const many = Array.from({ length: 1_500 }, (_, index) => `P-${index + 10};parent;X;Y;;;`);
    const { counts: done, problems } = await give(zoe, ...many, "P-1;parent;Autre;Zoé;;;");
    expect(done).toEqual([counts(file, { created: 1_501, refused: 1 })]);
    expect(problems).toEqual([
      "personnes.csv, ligne 1503 : Cette ligne répète la ligne 2 ; seule la première est retenue.",
    ]);
    const again = await agency.run();
    expect(again.counts).toEqual([counts(file, { unchanged: 1_501, refused: 1 })]);
  });

  test("are not read from a file that lacks a required column, and unknown columns are told once", async () => {
    const {
      counts: done,
      problems,
      warnings,
    } = await agency.give({
      [file]: csv("référence;nom;prénom;couleur", "P-1;X;Y;bleu", "P-2;X;Y;vert"),
    });
    expect(done).toEqual([counts(file, {})]);
    expect(problems).toEqual([
      "personnes.csv, colonne « rôle » : Cette colonne est obligatoire et manque dans le fichier.",
    ]);
    expect(warnings).toEqual([{ code: "unknownColumn", file, column: "couleur" }]);
  });
});
