import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { shortPdf } from "../../testing/papers/testPdfs.ts";
import { csv, type ImportTest, importTest } from "../../testing/testImport.ts";

const people = csv("référence;rôle;nom;prénom", "P-1;parent;Lefèvre;Zoé", "I-1;intervenant;Le Goff;Éloïse");
const guard = (...lines: string[]) => csv("référence;référence du parent;état;garde partagée", ...lines);
const waiting = "En attente de votre signature";
const pdf = shortPdf();
const documents = csv(
  "référence de la personne;référence du contrat;nature;fichier",
  "P-1;GE-1;contrat;contrat.pdf",
);

let agency: ImportTest;
beforeEach(async () => {
  agency = await importTest();
});
afterEach(() => agency.end());

async function told(): Promise<string[]> {
  const { rows } = await agency.database.connection.pool.query<{ said: string }>(
    `SELECT concat_ws(' ', p.agency_reference, n.kind, n.facts->>'reference', n.link) AS said
      FROM notification n JOIN person p ON p.id = n.person_id ORDER BY n.id`,
  );
  return rows.map(({ said }) => said);
}

describe("what people are told of an import", () => {
  test("is nothing when it brings them in (SHELL-OP1)", async () => {
    await agency.give({
      "personnes.csv": people,
      "contrats-garde.csv": guard(`GE-1;P-1;${waiting};non`),
      "documents.csv": documents,
      "documents/contrat.pdf": pdf,
    });
    expect(await told()).toEqual([]);
  });

  test("is a contract that now waits for their signature, once (SHELL-OP1)", async () => {
    await agency.give({ "personnes.csv": people, "contrats-garde.csv": guard("GE-1;P-1;Brouillon;non") });
    const next = { "contrats-garde.csv": guard(`GE-1;P-1;${waiting};non`, `GE-2;P-1;${waiting};oui`) };
    await agency.give(next);
    const both = [
      "P-1 contracts.to-sign GE-1 /client/contrats",
      "P-1 contracts.to-sign GE-2 /client/contrats",
    ];
    expect((await told()).sort()).toEqual(both);
    await agency.give(next);
    await agency.give({ "contrats-garde.csv": guard(`GE-1;P-1;${waiting};oui`) });
    expect(await told()).toHaveLength(2);
    await agency.give({ "contrats-garde.csv": guard("GE-1;P-1;Signé;oui") });
    expect(await told()).toHaveLength(2);
  });

  test("is, of a contract that waits and goes to somebody else, a signature of theirs (SHELL-OP1)", async () => {
    await agency.give({
      "personnes.csv": `${people}\r\nP-2;parent;Moreau;Léa`,
      "contrats-garde.csv": guard("GE-1;P-1;Brouillon;non"),
    });
    await agency.give({ "contrats-garde.csv": guard(`GE-1;P-1;${waiting};non`) });
    const first = "P-1 contracts.to-sign GE-1 /client/contrats";
    expect(await told()).toEqual([first]);
    await agency.give({ "contrats-garde.csv": guard(`GE-1;P-2;${waiting};non`) });
    expect(await told()).toEqual([first, "P-2 contracts.to-sign GE-1 /client/contrats"]);
  });

  test("is nothing at all with --quiet (SPACE-30)", async () => {
    await agency.give({ "personnes.csv": people });
    await agency.write({
      "contrats-garde.csv": guard(`GE-1;P-1;${waiting};non`),
      "documents.csv": documents,
      "documents/contrat.pdf": pdf,
    });
    await agency.run({ quiet: true });
    expect(await told()).toEqual([]);
  });

  test("tells where each kind of contract is signed", async () => {
    await agency.give({ "personnes.csv": people });
    await agency.give({
      "contrats-menage.csv": csv(
        "référence;référence du parent;prestation;état;date de début",
        `MNH-1;P-1;Ménage;${waiting};01/09/2026`,
      ),
      "contrats-intervenants.csv": csv(
        "référence;référence de l'intervenant;type;état",
        `INT-1;I-1;Standard;${waiting}`,
      ),
    });
    expect(await told()).toEqual([
      "P-1 contracts.to-sign MNH-1 /client/contrats?tab=menage",
      "I-1 contracts.to-sign INT-1 /intervenant/contrats",
    ]);
  });

  test("is a new document, once, and not the next version of it (SHELL-OP1)", async () => {
    await agency.give({ "personnes.csv": people, "contrats-garde.csv": guard("GE-1;P-1;En cours;non") });
    await agency.give({ "documents.csv": documents, "documents/contrat.pdf": pdf });
    await agency.give({ "documents.csv": documents, "documents/contrat.pdf": `${pdf}\n` });
    expect(await told()).toEqual(["P-1 documents.added GE-1 /client/contrats?tous=1"]);
  });

  test("is nothing when nothing is kept", async () => {
    await agency.give({ "personnes.csv": people });
    await agency.write({ "contrats-garde.csv": guard(`GE-1;P-1;${waiting};non`) });
    await agency.run({ dryRun: true });
    expect(await told()).toEqual([]);
    await agency.run({ allOrNothing: true });
    expect(await told()).toHaveLength(1);
  });
});
