import { describe, expect, it } from "vitest";
import { aContract, aPdf, byQpdf, manyPages, pageOf, pdfOf } from "../../../testing/papers/testPdfs.ts";
import { hasPrograms } from "../../../testing/papers/testPrograms.ts";
import { fitFile } from "./fitFile.ts";

const script = "/S /JavaScript /JS (app.alert\\(1\\))";
const inTree = "<< /JavaScript << /Names [(a) 4 0 R] >> >>";
const sig = "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /Contents <00> >>";

describe("a file to sign", () => {
  it("is taken with its number of pages, the largest too (SIGN-37)", async () => {
    expect(await fitFile(await aContract())).toEqual({ pageCount: 3 });
    expect(await fitFile(aPdf())).toEqual({ pageCount: 1 });
    expect(await fitFile(manyPages(200))).toEqual({ pageCount: 200 });
  });

  it.each([
    ["too-many-pages", "201 pages", manyPages(201)],
    [
      "no-pages",
      "no page",
      pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>"]),
    ],
    ["too-large", "a byte more than 20 MB", Buffer.alloc(20 * 1024 * 1024 + 1, aPdf())],
    ["damaged", "no PDF", Buffer.from("Bonjour")],
    ["damaged", "nothing", Buffer.alloc(0)],
    ["damaged", "something before it", Buffer.concat([Buffer.from("x\n"), aPdf()])],
    [
      "damaged",
      "fewer pages than it says",
      pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 2 >>", pageOf()]),
    ],
    [
      "damaged",
      "a stream that is longer than it says",
      aPdf("", "/Contents 4 0 R", "<< /Length 3 >>\nstream\n0 0 m\nendstream"),
    ],
    ["damaged", "an object that breaks off", aPdf("", "/Annots 4 0 R", "[ << /A (")],
    ["scripted", "a script when it opens", aPdf(`/OpenAction << ${script} >>`)],
    ["scripted", "a script of the document", aPdf(`/Names ${inTree}`, "", `<< ${script} >>`)],
    ["scripted", "a script when it is printed", aPdf(`/AA << /WP << ${script} >> >>`)],
    ["scripted", "a script of a page", aPdf("", `/AA << /O << ${script} >> >>`)],
    ["scripted", "a script of an annotation", aPdf("", `/Annots [<< /Subtype /Link /A << ${script} >> >>]`)],
    ["scripted", "a script after another act", aPdf(`/OpenAction << /S /GoTo /Next [<< ${script} >>] >>`)],
    ["scripted", "a script under an odd spelling", aPdf("/Open#41ction << /S /J#61vaScript /J#53 (1) >>")],
    [
      "scripted",
      "a script whose kind stands elsewhere",
      aPdf("/OpenAction << /S 4 0 R /JS (1) >>", "", "/JavaScript"),
    ],
    ["scripted", "a script of a film", aPdf("/OpenAction << /S /Rendition /JS (1) >>")],
    ["scripted", "a form in XML", aPdf("/AcroForm << /XFA (x) /Fields [] >>")],
    ["scripted", "a program that is started", aPdf("/OpenAction << /S /Launch /F (cmd.exe) >>")],
    [
      "scripted",
      "a program of an annotation",
      aPdf("", "/Annots [<< /Subtype /Link /A << /S /L#61unch >> >>]"),
    ],
    ["signed", "a signature", aPdf("/AcroForm << /Fields [<< /FT /Sig /T (a) /V 4 0 R >>] >>", "", sig)],
    [
      "signed",
      "a signature without its kind",
      aPdf("/AcroForm << /Fields [<< /T (a) /V << /ByteRange [0 1 2 3] >> >>] >>"),
    ],
    ["signed", "rights that go with a signature", aPdf("/Perms << /DocMDP 4 0 R >>", "", "<< >>")],
  ] as const)("is refused as %s with %s (SIGN-37)", async (unfit, _what, bytes) => {
    expect(await fitFile(bytes)).toEqual({ unfit });
  });

  it("is refused wherever it was cut (SIGN-37)", async () => {
    const whole = await aContract();
    for (let length = whole.length - 8; length > 0; length -= 997)
      expect(await fitFile(whole.subarray(0, length)), `${length} bytes`).toEqual({ unfit: "damaged" });
  });

  it("may have a form and a field that nobody signed yet, links and notes (SIGN-37)", async () => {
    const form = "/AcroForm << /Fields [<< /FT /Tx /T (a) /V (b) >> << /FT /Sig /T (c) >>] >>";
    const link =
      "/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.fr) >> >>]";
    expect(await fitFile(aPdf(form, link))).toEqual({ pageCount: 1 });
  });
});

describe.skipIf(!hasPrograms("qpdf"))("a file to sign, as qpdf writes it", () => {
  const compact = ["--object-streams=generate"];

  it.each([[compact], [["--linearize"]], [[...compact, "--linearize"]], [["--qdf"]]])(
    "is taken in the form of %s (SIGN-37)",
    async (options) => {
      expect(await fitFile(byQpdf(await aContract(), ...options))).toEqual({ pageCount: 3 });
    },
  );

  it.each([
    ["scripted", aPdf(`/Names ${inTree}`, "", `<< ${script} >>`)],
    ["scripted", aPdf("/OpenAction << /S /Launch /F (cmd.exe) >>")],
    ["signed", aPdf("/AcroForm << /Fields [<< /FT /Sig /T (a) /V 4 0 R >>] >>", "", sig)],
  ] as const)("is refused as %s when that stands in a compressed stream (SIGN-37)", async (unfit, bytes) => {
    const packed = byQpdf(bytes, ...compact);
    expect(packed.includes("/JavaScript") || packed.includes("/Launch")).toBe(false);
    expect(await fitFile(packed)).toEqual({ unfit });
  });

  it.each([
    [["--encrypt", "", "secret", "256", "--"]],
    [["--encrypt", "secret", "secret", "256", "--"]],
    [["--encrypt", "secret", "secret", "256", "--", ...compact]],
    [["--encrypt", "secret", "secret", "128", "--use-aes=y", "--"]],
  ])("is refused as encrypted by %s (SIGN-37)", async (options) => {
    expect(await fitFile(byQpdf(await aContract(), ...options))).toEqual({ unfit: "encrypted" });
  });
});
