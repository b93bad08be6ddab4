import type { Certificate } from "@ribambelle/domain/billing/certificates/certificate";
import { beforeAll, describe, expect, it } from "vitest";
import { aCertificate, aLongCertificate } from "../../../testing/papers/testCertificate.ts";
import { onDisk } from "../../../testing/papers/testPdfs.ts";
import { hasPrograms, run } from "../../../testing/papers/testPrograms.ts";
import { drawCertificate } from "./certificate.paper.ts";

const drawn = async (certificate: Certificate) =>
  onDisk(await drawCertificate(certificate, new Date("2026-02-15T09:00:00Z")));
const textOf = (path: string) => run("pdftotext", ["-raw", path, "-"]).text.replaceAll(/\s+/g, " ");

describe.skipIf(!hasPrograms("pdftotext", "pdffonts", "pdfinfo", "qpdf"))(
  "the paper of a tax certificate",
  () => {
    let whole: string;
    beforeAll(async () => {
      const payer = { ...aCertificate().payer, accounts: ["FR1420041010050500013M02606"] };
      whole = textOf(await drawn(aCertificate({ cesuCents: 15_000, payer })));
    });

    it.each([
      [
        "agency’s name, address and SIREN",
        "Organisme de services à la personne Ribambelle Démo 12 rue des Marronniers, 75000 Paris SIREN : 999 000 001",
      ],
      ["declaration’s number and day", "Déclaration : SAP999000001 du 15 janvier 2020"],
      ["payer’s name and address", "Bénéficiaire Camille Martin-Lefèvre 8 rue des Lilas, 75011 Paris"],
      ["debited account", "Compte débité : FR1420041010050500013M02606"],
      ["amount actually paid", "Montant effectivement acquitté 8 204,50 €"],
      ["part paid by CESU", "Dont réglé en CESU préfinancés 150,00 €"],
      [
        "advance",
        "déjà déduits du montant acquitté Somme Montant Avance immédiate de crédit d’impôt 500,00 €",
      ],
      ["aids", "Aides et sommes versées par des tiers 100,00 €"],
      ["place and day", "Fait à Paris, le 15 février 2026, par Ribambelle Démo."],
    ])("carries the %s (TAX-20)", (_, said) => {
      expect(whole).toContain(said);
    });

    it("lists month, babysitter with number, how many services and hours, and their sum (TAX-20, TAX-21)", async () => {
      const text = textOf(await drawn(aCertificate()));
      expect(text).toContain(
        "Mois Intervenant Matricule Prestations Durée Novembre 2025 Éloïse Le Goff M-0042 2 42 h 30",
      );
      expect(text).toContain("Décembre 2025 Noé L’Hostis M-0043 1 3 h 30 Total 3 46 h");
    });

    it("says what it is, and what to declare where CESU paid a part of it (TAX-22)", async () => {
      const recalls =
        "Cette attestation récapitule les sommes que vous avez effectivement acquittées en 2025.";
      const cesu =
        "Sur cette somme, 150,00 € ont été réglés en CESU préfinancés. Vous devez déclarer uniquement la part que vous avez financée vous-même : votre employeur ou l’organisme qui vous les remet vous la communique.";
      const [with150, without] = [
        textOf(await drawn(aCertificate({ cesuCents: 15_000 }))),
        textOf(await drawn(aCertificate())),
      ];
      for (const text of [with150, without]) expect(text).toContain(recalls);
      expect([with150.includes(cesu), without.includes("Sur cette somme")]).toEqual([true, false]);
    });

    it("is called a correction and names the day of the one that it replaces (TAX-19)", async () => {
      const given = { version: 2, publishedDate: "2026-03-12", replacesDate: "2026-02-15" };
      const path = await drawn(aCertificate(given));
      const text = textOf(path);
      expect(text).toMatch(/^ ?Attestation fiscale rectificative 2025 .*celle du 15 février 2026\./);
      expect(text).toContain("le 12 mars 2026");
      expect(run("pdfinfo", [path]).text).toMatch(/Title: +Attestation fiscale rectificative 2025/);
      expect(textOf(await drawn(aCertificate()))).toMatch(/^ ?Attestation fiscale 2025 Organisme/);
    });

    it("leaves out what is not known: no account, no address (TAX-20)", async () => {
      const text = textOf(await drawn(aCertificate({ payer: { name: "Zoé", address: "", accounts: [] } })));
      expect(text).toContain("Bénéficiaire Zoé Cette attestation");
    });

    it("goes on over pages, tagged and archivable, and loses no letter of a name (TAX-31, BILLS-27, BILLS-28)", async () => {
      const path = await drawn(aLongCertificate(12));
      const about = run("pdfinfo", [path]).text;
      expect(about).toMatch(/Tagged: +yes/);
      expect(about).toMatch(/Pages: +2/);
      const metadata = run("pdfinfo", ["-meta", path]).text;
      expect(metadata).toContain("<pdfaid:part>2</pdfaid:part>");
      expect(metadata).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
      expect(run("qpdf", ["--check", path]).code).toBe(0);
      for (const font of run("pdffonts", [path]).text.trim().split("\n").slice(2))
        expect(font).toMatch(/ yes yes yes /);
      const text = textOf(path);
      expect(text).toContain("Bénéficiaire Łukasz Çağlar Αθηνά Иванова Nguyễn 8 rue");
      for (const name of ["Łukasz Çağlar", "Αθηνά Παπαδοπούλου", "Иванова Наталья", "Nguyễn Thị Ánh"])
        expect(text.split(`2025 ${name} M-00`)).toHaveLength(13);
      const structure = run("pdfinfo", ["-struct", path]).text;
      // Three tables of sums and natures, and the list, each with the heads of its columns and of its rows.
      expect(structure.match(/^ *Table/gm)).toHaveLength(4);
      expect(structure.match(/^ *TR/gm)).toHaveLength(3 * 3 + 50);
      expect(structure.match(/^ *TH\b/gm)).toHaveLength(3 * (2 + 2) + 5 + 49);
    });

    it("is the same bytes for the same certificate and instant (TAX-18)", async () => {
      const at = new Date("2026-02-15T09:00:00Z");
      const [one, other] = [
        await drawCertificate(aCertificate(), at),
        await drawCertificate(aCertificate(), at),
      ];
      expect(one.equals(other)).toBe(true);
    });
  },
);
