import { sha256 } from "../../features/signatures/seal/certificate.ts";
import type { SignatureSheet } from "../../features/signatures/seal/signatureSheet.ts";

const [own, box] = [
  "J’ai lu ce document en entier et j’en accepte le contenu.",
  "J’accepte les conditions générales de l’agence.",
];

/** The sheet of a file that two people signed. */
export const aSheetOf = (file: Uint8Array): SignatureSheet => ({
  requestId: "Xk3-9_bQmT0z",
  title: "Contrat de garde d’enfants",
  reference: "GE-2026-0042",
  sha256: sha256(file).toString("hex"),
  byteCount: file.length,
  agencyName: "Ribambelle Démo",
  signers: [
    {
      name: "Łukasz Çağlar Αθηνά Иванова",
      role: "parent",
      signedAt: "2026-11-22T17:04:12.123Z",
      place: "Saint-Étienne-du-Rouvray",
      consents: [own, box],
      startChoice:
        "Je préfère que le service commence après le délai de 14 jours, à partir du 8 décembre 2026.",
      maskedEmail: "c…e@example.fr",
    },
    {
      name: "Zoé Ôgier",
      role: "intervenante",
      signedAt: "2026-07-22T17:04:12.123Z",
      place: "Rouen",
      consents: [own],
      startChoice: null,
      maskedEmail: "z…@example.fr",
    },
  ],
  chainHead: "0123456789abcdef".repeat(4),
  eventCount: 27,
});
