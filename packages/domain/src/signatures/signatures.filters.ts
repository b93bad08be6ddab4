import { listOf, words } from "../kernel/lists/listOf.ts";
import { requestStates } from "./signature.ts";

const { Open, Sealing, Completed, Refused, Expired, Canceled, Withdrawn } = requestStates.numbers;

/** The states that requests to sign are narrowed by, each by its word in the address. */
export const signatureStateWords = {
  ouverte: Open,
  scellement: Sealing,
  signee: Completed,
  refusee: Refused,
  expiree: Expired,
  annulee: Canceled,
  retractee: Withdrawn,
};

/** By what requests to sign are narrowed: what has become of them, what they wait for of the agency, and whose they are. */
export const signaturesList = listOf({
  etat: words(signatureStateWords, "state"),
  agence: words({ contresigner: "countersign", regarder: "look-at" }, "agencyTask"),
  de: words({ familles: "parents", intervenants: "babysitters" }, "whose"),
});
