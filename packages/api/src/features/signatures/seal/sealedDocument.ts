import { setImmediate } from "node:timers/promises";
import { sha256 } from "./certificate.ts";
import type { Seal } from "./seal.ts";
import { drawSheet, type SignatureSheet } from "./signatureSheet.ts";
import type { SealedFile } from "./signPdf.ts";

/**
 * Appends the signature sheet and the agency's seal to a file that `fitFile` found fit; its own bytes stay the beginning
 * (SIGN-40 to SIGN-42). Throws AuthorityAway, SealEnded.
 */
export async function sealedDocument(
  file: Uint8Array,
  sheet: SignatureSheet,
  seal: Seal,
  { withoutTimeStamp = false }: { readonly withoutTimeStamp?: boolean } = {},
): Promise<SealedFile> {
  if (file.length !== sheet.byteCount || sha256(file).toString("hex") !== sheet.sha256)
    throw new TypeError("The sheet is of another file");
  // Loaded only where a file is sealed.
  const [{ PDF }, { copyPages }, { signPdf }] = await Promise.all([
    import("@libpdf/core"),
    import("./copyPages.ts"),
    import("./signPdf.ts"),
  ]);
  const drawn = await PDF.load(await drawSheet(sheet, seal.now()), { lenient: false });
  // Drawing is the longer half: others have their turn before the other.
  await setImmediate();
  const pdf = await PDF.load(file, { lenient: false });
  const pages = copyPages(drawn, pdf);
  const [page] = pages;
  if (!page) throw new TypeError("A sheet has a page");
  const { requestId, byteCount, chainHead, eventCount } = sheet;
  const record = { requestId, sha256: sheet.sha256, byteCount, chainHead, eventCount } as const;
  return signPdf(file, pdf, seal, {
    page,
    record: { kind: "document", ...record, printedPages: pages.length },
    reason: `Cachet de ${sheet.agencyName}`,
    withoutTimeStamp,
  });
}
