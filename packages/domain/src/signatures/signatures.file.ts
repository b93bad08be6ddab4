import { day, flag, oneOf, reference, text } from "../imports/cells.ts";
import { type Cell, csvFile, expected, optional, type RowOf, required } from "../imports/column.ts";
import { lineProblems } from "../imports/problem.ts";
import { type UnfitFor, unfitFile } from "./signature.refusals.ts";
import { signedKinds } from "./signature.ts";

/** The problems of lines of requests to sign. */
export const signatureProblems = lineProblems({
  "signed-here": {
    fr: (day) => `Ce contrat a été signé sur le portail le ${day}\u00a0: son document ne change plus.`,
    en: (day) => `This contract was signed on the portal on ${day}: its document no longer changes.`,
  },
  "unfit-file": {
    fr: (why) => unfitFile(why as UnfitFor).fr,
    en: (why) => unfitFile(why as UnfitFor).en,
  },
  "no-address": {
    fr: "Nous n’avons pas d’adresse e-mail pour un des signataires.",
    en: "We have no e-mail address for one of the signers.",
  },
  "unfit-signer": {
    fr: "Cette personne ne peut pas signer ce contrat.",
    en: "This person cannot sign this contract.",
  },
  "unfit-contract": {
    fr: "Dans son état, ce contrat ne peut pas être proposé à la signature.",
    en: "In its present state, this contract cannot be sent for signature.",
  },
  "last-day-past": {
    fr: "Ce jour est déjà passé.",
    en: "This day has already passed.",
  },
});

const { guard, housework, babysitter } = signedKinds.numbers;

/** Who signs for the agency: its seal, or one of its people by their reference. */
const agencySigner = (cell: string): Cell<string> => {
  const read = reference(cell);
  return read.problem || cell.toLowerCase() !== "cachet" ? read : { value: "" };
};

/** The requests to sign (Annex C.10). */
export const signaturesFile = csvFile({
  name: "signatures.csv",
  columns: {
    kind: required(
      "nature",
      oneOf([
        [guard, ["Garde"]],
        [housework, ["Ménage"]],
        [babysitter, ["Intervenant"]],
      ]),
    ),
    contractReference: required("référence du contrat", reference),
    // A housework contract and its amendments share their reference.
    startDate: expected("date de début", day),
    secondSignerReference: optional("référence du second signataire", reference),
    lastDay: optional("à signer avant le", day),
    isDistance: optional("conclu à distance", flag, true),
    serviceStart: optional("début du service", day),
    price: optional("prix", text(120)),
    duration: optional("durée", text(120)),
    agencySigner: optional("signature de l’agence", agencySigner, ""),
  },
  key: ({ kind, contractReference, startDate }) => JSON.stringify([kind, contractReference, startDate]),
});
export type ImportedSignature = RowOf<typeof signaturesFile.columns>;
