import { documentKinds } from "@ribambelle/domain/documents/document";
import type { Cells, DemonstrationDocument } from "../folder.ts";

/** The words of a document, to be drawn. */
export interface DrawnPage {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly text: string;
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
  const period = start ? (end ? `du ${start} au ${end}` : `depuis le ${start}`) : "à préciser";
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

/** Makes the tool that draws pages as tagged PDF files in French; the same page gives the same bytes. */
export async function pageDrawer(today: string): Promise<(page: DrawnPage) => Promise<Buffer>> {
  const { default: PDFDocument } = await import("pdfkit");
  return async (page) => {
    const pdf = new PDFDocument({
      size: "A4",
      margin: 72,
      lang: "fr-FR",
      tagged: true,
      pdfVersion: "1.7",
      displayTitle: true,
      info: { Title: page.title, Author: "Ribambelle Démo", CreationDate: new Date(`${today}T12:00:00Z`) },
    });
    const drawn = bytesOf(pdf);
    draw(pdf, page);
    pdf.end();
    return drawn;
  };
}

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of pdf) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function draw(pdf: PDFKit.PDFDocument, { title, facts, text }: DrawnPage): void {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const say = (tag: "H1" | "P", size: number, words: string) =>
    root.add(pdf.struct(tag, {}, () => void pdf.fontSize(size).text(words).moveDown()));
  say("P", 10, "Ribambelle Démo – 1 place de l’Exemple, 44000 Nantes");
  say("H1", 20, title);
  for (const [label, value] of facts) say("P", 12, `${label}\u00a0: ${value}`);
  say("P", 12, text);
  say("P", 10, "Document de démonstration, sans valeur.");
  root.end();
}
