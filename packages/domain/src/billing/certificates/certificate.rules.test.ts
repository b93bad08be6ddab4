import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taxFigures } from "../taxes/taxes.rules.ts";
import {
  type CertifiedInvoice,
  type CertifiedLine,
  type CertifiedPayment,
  certificateOf,
  debitedAccounts,
  type NewestCertificate,
  nextCertificate,
  townOf,
  workedMonths,
} from "./certificate.rules.ts";
import { type CertificateContent, statesTheSame } from "./certificate.ts";

const line = (given: Partial<CertifiedLine> = {}): CertifiedLine => ({
  position: 1,
  kind: 0,
  service: 0,
  nature: 0,
  amountCents: 1000,
  givesRight: true,
  babysitterName: "Zoé Roux",
  babysitterNumber: "M7",
  periodStart: "2025-10-01",
  minutes: 90,
  ...given,
});

const invoice = (given: Partial<CertifiedInvoice> = {}): CertifiedInvoice => {
  const lines = given.lines ?? [line()];
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    number: "F1",
    kind: 0,
    isCanceled: false,
    issueDate: "2025-11-05",
    periodStart: "2025-10-01",
    totalCents,
    aidsCents: 0,
    advanceCents: 0,
    dueCents: totalCents,
    payerName: "Ada Martin",
    payerAddress: "1 rue Haute, 75001 Paris",
    lines,
    ...given,
  };
};

let count = 0;
const payment = (valueDate: string, given: Partial<CertifiedPayment> = {}): CertifiedPayment => ({
  reference: `R${String(count++).padStart(5, "0")}`,
  valueDate,
  means: 1,
  state: 1,
  shares: [{ number: "F1", amountCents: 100 }],
  debitedAccount: null,
  ...given,
});
const part = (amountCents: number) => ({ shares: [{ number: "F1", amountCents }] });
const minutesIn = (year: number, invoices: CertifiedInvoice[], payments: CertifiedPayment[]) =>
  workedMonths(year, invoices, payments).list.reduce((sum, { minutes }) => sum + minutes, 0);

describe("the list of a tax certificate", () => {
  it("has a line a month and babysitter, by month and name, with how many lines say so and the hours (TAX-21)", () => {
    const ada = { babysitterName: "Ada Petit", babysitterNumber: "M2" };
    const lines = [
      line(),
      line({ position: 2, minutes: 30, periodStart: "2025-10-31", service: 1, nature: 3 }),
      line({ position: 3, ...ada, minutes: 60 }),
      line({ position: 4, ...ada, minutes: 45, periodStart: "2025-09-29" }),
      line({ position: 5, ...ada, babysitterNumber: "M1", minutes: 15 }),
    ];
    expect(workedMonths(2025, [invoice({ lines })], [payment("2025-12-01")])).toEqual({
      list: [
        { month: "2025-09", ...ada, lineCount: 1, minutes: 45 },
        { month: "2025-10", ...ada, babysitterNumber: "M1", lineCount: 1, minutes: 15 },
        { month: "2025-10", ...ada, lineCount: 1, minutes: 60 },
        { month: "2025-10", babysitterName: "Zoé Roux", babysitterNumber: "M7", lineCount: 2, minutes: 120 },
      ],
      gaps: [],
    });
  });

  it.each([
    ["its first day", line({ periodStart: "2025-08-31" }), "2025-08-15", "2025-08"],
    ["its invoice’s, where it has none", line({ periodStart: null }), "2025-09-15", "2025-09"],
    ["the day of issue, where neither has one", line({ periodStart: null }), null, "2025-11"],
  ])("puts a line in the month of %s (TAX-21)", (_, one, periodStart, month) => {
    const books = [invoice({ lines: [one], periodStart })];
    expect(workedMonths(2025, books, [payment("2025-12-01")]).list[0]?.month).toBe(month);
  });

  it.each<[string, Partial<CertifiedInvoice>, CertifiedPayment[], number, number]>([
    ["paid in its year", {}, [payment("2025-12-31")], 90, 0],
    ["paid in the next one", {}, [payment("2026-01-01")], 0, 90],
    ["paid over two years", {}, [payment("2025-12-31"), payment("2026-01-01")], 90, 0],
    ["begun in cash", {}, [payment("2025-12-30", { means: 7 }), payment("2026-01-02")], 0, 90],
    ["begun by a third party", {}, [payment("2025-12-30", { means: 10 }), payment("2026-01-02")], 0, 90],
    ["begun by CESU", {}, [payment("2025-12-30", { means: 5 }), payment("2026-01-02")], 90, 0],
    ["rejected first", {}, [payment("2025-12-30", { state: 2 }), payment("2026-01-02")], 0, 90],
    ["on its way", {}, [payment("2025-12-30", { state: 0 })], 0, 0],
    ["given back before it came", {}, [payment("2025-12-30", part(-5)), payment("2026-01-02")], 0, 90],
    ["of nothing at first", {}, [payment("2025-12-30", part(0)), payment("2026-01-02")], 0, 90],
    ["not paid", {}, [], 0, 0],
    ["cancelled", { isCanceled: true }, [payment("2025-12-31")], 0, 0],
    ["a credit note", { kind: 1 }, [payment("2025-12-31")], 0, 0],
  ])(
    "has the hours of an invoice that was %s in one year at most (TAX-21)",
    (_, given, payments, first, next) => {
      expect([2025, 2026].map((year) => minutesIn(year, [invoice(given)], payments))).toEqual([first, next]);
    },
  );

  it("has no hour twice over the years, and none that nobody worked (TAX-21)", () => {
    const means = fc.constantFrom(1, 2, 5, 7, 10, 99);
    const shares = fc.array(
      fc.record({
        year: fc.integer({ min: 2023, max: 2027 }),
        means,
        number: fc.constantFrom("F1", "F2", "F3"),
        amountCents: fc.integer({ min: -50, max: 100 }),
      }),
      { maxLength: 12 },
    );
    const minutes = fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500));
    fc.assert(
      fc.property(shares, minutes, (some, worked) => {
        const books = worked.map((length, index) =>
          invoice({ number: `F${index + 1}`, lines: [line({ minutes: length + 1 })] }),
        );
        const payments = some.map(({ year, number, amountCents, ...rest }) =>
          payment(`${year}-06-01`, {
            ...rest,
            shares: [{ number, amountCents }],
          } as Partial<CertifiedPayment>),
        );
        const all = [2023, 2024, 2025, 2026, 2027].map((year) => minutesIn(year, books, payments));
        const most = worked.reduce((sum, length) => sum + length + 1, 0);
        expect(all.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it("lists services that give right alone: no deposit, fee, discount, aid or advance (TAX-21)", () => {
    const bare = { babysitterName: null, babysitterNumber: null, minutes: null };
    const lines = [
      line(),
      line({ position: 2, ...bare, givesRight: false }),
      ...([1, 2, 3, 4] as const).map((kind) => line({ position: kind + 2, kind, ...bare })),
    ];
    const { list, gaps } = workedMonths(2025, [invoice({ lines })], [payment("2025-12-01")]);
    expect([list.map(({ minutes }) => minutes), gaps]).toEqual([[90], []]);
  });

  it("says of each line what it lacks, by invoice and line, and of which invoice there is none (TAX-21)", () => {
    const shares = ["F3", "F1", "F2"].map((number) => ({ number, amountCents: 100 }));
    const books = [
      invoice({ number: "F3", lines: [] }),
      invoice({
        number: "F2",
        lines: [
          line({ position: 3, minutes: 0 }),
          line({ position: 2, babysitterNumber: null }),
          line({ position: 1 }),
        ],
      }),
      invoice({ lines: [line({ position: 4, babysitterName: null, minutes: null })] }),
      invoice({ number: "F9", lines: [line({ minutes: null })] }),
    ];
    const { list, gaps } = workedMonths(2025, books, [payment("2025-12-01", { shares })]);
    expect(list).toMatchObject([{ month: "2025-10", babysitterName: "Zoé Roux", lineCount: 1, minutes: 90 }]);
    expect(gaps).toEqual([
      { number: "F1", position: 4, lacks: "babysitter" },
      { number: "F1", position: 4, lacks: "hours" },
      { number: "F2", position: 2, lacks: "babysitter" },
      { number: "F2", position: 3, lacks: "hours" },
      { number: "F3", position: null, lacks: "lines" },
    ]);
  });
});

const agency = {
  name: "Agence",
  address: "2 rue Basse, 69001 Lyon",
  siren: "999000001",
  declaration: { number: "SAP1", date: "2020-01-15" },
  place: "Lyon",
};
const payer = { name: "Connue Aujourd’hui", address: "9 rue Neuve" };

describe("what a tax certificate states", () => {
  it("has the figures of the page, the payer as the newest invoice names them, and the list (TAX-20, TAX-21)", () => {
    const invoices = [
      invoice({ number: "F2", issueDate: "2025-12-05", payerName: "Ada Martin-Roux" }),
      invoice(),
      invoice({ number: "F3", issueDate: "2026-01-05", payerName: "Une autre année" }),
    ];
    const shares = [
      { number: "F1", amountCents: 1000 },
      { number: "F2", amountCents: 300 },
    ];
    const payments = [
      payment("2025-12-20", { shares }),
      payment("2025-12-21", { means: 5, shares: [{ number: "F2", amountCents: 400 }] }),
      payment("2026-01-20", { shares: [{ number: "F3", amountCents: 1000 }] }),
    ];
    const { content, gaps } = certificateOf(2025, { agency, payer, invoices, payments });
    const { paid, cesu, advance, aids, byNature } = taxFigures(2025, invoices, payments);
    expect([gaps, paid, cesu]).toEqual([[], 1700, 400]);
    expect(content).toEqual({
      year: 2025,
      agency,
      payer: { name: "Ada Martin-Roux", address: "1 rue Haute, 75001 Paris", accounts: [] },
      paidCents: paid,
      cesuCents: cesu,
      advanceCents: advance,
      aidsCents: aids,
      byNature,
      list: [
        { month: "2025-10", babysitterName: "Zoé Roux", babysitterNumber: "M7", lineCount: 2, minutes: 180 },
      ],
    });
  });

  it("takes as the newest invoice the last by day of issue, then by number (TAX-20)", () => {
    const issued = [
      ["F1", "2025-12-05"],
      ["F4", "2025-11-05"],
      ["F3", "2025-12-05"],
      ["F2", "2025-12-05"],
    ] as const;
    const invoices = issued.map(([number, issueDate]) => invoice({ number, issueDate, payerName: number }));
    const shares = issued.map(([number]) => ({ number, amountCents: 1000 }));
    const payments = [payment("2025-12-20", { shares })];
    expect(certificateOf(2025, { agency, payer, invoices, payments }).content.payer.name).toBe("F3");
  });

  it("names the payer as known today where no invoice does (TAX-20)", () => {
    const named = (given: Partial<CertifiedInvoice>) =>
      certificateOf(2025, {
        agency,
        payer,
        invoices: [invoice(given)],
        payments: [payment("2025-12-01")],
      }).content.payer;
    expect(named({ payerName: "", payerAddress: "" })).toEqual({ ...payer, accounts: [] });
    expect(named({ isCanceled: true })).toEqual({ ...payer, accounts: [] });
  });

  it("names each debited account once, of what came in the year and gives right (TAX-20)", () => {
    const of = (debitedAccount: string | null, given: Partial<CertifiedPayment> = {}, day = "2025-12-01") =>
      payment(day, { debitedAccount, ...given });
    const payments = [
      of("FR76 B"),
      of("FR76 A"),
      of("FR76 B"),
      of(null),
      of("FR76 C", { state: 2 }),
      of("FR76 D", { means: 7 }),
      of("FR76 E", {}, "2026-01-01"),
    ];
    expect(debitedAccounts(2025, payments)).toEqual(["FR76 A", "FR76 B"]);
  });

  it("is the same where only the order of what is kept, its version or its day differ (TAX-19)", () => {
    const { content } = certificateOf(2025, {
      agency,
      payer,
      invoices: [invoice()],
      payments: [payment("2025-12-01")],
    });
    const kept = Object.fromEntries(
      Object.entries({
        ...content,
        version: 1,
        publishedDate: "2026-02-15",
        replacesDate: null,
      }).toReversed(),
    ) as unknown as CertificateContent;
    expect(statesTheSame(kept, content)).toBe(true);
    expect(statesTheSame({ ...content, paidCents: content.paidCents + 1 }, content)).toBe(false);
  });

  it.each([
    ["12 rue des Marronniers, 75000 Paris", "Paris"],
    ["1 place Bellecour, 69002 Lyon Cedex 02", "Lyon"],
    ["1 quai, 97400 Saint-Denis, La Réunion", "Saint-Denis"],
    ["3 Grand-Rue, Bâtiment B, Luxembourg", "Luxembourg"],
    ["1 rue Haute, 69002  Lyon  Cedex 02", "Lyon"],
    ["Paris", "Paris"],
  ])("is made out in the town of the agency’s address: %s (TAX-20)", (address, town) => {
    expect(townOf(address)).toBe(town);
  });
});

describe("which certificate comes next", () => {
  const { content } = certificateOf(2025, {
    agency,
    payer,
    invoices: [invoice()],
    payments: [payment("2025-12-01", part(1000))],
  });
  const unpaid = { ...content, paidCents: 0 };
  const newest = (given: Partial<NewestCertificate> = {}): NewestCertificate => ({
    version: 1,
    isHeld: false,
    publishedDate: "2026-02-15",
    content,
    ...given,
  });
  const held = newest({ isHeld: true, content: null });
  const ofAgency = newest({ content: null });
  const first = { version: 1, replacesDate: null };

  it.each([
    ["the first is published where there is none", "publish", null, content, first],
    ["none where nothing was paid", "publish", null, unpaid, "nothing"],
    ["none where one is there, whatever it states", "publish", newest(), unpaid, "there"],
    ["none where the agency gave its own", "publish", ofAgency, content, "there"],
    ["none where it is kept back", "publish", held, content, "held"],
    ["a correction corrects nothing where there is none", "correct", null, content, "none"],
    ["a correction publishes what is kept back", "correct", held, content, first],
    ["but not where nothing was paid", "correct", held, unpaid, "nothing"],
    ["the agency’s own is not the portal’s to correct", "correct", ofAgency, content, "agency"],
    ["what states the same is not made again", "correct", newest(), content, "unchanged"],
    [
      "what states something else is the next version",
      "correct",
      newest({ version: 2, publishedDate: "2026-03-01" }),
      unpaid,
      { version: 3, replacesDate: "2026-03-01" },
    ],
  ] as const)("%s (TAX-17, TAX-19)", (_, act, before, now, next) => {
    expect(nextCertificate(act, before, now)).toEqual(next);
  });
});
