import {
  childrenCount,
  day,
  decimal,
  flag,
  formerStart,
  namedValue,
  reference,
  references,
  webAddress,
} from "../imports/cells.ts";
import { csvFile, expected, optional, type RowOf, required } from "../imports/column.ts";
import { lineProblems } from "../imports/problem.ts";
import { childAgeCategories } from "../kernel/childAge.ts";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "./contract.states.ts";
import {
  babysitterContractTypes,
  contractDurations,
  hourlyVolumes,
  houseworkTypologies,
} from "./contract.ts";

/** The problems of lines that name contracts. */
export const contractProblems = lineProblems({
  "unknown-contract": {
    fr: "Aucun contrat ne porte cette référence.",
    en: "No contract has this reference.",
  },
  "foreign-contract": {
    fr: "Ce contrat est celui d’une autre personne.",
    en: "This contract is another person’s.",
  },
  // AGCON-24
  "kept-by-portal": {
    fr: "Ce contrat est tenu dans le portail.",
    en: "This contract is kept in the portal.",
  },
});

// A month has at most 31 × 24 hours.
const monthlyHours = optional("heures par mois", decimal(0, 744));
const signatureUrl = optional("lien de signature", webAddress);
const startDate = optional("date de début", day);
const endDate = optional("date de fin", day);

interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

const periodProblems = ({ startDate, endDate }: Period) =>
  startDate && endDate && endDate < startDate
    ? [{ column: "endDate", code: "ends-before-start" } as const]
    : [];

/** The babysitter contracts (garde d'enfants, GE) of parents. */
export const parentContractsFile = csvFile({
  name: "contrats-garde.csv",
  columns: {
    reference: required("référence", reference),
    personReference: required("référence du parent", reference),
    baseReference: optional("référence de base", reference),
    state: required("état", namedValue(parentContractStates)),
    startDate,
    endDate,
    isSharedChildcare: optional("garde partagée", flag, false),
    isFullTime: optional("temps plein", flag, false),
    isOneShot: optional("ponctuel", flag, false),
    childrenCount: optional("nombre d’enfants", childrenCount),
    youngestChildAgeCategory: optional("âge du plus jeune enfant", namedValue(childAgeCategories)),
    monthlyHours,
    signatureUrl,
    // Who works under it: at most four.
    babysitters: optional<readonly string[]>("références des intervenants", references(4), []),
  },
  key: (contract) => contract.reference,
  problems: periodProblems,
});

/** The housework contracts (ménage, MNH) of parents: one line per reference and start date. */
export const houseworkContractsFile = csvFile({
  name: "contrats-menage.csv",
  columns: {
    reference: required("référence", reference),
    personReference: required("référence du parent", reference),
    typology: required("prestation", namedValue(houseworkTypologies)),
    state: required("état", namedValue(houseworkContractStates)),
    // The start date is part of the line's key, so the column cannot be left out.
    startDate: expected("date de début", day),
    // A wrong start date is corrected by giving the stored one here.
    formerStartDate: optional("ancienne date de début", formerStart),
    endDate,
    monthlyHours,
    signatureUrl,
  },
  key: (contract) => JSON.stringify([contract.reference, contract.startDate]),
  problems: periodProblems,
});

/** The contracts of babysitters. */
export const babysitterContractsFile = csvFile({
  name: "contrats-intervenants.csv",
  columns: {
    reference: required("référence", reference),
    personReference: required("référence de l’intervenant", reference),
    baseReference: optional("référence de base", reference),
    type: required("type", namedValue(babysitterContractTypes)),
    state: required("état", namedValue(babysitterContractStates)),
    startDate,
    endDate,
    signatureDate: optional("date de signature", day),
    duration: optional("durée du contrat", namedValue(contractDurations)),
    hourlyVolume: optional("volume horaire", namedValue(hourlyVolumes)),
    monthlyHours,
    signatureUrl,
  },
  key: (contract) => contract.reference,
  problems: periodProblems,
});

export type ImportedParentContract = RowOf<typeof parentContractsFile.columns>;
export type ImportedHouseworkContract = RowOf<typeof houseworkContractsFile.columns>;
export type ImportedBabysitterContract = RowOf<typeof babysitterContractsFile.columns>;
