import { dayAt } from "@ribambelle/domain/kernel/day";
import { drawPaper, type Pen } from "../../../../papers/drawPaper.ts";
import type { Seal } from "../seal.ts";
import { momentOf, signerFacts, writeChain, writeDocument } from "../signatureSheet.ts";
import { eventSentence, factWords } from "./eventWords.ts";
import type { Proof, ProofEvent } from "./proof.ts";

/** The name of the chain inside the proof file. */
export const chainName = "chaine.json";

/** Draws the « Dossier de preuve » of a request, in French, with its chain inside (SIGN-52, SIGN-66). */
export const drawProof = (proof: Proof, seal: Seal): Promise<Buffer> =>
  drawPaper(
    {
      title: `Dossier de preuve – ${proof.title}`,
      author: proof.agencyName,
      madeAt: seal.now(),
      foot: `Dossier de preuve – ${proof.reference}`,
      attachments: [
        {
          name: chainName,
          type: "application/json",
          description: "La chaîne des événements",
          content: Buffer.from(JSON.stringify({ request: proof.requestId, events: proof.events }, null, 2)),
        },
      ],
    },
    (pen) => {
      pen.title("Dossier de preuve");
      pen.paragraph(
        "À l’usage de l’agence\u00a0: il contient des données personnelles de chaque signataire.",
      );
      writeDocument(pen, proof);
      writeSigners(pen, proof);
      writeEvents(pen, proof);
      writeChain(pen, proof);
      writeChecks(pen, proof, seal);
    },
  );

function writeSigners(pen: Pen, { signers }: Proof): void {
  for (const signer of signers) {
    pen.heading(`Signataire ${signer.position}\u00a0: ${signer.name}`);
    const language = signer.language === "fr" ? "en français" : "en anglais";
    pen.facts([...signerFacts(signer), ["Langue", `Les mots des cases ont été affichés ${language}`]]);
  }
}

function writeEvents(pen: Pen, { events, signers }: Proof): void {
  pen.heading("Ce qui s’est passé");
  const nameOf = ({ position }: ProofEvent) =>
    signers.find((signer) => signer.position === position)?.name ?? "l’agence";
  for (const event of events) {
    const words = eventSentence(event, nameOf(event));
    pen.subheading(`${event.seq}. Le ${momentOf(event.at)}\u00a0: ${words}`);
    // To the millisecond, as the chain has it.
    pen.facts([["Instant (UTC)", event.at], ...factWords(event), ["Maillon", event.hash]]);
  }
}

function writeChecks(pen: Pen, { sha256, byteCount, chainHead }: Proof, seal: Seal): void {
  pen.heading("Comment vérifier");
  pen.facts([
    ["Certificat", seal.name],
    ["Son empreinte", seal.fingerprint],
    ["Valable", `jusqu’au ${dayAt(seal.notAfter)}`],
  ]);
  for (const words of [
    "1. Le document\u00a0: dans un terminal, la commande suivante sur le fichier cacheté doit donner le SHA-256 ci-dessous.",
    `head -c ${byteCount} fichier.pdf | sha256sum`,
    sha256,
    "2. Le cachet\u00a0: la commande suivante, sur le fichier cacheté et sur ce dossier, doit dire «\u00a0Signature is Valid.\u00a0» et «\u00a0Total document signed\u00a0».",
    "pdfsig fichier.pdf",
    `3. La chaîne\u00a0: le fichier ${chainName}, joint à ce dossier, contient chaque événement. Son maillon est le SHA-256 du JSON canonique (RFC 8785) de at, facts, kind, position, previous, request et seq\u00a0; previous est le maillon précédent, 64 zéros pour le premier. Les cases acceptées y sont citées par le SHA-256 de leurs mots. Le maillon suivant est imprimé sur la feuille de signature du fichier cacheté.`,
    chainHead,
  ])
    pen.paragraph(words);
}
