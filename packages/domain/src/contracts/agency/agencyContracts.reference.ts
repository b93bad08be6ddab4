import { reference } from "../../kernel/reference.ts";
import * as contractChanges from "./contractChanges.agency.api.ts";
import * as lists from "./contracts.agency.api.ts";

const { newContractSchema: _, contractChangesSchema: __, ...changes } = contractChanges;

/** What the API's reference says of the calls about contracts as the agency sees them. */
export const agencyContractsReference = reference(
  { ...lists, ...changes },
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
      createContract: {
        summary: {
          fr: "Crée un contrat en brouillon, tenu dans le portail.",
          en: "Makes a contract, a draft that the portal keeps.",
        },
        example: {
          kind: "guard",
          userId: 42,
          reference: "GE-2026-0042",
          baseReference: null,
          startDate: "2026-12-01",
          endDate: "2027-08-31",
          monthlyHours: 86.5,
          signatureUrl: "https://signature.example.fr/GE-2026-0042",
          isSharedGuard: false,
          isFullTime: false,
          isOneShot: false,
          childrenCount: 2,
          youngestChildAgeCategory: 3,
          duration: null,
          hourlyVolume: null,
        },
      },
      updateContract: {
        summary: {
          fr: "Modifie un contrat qui n’est pas signé ; une autre période ou d’autres heures retirent la demande de signature.",
          en: "Changes a contract that is not signed; another period or other hours withdraw the request to sign.",
        },
        example: { kind: "guard", id: 12, takeOver: false, changes: { monthlyHours: 90 } },
      },
      moveContract: {
        summary: {
          fr: "Fait passer un contrat d’un état à un autre, et l’écrit à qui il appartient.",
          en: "Moves a contract from one state to another, and writes it to whose it is.",
        },
        example: { kind: "guard", id: 12, takeOver: false, act: "ask", reason: "", signBy: "2026-12-20" },
      },
      addDocument: {
        summary: {
          fr: "Ajoute un PDF à un contrat, ou remplace celui de même nature\u00a0; après la signature, avec preuve et motif, et l’ancien fichier reste dans l’historique.",
          en: "Adds a PDF to a contract, or replaces the one of its kind; after the signature with proof and a reason, and the former file stays in the history.",
        },
        example: {
          kind: "guard",
          id: 12,
          documentKind: "contract",
          reason: "",
          file: {
            name: "GE-2026-0042.pdf",
            type: "application/pdf",
            size: 240_000,
            arrayBuffer: async () => new ArrayBuffer(0),
          },
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
