import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { actionsOf } from "../../testing/agencyActs/noting.ts";
import { rowsOf } from "../../testing/stores/testKept.store.ts";
import { counts, csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const people = csv(
  "référence;rôle;nom;prénom",
  "P-1;parent;Lefèvre;Zoé",
  "P-2;parent;Moreau;Léa",
  ...["I-1", "I-2", "I-3", "I-4", "I-5"].map((reference) => `${reference};intervenant;Petit;Léa`),
);
const [guard, campaigns] = ["contrats-garde.csv", "campagnes.csv"];
const guards = (...lines: string[]) =>
  csv("référence;référence du parent;état;références des intervenants", ...lines);

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
  await agency.give({ "personnes.csv": people });
});
afterEach(() => agency.end());

const db = () => agency.database.connection.db;
const placed = async () => {
  const { rows } = await sql<{ at: string }>`SELECT c.reference || ' ' || p.agency_reference AS at
    FROM placement l JOIN parent_contract c ON c.id = l.parent_contract_id JOIN person p ON p.id = l.babysitter_id
    ORDER BY 1`.execute(db());
  return rows.map(({ at }) => at);
};

describe("an import of guard contracts", () => {
  it("says who works under each; the same again changes nothing, another list replaces it, no column leaves it (RENEWBS-08, RENEWP-10)", async () => {
    const file = { [guard]: guards("GE-1;P-1;9;I-1, I-2", "GE-2;P-2;9;I-1|I-3", "GE-3;P-2;9;") };
    expect((await agency.give(file)).problems).toEqual([]);
    expect(await placed()).toEqual(["GE-1 I-1", "GE-1 I-2", "GE-2 I-1", "GE-2 I-3"]);
    expect((await agency.give(file)).counts).toEqual([counts(guard, { unchanged: 3 })]);
    const next = await agency.give({ [guard]: guards("GE-1;P-1;9;I-2|I-4", "GE-2;P-2;9;") });
    expect(next.counts).toEqual([counts(guard, { updated: 2 })]);
    expect(await placed()).toEqual(["GE-1 I-2", "GE-1 I-4"]);
    await agency.give({ [guard]: csv("référence;référence du parent;état", "GE-1;P-1;9") });
    expect(await placed()).toEqual(["GE-1 I-2", "GE-1 I-4"]);
  });

  it("refuses a line that names nobody, a parent, somebody twice, or five", async () => {
    const { problems } = await agency.give({
      [guard]: guards(
        "GE-1;P-1;9;I-1|X-9",
        "GE-2;P-1;9;P-2",
        "GE-3;P-1;9;I-1,I-1",
        "GE-4;P-1;9;I-1|I-2|I-3|I-4|I-5",
      ),
    });
    const where = (line: number) => `${guard}, ligne ${line}, colonne « références des intervenants » : `;
    expect([...problems].sort()).toEqual([
      `${where(2)}Aucune personne ne porte cette référence.`,
      `${where(3)}Cette personne n’a pas le rôle attendu ici.`,
      `${where(4)}Une référence est présente plusieurs fois dans cette cellule.`,
      `${where(5)}Cette cellule peut nommer 4 personnes au plus.`,
    ]);
    expect(await rowsOf(db(), "parent_contract")).toEqual([]);
  });
});

describe("an import of campaigns", () => {
  const header = "année;rôle;ouverture;fermeture;public;texte;texte anglais";

  it("keeps one per year and role; the same again changes nothing, a column that is missing leaves what is kept", async () => {
    const file = { [campaigns]: csv(header, "2026;parent;01/05/2026;30/09/2026;sous contrat;Bonjour;Hello") };
    expect((await agency.give(file)).counts).toEqual([counts(campaigns, { created: 1 })]);
    expect((await actionsOf(agency.database)).at(-1)).toBe("imports.campaigns-imported");
    expect((await agency.give(file)).counts).toEqual([counts(campaigns, { unchanged: 1 })]);
    const shorter = csv("année;rôle;ouverture;fermeture", "2026;parent;02/05/2026;30/09/2026");
    expect((await agency.give({ [campaigns]: shorter })).counts).toEqual([counts(campaigns, { updated: 1 })]);
    expect(await rowsOf(db(), "renewal_campaign")).toEqual([
      {
        year: 2026,
        role: "Parent",
        audience: "with-contract",
        opens_on: "2026-05-02",
        closes_on: "2026-09-30",
        introduction_fr: "Bonjour",
        introduction_en: "Hello",
        reminder_gap_days: 3,
        most_reminders: 4,
        version: 2,
      },
    ]);
  });

  it("refuses days that do not lie in its year, the wrong way round, a role that is not asked, and English alone", async () => {
    const { problems } = await agency.give({
      [campaigns]: csv(
        header,
        "2026;parent;01/05/2025;30/09/2026;;;",
        "2027;parent;01/10/2027;30/09/2027;;;",
        "2028;agence;01/05/2028;30/09/2028;;;",
        "2029;parent;01/05/2029;30/09/2029;;;Hello",
      ),
    });
    expect([...problems].map((problem) => problem.replace(`${campaigns}, `, "")).sort()).toEqual([
      "ligne 2, colonne « ouverture » : Ce jour n’est pas dans l’année de la campagne.",
      "ligne 3, colonne « fermeture » : La fermeture précède l’ouverture.",
      "ligne 4, colonne « rôle » : Cette personne n’a pas le rôle attendu ici.",
      "ligne 5, colonne « texte » : Ce champ est obligatoire",
    ]);
    expect(await rowsOf(db(), "renewal_campaign")).toEqual([]);
  });
});
