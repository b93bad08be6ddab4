import type { Seal } from "../seal.ts";
import { drawProof } from "./drawProof.ts";
import type { Proof } from "./proof.ts";

/** Gives the « Dossier de preuve » of a request with the agency's seal (SIGN-52); throws AuthorityAway, SealEnded. */
export async function proofFile(
  proof: Proof,
  seal: Seal,
  { withoutTimeStamp = false }: { readonly withoutTimeStamp?: boolean } = {},
): Promise<Uint8Array> {
  // Loaded only where a file is sealed.
  const [{ PDF }, { signPdf }] = await Promise.all([import("@libpdf/core"), import("../signPdf.ts")]);
  const drawn = await drawProof(proof, seal);
  const pdf = await PDF.load(drawn, { lenient: false });
  const page = pdf.getPage(0);
  if (!page) throw new TypeError("A proof has a page");
  const { requestId, sha256, byteCount, chainHead, eventCount } = proof;
  const printedPages = pdf.getPageCount();
  const { bytes } = await signPdf(drawn, pdf, seal, {
    page: page.ref,
    record: { kind: "proof", requestId, sha256, byteCount, chainHead, eventCount, printedPages },
    reason: `Cachet de ${proof.agencyName}`,
    withoutTimeStamp,
  });
  return bytes;
}
