import { act, acts, reading } from "../kernel/acts/act.ts";

/** What happens to contracts. */
export const contractActs = acts("contracts", {
  moved: act({
    fr: "a donné un contrat à une autre personne",
    en: "gave a contract to another person",
  }),
  opened: reading({ fr: "a consulté un contrat", en: "looked at a contract" }),
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
