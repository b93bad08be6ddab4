import type { StateMeaning } from "@ribambelle/domain/contracts/contract.states";
import {
  babysitterContractStates,
  houseworkContractStates,
  parentContractStates,
} from "@ribambelle/domain/contracts/contract.states";
import type { DocumentKind } from "@ribambelle/domain/documents/document";
import {
  babysitterContractsFile,
  houseworkContractsFile,
  parentContractsFile,
} from "@ribambelle/domain/imports/contracts.files";
import { documentsFile } from "@ribambelle/domain/imports/documents.file";
import { peopleFile } from "@ribambelle/domain/imports/people.file";
import { babysitterContracts } from "./babysitterContracts.ts";
import { csvOf } from "./cells.ts";
import { houseworkContracts } from "./houseworkContracts.ts";
import { parentContracts } from "./parentContracts.ts";
import { everyone, peopleRows, type Someone } from "./people.ts";

/** One PDF file of the demonstration, and what stands on it. */
export interface DemonstrationDocument {
  readonly fileName: string;
  readonly kind: DocumentKind;
  readonly person: Someone;
  readonly subject: string;
  readonly contract: ContractCells;
}

interface ContractCells {
  readonly reference?: string;
  readonly personReference?: string;
  readonly state?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly monthlyHours?: string;
}

/** The files of an agency's export, and the documents to draw beside them. */
export interface DemonstrationFolder {
  readonly files: readonly (readonly [name: string, content: string])[];
  readonly documents: readonly DemonstrationDocument[];
}

/** Invents an agency: the same one for the same day. */
export function demonstrationFolder(today: string): DemonstrationFolder {
  const people = everyone();
  const of = (role: Someone["role"]) =>
    people.filter((person) => person.role === role).map((person) => person.reference);
  const [shownParent = "", , ...parents] = of("Parent");
  const [shownBabysitter = "", , , ...babysitters] = of("BabySitter");
  const guard = parentContracts(today, [shownParent, ...parents.slice(0, 26)]);
  const housework = houseworkContracts(today, [shownParent, ...parents.slice(10, 27)]);
  const work = babysitterContracts(today, [shownBabysitter, ...babysitters.slice(0, 13)]);
  const withContracts = new Set([...guard, ...housework, ...work].map((row) => row.personReference ?? ""));
  const person = (reference: string | undefined) => people.find((one) => one.reference === reference);
  const documents = [
    ...documentsOf("Garde d’enfants à domicile", guard, parentContractStates, person),
    ...documentsOf("Ménage à domicile", latestOfEach(housework), houseworkContractStates, person),
    ...documentsOf("Contrat de travail", work, babysitterContractStates, person),
  ];
  return {
    documents,
    files: [
      [peopleFile.name, csvOf(peopleFile, peopleRows(today, people, withContracts))],
      [parentContractsFile.name, csvOf(parentContractsFile, guard)],
      [houseworkContractsFile.name, csvOf(houseworkContractsFile, housework)],
      [babysitterContractsFile.name, csvOf(babysitterContractsFile, work)],
      [documentsFile.name, csvOf(documentsFile, documents.map(documentRow))],
    ],
  };
}

// A housework contract and its amendments have one document.
const latestOfEach = (contracts: readonly ContractCells[]) => [
  ...new Map(contracts.map((contract) => [contract.reference, contract])).values(),
];

const kindCells: Readonly<Record<DocumentKind, string>> = {
  contract: "contrat",
  attestation: "attestation",
  certificate: "certificat",
};

const documentRow = ({ contract, kind, fileName }: DemonstrationDocument) => ({
  personReference: contract.personReference,
  contractReference: contract.reference,
  kind: kindCells[kind],
  fileName,
});

const kindsOf = (meaning: StateMeaning, isBabysitters: boolean): DocumentKind[] => {
  const signed: StateMeaning[] = ["waiting", "signed", "inProgress", "finished", "earlyTermination"];
  if (!signed.includes(meaning)) return [];
  if (!isBabysitters) return ["contract"];
  if (meaning === "finished") return ["contract", "attestation", "certificate"];
  return meaning === "inProgress" ? ["contract", "attestation"] : ["contract"];
};

interface States {
  readonly rows: readonly { readonly fr: string; readonly meaning: StateMeaning }[];
}

// Every sixth contract came without its documents.
function documentsOf(
  subject: string,
  contracts: readonly ContractCells[],
  states: States,
  personOf: (reference: string | undefined) => Someone | undefined,
): DemonstrationDocument[] {
  return contracts.flatMap((contract, number) => {
    const person = personOf(contract.personReference);
    const meaning = states.rows.find((state) => state.fr === contract.state)?.meaning;
    if (!person || !meaning || number % 6 === 4) return [];
    return kindsOf(meaning, person.role === "BabySitter").map((kind) => ({
      fileName: `${kindCells[kind]}-${contract.reference}.pdf`,
      kind,
      person,
      subject,
      contract,
    }));
  });
}
