import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { everythingKept, rowsOf } from "../../testing/stores/testKept.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const team = "equipe.csv";
const people = "personnes.csv";
const teamHeader =
  "référence;nom;prénom;civilité;commercial;responsable de clientèle;contact RH;référent;téléphone";
const members = csv(
  teamHeader,
  "C-1;Aubry;Nathalie;Mme;oui;non;non;non;01 99 00 70 01",
  "M-1;Kerbrat;Yann;M.;non;oui;non;non;+33 1 99 00 70 02",
  "H-1;Delmas;Patrick;;non;non;oui;oui;",
);
const header =
  "référence;rôle;nom;prénom;référence du commercial;référence du responsable de clientèle;référence du contact RH;référence du référent;fin du référent";
const zoe = "P-1;parent;Lefèvre;Zoé;C-1;M-1;;;";
const noe = "I-1;intervenant;L’Hostis;Noé;;;H-1;H-1;30/06/2027";

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;
const give = (...lines: string[]) => agency.give({ [team]: members, [people]: csv(header, ...lines) });
const assigned = async () =>
  (await rowsOf(db(), "contact_assignment")).map((row) => [
    row.sales_representative,
    row.account_manager,
    row.hr_contact,
    row.referent,
    row.referent_end_day,
  ]);
const both = [
  ["C-1", "M-1", null, null, null],
  [null, null, "H-1", "H-1", "2027-06-30"],
];

describe("the agency’s team in an import", () => {
  test("comes with its roles, its phones as those of people, and active unless told (CONTACT-OP9)", async () => {
    const { problems, counts: done } = await agency.give({ [team]: members });
    expect(problems).toEqual([]);
    expect(done).toEqual([counts(team, { created: 3 })]);
    expect(await rowsOf(db(), "team_member")).toMatchObject([
      {
        agency_reference: "C-1",
        civility: "Ms",
        is_sales_representative: true,
        phone_number: "+33199007001",
      },
      { agency_reference: "M-1", civility: "Mr", is_account_manager: true, phone_number: "+33199007002" },
      { civility: null, is_hr_contact: true, is_referent: true, phone_number: null, is_enabled: true },
    ]);
    expect(await rowsOf(db(), "person")).toEqual([]);
  });

  test("is the same after the same files, and says what a changed line changed (CONTACT-OP9)", async () => {
    expect((await give(zoe, noe)).counts).toEqual([
      counts(team, { created: 3 }),
      counts(people, { created: 2 }),
    ]);
    expect(await assigned()).toEqual(both);
    expect((await agency.run()).counts).toEqual([
      counts(team, { unchanged: 3 }),
      counts(people, { unchanged: 2 }),
    ]);
    const { counts: again } = await give(zoe.replace("M-1", ""), noe.replace("2027", "2028"));
    expect(again[1]).toEqual(counts(people, { updated: 2 }));
    expect(await assigned()).toEqual([
      ["C-1", null, null, null, null],
      [null, null, "H-1", "H-1", "2028-06-30"],
    ]);
  });

  test("keeps what a file without the columns does not say, and empties what is empty (CONTACT-OP9)", async () => {
    await give(zoe, noe);
    await agency.give({
      [team]: csv("référence;nom;prénom;actif", "C-1;Aubry;Nathalie;non"),
      [people]: csv("référence;rôle;nom;prénom", "P-1;parent;Lefèvre;Zoé", "I-1;intervenant;L’Hostis;Noé"),
    });
    expect(await assigned()).toEqual(both);
    expect((await rowsOf(db(), "team_member"))[0]).toMatchObject({
      is_sales_representative: true,
      phone_number: "+33199007001",
      is_enabled: false,
    });
    await agency.give({
      [people]: csv(header, "P-1;parent;Lefèvre;Zoé;;;;;", "I-1;intervenant;L’Hostis;Noé;;;;;"),
    });
    expect(await assigned()).toEqual([]);
  });

  test.each([
    [
      "P-1;parent;Lefèvre;Zoé;C-9;;;;",
      "référence du commercial",
      "Aucun membre de l’équipe ne porte cette référence.",
    ],
    [
      "P-1;parent;Lefèvre;Zoé;H-1;;;;",
      "référence du commercial",
      "Ce membre de l’équipe n’a pas le rôle qui lui est donné ici (equipe.csv).",
    ],
    [
      "P-1;parent;Lefèvre;Zoé;;;;H-1;",
      "référence du référent",
      "Une personne de ce rôle n’a pas un tel contact.",
    ],
    [
      "I-1;intervenant;L’Hostis;Noé;C-1;;;;",
      "référence du commercial",
      "Une personne de ce rôle n’a pas un tel contact.",
    ],
    [
      "A-1;agence;Rolland;Inès;;;H-1;;",
      "référence du contact RH",
      "Une personne de ce rôle n’a pas un tel contact.",
    ],
    ["I-1;intervenant;L’Hostis;Noé;;;;;30/06/2027", "fin du référent", "Une fin est donnée sans référent."],
  ])("refuses the whole line %s by its column %s (CONTACT-OP9)", async (line, column, sentence) => {
    const { problems, counts: done } = await give(line, "P-2;parent;Petit;Jean;C-1;;;;");
    expect(problems).toEqual([`personnes.csv, ligne 2, colonne « ${column} » : ${sentence}`]);
    expect(done[1]).toEqual(counts(people, { created: 1, refused: 1 }));
    expect(await assigned()).toEqual([["C-1", null, null, null, null]]);
  });

  test("names members whom an earlier import brought, and changes with the person’s role (CONTACT-OP9)", async () => {
    await agency.give({ [team]: members });
    const { problems } = await agency.give({ [people]: csv(header, zoe) });
    expect(problems).toEqual([]);
    await agency.give({ [people]: csv(header, "P-1;intervenant;Lefèvre;Zoé;;;H-1;;") });
    expect(await assigned()).toEqual([[null, null, "H-1", null, null]]);
  });

  test("leaves nothing behind in a dry run, nor where one line of all is refused", async () => {
    await agency.write({ [team]: members, [people]: csv(header, zoe) });
    const before = await everythingKept(db());
    const { counts: tried } = await agency.run({ dryRun: true });
    expect(tried).toEqual([counts(team, { created: 3 }), counts(people, { created: 1 })]);
    await agency.write({ [team]: members, [people]: csv(header, zoe, noe.replace("H-1", "X-1")) });
    expect((await agency.run({ allOrNothing: true })).kept).toBe(false);
    expect([await everythingKept(db()), await rowsOf(db(), "team_member"), await assigned()]).toEqual([
      before,
      [],
      [],
    ]);
  });

  test("the team of a complete export lists the members it no longer names, and leaves them (CONTACT-OP9)", async () => {
    await give(zoe, noe);
    await agency.write({ [team]: csv(teamHeader, "C-1;Aubry;Nathalie;Mme;oui;non;non;non;01 99 00 70 01") });
    const { absent, absences } = await agency.run({ full: true, report: "report" });
    expect(absent).toEqual(["equipe.csv: H-1 of H-1", "equipe.csv: M-1 of M-1"]);
    expect(absences?.counts).toEqual([{ file: team, count: 2 }]);
    expect(await assigned()).toEqual(both);
  });
});

describe("whom families call, with an account of the agency", () => {
  const account = csv("référence;rôle;nom;prénom", "C-1;agence;Aubry;Nathalie", "M-9;agence;Petit;Léa");
  const linked = async () =>
    (await rowsOf(db(), "team_member")).map((row) => [row.agency_reference, row.person_id !== null]);

  test.each<[string, readonly Readonly<Record<string, string>>[]]>([
    ["the team first", [{ [team]: members }, { [people]: account }]],
    ["the accounts first", [{ [people]: account }, { [team]: members }]],
    ["both at once", [{ [team]: members, [people]: account }]],
  ])("is linked to it by the same reference: %s (STAFF-43)", async (_, imports) => {
    for (const files of imports) await agency.give(files);
    expect((await linked()).sort()).toEqual([
      ["C-1", true],
      ["H-1", false],
      ["M-1", false],
    ]);
  });
});
