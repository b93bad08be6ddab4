import * as z from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a sealed file says of itself for machines, inside what its seal signs: the values that its last pages print. */
export const sealRecordSchema = z.object({
  kind: z.enum(["document", "proof"]),
  requestId: z.string(),
  /** Of the document that was signed. */
  sha256,
  byteCount: z.int(),
  chainHead: sha256,
  eventCount: z.int(),
  /** How many of the last pages print them. */
  printedPages: z.int().min(1),
  /** The fingerprints of the certificates that travel with the seal. */
  certificates: z.array(sha256),
});
export type SealRecord = z.infer<typeof sealRecordSchema>;

/** Where it stands in the dictionary of the signature. */
export const sealRecordKey = "RBBL_Sheet";

// As the sheet and the proof print them, each behind what it is called and before what follows it.
const printedValues = ({ requestId, sha256: digest, byteCount, chainHead, eventCount }: SealRecord) => [
  `SHA-256${digest}Taille${byteCount}octets`,
  `Demande${requestId}Derniermaillon${chainHead}Événements${eventCount}`,
];

/** Tells whether a text, read from the pages, prints the values of a record. */
export function isPrinted(record: SealRecord, text: string): boolean {
  const printed = text.replaceAll(/\s/g, "");
  return printedValues(record).every((value) => {
    const at = printed.indexOf(value);
    // Not the beginning of another number.
    return at >= 0 && !(/\d$/.test(value) && /^\d/.test(printed.slice(at + value.length)));
  });
}
