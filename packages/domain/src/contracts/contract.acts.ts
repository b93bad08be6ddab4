import * as z from "zod/mini";
import { act, acts, changed, reading } from "../kernel/acts/act.ts";
import { contractFieldList } from "./agency/fields.texts.ts";

const moved = z.object({ act: z.string(), state: changed(z.nullable(z.int())) });

/** What happens to contracts. */
export const contractActs = acts("contracts", {
  moved: act({
    fr: "a donné un contrat à une autre personne",
    en: "gave a contract to another person",
  }),
  created: act({ fr: "a créé un contrat", en: "created a contract" }),
  changed: act(
    ({ changes }) => {
      const names = Object.keys(changes ?? {});
      return {
        fr:
          names.length > 0
            ? `a modifié un contrat\u00a0: ${contractFieldList(names, "fr")}`
            : "a modifié un contrat",
        en: names.length > 0 ? `changed a contract: ${contractFieldList(names, "en")}` : "changed a contract",
      };
    },
    z.record(z.string(), changed(z.unknown())),
  ),
  stateChanged: act(
    () => ({ fr: "a changé l’état d’un contrat", en: "changed the state of a contract" }),
    moved,
  ),
  keeperSet: act({ fr: "a pris un contrat dans le portail", en: "took a contract into the portal" }),
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
