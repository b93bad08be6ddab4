import { type Refusal, refusals } from "../../kernel/refusal.ts";
import type { Need } from "../contract.moves.ts";
import type { ContractKind } from "../contractKind.ts";
import { agencyStateText } from "./agency.texts.ts";

/** What the agency’s changes of contracts are refused for (TABLE R). */
export const agencyContractRefusals = refusals("contracts", {
  referenceTaken: {
    status: 409,
    fr: "Cette référence est déjà celle d’un autre contrat.",
    en: "This reference is already another contract’s.",
  },
  // Of which kind of people is said by `wrongPerson`.
  wrongPerson: {
    status: 400,
    isOfFacts: true,
    fr: "Ce contrat demande une autre personne.",
    en: "This contract needs another person.",
  },
  signed: {
    status: 409,
    fr: "Ce contrat est signé\u00a0: corrigez-le avec un motif, ou remplacez-le.",
    en: "This contract is signed: correct it with a reason, or replace it.",
  },
  keptBySoftware: {
    status: 409,
    fr: "Ce contrat est tenu dans votre logiciel\u00a0: prenez-le d’abord dans le portail.",
    en: "This contract is kept in your software: take it into the portal first.",
  },
  // Which states is said by `moveImpossible`.
  moveImpossible: {
    status: 409,
    isOfFacts: true,
    fr: "Ce contrat ne peut pas changer ainsi d’état.",
    en: "This contract cannot change its state so.",
  },
  // What is missing is said by `notReady`.
  notReady: {
    status: 409,
    isOfFacts: true,
    fr: "Il manque quelque chose à ce contrat.",
    en: "This contract lacks something.",
  },
  remindedLately: {
    status: 409,
    fr: "La dernière relance date de moins de 24 heures.",
    en: "The last reminder is less than 24 hours old.",
  },
  remindedEnough: {
    status: 409,
    fr: "Ce contrat a déjà été relancé cinq fois\u00a0: appelez plutôt.",
    en: "This contract was reminded five times: better call.",
  },
  signedHere: {
    status: 409,
    fr: "Ce contrat se signe sur le portail\u00a0: relancez depuis «\u00a0Signatures\u00a0».",
    en: "This contract is signed on the portal: send the reminder from “Signatures”.",
  },
  deadlinePassed: {
    status: 409,
    fr: "Le délai pour signer est passé\u00a0: demandez de nouveau la signature.",
    en: "The time to sign has passed: ask for the signature again.",
  },
  groupActive: {
    status: 409,
    fr: "Un autre contrat du même groupe attend une signature, est signé ou en cours.",
    en: "Another contract of the same group awaits a signature, is signed or active.",
  },
});

/** Says whose a contract of a kind must be. */
export const wrongPerson = (kind: ContractKind): Refusal => ({
  ...agencyContractRefusals.wrongPerson,
  ...(kind === "babysitter"
    ? { fr: "Ce contrat demande un intervenant.", en: "This contract needs a babysitter." }
    : { fr: "Ce contrat demande un parent.", en: "This contract needs a parent." }),
});

/** Says between which states there is no way. */
export function moveImpossible(kind: ContractKind, from: number, to: number): Refusal {
  const [one, other] = [agencyStateText(kind, from), agencyStateText(kind, to)];
  return {
    ...agencyContractRefusals.moveImpossible,
    fr: `Ce contrat ne peut pas passer de “${one.fr}” à “${other.fr}”.`,
    en: `This contract cannot go from “${one.en}” to “${other.en}”.`,
  };
}

/** What a contract lacks before somebody can be asked to sign. */
export const needTexts = {
  document: { fr: "le document du contrat", en: "the contract document" },
  "start-date": { fr: "la date de début", en: "the start date" },
  "signature-url": { fr: "le lien de signature", en: "the signature link" },
  email: { fr: "une personne active avec une adresse e-mail", en: "an active person with an e-mail address" },
} as const satisfies Record<Need, { fr: string; en: string }>;

/** Says what is missing. */
export const notReady = (missing: readonly Need[]): Refusal => ({
  ...agencyContractRefusals.notReady,
  fr: `Il manque\u00a0: ${missing.map((need) => needTexts[need].fr).join(", ")}.`,
  en: `Missing: ${missing.map((need) => needTexts[need].en).join(", ")}.`,
});
