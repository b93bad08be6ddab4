import { expect, it } from "vitest";
import { termsShape } from "./terms.ts";

type Block = keyof typeof termsShape;

const said = { fr: "Bonjour", en: "Hello" };
const company = {
  name: "Ribambelle SAS",
  address: "12 rue des Marronniers, 75000 Paris",
  siren: "999 000 001",
};
/** The least that each block says. */
const blocks: Readonly<Record<Block, object>> = {
  legal: { mode: "prestataire" },
  payments: { accepted: ["debit"], termDays: 15, texts: {}, invoiceLetters: true, drawInvoices: false },
  taxCredit: { publishOn: "02-15", years: {} },
  payslips: { shown: true },
  signature: { days: 30, agencySigns: "seal", consents: { childcare: [], housework: [], babysitter: [] } },
  work: { minimumWageCents: 1_202, minimumWageSince: "2026-01-01" },
};
const consents = (key: string, fr = "J’accepte.") => ({
  consents: { childcare: [{ key, fr }], housework: [], babysitter: [] },
});

it.each<["takes" | "refuses", string, Block, object]>([
  ["takes", "the least", "legal", {}],
  ["takes", "a company", "legal", { company }],
  ["takes", "a SIREN without blanks", "legal", { company: { ...company, siren: "999000001" } }],
  ["refuses", "a SIREN of eight digits", "legal", { company: { ...company, siren: "99900001" } }],
  ["refuses", "a SIREN of ten digits", "legal", { company: { ...company, siren: "9990000011" } }],
  ["takes", "a company’s name of 120 signs", "legal", { company: { ...company, name: "x".repeat(120) } }],
  ["refuses", "a company’s name of 121 signs", "legal", { company: { ...company, name: "x".repeat(121) } }],
  ["takes", "another mode", "legal", { mode: "mandataire" }],
  ["refuses", "a mode that is none", "legal", { mode: "bénévole" }],

  ["takes", "the least", "payments", {}],
  ["refuses", "no means at all", "payments", { accepted: [] }],
  ["refuses", "a means that is none", "payments", { accepted: ["bitcoin"] }],
  ["takes", "payment at once", "payments", { termDays: 0 }],
  ["refuses", "payment before the invoice", "payments", { termDays: -1 }],
  ["takes", "payment within 120 days", "payments", { termDays: 120 }],
  ["refuses", "payment within 121 days", "payments", { termDays: 121 }],
  ["refuses", "half a day", "payments", { termDays: 1.5 }],
  ["takes", "an account", "payments", { holder: "Ribambelle", iban: "FR14 2004 1010 0505 0001 3M02 606" }],
  ["refuses", "an account of nobody", "payments", { iban: "FR14 2004 1010 0505 0001 3M02 606" }],
  [
    "refuses",
    "a wrong account",
    "payments",
    { holder: "Ribambelle", iban: "FR15 2004 1010 0505 0001 3M02 606" },
  ],
  ["takes", "a BIC", "payments", { bic: "PSSTFRPPPAR" }],
  ["refuses", "a BIC that is none", "payments", { bic: "PSST" }],
  ["takes", "words of a means", "payments", { texts: { cesu: said } }],

  ["takes", "the last day for certificates", "taxCredit", { publishOn: "03-30" }],
  ["refuses", "the day after it", "taxCredit", { publishOn: "03-31" }],
  ["refuses", "a day that is none", "taxCredit", { publishOn: "02-30" }],
  ["refuses", "a year of another century", "taxCredit", { years: { 1999: {} } }],

  ["takes", "the least", "payslips", {}],
  ["takes", "the day of a notice", "payslips", { noticeGivenOn: "2024-01-15" }],
  ["refuses", "a notice on a day that is none", "payslips", { noticeGivenOn: "2024-02-30" }],

  ["takes", "one day to sign", "signature", { days: 1 }],
  ["refuses", "no day to sign", "signature", { days: 0 }],
  ["takes", "a year to sign", "signature", { days: 365 }],
  ["refuses", "a year and a day", "signature", { days: 366 }],
  ["takes", "no signature of the agency’s", "signature", { agencySigns: "no" }],
  ["refuses", "a signature by a stranger", "signature", { agencySigns: "notary" }],
  ["takes", "a consent with a key of 40 signs", "signature", consents(`a${"b".repeat(39)}`)],
  ["refuses", "one with a key of 41 signs", "signature", consents(`a${"b".repeat(40)}`)],
  ["refuses", "one with a key that begins with a digit", "signature", consents("1a")],
  ["takes", "a consent of 400 signs", "signature", consents("a", "x".repeat(400))],
  ["refuses", "a consent of 401 signs", "signature", consents("a", "x".repeat(401))],

  ["takes", "no minimum wage", "work", { minimumWageCents: 0 }],
  ["refuses", "a wage below nothing", "work", { minimumWageCents: -1 }],
  ["takes", "the highest wage", "work", { minimumWageCents: 100_000 }],
  ["refuses", "a higher one", "work", { minimumWageCents: 100_001 }],
  ["refuses", "a wage since no day", "work", { minimumWageSince: "2026" }],
])("an agency’s file %s %s in its block %s", (does, _, block, change) => {
  const read = termsShape[block].safeParse({ ...blocks[block], ...change });
  expect(read.success).toBe(does === "takes");
});

it("an agency that says nothing of wages has none that offers are held against (OFFER-03)", () => {
  expect(termsShape.work.parse(undefined)).toEqual({ minimumWageCents: 0, minimumWageSince: "2026-01-01" });
});
