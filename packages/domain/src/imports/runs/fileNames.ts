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
  "documents-a-consulter.csv",
  "destinataires.csv",
] as const;
