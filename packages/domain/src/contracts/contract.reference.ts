import { childAgeCategories } from "../kernel/childAge.ts";
import { daySchema } from "../kernel/day.ts";
import { listShape, reference } from "../kernel/reference.ts";
import * as api from "./contract.api.ts";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "./contract.states.ts";
import { babysitterContractTypes, houseworkTypologies } from "./contract.ts";

/** What the API's reference says of the calls about contracts. */
export const contractsReference = reference(api, {
  title: { fr: "Contrats", en: "Contracts" },
  calls: {
    getMyParentContracts: {
      summary: {
        fr: "Les contrats de garde d’enfants (GE) du parent, par référence décroissante.",
        en: "The parent's own babysitter contracts (GE), by reference, descending.",
      },
    },
    getMyHouseworkContracts: {
      summary: {
        fr: "Les contrats de ménage (MNH) du parent, par référence décroissante.",
        en: "The parent's own housework contracts (MNH), by reference, descending.",
      },
    },
    getMyBabysitterContracts: {
      summary: {
        fr: "Les contrats de l’intervenant, par référence décroissante.",
        en: "The babysitter's own contracts, by reference, descending.",
      },
    },
  },
  shapes: [
    [
      daySchema,
      {
        said: { fr: "Un jour, AAAA-MM-JJ.", en: "A day, YYYY-MM-DD." },
        format: "date",
        example: "2026-09-01",
      },
    ],
    listShape(parentContractStates),
    listShape(houseworkContractStates),
    listShape(babysitterContractStates),
    listShape(babysitterContractTypes),
    listShape(houseworkTypologies),
    listShape(childAgeCategories),
  ],
});
