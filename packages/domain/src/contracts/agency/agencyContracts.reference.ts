import { reference } from "../../kernel/reference.ts";
import * as lists from "./contracts.agency.api.ts";

/** What the API's reference says of the calls about contracts as the agency sees them. */
export const agencyContractsReference = reference(
  { ...lists },
  {
    title: { fr: "Contrats, vus de l’agence", en: "Contracts, as the agency sees them" },
    calls: {
      getContracts: {
        summary: {
          fr: "Les contrats d’un genre, page par page, brouillons et contrats en erreur compris.",
          en: "The contracts of one kind, page by page, drafts and contracts in error included.",
        },
      },
      getContract: {
        summary: {
          fr: "Un contrat, avec ses documents, son groupe et ce qui peut lui arriver. L’ouverture est inscrite au journal.",
          en: "One contract, with its documents, its group and what can be done with it. Opening it is noted in the journal.",
        },
      },
      getContractEvents: {
        summary: {
          fr: "Ce qui est arrivé à un contrat, du plus récent au plus ancien.",
          en: "What happened to a contract, the newest first.",
        },
      },
      getPersonContracts: {
        summary: {
          fr: "Les contrats d’une personne, par genre, 200 au plus de chacun ; `null` pour un genre que l’on ne peut pas lire ou qu’elle ne peut pas avoir.",
          en: "A person’s contracts, by kind, 200 of each at most; `null` for a kind that one may not read or that they cannot have.",
        },
      },
      getPersonDocuments: {
        summary: {
          fr: "Les documents des contrats d’une personne.",
          en: "The documents of a person’s contracts.",
        },
      },
    },
    shapes: [],
  },
);
