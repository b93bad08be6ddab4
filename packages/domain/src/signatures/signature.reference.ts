import { listShape, reference } from "../kernel/reference.ts";
import * as api from "./signature.api.ts";
import { refusalReasons, requestStates, signedKinds, signerStates } from "./signature.ts";
import * as acts from "./signatureActs.agency.api.ts";
import * as lists from "./signatures.agency.api.ts";

const id = "ZGVtYW5kZS1kZS1zaWduYQ";

/** What the API’s reference says of the calls of those who sign. */
export const signatureReference = reference(api, {
  title: { fr: "Signature", en: "Signing" },
  calls: {
    getMySignatureRequests: {
      summary: {
        fr: "Les documents que la personne signe ou a signés\u00a0: ceux qui attendent d’abord.",
        en: "The documents that the person signs or has signed: those that wait first.",
      },
    },
    getSignatureRequest: {
      summary: {
        fr: "Un document à signer, pour un de ses signataires\u00a0; tout autre identifiant répond 404. L’ouvrir ne signe rien.",
        en: "A document to sign, for one of its signers; any other id answers 404. Opening it signs nothing.",
      },
    },
    getSignatureDocument: {
      summary: {
        fr: "Les octets exacts qui sont signés.",
        en: "The very bytes that are signed.",
      },
    },
    getWithdrawalNotice: {
      summary: {
        fr: "La notice et le formulaire de rétractation (R221-1, R221-3), en PDF.",
        en: "The withdrawal notice and form (R221-1, R221-3), as a PDF.",
      },
    },
    markSignatureRead: {
      summary: {
        fr: "Note que la fin du document a été montrée\u00a0; deux fois revient au même.",
        en: "Notes that the end of the document was shown; twice is the same.",
      },
      example: { id, how: "pages", pagesSeen: 6 },
    },
    reportMistake: {
      summary: {
        fr: "Prévient l’agence d’une erreur et laisse tout en l’état\u00a0; cinq fois par jour au plus.",
        en: "Tells the agency of a mistake and leaves everything as it is; at most five times a day.",
      },
      example: { id, comment: "Mon adresse a changé." },
    },
    sendSignatureCode: {
      summary: {
        fr: "Envoie un code à l’adresse du compte. Il est lié au fichier montré et à ce qui est accepté\u00a0; un nouveau code remplace le précédent.",
        en: "Sends a code to the account’s address. It is bound to the file shown and to what is accepted; a new code replaces the former.",
      },
      example: {
        id,
        documentSha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        place: "Nantes",
        consents: ["read"],
        startsEarly: null,
      },
    },
    signDocument: {
      summary: {
        fr: "Signe avec le code reçu. Un code erroné répond 400 avec `attemptsLeft`.",
        en: "Signs with the code received. A wrong code answers 400 with `attemptsLeft`.",
      },
      example: { id, code: "042117" },
    },
    refuseToSign: {
      summary: {
        fr: "Refuse de signer\u00a0: la demande se ferme pour tous. La raison n’est dite qu’à l’agence.",
        en: "Declines to sign: the request closes for everybody. The reason is told to the agency only.",
      },
      example: { id, reason: 0, comment: null },
    },
    askAgain: {
      summary: {
        fr: "Demande à l’agence un nouveau document à signer, une fois par jour.",
        en: "Asks the agency for a new document to sign, once a day.",
      },
      example: { id },
    },
    withdraw: {
      summary: {
        fr: "Renonce à un contrat conclu à distance, jusqu’à son dernier jour (L221-21)\u00a0; deux fois revient à une.",
        en: "Withdraws from a contract concluded at a distance, until its last day (L221-21); twice is once.",
      },
      example: { id, name: "Camille Martin", email: "camille@example.fr" },
    },
  },
  shapes: [
    listShape(requestStates),
    listShape(signerStates),
    listShape(signedKinds),
    listShape(refusalReasons),
  ],
});

const agency = { ...lists, ...acts };

/** What it says of the agency’s calls. */
export const agencySignaturesReference = reference(agency, {
  title: { fr: "Agence\u00a0: signatures", en: "Agency: signatures" },
  calls: {
    getAgencySignatureRequests: {
      summary: {
        fr: "Les demandes de signature des contrats que la personne peut lire, celles qui attendent depuis le plus longtemps d’abord\u00a0; `state`\u00a0: un état seul.",
        en: "The requests to sign contracts that the person may read, those that have waited longest first; `state`: one state only.",
      },
    },
    openSignatureRequest: {
      summary: {
        fr: "Demande la signature du document d’un contrat dans le portail.",
        en: "Asks for the document of a contract to be signed in the portal.",
      },
      example: {
        kind: "guard",
        id: 12,
        secondSignerId: null,
        lastDay: "2026-12-22",
        isDistance: true,
        serviceStart: "2026-12-01",
        price: "26,90 € TTC de l’heure",
        duration: "Un an, reconductible",
        agencySignerId: null,
      },
    },
    remindSigner: {
      summary: {
        fr: "Relance la personne dont c’est le tour, au plus une fois en 24\u00a0heures.",
        en: "Reminds whose turn it is, at most once in 24 hours.",
      },
      example: { id },
    },
    seeToSignature: {
      summary: {
        fr: "Note que quelqu’un de l’agence a vu l’erreur, le refus ou la rétractation : le bureau ne le montre plus.",
        en: "Notes that somebody of the agency has seen the mistake, refusal or withdrawal: the desk shows it no more.",
      },
      example: { id },
    },
    cancelSignatureRequest: {
      summary: {
        fr: "Annule une demande ouverte\u00a0; ceux dont c’était le tour sont prévenus.",
        en: "Cancels an open request; those who had a turn are told.",
      },
      example: { id, reason: "Le contrat est à refaire." },
    },
  },
});
