import * as z from "zod/mini";
import type { Bilingual } from "../kernel/texts.ts";

/** What a document of a contract is; each kind has the name under which it is downloaded. */
export const documentKinds = {
  contract: { fr: "Contrat", en: "Contract" },
  attestation: { fr: "Attestation employeur", en: "Employment agency attestation" },
  certificate: { fr: "Certificat de travail", en: "Work certificate" },
} as const satisfies Record<string, Bilingual>;
export type DocumentKind = keyof typeof documentKinds;

/** An opaque, unguessable document id: 22 characters of base64url, 128 bits (api-contract.md §0). */
export const documentIdSchema = z.string().check(z.regex(/^[\w-]{22}$/, "invalid"));

/** Gives the readable file name of a download, e.g. "Contrat GE-2026-0042.pdf". */
export function documentFileName(kind: DocumentKind, reference: string): string {
  const safe = reference.normalize("NFC").replace(/[^\p{L}\p{N}._ -]+/gu, "-");
  // Cut by code point: a cut between UTF-16 units could split a character in two.
  return `${documentKinds[kind].fr} ${[...safe].slice(0, 80).join("")}.pdf`;
}
