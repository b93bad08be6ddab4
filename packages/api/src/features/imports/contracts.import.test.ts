import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { everythingKept, rowsOf } from "../../testing/stores/testKept.store.ts";
import { runSql } from "../../testing/stores/testModeration.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const people = csv(
  "référence;rôle;nom;prénom",
  "P-1;parent;Lefèvre;Zoé",
  "P-2;parent;Moreau;Léa",
  "I-1;intervenant;Le Goff;Éloïse",
  "A-1;agence;Brossard;Hélène",
);
const [guard, housework, work] = ["contrats-garde.csv", "contrats-menage.csv", "contrats-intervenants.csv"];
const guardHeader =
  "référence;référence du parent;référence de base;état;date de début;date de fin;garde partagée;temps plein;ponctuel;nombre d'enfants;âge du plus jeune enfant;heures par mois;lien de signature";
const guardLine =
  "GE-10;P-1;GE;En cours;01/09/2026;31/07/2027;oui;non;non;5;1 à 2 ans;86,67;https://signature.example.fr/GE-10";
const houseworkHeader =
  "référence;référence du parent;prestation;état;date de début;date de fin;heures par mois;lien de signature";
const workHeader =
  "référence;référence de l'intervenant;référence de base;type;état;date de début;date de fin;date de signature;durée du contrat;volume horaire;heures par mois;lien de signature";

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
  await agency.give({ "personnes.csv": people });
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;

describe("contracts of an import", () => {
  test("the contracts of a parent's babysitter have every field that the parent sees", async () => {
    const { counts: done, problems } = await agency.give({ [guard]: csv(guardHeader, guardLine) });
    expect([done, problems]).toEqual([[counts(guard, { created: 1 })], []]);
    expect(await rowsOf(db(), "parent_contract")).toMatchObject([
      {
        reference: "GE-10",
        base_reference: "GE",
        state: 9,
        start_date: "2026-09-01",
        end_date: "2027-07-31",
        is_shared_guard: true,
        is_full_time: false,
        is_one_shot: false,
        children_count: 4,
        youngest_child_age_category: 3,
        monthly_hours: 86.67,
        signature_url: "https://signature.example.fr/GE-10",
        document_id: null,
      },
    ]);
  });

  test("the contracts of housework are one per reference and start", async () => {
    const { problems } = await agency.give({
      [housework]: csv(
        houseworkHeader,
        "MNH-1;P-1;Ménage;Terminé;2025-01-01;2025-12-31;8;",
        "MNH-1;P-1;Ménage et repassage;4;2026-01-01;;12.5;https://signature.example.fr/1",
        "MNH-1;P-1;Cleaning;Draft;;;;",
        "MNH-1;P-1;Cleaning;Draft;;;;",
      ),
    });
    expect(problems).toEqual([
      "contrats-menage.csv, ligne 5 : Cette ligne répète la ligne 4 ; seule la première est retenue.",
    ]);
    expect(await rowsOf(db(), "housework_contract")).toMatchObject([
      {
        reference: "MNH-1",
        typology: 0,
        state: 5,
        start_date: "2025-01-01",
        end_date: "2025-12-31",
        monthly_hours: 8,
      },
      { typology: 1, state: 4, start_date: "2026-01-01", end_date: null, monthly_hours: 12.5 },
      { typology: 0, state: 0, start_date: null, monthly_hours: null },
    ]);
    expect((await agency.run()).counts).toEqual([counts(housework, { unchanged: 3, refused: 1 })]);
  });

  test("the contracts of a babysitter have every field that the babysitter sees", async () => {
    const { problems } = await agency.give({
      [work]: csv(
        workHeader,
        "INT-1;I-1;INT;Tutoré;PendingSignature;01/09/2026;;15/08/2026;CDI;Temps partiel;43,33;https://signature.example.fr/2",
      ),
    });
    expect(problems).toEqual([]);
    expect(await rowsOf(db(), "babysitter_contract")).toMatchObject([
      {
        reference: "INT-1",
        base_reference: "INT",
        type: 3,
        state: 2,
        start_date: "2026-09-01",
        end_date: null,
        signature_date: "2026-08-15",
        duration: 0,
        hourly_volume: 1,
        monthly_hours: 43.33,
        signature_url: "https://signature.example.fr/2",
      },
    ]);
  });

  test("are not touched by the same files a second time", async () => {
    await agency.give({
      "personnes.csv": people,
      [guard]: csv(guardHeader, guardLine),
      [housework]: csv(houseworkHeader, "MNH-1;P-1;Ménage;Terminé;;;8;"),
      [work]: csv(workHeader, "INT-1;I-1;;Standard;9;;;;;;;"),
    });
    const before = await everythingKept(db());
    const { counts: done } = await agency.run();
    expect(done.map(({ file, unchanged }) => [file, unchanged])).toEqual([
      ["personnes.csv", 4],
      [guard, 1],
      [housework, 1],
      [work, 1],
    ]);
    expect(await everythingKept(db())).toEqual(before);
  });

  test("are corrected by a changed line, and keep what the file does not speak of", async () => {
    await agency.give({ [guard]: csv(guardHeader, guardLine) });
    const { counts: done } = await agency.give({
      [guard]: csv("référence;référence du parent;état;date de fin", "GE-10;P-1;Terminé;"),
    });
    expect(done).toEqual([counts(guard, { updated: 1 })]);
    expect(await rowsOf(db(), "parent_contract")).toMatchObject([
      { state: 7, end_date: null, start_date: "2026-09-01", is_shared_guard: true, monthly_hours: 86.67 },
    ]);
  });

  test("are refused when they name nobody or somebody of another role, and the others are kept", async () => {
    const { counts: done, problems } = await agency.give({
      [guard]: csv(
        "référence;référence du parent;état",
        "GE-1;P-1;9",
        "GE-2;P-9;9",
        "GE-3;I-1;9",
        "GE-4;A-1;9",
      ),
      [work]: csv("référence;référence de l'intervenant;type;état", "INT-1;P-1;0;9", "INT-2;I-1;0;4"),
    });
    expect(done).toEqual([counts(guard, { created: 1, refused: 3 }), counts(work, { refused: 2 })]);
    expect(problems).toEqual([
      "contrats-garde.csv, ligne 3, colonne « référence du parent » : Aucune personne ne porte cette référence.",
      "contrats-garde.csv, ligne 4, colonne « référence du parent » : Cette personne n’a pas le rôle attendu ici.",
      "contrats-garde.csv, ligne 5, colonne « référence du parent » : Cette personne n’a pas le rôle attendu ici.",
      "contrats-intervenants.csv, ligne 2, colonne « référence de l’intervenant » : Cette personne n’a pas le rôle attendu ici.",
      // No state 4 in the babysitter's view.
      "contrats-intervenants.csv, ligne 3, colonne « état » : Cette valeur n’est pas connue. Valeurs possibles : Brouillon, Prêt à envoyer, En attente de votre signature, Signé, Expiré, Refusé, Terminé, Annulé, En cours, En erreur.",
    ]);
  });

  test("tell each cell that cannot be read", async () => {
    const { problems } = await agency.give({
      [guard]: csv(
        guardHeader,
        "GE-1;P-1;;Perdu;31/02/2026;;peut-être;;;0;vieux;800;signature.example.fr",
        "GE-2;P-1;;9;01/09/2026;31/08/2026;;;;;;;",
      ),
    });
    expect(problems.map((problem) => problem.replace("contrats-garde.csv, ", ""))).toEqual([
      "ligne 2, colonne « état » : Cette valeur n’est pas connue. Valeurs possibles : Brouillon, Envoi programmé, En attente de votre signature, Signé, Rupture anticipée, Expiré, Refusé, Terminé, Annulé, En cours, En erreur.",
      "ligne 2, colonne « date de début » : La date est invalide ou non autorisée",
      "ligne 2, colonne « garde partagée » : Cette valeur doit être « oui » ou « non ».",
      "ligne 2, colonne « nombre d’enfants » : Ce nombre doit être compris entre 1 et 20.",
      "ligne 2, colonne « âge du plus jeune enfant » : Cette valeur n’est pas connue. Valeurs possibles : Moins de 6 mois, 6 à 11 mois, 1 à 2 ans, 3 à 5 ans, 6 ans et plus.",
      "ligne 2, colonne « heures par mois » : Ce nombre doit être compris entre 0 et 744.",
      "ligne 2, colonne « lien de signature » : Cette adresse doit commencer par https:// ou http://.",
      "ligne 3, colonne « date de fin » : La date de fin précède la date de début.",
    ]);
  });

  test("are refused when what is kept makes them end before they start", async () => {
    await agency.give({ [guard]: csv(guardHeader, guardLine) });
    const { problems } = await agency.give({
      [guard]: csv(
        "référence;référence du parent;état;date de fin",
        "GE-10;P-1;9;01/01/2026",
        "GE-11;P-1;9;01/01/2026",
      ),
    });
    expect(problems).toEqual([
      "contrats-garde.csv, ligne 2, colonne « date de fin » : La date de fin précède la date de début.",
    ]);
    expect(await rowsOf(db(), "parent_contract")).toMatchObject([
      { end_date: "2027-07-31" },
      { reference: "GE-11" },
    ]);
  });

  test("the contracts of housework are given another start by naming the one that they were known by", async () => {
    const short = "référence;référence du parent;prestation;état;date de début;date de fin";
    await agency.give({
      [housework]: csv(
        short,
        "MNH-1;P-1;0;5;2025-01-01;2025-03-31",
        "MNH-1;P-1;0;4;2026-01-01;",
        "MNH-2;P-1;0;0;;",
      ),
    });
    const ids = (await rowsOf(db(), "housework_contract")).map(({ id }) => id);
    await runSql(db(), "UPDATE housework_contract SET updated_at = '2020-01-01T00:00:00Z'");
    const corrected = csv(
      `${short};ancienne date de début`,
      // Its new start lies after its former end.
      "MNH-1;P-1;0;5;2025-06-01;2025-12-31;01/01/2025",
      "MNH-2;P-1;0;4;2026-02-01;;aucune",
      // The other is there already: neither is touched.
      "MNH-1;P-1;0;4;2026-01-01;;2025-06-01",
    );
    expect((await agency.give({ [housework]: corrected })).counts).toEqual([
      counts(housework, { updated: 2, unchanged: 1 }),
    ]);
    expect(await rowsOf(db(), "housework_contract")).toMatchObject([
      { id: ids[0], start_date: "2025-06-01", end_date: "2025-12-31" },
      { id: ids[1], start_date: "2026-01-01" },
      { id: ids[2], start_date: "2026-02-01", state: 4 },
    ]);
    const years = (await rowsOf(db(), "housework_contract")).map(({ updated_at: at }) =>
      new Date(String(at)).getUTCFullYear(),
    );
    expect(years.map((year) => year === 2020)).toEqual([false, true, false]);
    expect((await agency.run()).counts).toEqual([counts(housework, { unchanged: 3 })]);
  });

  test("the contracts of housework are given another start whatever other contracts begin then", async () => {
    const short = "référence;référence du parent;prestation;état;date de début";
    await agency.give({
      [housework]: csv(short, "MNH-1;P-1;Ménage;En cours;01/09/2026", "MNH-2;P-2;Ménage;En cours;01/10/2026"),
    });
    const moved = csv(`${short};ancienne date de début`, "MNH-1;P-1;Ménage;En cours;01/10/2026;01/09/2026");
    expect((await agency.give({ [housework]: moved })).counts).toEqual([counts(housework, { updated: 1 })]);
    const kept = await rowsOf(db(), "housework_contract");
    expect(kept.map(({ reference, start_date }) => `${reference} ${start_date}`).sort()).toEqual([
      "MNH-1 2026-10-01",
      "MNH-2 2026-10-01",
    ]);
  });

  test("count no reminders once they wait anew, and keep them until then (AGCON-12)", async () => {
    const given = (state: string, owner = "P-1") =>
      agency.give({ [guard]: csv("référence;référence du parent;état", `GE-1;${owner};${state}`) });
    const reminded = async () => {
      const [{ reminders, last_reminded_at } = {}] = await rowsOf(db(), "parent_contract");
      return [reminders, last_reminded_at !== null];
    };
    const remind = () => runSql(db(), "UPDATE parent_contract SET reminders = 2, last_reminded_at = now()");
    const waiting = "En attente de votre signature";
    await given(waiting);
    await remind();
    await given(waiting);
    expect(await reminded()).toEqual([2, true]);
    await given("Brouillon");
    expect(await reminded()).toEqual([2, true]);
    await given(waiting);
    expect(await reminded()).toEqual([0, false]);
    await remind();
    await given(waiting, "P-2");
    expect(await reminded()).toEqual([0, false]);
  });

  test("the contracts of people of the same folder are kept with them", async () => {
    const { problems } = await agency.give({
      "personnes.csv": csv("référence;rôle;nom;prénom", "P-7;parent;Petit;Jean"),
      [guard]: csv("référence;référence du parent;état", "GE-7;P-7;9"),
    });
    expect(problems).toEqual([]);
  });
});
