import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { dayAt } from "@ribambelle/domain/kernel/day";
import { readTerms } from "../../agency/readAgency.ts";
import { byCommand } from "../../features/audit/index.ts";
import { importFolder } from "../../features/imports/index.ts";
import { imports } from "../../features.ts";
import { aPdf, csvOf } from "../privateSpace/privateSpace.ts";
import type { TestApp } from "../testApp.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

const family = { "référence du parent": "DEMO-P01" };
const babysitter = { "référence de l’intervenant": "DEMO-I01" };
const person = (reference: string, role: string, lastName: string, firstName: string, more = {}) => ({
  référence: reference,
  rôle: role,
  nom: lastName,
  prénom: firstName,
  email: `${reference.toLowerCase()}@example.fr`,
  "code postal": "44000",
  ville: "Nantes",
  ...more,
});

// They come first by name, where a list is cut after a few. One referent’s time has ended, another’s ends today.
const people = csvOf(
  person("CAS-P1", "parent", "Abadie", "Bloquée"),
  person("CAS-P2", "parent", "Abadie", "Partie"),
  person("CAS-I1", "intervenant", "Abadie", "Bloqué"),
  person("CAS-I2", "intervenant", "Abadie", "Parti"),
  person("DEMO-I01", "intervenant", "Le Goff", "Éloïse", {
    email: "eloise.le-goff@example.fr",
    "code postal": "44600",
    ville: "Saint-Nazaire",
    "référence du référent": "DEMO-E05",
    "fin du référent": "19/11/2026",
  }),
  person("DEMO-I03", "intervenant", "N’Diaye", "Maëlys", {
    email: "maelys.ndiaye@example.fr",
    "référence du référent": "DEMO-E08",
    "fin du référent": "20/11/2026",
  }),
);

// Who leaves the team is nobody’s contact any more.
const left = { nom: "Abadie", prénom: "Partie", commercial: "oui", actif: "non" };
const team = csvOf({ référence: "CAS-E1", ...left });
const withWhoLeft = csvOf({
  ...person("DEMO-P34", "parent", "Martin-Lefèvre", "Sacha", { email: "sacha.martin-lefevre@example.fr" }),
  "référence du commercial": "CAS-E1",
  "référence du responsable de clientèle": "DEMO-E02",
});
const document: Files = {
  "documents.csv": csvOf({
    "référence de la personne": "DEMO-P01",
    "référence du contrat": "CAS-GE-1",
    nature: "contrat",
    fichier: "contrat.pdf",
  }),
};

const guard = (reference: string, more: Readonly<Record<string, string>>) => ({
  référence: reference,
  ...family,
  état: "En cours",
  "références des intervenants": "DEMO-I01|CAS-I2",
  ...more,
});
// Who has left stands beside who stays; a contract that ended today beside one that ended yesterday.
const contracts = csvOf(
  guard("CAS-GE-1", { "date de début": "01/09/2026", "date de fin": "20/11/2026" }),
  guard("CAS-GE-2", { état: "Terminé", "date de début": "01/09/2026", "date de fin": "19/11/2026" }),
  guard("CAS-GE-3", {
    état: "Signé",
    "date de début": "21/11/2026",
    "références des intervenants": "CAS-I1",
  }),
  guard("CAS-GE-4", { "référence du parent": "CAS-P2", "date de début": "01/09/2026" }),
);

const invoice = (number: string, total: string, more = {}) => ({
  numéro: number,
  ...family,
  "date d’émission": "10/11/2026",
  échéance: "20/11/2026",
  "total TTC": total,
  "montant dû": total,
  ...more,
});
const line = (number: string, place: number, amount: string, kind = "Frais") => ({
  numéro: number,
  ligne: place,
  genre: kind,
  libellé: `Ligne ${place}`,
  montant: amount,
});
const payment = (reference: string, amount: string, date: string, more = {}) => ({
  référence: reference,
  ...family,
  date,
  moyen: "Virement",
  montant: amount,
  ...more,
});
const share = (reference: string, number: string, amount: string) => ({
  "référence du règlement": reference,
  "numéro de facture": number,
  montant: amount,
});
const billing: Files = {
  "factures.csv": csvOf(
    invoice("CAS-F1", "100"),
    invoice("CAS-F2", "80", { "date d’émission": "09/11/2026" }),
    invoice("CAS-F3", "60", { "date d’émission": "08/11/2026", échéance: "19/11/2026" }),
    invoice("CAS-A1", "-30", { nature: "Avoir", "facture corrigée": "CAS-F2", échéance: "" }),
  ),
  "lignes-factures.csv": csvOf(
    line("CAS-F1", 1, "120"),
    line("CAS-F1", 2, "-20", "Remise"),
    line("CAS-F2", 1, "80"),
    line("CAS-F3", 1, "60"),
    line("CAS-A1", 1, "-30"),
  ),
  "reglements.csv": csvOf(
    payment("CAS-R1", "130", "15/11/2026"),
    payment("CAS-R2", "20", "16/11/2026", { état: "En cours" }),
    payment("CAS-R3", "60", "17/11/2026", { état: "Rejeté" }),
    payment("CAS-R4", "10", "17/11/2026"),
  ),
  "affectations.csv": csvOf(
    share("CAS-R1", "CAS-F1", "70"),
    share("CAS-R1", "CAS-F2", "50"),
    share("CAS-R2", "CAS-F1", "20"),
    share("CAS-R3", "CAS-F3", "60"),
  ),
};

const visit = (reference: string, day: string, from: string, to: string, more = {}) => ({
  référence: reference,
  ...family,
  ...babysitter,
  prestation: "Garde d’enfants",
  date: day,
  "heure de début": from,
  "heure de fin": to,
  état: "Effectuée",
  ...more,
});
const other = { "référence de l’intervenant": "DEMO-I05" };
// On the first day of each month that is read, where the lists begin.
const interventions = csvOf(
  visit("CAS-V1", "01/11/2026", "09:00", "12:00", { "heures décomptées": "2,5", note: "Un dimanche" }),
  visit("CAS-V2", "01/11/2026", "08:00", "10:00", { ...other, état: "Annulée par l’agence" }),
  visit("CAS-V3", "01/11/2026", "14:00", "16:00", {
    état: "Annulée par la famille",
    "heures décomptées": "1",
  }),
  visit("CAS-V4", "01/12/2026", "07:00", "09:00", { état: "Prévue" }),
  visit("CAS-V5", "01/12/2026", "07:00", "09:00", {
    ...other,
    état: "Prévue",
    "référence de l’intervention remplacée": "CAS-V4",
  }),
  visit("CAS-V6", "01/12/2026", "22:00", "02:00", { "référence de l’intervenant": "", état: "Prévue" }),
);

const reading = (reference: string, more = {}) => ({
  référence: reference,
  titre: `Consigne ${reference}`,
  catégorie: "Santé et sécurité",
  demande: "À lire et confirmer",
  "publié le": "10/11/2026",
  "à lire avant le": "20/11/2026",
  destinataires: "Liste",
  fichier: "consigne.pdf",
  ...more,
});
/** Imports what an import alone can make: people, contracts, invoices, interventions and documents to read. */
export async function importCases(portal: TestApp): Promise<void> {
  await importFiles(portal, {
    "personnes.csv": people,
    "contrats-garde.csv": contracts,
    ...document,
    "documents/contrat.pdf": await aPdf("Contrat", 1),
    "interventions.csv": interventions,
    ...billing,
    "documents-a-consulter.csv": csvOf(reading("CAS-L1"), reading("CAS-L2"), reading("CAS-L3")),
    "destinataires.csv": csvOf(
      ...["CAS-L1", "CAS-L2", "CAS-L3"].map((one) => ({
        "référence du document": one,
        "référence de la personne": "DEMO-I01",
      })),
    ),
    "a-consulter/consigne.pdf": await aPdf("Consigne", 2),
  });
}

/** Imports a newer edition of one of the documents to read and of a contract’s, withdraws another, and has a contact leave. */
export async function importNewEdition(portal: TestApp): Promise<void> {
  await importFiles(portal, {
    "documents-a-consulter.csv": csvOf(reading("CAS-L2"), reading("CAS-L3", { retiré: "oui" })),
    "a-consulter/consigne.pdf": await aPdf("Consigne, revue", 3),
    ...document,
    "documents/contrat.pdf": await aPdf("Contrat, revu", 2),
    "equipe.csv": team,
    "personnes.csv": withWhoLeft,
  });
}

async function importFiles({ database, fileStore, deps }: TestApp, files: Files): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "ribambelle-cases-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const now = deps.now();
  await importFolder({
    imports,
    connection: database.connection,
    fileStore,
    folder,
    by: byCommand,
    today: dayAt(now),
    now,
    terms: readTerms(null),
    quiet: false,
    isInOldPortal: false,
    dryRun: false,
    allOrNothing: true,
    onProblem: (problem) => {
      throw new Error(JSON.stringify(problem));
    },
    onWarning: () => {},
    onWait: () => {},
  });
  await rm(folder, { recursive: true });
}
