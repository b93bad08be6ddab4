import { PDF } from "@libpdf/core";
import { beforeAll, describe, expect, it } from "vitest";
import { ownSettings } from "../../../../testing/papers/testCertificates.ts";
import { aPdf, onDisk } from "../../../../testing/papers/testPdfs.ts";
import { hasPrograms, run } from "../../../../testing/papers/testPrograms.ts";
import { aProofOf } from "../../../../testing/papers/testProof.ts";
import { openSeal, type Seal } from "../seal.ts";
import { verifySealed } from "../verifySealed.ts";
import { chainName } from "./drawProof.ts";
import { proofFile } from "./proofFile.ts";

const contract = aPdf();
const proof = aProofOf(contract);

describe("the file of a proof", () => {
  let seal: Seal;
  let bytes: Uint8Array;
  let text: string;
  beforeAll(async () => {
    seal = await openSeal(ownSettings());
    bytes = await proofFile(proof, seal);
    text = plain(
      (await PDF.load(bytes))
        .extractText()
        .map((page) => page.text)
        .join(" "),
    );
  });

  it("carries the same seal as the document (SIGN-52)", async () => {
    const { requestId, sha256, byteCount, chainHead, eventCount } = proof;
    expect(await verifySealed(bytes)).toMatchObject({
      isIntact: true,
      kind: "proof",
      fingerprint: seal.fingerprint,
      sheet: { requestId, sha256, byteCount, chainHead, eventCount },
    });
    const changed = Buffer.from(bytes);
    for (let at = 0; at < changed.length; at += 97 * 3) {
      changed[at] = (changed[at] ?? 0) ^ 0x01;
      expect((await verifySealed(changed)).isIntact, `byte ${at}`).toBe(false);
      changed[at] = (changed[at] ?? 0) ^ 0x01;
    }
  });

  it("says in words who did what, when and from where, and what was shown, sent and typed (SIGN-50, SIGN-52)", () => {
    for (const words of [
      "1. Le 22 novembre 2026 à 18 h : L’agence a ouvert la demande de signature.",
      "3. Le 22 novembre 2026 à 18 h 02 : Łukasz Çağlar Αθηνά Иванова a ouvert la salle de signature.",
      "Adresse (réseau) 203.0.113.7",
      "Navigateur Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)",
      "Moyen fin du document affichée",
      "État de la lettre envoi abandonné",
      "Envoyé à c…e@example.fr",
      "Essais restants 4",
      "Début anticipé non",
      "Zoé Ôgier a signalé une erreur à l’agence.",
      "Commentaire Mon nom s’écrit Ôgier.",
      "Horodatage oui",
      "Le cachet de l’agence a été apposé.",
      "Instant (UTC) 2026-11-22T17:08:12.123Z",
      "Les mots des cases ont été affichés en français",
      ...proof.signers.flatMap(({ consents }) => consents),
      ...proof.events.map(({ hash }) => `Maillon ${hash}`),
    ])
      expect(text).toContain(plain(words));
    expect(text).not.toContain("undefined");
  });

  it("prints a fact that nobody foresaw under its own name (SIGN-52)", () => {
    expect(text).toContain(plain('unforeseen {"a":[1]}'));
  });

  it("says how to verify, with which certificate (SIGN-52)", () => {
    for (const words of [
      seal.fingerprint,
      `head -c ${contract.length} fichier.pdf | sha256sum`,
      "pdfsig fichier.pdf",
    ])
      expect(text).toContain(plain(words));
  });

  it("holds the chain as a file of JSON (SIGN-52)", async () => {
    const file = (await PDF.load(bytes)).getAttachment(chainName);
    const { requestId, events } = proof;
    expect(JSON.parse(Buffer.from(file ?? []).toString("utf8"))).toEqual({ request: requestId, events });
  });

  it.skipIf(!hasPrograms("pdfsig", "qpdf", "pdfdetach"))(
    "is valid by poppler and qpdf, and its chain can be taken out (SIGN-52)",
    () => {
      const path = onDisk(bytes);
      const said = run("pdfsig", ["-nocert", path]).text;
      expect(said).toContain("Signature is Valid.");
      expect(said).toContain("Total document signed");
      expect(run("qpdf", ["--check", path]).code).toBe(0);
      expect(run("pdfdetach", ["-list", path]).text).toContain(chainName);
    },
  );
});

function plain(words: string): string {
  return words.replaceAll(/\s+/g, "");
}
