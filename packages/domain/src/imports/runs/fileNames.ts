import type { Bilingual } from "../../kernel/texts.ts";

/** The files of an import, in the order in which the documentation tells them. */
export const importFileNames = [
  "equipe.csv",
  "personnes.csv",
  "contrats-garde.csv",
  "contrats-menage.csv",
  "contrats-intervenants.csv",
  "documents.csv",
  "factures.csv",
  "lignes-factures.csv",
  "reglements.csv",
  "affectations.csv",
  "attestations-fiscales.csv",
  "fiches-de-paie.csv",
  "interventions.csv",
  "campagnes.csv",
  "offres.csv",
  "documents-a-consulter.csv",
  "destinataires.csv",
  "signatures.csv",
] as const;
type ImportFileName = (typeof importFileNames)[number];

/** What the lines of each file are about: « personnes.csv : personnes » (IMPORTS-02). */
const titles: Readonly<Record<ImportFileName, Bilingual>> = {
  "equipe.csv": { fr: "équipe", en: "team" },
  "personnes.csv": { fr: "personnes", en: "people" },
  "contrats-garde.csv": { fr: "contrats de garde", en: "childcare contracts" },
  "contrats-menage.csv": { fr: "contrats de ménage", en: "housework contracts" },
  "contrats-intervenants.csv": { fr: "contrats des intervenants", en: "babysitters’ contracts" },
  "documents.csv": { fr: "documents des contrats", en: "documents of contracts" },
  "factures.csv": { fr: "factures et avoirs", en: "invoices and credit notes" },
  "lignes-factures.csv": { fr: "lignes des factures", en: "lines of invoices" },
  "reglements.csv": { fr: "règlements", en: "payments" },
  "affectations.csv": { fr: "affectations des règlements", en: "shares of payments" },
  "attestations-fiscales.csv": { fr: "attestations fiscales", en: "tax certificates" },
  "fiches-de-paie.csv": { fr: "fiches de paie", en: "payslips" },
  "interventions.csv": { fr: "interventions", en: "visits" },
  "campagnes.csv": { fr: "campagnes de rentrée", en: "back-to-school campaigns" },
  "offres.csv": { fr: "offres d’emploi", en: "job offers" },
  "documents-a-consulter.csv": { fr: "documents à lire", en: "documents to read" },
  "destinataires.csv": { fr: "destinataires des documents à lire", en: "recipients of documents to read" },
  "signatures.csv": { fr: "demandes de signature", en: "requests to sign" },
};

/** Says what the lines of a file are about; null for one that this version does not know. */
export const importFileTitle = (name: string): Bilingual | null =>
  titles[importFileNames.find((one) => one === name) ?? ("" as ImportFileName)] ?? null;
