import { act, acts } from "../kernel/acts/act.ts";

/** What happens to contracts. */
export const contractActs = acts("contracts", {
  moved: act({
    fr: "a donné un contrat à une autre personne",
    en: "gave a contract to another person",
  }),
});

export const contractImportActs = acts("imports", {
  parentContractsImported: act({
    fr: "a importé des contrats de garde",
    en: "imported childcare contracts",
  }),
  houseworkContractsImported: act({
    fr: "a importé des contrats de ménage",
    en: "imported housework contracts",
  }),
  babysitterContractsImported: act({
    fr: "a importé des contrats de travail",
    en: "imported employment contracts",
  }),
});
