import { longMonth } from "../kernel/day.ts";
import type { Locale } from "../kernel/locale.ts";
import type { Bilingual } from "../kernel/texts.ts";

/** What a document of a contract is; each kind has the name under which it is downloaded. */
export const contractDocumentKinds = {
  contract: { fr: "Contrat", en: "Contract" },
  attestation: { fr: "Attestation employeur", en: "Certificate for France Travail" },
  certificate: { fr: "Certificat de travail", en: "Certificate of employment" },
} as const satisfies Record<string, Bilingual>;
export type ContractDocumentKind = keyof typeof contractDocumentKinds;

/**
 * What any document is. Its subject is the reference of its contract, the number of its invoice, the month (and rank) of its
 * payslip, the year (and version) of its tax certificate.
 */
export const documentKinds = {
  ...contractDocumentKinds,
  "signed-contract": { fr: "Contrat signé", en: "Signed contract" },
  invoice: { fr: "Facture", en: "Invoice" },
  "credit-note": { fr: "Avoir", en: "Credit note" },
  payslip: { fr: "Fiche de paie", en: "Payslip" },
  "tax-certificate": { fr: "Attestation fiscale", en: "Tax certificate" },
} as const satisfies Record<string, Bilingual>;
export type DocumentKind = keyof typeof documentKinds;

/** Gives the readable file name of a download, e.g. "Contrat GE-2026-0042.pdf", "Fiche de paie octobre 2026.pdf" (SPACE-26). */
export function documentFileName(kind: DocumentKind, subject: string): string {
  return `${documentKinds[kind].fr} ${safeName(subjectText(kind, subject))}.pdf`;
}

/** Says what a document is: "Contrat signé GE-2026-0042", "Tax certificate 2025". */
export const documentName = (kind: DocumentKind, subject: string, locale: Locale): string =>
  `${documentKinds[kind][locale]} ${subjectText(kind, subject, locale)}`;

function subjectText(kind: DocumentKind, subject: string, locale: Locale = "fr"): string {
  if (kind === "payslip") return longMonth(subject.slice(0, 7), locale);
  return kind === "tax-certificate" ? subject.slice(0, 4) : subject;
}

/** Makes a text safe as the name of a file: no sign that a file system refuses, at most 80 characters. */
export function safeName(text: string): string {
  const safe = text.normalize("NFC").replace(/[^\p{L}\p{N}._ -]+/gu, "-");
  // Cut by code point: a cut between UTF-16 units could split a character in two.
  return [...safe].slice(0, 80).join("");
}
