import { PDF, PdfDict } from "@libpdf/core";
import { beforeAll, describe, expect, it } from "vitest";
import { makeKeyFile, openssl, ownSettings, sealOf } from "../../../testing/papers/testCertificates.ts";
import { aContract, aPdf, byQpdf, manyPages, onDisk } from "../../../testing/papers/testPdfs.ts";
import { hasPrograms, run } from "../../../testing/papers/testPrograms.ts";
import { aSheetOf } from "../../../testing/papers/testSheet.ts";
import { openSeal, type Seal } from "./seal.ts";
import { sealedDocument } from "./sealedDocument.ts";
import { verifySealed } from "./verifySealed.ts";

const withTools = describe.skipIf(
  !hasPrograms("pdfsig", "pdftotext", "pdfinfo", "qpdf") || run("openssl", ["version"]).code !== 0,
);
const compact = "--object-streams=generate";
const widget = "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Nom) /V (Zo) /Rect [9 9 99 29] /P 3 0 R >>";

// What a program may write, and what a contract may hold.
const files: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  "a contract": aContract,
  "200 pages in branches that give them size and turn": () => manyPages(200),
  "a form": () => aPdf("/AcroForm << /Fields [4 0 R] /NeedAppearances true >>", "/Annots [4 0 R]", widget),
  "a form that stands elsewhere": () =>
    aPdf("/AcroForm 5 0 R", "/Annots 6 0 R", widget, "<< /Fields 6 0 R >>", "[4 0 R]"),
  "a field of the name of the seal": () => aPdf("/AcroForm << /Fields [<< /FT /Tx /T (Cachet) /V (a) >>] >>"),
  "an empty field to sign": () => aPdf("/AcroForm << /Fields [<< /FT /Sig /T (Parent) >>] >>"),
  "notes and links": () =>
    aPdf("", "/Annots [<< /Type /Annot /Subtype /Text /Rect [9 9 29 29] /Contents (Note) >>]"),
  "no line at its end": () => aPdf().subarray(0, -1),
};
const packed: typeof files = {
  "compressed objects": async () => byQpdf(await aContract(), compact),
  "a beginning for the web": async () => byQpdf(await aContract(), "--linearize"),
  both: async () => byQpdf(manyPages(30), compact, "--linearize"),
  "a form among compressed objects": () =>
    byQpdf(aPdf("/AcroForm << /Fields [4 0 R] >>", "/Annots [4 0 R]", widget), compact),
};

const branchesOf = (pdf: PDF) => pdf.getPages().map(({ dict }) => dict.getRef("Parent")?.objectNumber);

describe("a sealed document", () => {
  let seal: Seal;
  beforeAll(async () => {
    seal = await openSeal(ownSettings());
  });

  const sealed = async (file: Buffer) => (await sealedDocument(file, aSheetOf(file), seal)).bytes;

  it.each(Object.entries(files))(
    "begins with the file as it was and holds its sheet at the end: %s (SIGN-40)",
    async (_what, make) => {
      const file = await make();
      const bytes = await sealed(file);
      expect(Buffer.from(bytes).subarray(0, file.length).equals(file)).toBe(true);
      const { requestId, sha256, byteCount, chainHead, eventCount } = aSheetOf(file);
      expect(await verifySealed(bytes)).toEqual({
        isIntact: true,
        kind: "document",
        signer: "Ribambelle Démo – cachet",
        fingerprint: seal.fingerprint,
        signedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        isTimeStamped: false,
        sheet: { requestId, sha256, byteCount, chainHead, eventCount },
      });
    },
  );

  it("leaves each page in its branch, which gives it size and turn, and adds its sheet upright on A4 (SIGN-40)", async () => {
    const file = manyPages(35);
    const before = branchesOf(await PDF.load(file));
    const after = await PDF.load(await sealed(file));
    expect(branchesOf(after).slice(0, 35)).toEqual(before);
    expect(new Set(before).size).toBe(4);
    const [sheet] = after.getPages().slice(35);
    expect(sheet).toMatchObject({ width: 595.28, height: 841.89, rotation: 0 });
    expect(sheet?.dict.getNumber("Rotate")?.value).toBe(0);
  });

  it("keeps the fields of a form, its own beside them (SIGN-40)", async () => {
    const file = await (files["a field of the name of the seal"] as () => Buffer)();
    const names = (await PDF.load(await sealed(file)))
      .getForm()
      ?.getFields()
      .map(({ name }) => name);
    expect(names).toEqual(["Cachet", "Cachet 2"]);
  });

  it("prints who signed what, when and how, and nothing that others may not see (SIGN-41)", async () => {
    const file = aPdf();
    const sheet = aSheetOf(file);
    const bytes = await sealed(file);
    const pages = (await PDF.load(bytes)).extractText().slice(1);
    const text = pages
      .map((page) => page.text)
      .join(" ")
      .replaceAll(/\s+/g, " ");
    for (const words of [
      "Feuille de signature",
      sheet.title,
      sheet.reference,
      sheet.sha256,
      `${file.length} octets`,
      "Łukasz Çağlar Αθηνά Иванова",
      "parent",
      "Signé électroniquement le 22 novembre 2026 à 18 h 04 (heure de Paris)",
      "Signé électroniquement le 22 juillet 2026 à 19 h 04 (heure de Paris)",
      "Fait à",
      "Saint-Étienne-du-Rouvray",
      ...sheet.signers.flatMap(({ consents }) => consents),
      "Je préfère que le service commence après le délai de 14 jours, à partir du 8 décembre 2026.",
      "Code à usage unique envoyé à c…e@example.fr",
      sheet.requestId,
      sheet.chainHead,
      "Événements 27",
      "Signature électronique simple (règlement (UE) n° 910/2014, article 25). Cachet de Ribambelle Démo.",
    ])
      expect(text).toContain(words.replaceAll(/\s+/g, " "));
  });

  it("is made of the file that its sheet names alone (SIGN-40)", async () => {
    const file = aPdf();
    const sheet = aSheetOf(file);
    await expect(sealedDocument(file, { ...sheet, sha256: "0".repeat(64) }, seal)).rejects.toThrow(TypeError);
    await expect(sealedDocument(aPdf("/Lang (fr)"), sheet, seal)).rejects.toThrow(TypeError);
  });

  it("shows nothing on its pages, and asks readers to append only (SIGN-42)", async () => {
    const pdf = await PDF.load(await sealed(aPdf()));
    const form = pdf.getCatalog().getDict("AcroForm", (ref) => pdf.getObject(ref));
    expect(form?.getNumber("SigFlags")?.value).toBe(3);
    const [field] = pdf.getForm()?.getSignatureFields() ?? [];
    const dict = field?.getDict() ?? new PdfDict();
    expect(dict.getArray("Rect")?.toArray().map(String).length).toBe(4);
    expect(field?.getSignatureDict()?.getName("SubFilter")?.value).toBe("ETSI.CAdES.detached");
  });
});

withTools("a sealed document, by poppler, qpdf and openssl", () => {
  const seals = new Map<string, { seal: Seal; folder: string }>();
  beforeAll(async () => {
    for (const key of ["RSA 3072", "P-256"] as const) {
      const folder = makeKeyFile(key);
      seals.set(key, { folder, seal: await sealOf(folder) });
    }
  });
  const of = (key: string) => seals.get(key) as { seal: Seal; folder: string };
  const all = Object.entries({ ...files, ...packed });

  // The key and the form of the file have nothing to do with each other: each form with the one or the other.
  it.each(all.map((each, at) => [at % 2 === 0 ? "RSA 3072" : "P-256", ...each] as const))(
    "is valid as a whole with %s for %s (SIGN-42)",
    async (key, _what, make) => {
      const { seal, folder } = of(key);
      const file = await make();
      const { bytes } = await sealedDocument(file, aSheetOf(file), seal);
      const path = onDisk(bytes);
      const said = run("pdfsig", ["-nocert", path]).text;
      expect(said).toContain("Signature is Valid.");
      expect(said).toContain("Total document signed");
      expect(said).toContain("ETSI.CAdES.detached");
      const checked = run("qpdf", ["--check", path]);
      expect(checked.text).not.toMatch(/warning/i);
      expect(checked.code).toBe(0);
      expect(await verifySealed(bytes)).toMatchObject({ isIntact: true, signer: "Agence – cachet" });
      expectByOpenssl(Buffer.from(bytes), folder);
    },
  );

  it("shows each page as before, and its sheet as text (SIGN-40, SIGN-41)", async () => {
    const file = manyPages(35);
    const { bytes } = await sealedDocument(file, aSheetOf(file), of("P-256").seal);
    const [before, after] = [onDisk(file), onDisk(bytes)];
    const pages = (path: string) =>
      run("pdfinfo", ["-f", "1", "-l", "35", path]).text.match(/^Page +\d.*$/gm);
    expect(pages(after)).toEqual(pages(before));
    expect(pages(after)).toHaveLength(70);
    const drawn = (path: string) => run("pdftoppm", ["-r", "20", "-l", "35", "-png", path]).bytes;
    expect(drawn(after).equals(drawn(before))).toBe(true);
    const text = run("pdftotext", ["-f", "36", after, "-"]).text;
    expect(text).toContain("Łukasz Çağlar Αθηνά Иванова");
    expect(text).toContain(aSheetOf(file).chainHead);
  });

  it("is valid with the certificate that the portal made itself (SIGN-42, SIGN-44)", async () => {
    const file = await aContract();
    const { bytes } = await sealedDocument(file, aSheetOf(file), await openSeal(ownSettings()));
    const said = run("pdfsig", ["-nocert", onDisk(bytes)]).text;
    expect(said).toContain("Signature is Valid.");
    expect(said).toContain("Ribambelle Démo – cachet");
  });
});

/** Holds the signature against the certificate over the bytes that it names. */
function expectByOpenssl(bytes: Buffer, folder: string): void {
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)\s*\]/.exec(bytes.toString("latin1"));
  const [start = 0, end = 0] = range?.slice(1).map(Number) ?? [];
  const signature = onDisk(Buffer.from(bytes.toString("latin1", start + 1, end - 1), "hex"), "seal.der");
  const content = onDisk(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]), "content");
  const how = [
    "-verify",
    "-inform",
    "DER",
    "-in",
    signature,
    "-content",
    content,
    "-binary",
    "-out",
    "/dev/null",
  ];
  openssl(folder, "cms", ...how, "-CAfile", "cert.pem", "-cades");
}
