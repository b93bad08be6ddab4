import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  aPdf,
  csvOf,
  type PrivateSpace,
  privateSpace,
  type SignedInPerson,
} from "../../testing/privateSpace/privateSpace.ts";

let space: PrivateSpace;
let family: SignedInPerson;
let turn = 0;
beforeAll(async () => {
  space = await privateSpace();
});
afterAll(() => space.close());
beforeEach(async () => {
  family = await space.person("Parent");
  turn += 1;
});

const number = (name: string) => `${name}-${turn}`;
const invoice = (name: string, euros: number, issued = "05/11/2025", of = family) => ({
  numéro: number(name),
  "référence du parent": of.reference,
  "date d’émission": issued,
  "total TTC": euros,
  "montant dû": euros,
});
const paid = (name: string, euros: number, date: string, moyen = "Virement", of = family) => ({
  référence: number(name),
  "référence du parent": of.reference,
  date,
  moyen,
  montant: euros,
});
const share = (name: string, euros: number) => ({
  "référence du règlement": number(name),
  "numéro de facture": number(name),
  montant: euros,
});
const years = async (of = family, headers = {}) =>
  (await space.get(of, "/FiscalCertificate/GetMyFiscalYears", headers)).json();
const certificate = (year: number, known: Readonly<Record<string, string | number>> = {}) => ({
  "référence du parent": family.reference,
  année: year,
  fichier: "a.pdf",
  ...known,
});

describe("the tax years of a family", () => {
  it("say what was paid in each, by its day in Paris, what of it counts and how it is declared (TAX-03, TAX-13, TAX-25, TAX-29)", async () => {
    await space.agency.give({
      "factures.csv": csvOf(invoice("A", 100, "05/12/2025"), invoice("B", 60), invoice("C", 20)),
      "lignes-factures.csv": csvOf(
        {
          numéro: number("A"),
          ligne: 1,
          genre: "Prestation",
          libellé: "Garde",
          prestation: "Garde d’enfants",
          nature: "",
          montant: 70,
        },
        {
          numéro: number("A"),
          ligne: 2,
          genre: "Prestation",
          libellé: "Ménage",
          prestation: "Ménage",
          nature: "Entretien de la maison et travaux ménagers",
          montant: 30,
        },
      ),
      "reglements.csv": csvOf(
        paid("A", 100, "02/01/2026"),
        paid("B", 60, "31/12/2025", "CESU préfinancé"),
        paid("C", 20, "31/12/2025", "Espèces"),
      ),
      "affectations.csv": csvOf(share("A", 100), share("B", 60), share("C", 20)),
    });
    const given = await years();
    expect(given).toMatchObject({
      dueBy: "2027-03-31",
      years: [
        {
          year: 2026,
          isRunning: true,
          paidCents: 10_000,
          cesuCents: 0,
          notCountedCents: 0,
          certificates: [],
          boxes: null,
          rules: null,
        },
        {
          year: 2025,
          isRunning: false,
          paidCents: 6_000,
          cesuCents: 6_000,
          notCountedCents: 2_000,
          boxes: [
            { box: "7DB", amount: 60 },
            { box: "7DR", amount: 0 },
            { box: "7HB", amount: 0 },
          ],
          rules: { rate: 50, base: 12_000, perDependant: 1_500, most: 15_000, disability: 20_000 },
        },
      ],
      payee: { name: "Ribambelle Démo", siren: "999 000 001" },
    });
    expect(given.years[0].byNature).toEqual([
      { nature: null, natureDisplayName: "Garde d’enfants", amountCents: 7_000 },
      { nature: 3, natureDisplayName: "Entretien de la maison et travaux ménagers", amountCents: 3_000 },
    ]);
    expect((await years(family, { "accept-language": "en" })).years[0].byNature[0].natureDisplayName).toBe(
      "Childcare",
    );
  });

  it("are each payer’s own: two parents who are billed have each theirs (TAX-32, SPACE-05)", async () => {
    const other = await space.person("Parent");
    await space.agency.give({
      "factures.csv": csvOf(invoice("A", 100), invoice("B", 60, "05/11/2025", other)),
      "reglements.csv": csvOf(paid("A", 100, "01/12/2025"), paid("B", 60, "01/12/2025", "Virement", other)),
      "affectations.csv": csvOf(share("A", 100), share("B", 60)),
    });
    const of2025 = async (of: SignedInPerson) => (await years(of)).years[1].paidCents;
    expect([await of2025(family), await of2025(other)]).toEqual([10_000, 6_000]);
    const sitter = await space.person("BabySitter");
    expect((await space.get(sitter, "/FiscalCertificate/GetMyFiscalYears")).statusCode).toBe(403);
    expect((await space.portal.call("GET", "/FiscalCertificate/GetMyFiscalYears")).statusCode).toBe(401);
  });
});

describe("the agency’s certificates", () => {
  const certificates = async () =>
    (await years()).years.find(({ year }: { year: number }) => year === 2025).certificates;

  it("come as versions: the same file is unchanged, another follows and replaces nothing (TAX-14)", async () => {
    const [first, second] = [await aPdf("un"), await aPdf("deux")];
    const give = async (title: "un" | "deux", known = {}) => {
      await space.agency.write({
        "attestations-fiscales.csv": csvOf(certificate(2025, known)),
        "attestations/a.pdf": title === "un" ? first : second,
      });
      const { counts } = await space.agency.run();
      return counts.map(({ created, updated, unchanged, refused }) => [created, updated, unchanged, refused]);
    };
    expect(await give("un", { montant: "8204,50" })).toEqual([[1, 0, 0, 0]]);
    expect(await give("un", { montant: "8204,50" })).toEqual([[0, 0, 1, 0]]);
    expect(await give("un", { montant: "8204,60" })).toEqual([[0, 1, 0, 0]]);
    expect(await give("deux", { montant: "8300" })).toEqual([[0, 1, 0, 0]]);
    const kept = await certificates();
    expect(kept).toMatchObject([
      { version: 2, source: "agency", paidCents: 830_000, publishedDate: "2026-11-20" },
      { version: 1, paidCents: 820_460 },
    ]);
    for (const { documentId } of kept) {
      const file = await space.get(family, `/document/${documentId}/download`);
      expect(file.headers["content-disposition"]).toContain('filename="Attestation fiscale 2025.pdf"');
    }
  });

  it("what they state is what is declared of their year, and named where it is less than the portal computes (TAX-15, TAX-23)", async () => {
    const { warnings } = await space.agency.give({
      "factures.csv": csvOf(invoice("A", 100)),
      "reglements.csv": csvOf(paid("A", 100, "01/12/2025")),
      "affectations.csv": csvOf(share("A", 100)),
      "attestations-fiscales.csv": csvOf(certificate(2025, { montant: 70 })),
      "attestations/a.pdf": await aPdf("a"),
    });
    const [, last] = (await years()).years;
    expect([last.year, last.paidCents, last.boxes[0]]).toEqual([2025, 10_000, { box: "7DB", amount: 70 }]);
    expect(warnings).toMatchObject([{ code: "certificateDiffers", subject: `${family.reference} 2025` }]);
  });

  it("certificates that state another amount than the portal computes are named at the end of the import, as are invoices whose lines disagree (TAX-15, BILLS-14)", async () => {
    const { warnings } = await space.agency.give({
      "factures.csv": csvOf(invoice("A", 100), invoice("B", 50)),
      "lignes-factures.csv": csvOf(
        { numéro: number("A"), ligne: 1, genre: "Prestation", libellé: "Garde", montant: 100 },
        { numéro: number("B"), ligne: 1, genre: "Prestation", libellé: "Garde", montant: 40 },
      ),
      "reglements.csv": csvOf(paid("A", 100, "01/12/2025")),
      "affectations.csv": csvOf(share("A", 100)),
      "attestations-fiscales.csv": csvOf(
        certificate(2025, { montant: 100 }),
        certificate(2024, { montant: 7 }),
      ),
      "attestations/a.pdf": await aPdf("a"),
    });
    expect(warnings.map(({ file, code, subject }) => [file, code, subject])).toEqual([
      ["lignes-factures.csv", "linesDisagree", number("B")],
      ["attestations-fiscales.csv", "certificateDiffers", `${family.reference} 2024`],
    ]);
  });

  it("are refused without a readable file, for nobody, and for a babysitter (SPACE-28, SPACE-29, TAX-14)", async () => {
    const sitter = await space.person("BabySitter");
    const { problems } = await space.agency.give({
      "attestations-fiscales.csv": csvOf(
        certificate(2025, { fichier: "b.pdf" }),
        certificate(2024, { "référence du parent": "PERSONNE" }),
        certificate(2023, { "référence du parent": sitter.reference }),
      ),
      "attestations/b.pdf": "%PDF-1.7",
    });
    expect(problems.map((text) => text.split(" : ").at(-1))).toEqual([
      "Ce fichier n’est pas un PDF.",
      "Aucune personne ne porte cette référence.",
      "Cette personne n’a pas le rôle attendu ici.",
    ]);
  });
});
