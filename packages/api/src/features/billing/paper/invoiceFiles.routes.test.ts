import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasPrograms, run } from "../../../testing/papers/testPrograms.ts";
import {
  aPdf,
  csvOf,
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../../testing/privateSpace/privateSpace.ts";
import { listAudit } from "../../../testing/stores/testAudit.store.ts";

const folder = mkdtempSync(join(tmpdir(), "ribambelle-invoices-"));
let space: PrivateSpace;
let family: SignedInPerson;
let worker: SignedInPerson;
let turn = 0;
beforeAll(async () => {
  space = await privateSpace();
});
afterAll(async () => {
  await space.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  space.at("2026-11-23T10:00:00Z");
  turn += 1;
  family = await space.person("Parent", {
    first_name: "Anne",
    last_name: "Aubry",
    address: "3 rue Haute",
    zip_code: "44000",
    city: "Nantes",
  });
  worker = await space.person("BabySitter", {
    first_name: "Zoé",
    last_name: "Le Goff",
    employee_number: "M-7",
  });
});

type Cells = Readonly<Record<string, string | number>>;
const number = (name: string) => `${name}-${turn}`;
const invoice = (name: string, euros: number, known: Cells = {}) => ({
  numéro: number(name),
  "référence du parent": family.reference,
  "date d’émission": "05/11/2026",
  échéance: "20/11/2026",
  "total TTC": euros,
  "montant dû": euros,
  ...known,
});
const line = (name: string, position: number, known: Cells) => ({
  numéro: number(name),
  ligne: position,
  genre: "Prestation",
  libellé: "Garde du soir",
  "taux de TVA": "10",
  ...known,
});
const give = async (files: Readonly<Record<string, string | Uint8Array>>) => {
  const { problems } = await space.agency.give(files);
  expect(problems).toEqual([]);
};
const giveOne = (euros: number, known: Cells = {}, ofLine: Cells = {}) =>
  give({
    "factures.csv": csvOf(invoice("A", euros, known)),
    "lignes-factures.csv": csvOf(line("A", 1, { montant: euros, ...ofLine })),
  });
const listed = async (name = "A", of = family) => {
  const { invoices } = (await space.get(of, "/Invoice/GetMyInvoices")).json();
  return invoices.find((one: { number: string }) => one.number === number(name));
};
const download = (id: string, of = family, headers = {}) =>
  space.get(of, `/document/${id}/download`, headers);
const drawn = async (name = "A") => (await download((await listed(name)).downloadId)).rawPayload;
const onDisk = (bytes: Uint8Array) => {
  const path = join(folder, "facture.pdf");
  writeFileSync(path, bytes);
  return path;
};
const flat = (text: string) => text.replaceAll(/\s+/g, " ");
const textOf = (bytes: Uint8Array) => flat(run("pdftotext", ["-raw", onDisk(bytes), "-"]).text);

/** An invoice with a line of each kind, paid in part. */
const everything = async () => {
  const worked = { "référence de l’intervenant": worker.reference };
  const october = { du: "01/10/2026", au: "31/10/2026" };
  await give({
    "factures.csv": csvOf(
      invoice("A", 1_186.25, {
        "période du": "01/10/2026",
        "période au": "31/10/2026",
        aides: 100,
        "avance immédiate": 500,
        "montant dû": 586.25,
      }),
    ),
    "lignes-factures.csv": csvOf(
      line("A", 1, {
        ...worked,
        ...october,
        nature: "Garde d’enfants de moins de 3 ans",
        heures: "42,5",
        "taux horaire TTC": "26,90",
        montant: "1143,25",
      }),
      line("A", 2, { libellé: "Forfait soirée", "taux de TVA": "20", montant: 80, ...worked, ...october }),
      line("A", 3, { genre: "Frais", libellé: "Frais de déplacement (12 km)", montant: "6,25" }),
      line("A", 4, { genre: "Remise", libellé: "Fidélité", montant: "-43,25" }),
      line("A", 5, { genre: "Aide", libellé: "Comité d’entreprise", "taux de TVA": "", montant: 100 }),
      line("A", 6, { genre: "Avance immédiate", libellé: "Urssaf", "taux de TVA": "", montant: 500 }),
    ),
    "reglements.csv": csvOf({
      référence: number("R"),
      "référence du parent": family.reference,
      date: "10/11/2026",
      moyen: "Virement",
      montant: 200,
    }),
    "affectations.csv": csvOf({
      "référence du règlement": number("R"),
      "numéro de facture": number("A"),
      montant: 200,
    }),
  });
};

describe("the file of an invoice that the agency gave none of", () => {
  it("is drawn by the portal, under the invoice's own id, and is not stored (BILLS-24, BILLS-26, SPACE-26)", async () => {
    await giveOne(100);
    const { id, downloadId } = await listed();
    expect(downloadId).toBe(id);
    expect((await space.get(family, `/Invoice/GetMyInvoice/${id}`)).json().downloadId).toBe(id);
    const answer = await download(id);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(answer.rawPayload.length),
      "cache-control": "no-store",
    });
    expect(answer.headers["content-disposition"]).toContain(
      `attachment; filename="Facture ${number("A")}.pdf"`,
    );
    const { pool } = space.agency.database.connection;
    const { rows } = await pool.query("SELECT id FROM document WHERE person_id = $1", [family.personId]);
    expect(rows).toEqual([]);
    const entries = await listAudit(space.agency.database.connection.db, family.personId);
    expect(entries.filter(({ action }) => action === "documents.downloaded")).toMatchObject([
      { subject: id },
    ]);
  });

  it("gives the same bytes on any day and in any language, and others once a payment came (BILLS-26)", async () => {
    await giveOne(100);
    const first = await drawn();
    space.at("2026-12-03T10:00:00Z");
    const { downloadId } = await listed();
    const later = await download(downloadId, family, { "accept-language": "en" });
    expect(later.rawPayload.equals(first)).toBe(true);
    await give({
      "reglements.csv": csvOf({
        référence: number("R"),
        "référence du parent": family.reference,
        date: "10/11/2026",
        moyen: "Virement",
        montant: 100,
      }),
      "affectations.csv": csvOf({
        "référence du règlement": number("R"),
        "numéro de facture": number("A"),
        montant: 100,
      }),
    });
    expect((await drawn()).equals(first)).toBe(false);
  });

  it("says to a HEAD how long it is, without a note that it was given", async () => {
    await giveOne(100);
    const { id } = await listed();
    const { headers } = await space.portal.app.inject({
      method: "HEAD",
      url: `/api/v1/document/${id}/download`,
      headers: { cookie: family.cookie },
    });
    expect(headers["content-length"]).toBe(String((await drawn()).length));
    const entries = await listAudit(space.agency.database.connection.db, family.personId);
    expect(entries.filter(({ action }) => action === "documents.downloaded")).toHaveLength(1);
  });

  it("gives way to the agency's, to which the invoice's id then leads (BILLS-24)", async () => {
    await giveOne(100);
    const { id } = await listed();
    const own = await aPdf("de l’agence");
    await give({
      "factures.csv": csvOf(invoice("A", 100, { fichier: "a.pdf" })),
      "factures/a.pdf": own,
    });
    const { downloadId } = await listed();
    expect(downloadId).not.toBe(id);
    for (const one of [id, downloadId])
      expect((await download(one)).rawPayload.equals(Buffer.from(own))).toBe(true);
  });

  it("is nobody else's: another family, a babysitter and the agency find nothing, as under any id (SPACE-05)", async () => {
    await giveOne(100);
    const { id } = await listed();
    const unknown = await download("A".repeat(22));
    const bodyOf = ({ statusCode, json }: typeof unknown) => [statusCode, { ...json(), requestId: "" }];
    for (const other of [await space.person("Parent"), worker, await space.person("Agency")]) {
      const answer = await download(id, other);
      expect(bodyOf(answer)).toEqual(bodyOf(unknown));
      expect(answer.statusCode).toBe(404);
    }
    expect((await space.portal.call("GET", `/document/${id}/download`)).statusCode).toBe(401);
  });

  it("is not there while its lines do not make its totals (BILLS-14, BILLS-24)", async () => {
    await giveOne(100, {}, { montant: 99 });
    const { id, downloadId } = await listed();
    expect(downloadId).toBeNull();
    expect((await download(id)).statusCode).toBe(404);
  });

  it("is not there without VAT while the agency's file says no reason for it (BILLS-11, BILLS-24)", async () => {
    await giveOne(100, {}, { "taux de TVA": "0" });
    const { id, downloadId } = await listed();
    expect(downloadId).toBeNull();
    expect((await download(id)).statusCode).toBe(404);
  });

  it("comes and goes with the VAT of lines that an import corrects, in the list as on the page (BILLS-11, BILLS-24)", async () => {
    const files = [];
    for (const rate of ["0", "10", "0"]) {
      await giveOne(100, {}, { "taux de TVA": rate });
      const { id, downloadId } = await listed();
      const page = (await space.get(family, `/Invoice/GetMyInvoice/${id}`)).json();
      files.push([downloadId !== null, page.downloadId !== null]);
    }
    expect(files).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
  });
});

describe.skipIf(!hasPrograms("pdftotext", "pdffonts", "pdfinfo", "qpdf"))(
  "an invoice that the portal drew, by poppler and qpdf",
  () => {
    it("carries each part that the law wants on it (BILLS-25)", async () => {
      await everything();
      const text = textOf(await drawn());
      for (const part of [
        "Ribambelle Démo",
        "SAS au capital de 10 000 €",
        "12 rue des Marronniers, 75000 Paris",
        "SIREN 999 000 001",
        "RCS Paris 999 000 001",
        `Facture ${number("A")}`,
        "Émise le 5 novembre 2026",
        "Échéance 20 novembre 2026",
        "Anne Aubry 3 rue Haute 44000 Nantes",
        "Déclaration SAP999000001 du 15 janvier 2020",
        "Agrément SAP999000001 du 1er mars 2020",
        "Mode d’intervention prestataire",
        "Prestations de services",
        "Moyens acceptés Prélèvement SEPA, Virement",
        "Médiateur de la consommation Démo, 1 place de l’Exemple, 75000 Paris, https://mediation.example.fr",
      ])
        expect(text).toContain(part);
      const ofLines = text.slice(text.indexOf("Prestation Période"), text.indexOf("Poste Montant"));
      for (const part of [
        "Garde du soir Garde d’enfants de moins de 3 ans",
        "du 1er au 31 octobre 2026",
        "Zoé Le Goff, n° M-7",
        "42 h 30 26,90 € 10 % 1 143,25 €",
        "Forfait 20 % 80,00 €",
        "Frais de déplacement (12 km) 10 % 6,25 €",
        "Fidélité 10 % −43,25 €",
      ])
        expect(ofLines).toContain(part);
    });

    it("makes its amount as the page does, and says what was paid and how (BILLS-25, BILLS-29)", async () => {
      await everything();
      const text = textOf(await drawn());
      for (const part of [
        "Prestations et frais 1 229,50 € Remises −43,25 € Total TTC 1 186,25 €",
        "Aides déduites : Comité d’entreprise −100,00 € Avance immédiate de crédit d’impôt −500,00 €",
        "Montant dû 586,25 € Déjà réglé −200,00 € Reste à régler 386,25 €",
        "10 % 1 005,68 € 100,57 € 1 106,25 €",
        "20 % 66,67 € 13,33 € 80,00 €",
        "Réglé le 10 novembre 2026 Virement : 200,00 €",
        `Référence à indiquer dans le libellé du virement : ${number("A")}`,
      ])
        expect(text).toContain(part);
      const { id } = await listed();
      const { vat } = (await space.get(family, `/Invoice/GetMyInvoice/${id}`)).json();
      expect(vat).toEqual([
        { basisPoints: 1_000, netCents: 100_568, vatCents: 10_057, grossCents: 110_625 },
        { basisPoints: 2_000, netCents: 6_667, vatCents: 1_333, grossCents: 8_000 },
      ]);
    });

    it("asks for no transfer of what will be debited (BILLS-29, PAYMENTS-10)", async () => {
      await giveOne(100, { "moyen prévu": "Prélèvement SEPA", "date de prélèvement": "05/12/2026" });
      const text = textOf(await drawn());
      expect(text).toContain("Prévu le 5 décembre 2026, Prélèvement SEPA");
      expect(text).not.toContain("Référence à indiquer");
    });

    it("says of a credit note what it corrects, and of the corrected one by what (BILLS-17, BILLS-25)", async () => {
      await give({
        "factures.csv": csvOf(
          invoice("A", 100, { annulée: "oui" }),
          invoice("B", -100, { nature: "Avoir", "facture corrigée": number("A") }),
        ),
        "lignes-factures.csv": csvOf(line("A", 1, { montant: 100 }), line("B", 1, { montant: -100 })),
      });
      const credit = textOf(await drawn("B"));
      expect(credit).toContain(`Avoir ${number("B")}`);
      expect(credit).toContain(`Corrige la facture ${number("A")}`);
      expect(credit).toContain("Montant dû −100,00 €");
      expect(credit).not.toContain("crédit d’impôt");
      const canceled = textOf(await drawn("A"));
      expect(canceled).toContain("Cette facture est annulée.");
      expect(canceled).toContain(`Annulée par l’avoir ${number("B")}`);
    });

    it("is archivable and tagged, with its fonts inside and the names of its columns (BILLS-27)", async () => {
      await everything();
      const path = onDisk(await drawn());
      expect(run("qpdf", ["--check", path]).code).toBe(0);
      const about = run("pdfinfo", [path]).text;
      expect(about).toMatch(/Tagged: +yes/);
      expect(about).toMatch(new RegExp(`Title: +Facture ${number("A")}`));
      expect(about).toMatch(/CreationDate: .*Nov +5 .*2026/);
      const metadata = run("pdfinfo", ["-meta", path]).text;
      expect(metadata).toContain("<pdfaid:part>2</pdfaid:part>");
      expect(metadata).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
      const fonts = run("pdffonts", [path]).text.trim().split("\n").slice(2);
      for (const font of fonts) expect(font).toMatch(/ yes yes yes /);
    });

    it("is read aloud from its title to what it costs, each cell below its column (BILLS-27)", async () => {
      await everything();
      const structure = flat(run("pdfinfo", ["-struct-text", onDisk(await drawn())]).text);
      const inOrder = [
        `H1 (block) "Facture ${number("A")}"`,
        "Ribambelle Démo",
        "Anne Aubry",
        "Émise le",
        'H2 (block) "Prestations"',
        "THead TR TH: /Scope /Column",
        "Prix horaire",
        "TBody TR TH: /Scope /Row",
        "Garde du soir",
        'H2 (block) "Frais"',
        'H2 (block) "Montant"',
        "Reste à régler",
        'H2 (block) "TVA"',
        'H2 (block) "Règlement"',
        "Médiateur de la consommation Démo",
      ].map((part) => structure.indexOf(part));
      expect(inOrder).not.toContain(-1);
      expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    });

    it("goes over pages with the names of its columns on each, which are heard once (BILLS-27)", async () => {
      const many = Array.from({ length: 32 }, (_, at) =>
        line("A", at + 1, { libellé: `Garde du soir ${at + 1}`, montant: 10, du: "01/10/2026" }),
      );
      await give({ "factures.csv": csvOf(invoice("A", 320)), "lignes-factures.csv": csvOf(...many) });
      const path = onDisk(await drawn());
      const pages = run("pdftotext", ["-raw", path, "-"]).text.split("\f").slice(0, -1);
      expect(pages.length).toBeGreaterThan(1);
      for (const at of [0, 1])
        expect(flat(pages[at] ?? "")).toContain("Prestation Période Prix horaire TVA Montant TTC");
      for (let at = 1; at <= 32; at += 1) expect(pages.join("\n")).toContain(`Garde du soir ${at} `);
      const [, lines = ""] = run("pdfinfo", ["-struct", path]).text.split(/^ *Table/m);
      expect(lines.match(/\/Scope \/Column/g)).toHaveLength(5);
    });

    it("loses no letter of a name, whatever its alphabet (BILLS-28)", async () => {
      const name = "Łukasz Çağlar Αθηνά Иванова";
      await giveOne(100, { "nom du payeur": name });
      expect(textOf(await drawn())).toContain(name);
    });
  },
);
