import { PDF } from "@libpdf/core";
import { beforeAll, describe, expect, it } from "vitest";
import { ownSettings } from "../../../testing/papers/testCertificates.ts";
import { aPdf } from "../../../testing/papers/testPdfs.ts";
import { aSheetOf } from "../../../testing/papers/testSheet.ts";
import { copyPages } from "./copyPages.ts";
import { openSeal, type Seal } from "./seal.ts";
import { sealedDocument } from "./sealedDocument.ts";
import type { SealRecord } from "./sealRecord.ts";
import { drawSheet, type SignatureSheet } from "./signatureSheet.ts";
import { signPdf } from "./signPdf.ts";
import { verifySealed } from "./verifySealed.ts";

const file = aPdf();
const sheet = aSheetOf(file);

describe("what a sealed file says of itself for machines", () => {
  let seal: Seal;
  beforeAll(async () => {
    seal = await openSeal(ownSettings());
  });

  // As the holder of the key could, who makes a sheet that says one thing, and a seal that says another.
  async function whyOf(printed: Partial<SignatureSheet>, said: Partial<SealRecord>): Promise<string | null> {
    const pdf = await PDF.load(file);
    const drawn = await PDF.load(await drawSheet({ ...sheet, ...printed }, new Date()));
    const [page] = copyPages(drawn, pdf);
    const { requestId, sha256, byteCount, chainHead, eventCount } = sheet;
    const record = {
      requestId,
      sha256,
      byteCount,
      chainHead,
      eventCount,
      kind: "document",
      printedPages: 1,
    } as const;
    if (!page) throw new TypeError("A sheet has a page");
    const sealing = { page, record: { ...record, ...said }, reason: "Cachet", withoutTimeStamp: true };
    const judged = await verifySealed((await signPdf(file, pdf, seal, sealing)).bytes);
    return judged.isIntact ? null : judged.why;
  }

  const other = "fedcba9876543210".repeat(4);

  it("is what its last pages print (SIGN-51)", async () => {
    expect(await whyOf({}, {})).toBe(null);
  });

  it("is read back wherever the pages break (SIGN-51)", async () => {
    const [signer] = sheet.signers;
    for (let words = 1; words <= 60; words += 3) {
      const consents = Array.from({ length: words }, (_, at) => `J’accepte le point ${at + 1}.`);
      const long = { ...sheet, signers: signer ? [{ ...signer, consents }] : [] };
      const { bytes } = await sealedDocument(file, long, seal);
      expect((await verifySealed(bytes)).isIntact, `${words} boxes`).toBe(true);
    }
  });

  it.each<[string, Partial<SealRecord>]>([
    ["another request", { requestId: "Xk3-9_bQmT0" }],
    ["another head of the chain", { chainHead: other }],
    ["fewer events, as its number begins", { eventCount: 2 }],
    ["more events", { eventCount: 270 }],
    ["another size", { byteCount: file.length - 1 }],
    ["another document", { sha256: other }],
  ])("is not believed where it says %s than the pages (SIGN-51)", async (_what, said) => {
    expect(await whyOf({}, said)).toBe("sheet-differs");
  });

  it("is not believed of another document, though the pages print that too (SIGN-40, SIGN-51)", async () => {
    expect(await whyOf({ sha256: other }, { sha256: other })).toBe("document-changed");
    const shorter = { byteCount: file.length - 1 };
    expect(await whyOf(shorter, shorter)).toBe("document-changed");
  });
});
