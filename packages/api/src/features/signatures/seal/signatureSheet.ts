import { dayAt, plainDay } from "@ribambelle/domain/kernel/day";
import { timeAt, timeText } from "@ribambelle/domain/kernel/time";
import { drawPaper, type Fact, type Pen } from "../../../papers/drawPaper.ts";

/** One who signed, as the sheet says it. */
export interface SheetSigner {
  readonly name: string;
  /** In French words, such as « parent ». */
  readonly role: string;
  /** ISO, UTC. */
  readonly signedAt: string;
  readonly place: string;
  /** The words of the boxes that were ticked. */
  readonly consents: readonly string[];
  readonly startChoice: string | null;
  readonly maskedEmail: string;
}

/** What the signature sheet says (SIGN-41). */
export interface SignatureSheet {
  readonly requestId: string;
  readonly title: string;
  readonly reference: string;
  /** Of the document that was signed. */
  readonly sha256: string;
  readonly byteCount: number;
  readonly agencyName: string;
  readonly signers: readonly SheetSigner[];
  readonly chainHead: string;
  readonly eventCount: number;
}

/** Draws the signature sheet as pages of their own, in French (SIGN-41, SIGN-66). */
export const drawSheet = (sheet: SignatureSheet, madeAt: Date): Promise<Buffer> =>
  drawPaper(
    {
      title: `Feuille de signature – ${sheet.title}`,
      author: sheet.agencyName,
      madeAt,
      foot: `Feuille de signature – ${sheet.reference}`,
    },
    (pen) => {
      pen.title("Feuille de signature");
      writeDocument(pen, sheet);
      for (const signer of sheet.signers) {
        pen.heading(signer.name);
        pen.facts(signerFacts(signer));
      }
      writeChain(pen, sheet);
      // SIGN-41, printed
      pen.paragraph(
        `Signature électronique simple (règlement (UE) n°\u00a0910/2014, article\u00a025). Cachet de ${sheet.agencyName}.`,
      );
    },
  );

/** Writes which document was signed: what `verifySealed` reads back from the pages stands here and in `writeChain`. */
export function writeDocument(pen: Pen, { title, reference, sha256, byteCount }: SignatureSheet): void {
  pen.heading("Document signé");
  pen.facts([
    ["Titre", title],
    ["Référence", reference],
    ["SHA-256", sha256],
    ["Taille", `${number(byteCount)} octets`],
  ]);
  pen.paragraph(
    `Les ${number(byteCount)} premiers octets du fichier cacheté sont ce document, tel que chacun l’a signé.`,
  );
}

/** Writes where the chain of events ends. */
export function writeChain(pen: Pen, { requestId, chainHead, eventCount }: SignatureSheet): void {
  pen.heading("Preuve");
  pen.facts([
    ["Demande", requestId],
    ["Dernier maillon", chainHead],
    ["Événements", number(eventCount)],
  ]);
}

/** Says who signed what and when, in the words of SIGN-41. */
export function signerFacts(signer: SheetSigner): readonly Fact[] {
  const { role, signedAt, place, consents, startChoice, maskedEmail } = signer;
  return [
    ["Rôle", role],
    ["Signature", `Signé électroniquement le ${momentOf(signedAt)} (heure de Paris)`],
    ["Fait à", place],
    ...consents.map((words): Fact => ["A accepté", words]),
    ...(startChoice === null ? [] : [["A choisi", startChoice] as const]),
    ["Code", `Code à usage unique envoyé à ${maskedEmail}`],
  ];
}

/** A day and an hour in Paris, such as « 22 novembre 2026 à 18 h 04 ». */
export function momentOf(iso: string): string {
  const instant = new Date(iso);
  return `${plainDay(dayAt(instant), "fr")} à ${timeText(timeAt(instant), "fr")}`;
}

const numbers = new Intl.NumberFormat("fr-FR");
const number = (value: number) => numbers.format(value);
