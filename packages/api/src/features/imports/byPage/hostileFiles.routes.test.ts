import { randomBytes, randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { PDF } from "@libpdf/core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { imports } from "../../../features.ts";
import { provenStaff } from "../../../testing/signedIn.ts";
import { buildTestApp, type TestApp } from "../../../testing/testApp.ts";
import type { FormField } from "../../../testing/testForm.ts";
import { csv } from "../../../testing/testImport.ts";
import { runTasks } from "../runs/runs.jobs.ts";

let portal: TestApp;
let cookie: string;
beforeAll(async () => {
  portal = await buildTestApp({ JOBS: "elsewhere" });
  ({ cookie } = await provenStaff(portal, ["administrator"]));
});
afterAll(() => portal.close());
// Whatever came, the portal serves.
afterEach(async () => {
  expect((await portal.app.inject({ method: "GET", url: "/readyz" })).statusCode).toBe(200);
  expect(portal.logged()).not.toContain('"level":50');
});

const header = "référence;rôle;nom;prénom;email";
const post = (act: string, body: object) =>
  portal.call("POST", `/Agency/Imports/${act}`, {
    cookie,
    body,
    headers: { "idempotency-key": randomUUID() },
  });
const create = async (): Promise<string> => (await post("Create", {})).json().importId;
const file = (fileName: string, content: string | Uint8Array): FormField => ({
  name: "file",
  content,
  fileName,
  type: "application/octet-stream",
});
const send = (importId: string, ...files: readonly FormField[]) =>
  portal.call("POST", "/Agency/Imports/AddFile", {
    cookie,
    files: [{ name: "importId", content: importId }, ...files],
  });
const arrived = async (...files: readonly FormField[]) => {
  const id = await create();
  const answer = await send(id, ...files);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return { id, told: answer.json().files, size: answer.body.length };
};
const read = async (id: string, path = "") =>
  (await portal.call("GET", `/Agency/Imports/${id}${path}`, { cookie })).json();
async function tried(id: string) {
  const asked = await post("Try", { importId: id, allOrNothing: false, quiet: true });
  expect(asked.statusCode, asked.body).toBe(200);
  await runTasks({ ...portal.deps, imports })["imports.work"]?.({ importId: id }, { id: "1" });
  return read(id);
}
async function zipped(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream.pipe(new PassThrough()));
}
const text = csv(header, "H-1;parent;Petit;Jean;");

describe("a hostile file of lines", () => {
  it.each([
    ["a NUL in it", `${text}H-2;parent;Pe\0tit;Jean;\n`, "not-text"],
    ["UTF-16", Buffer.from(text, "utf16le"), "not-text"],
    ["a spreadsheet under a name of lines", Buffer.from("504b0304140006000800", "hex"), "not-text"],
    ["a line of 10 MB", `${header}\nH-1;parent;${"x".repeat(10_000_000)};Jean;\n`, "line-too-long"],
    ["a header of 10 MB", "x".repeat(10_000_000), "line-too-long"],
    ["nothing", "", "empty-file"],
    ["nothing but blank lines", "\r\n".repeat(100_000), "empty-file"],
    ["100,000 columns", `${header};${"x;".repeat(100_000)}\n`, "too-many-columns"],
  ])("is told what is wrong with it: %s (IMPORTS-03)", async (_, content, code) => {
    const { id, told, size } = await arrived(file("personnes.csv", content));
    expect(told[0].problems).toMatchObject([{ code }]);
    expect(size).toBeLessThan(10_000);
    const run = await tried(id);
    expect(run).toMatchObject({ state: "tried", counts: { created: 0 } });
    expect((await read(id, "/Lines?outcome=refused")).items).toMatchObject([{ line: 0, problem: { code } }]);
  });

  it("loses the lines of a quote that is never closed, and no other (IMPORTS-12)", async () => {
    const lines = Array.from({ length: 2_000 }, (_, n) => `HQ-${n};parent;${n % 60 ? "" : '"'}Petit;Jean;`);
    const { id } = await arrived(file("personnes.csv", csv(header, ...lines)));
    expect(await tried(id)).toMatchObject({ counts: { created: 1_966, refused: 34 } });
  });

  it("is read by its damaged letters as far as they go, and says how it was read (IMPORTS-02)", async () => {
    const damaged = Buffer.concat([
      Buffer.from(`${csv(header, "HU-1;parent;Lefèvre;Zoé;")}HU-2;parent;Pe`),
      Buffer.from([0xff, 0xc3]),
      Buffer.from("tit;Jean;\n"),
    ]);
    const { id } = await arrived(file("personnes.csv", damaged));
    const run = await tried(id);
    expect(run.files).toMatchObject([{ encoding: "utf-8" }]);
    expect(run.counts).toMatchObject({ created: 1, refused: 1 });
    expect((await read(id, "/Lines?outcome=refused")).items).toMatchObject([
      { line: 3, problem: { code: "unreadable-characters", column: "nom" } },
    ]);
  });

  it("gives its formulas back as words, where its refused lines are taken to a spreadsheet (IMPORTS-12)", async () => {
    const cells = ["=1+1", "+A1", "-A1", "@SUM(A1)", "\t=1", "=HYPERLINK(1)"];
    const lines = cells.map((cell, n) => `HF-${n};voisin;${cell};Jean;`);
    const { id } = await arrived(file("personnes.csv", csv(header, ...lines)));
    expect(await tried(id)).toMatchObject({ counts: { refused: cells.length } });
    const back = await portal.call("GET", `/Agency/Imports/${id}/Refused/personnes.csv`, { cookie });
    expect(back.body).not.toMatch(/[;\n"]\s*[=+@-]/);
  });
});

describe("a hostile paper", () => {
  const payslips = "référence de l’intervenant;mois;rang;nature;date de versement;net payé;fichier";
  it("is refused on the line that names it: encrypted, none at all, cut off, elsewhere, with a script (IMPORTS-06)", async () => {
    const pdf = PDF.create();
    pdf.addPage();
    const whole = await pdf.save();
    pdf.setProtection({ ownerPassword: "secret" });
    const script =
      "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>> endobj " +
      "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>> endobj " +
      "trailer <</Root 1 0 R>>\n%%EOF";
    const names = ["encrypted.pdf", "none.pdf", "half.pdf", "../personnes.csv", "script.pdf", "absent.pdf"];
    const lines = names.map((name, n) => `HP-1;0${n + 1}/2026;1;Ordinaire;05/0${n + 2}/2026;612,48;${name}`);
    const { id } = await arrived(
      file("personnes.csv", csv(header, "HP-1;intervenant;Petit;Jean;")),
      file("fiches-de-paie.csv", csv(payslips, ...lines)),
      file("fiches-de-paie/encrypted.pdf", await pdf.save()),
      file("fiches-de-paie/none.pdf", "MZ\x90 not a paper"),
      file("fiches-de-paie/half.pdf", whole.subarray(0, 100)),
      file("fiches-de-paie/script.pdf", script),
    );
    await tried(id);
    const { items } = await read(id, "/Lines?file=fiches-de-paie.csv");
    expect(items.map(({ problem }: { problem: { code: string } | null }) => problem?.code)).toEqual([
      ...["file-encrypted", "file-not-pdf", "file-not-pdf", "file-outside", "file-acts", "file-missing"],
    ]);
  });
});

describe("a hostile name", () => {
  it.each([
    ["..", "file-outside"],
    ["documents/../../../etc/passwd.pdf", "file-outside"],
    ["..\\..\\personnes.csv", "file-outside"],
    ["C:\\Windows\\personnes.csv", "file-outside"],
    ["//serveur/partage/personnes.csv", "file-outside"],
    [".personnes.csv", "unknown-file"],
    ["personnes.csv.exe", "unknown-file"],
    ["personnes.csv\u202e", "unknown-file"],
    ["CON", "unknown-file"],
  ])("is left aside: %s (IMPORTS-03)", async (name, code) => {
    const { told } = await arrived(file(name, text));
    expect(told).toMatchObject([{ step: null, problems: [{ code }] }]);
  });

  it("is left aside where it is too long for a folder (IMPORTS-03)", async () => {
    const names = [`documents/${"é".repeat(140)}.pdf`, `${"x".repeat(10_000)}.pdf`];
    const { told } = await arrived(...names.map((name) => file(name, text)));
    expect(told).toMatchObject(names.map(() => ({ problems: [{ code: "unknown-file" }] })));
  });

  it("spoils no other file where a paper takes that of a file of lines, or of a folder (IMPORTS-05)", async () => {
    const { id } = await arrived(
      file("personnes.csv", text),
      file("documents/personnes.csv/a.pdf", "%PDF-1.7"),
      file("documents/a.pdf/b.pdf", "%PDF-1.7"),
      file("a.pdf", "%PDF-1.7"),
      file(`documents/${"x/".repeat(120)}a.pdf`, "%PDF-1.7"),
    );
    expect(await tried(id)).toMatchObject({ state: "tried", counts: { created: 1 } });
  });
});

describe("a hostile ZIP", () => {
  it("is refused as a whole: of zeros, of many files; one in another is left aside (IMPORTS-03)", async () => {
    const zeros = await send(
      await create(),
      file("a.zip", await zipped({ "a.csv": "0".repeat(50_000_000) })),
    );
    expect([zeros.statusCode, zeros.json().code]).toEqual([413, "imports.too-large"]);
    const names = Object.fromEntries(
      Array.from({ length: 5_001 }, (_, n) => [`documents/${n}.pdf`, "%PDF-"]),
    );
    const many = await send(await create(), file("a.zip", await zipped(names)));
    expect([many.statusCode, many.json().code]).toEqual([413, "imports.too-large"]);
    const inside = await zipped({ "personnes.csv": text });
    const zip = new ZipFile();
    zip.addBuffer(inside, "b.zip");
    zip.end();
    const { told } = await arrived(file("a.zip", await buffer(zip.outputStream.pipe(new PassThrough()))));
    expect(told).toMatchObject([{ name: "b.zip", problems: [{ code: "unknown-file" }] }]);
  });

  const size = (bytes: number) => {
    const said = Buffer.alloc(4);
    said.writeUInt32LE(bytes);
    return said;
  };
  const saying = (zip: Buffer, bytes: number, other: number) => {
    const lying = Buffer.from(zip);
    const said = size(bytes);
    for (let at = lying.indexOf(said); at >= 0; at = lying.indexOf(said, at + 4)) size(other).copy(lying, at);
    return lying;
  };

  it("is refused before any of it is taken out where a file of it is larger than one may be (IMPORTS-03)", async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from("0".repeat(1_000_000)), "personnes.csv");
    // What is not made smaller: the archive is more than a hundredth of what it says.
    zip.addBuffer(randomBytes(2_100_000), "documents/a.pdf", { compress: false });
    zip.end();
    const whole = await buffer(zip.outputStream.pipe(new PassThrough()));
    const answer = await send(await create(), file("a.zip", saying(whole, 1_000_000, 200_000_001)));
    expect([answer.statusCode, answer.json().code]).toEqual([413, "imports.too-large"]);
  });

  it("is refused while it is read where it lies about how large its files are (IMPORTS-03)", async () => {
    const zip = await zipped({ "personnes.csv": "0".repeat(1_000_000) });
    const lying = saying(zip, 1_000_000, 10);
    const { told } = await arrived(file("a.zip", lying));
    expect(told).toMatchObject([{ problems: [{ code: "zip-unreadable" }] }]);
  });
});

describe("a hostile form", () => {
  it.each([
    ["no file", (id: string) => [{ name: "importId", content: id }]],
    ["101 files", (id: string) => [{ name: "importId", content: id }, ...Array(101).fill(file("a.txt", ""))]],
    [
      "an import of a thousand letters",
      () => [{ name: "importId", content: "x".repeat(1_000) }, file("a", "")],
    ],
    [
      "a field that nobody knows",
      (id: string) => [
        { name: "importId", content: id },
        { name: "x", content: "y" },
      ],
    ],
    [
      "a file before its import",
      (id: string) => [file("personnes.csv", text), { name: "importId", content: id }],
    ],
  ])("is refused: %s (IMPORTS-03)", async (_, fields) => {
    const answer = await portal.call("POST", "/Agency/Imports/AddFile", {
      cookie,
      files: fields(await create()),
    });
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    expect(answer.json()).toMatchObject({ code: expect.any(String), requestId: expect.any(String) });
  });
});
