import { documentKinds } from "@ribambelle/domain/documents/document";
import type { DrawnPage } from "../../../demonstrating/drawDocument.ts";
import type { Cells } from "../../../demonstrating/source.ts";

/** One PDF file of the demonstration, and what the CSV files say of it. */
export interface DemonstrationDocument {
  readonly line: Cells;
  readonly person: Cells;
  readonly contract: Cells;
  /** What kind of contract it is about. */
  readonly subject: string;
}

const texts: Cells = {
  attestation:
    "Attestation destinée à France Travail, établie par l’agence Ribambelle Démo en sa qualité d’employeur.",
  certificat:
    "L’agence Ribambelle Démo certifie avoir employé la personne nommée ci-dessus durant cette période.",
};
const titles: Cells = {
  contrat: documentKinds.contract.fr,
  attestation: documentKinds.attestation.fr,
  certificat: documentKinds.certificate.fr,
};

/** Gives the words of a document of a contract. */
export function contractPage({ line, person, subject, contract }: DemonstrationDocument): DrawnPage {
  const { nature = "" } = line;
  const [start, end] = [contract["date de début"], contract["date de fin"]];
  const period = start ? (end ? `du ${start} au ${end}` : `à partir du ${start}`) : "à préciser";
  const isBabysitter = person.rôle === "intervenant";
  const contractText = isBabysitter
    ? "L’agence Ribambelle Démo emploie l’intervenant nommé ci-dessus aux conditions de ce contrat."
    : "L’agence Ribambelle Démo assure au domicile de la famille la prestation décrite ci-dessus.";
  return {
    title: `${titles[nature]} ${contract.référence}`,
    facts: [
      [isBabysitter ? "Intervenant" : "Parent", `${person.prénom} ${person.nom}`],
      ["Objet", subject],
      ["Période", period],
      ["Heures par mois", contract["heures par mois"] || "à préciser"],
    ],
    text: texts[nature] ?? contractText,
  };
}
