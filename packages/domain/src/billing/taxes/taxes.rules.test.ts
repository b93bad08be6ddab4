import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentMeans } from "../payment/payment.ts";
import {
  certificateDueBy,
  certificateSubject,
  openingYear,
  type TaxPayment,
  taxFigures,
  taxYears,
  toldPaid,
} from "./taxes.rules.ts";
import { eligibleDue, type TaxInvoice, type TaxLine } from "./taxInvoice.ts";

const line = (amountCents: number, given: Partial<TaxLine> = {}): TaxLine => ({
  kind: 0,
  service: null,
  nature: 0,
  amountCents,
  givesRight: true,
  ...given,
});

const invoice = (dueCents: number, given: Partial<TaxInvoice> = {}): TaxInvoice => {
  const { aidsCents = 0, advanceCents = 0 } = given;
  const totalCents = dueCents + aidsCents + advanceCents;
  return {
    number: "F1",
    kind: 0,
    isCanceled: false,
    issueDate: "2025-11-05",
    totalCents,
    aidsCents,
    advanceCents,
    dueCents,
    lines: [
      line(totalCents),
      ...(aidsCents > 0 ? [line(aidsCents, { kind: 3 })] : []),
      ...(advanceCents > 0 ? [line(advanceCents, { kind: 4 })] : []),
    ],
    ...given,
  };
};

let count = 0;
const payment = (
  valueDate: string,
  amountCents: number,
  means: PaymentMeans = 1,
  given: Partial<TaxPayment> = {},
): TaxPayment => ({
  reference: `R${String(count++).padStart(6, "0")}`,
  valueDate,
  means,
  state: 1,
  shares: [{ number: "F1", amountCents }],
  ...given,
});

const none = { paid: 0, cesu: 0, advance: 0, aids: 0, notCounted: 0, byNature: [] };
const figures = (paid: number, rest: object = {}) => ({
  ...none,
  paid,
  byNature: paid > 0 ? [{ nature: 0, amountCents: paid }] : [],
  ...rest,
});

describe("what counts for the tax credit", () => {
  it.each([
    [1, 100, 0, 0],
    [2, 100, 0, 0],
    [3, 100, 0, 0],
    [4, 100, 0, 0],
    [5, 100, 0, 0],
    [6, 100, 0, 0],
    [8, 100, 0, 0],
    [7, 0, 100, 0],
    [99, 0, 100, 0],
    [9, 0, 0, 0],
    [10, 0, 0, 100],
  ] as const)(
    "a payment by means %d counts for %d, shows %d apart and gives %d as an aid (TAX-04, TAX-09)",
    (means, paid, notCounted, aids) => {
      expect(taxFigures(2025, [invoice(100)], [payment("2025-12-01", 100, means)])).toEqual(
        figures(paid, { notCounted, aids, cesu: means === 5 ? 100 : 0 }),
      );
    },
  );

  it("the hours of December paid in January belong to the new year (TAX-03)", () => {
    const books = [[invoice(1000)], [payment("2026-01-01", 1000)]] as const;
    expect(taxFigures(2025, ...books)).toEqual(none);
    expect(taxFigures(2026, ...books)).toEqual(figures(1000));
  });

  it("an advance that is taken back lowers those of its year, and no year below 0 (TAX-09)", () => {
    const taken = invoice(15_000, { number: "F2", advanceCents: -5_000, lines: [line(10_000)] });
    const paid = payment("2025-12-05", 15_000, 1, { shares: [{ number: "F2", amountCents: 15_000 }] });
    expect(taxFigures(2025, [taken], [paid]).advance).toBe(0);
    const given = [invoice(6_000, { advanceCents: 6_000 }), taken];
    expect(taxFigures(2025, given, [paid, payment("2025-11-20", 6_000)]).advance).toBe(1_000);
  });

  it("pending and rejected payments, cancelled invoices and credit notes count for nothing (TAX-09)", () => {
    const paid = [payment("2025-12-01", 100)];
    expect(taxFigures(2025, [invoice(100)], [payment("2025-12-01", 100, 1, { state: 0 })])).toEqual(none);
    expect(taxFigures(2025, [invoice(100)], [payment("2025-12-01", 100, 1, { state: 2 })])).toEqual(none);
    expect(taxFigures(2025, [invoice(100, { isCanceled: true })], paid)).toEqual(none);
    expect(taxFigures(2025, [invoice(-100, { kind: 1 })], [payment("2025-12-01", -100)])).toEqual(none);
  });

  it.each([
    ["all lines give right", invoice(1000), 1000],
    ["a deposit gives none", invoice(1000, { lines: [line(800), line(200, { givesRight: false })] }), 800],
    [
      "aids and advance are taken off first",
      invoice(500, {
        aidsCents: 300,
        advanceCents: 200,
        lines: [line(900), line(100, { givesRight: false }), line(300, { kind: 3 }), line(200, { kind: 4 })],
      }),
      400,
    ],
    [
      "aids cover more than the eligible lines",
      invoice(500, {
        aidsCents: 500,
        lines: [line(300), line(700, { givesRight: false }), line(500, { kind: 3 })],
      }),
      0,
    ],
    [
      "a line that lowers the total gives no right",
      invoice(900, { lines: [line(1000), line(-100, { kind: 2, givesRight: false })] }),
      900,
    ],
    ["lines do not agree", invoice(1000, { lines: [line(10, { givesRight: false })] }), 1000],
    ["no lines", invoice(1000, { lines: [] }), 1000],
  ])("what gives right of an invoice of which %s (TAX-05)", (_, one, eligible) => {
    expect(eligibleDue(one)).toBe(eligible);
  });

  it("instalments of two years add up to the cent, by value day then reference (TAX-06)", () => {
    const one = invoice(100, { lines: [line(50), line(50, { givesRight: false })] });
    const parts = [
      payment("2026-01-02", 67, 1, { reference: "B" }),
      payment("2025-12-31", 32, 1, { reference: "C" }),
      payment("2026-01-02", 1, 5, { reference: "A" }),
    ];
    const [b, c, a] = parts as [TaxPayment, TaxPayment, TaxPayment];
    for (const order of [parts, [a, b, c], [c, b, a], [b, a, c], [a, c, b], [c, a, b]]) {
      expect(taxFigures(2025, [one], order)).toEqual(figures(16));
      expect(taxFigures(2026, [one], order)).toEqual(figures(34, { cesu: 1 }));
    }
  });

  it("what is paid beyond an invoice, or given back beyond what was paid, has no part (TAX-06, TAX-07)", () => {
    const parts = [payment("2025-12-01", 150), payment("2026-01-02", -50), payment("2026-01-03", -30)];
    expect(taxFigures(2025, [invoice(100)], parts)).toEqual(figures(100));
    const before = [payment("2025-12-01", -50), payment("2025-12-02", 150)];
    expect(taxFigures(2025, [invoice(100)], before)).toEqual(figures(100));
    const later = payment("2026-01-04", 0, 1, { shares: [{ number: "F2", amountCents: 500 }] });
    const books = [invoice(100), invoice(500, { number: "F2" })];
    expect(taxFigures(2026, books, [...parts, later])).toEqual(figures(470));
  });

  it("money given back by another means leaves CESU and natures within what was paid (TAX-07, TAX-09, TAX-11)", () => {
    const parts = [payment("2025-12-01", 100, 5), payment("2025-12-02", -40, 2)];
    expect(taxFigures(2025, [invoice(100)], parts)).toEqual(figures(60, { cesu: 60 }));
    const books = [invoice(100), invoice(100, { number: "F2", lines: [line(100, { nature: 3 })] })];
    const years = [
      payment("2025-12-01", 100),
      payment("2026-01-02", -40),
      payment("2026-01-03", 0, 1, { shares: [{ number: "F2", amountCents: 100 }] }),
    ];
    expect(taxFigures(2026, books, years)).toEqual({
      ...none,
      paid: 60,
      byNature: [{ nature: 3, amountCents: 60 }],
    });
  });

  it("a payment that was given back before does not bring the aids to its year (TAX-08)", () => {
    const parts = [payment("2024-12-01", -10), payment("2025-12-01", 100)];
    expect(taxFigures(2024, [invoice(100, { aidsCents: 50 })], parts).aids).toBe(0);
    expect(taxFigures(2025, [invoice(100, { aidsCents: 50 })], parts).aids).toBe(50);
    const before = [payment("2024-12-01", 0), payment("2025-12-01", 100)];
    expect(taxFigures(2024, [invoice(100, { aidsCents: 50 })], before).aids).toBe(0);
  });

  it("what is paid of an invoice of nothing has no part (TAX-06)", () => {
    expect(taxFigures(2025, [invoice(0)], [payment("2025-12-01", 100)])).toEqual(none);
  });

  it("a discount without a nature lowers all natures alike (TAX-11)", () => {
    const lines = [line(300), line(100, { nature: 3 }), line(-200, { kind: 2, nature: null })];
    expect(taxFigures(2025, [invoice(200, { lines })], [payment("2025-12-01", 200)]).byNature).toEqual([
      { nature: 0, amountCents: 150 },
      { nature: 3, amountCents: 50 },
    ]);
    const ageless = { nature: null, service: 0 } as const;
    const childcare = [line(300, ageless), line(100, { nature: 3 }), line(-200, { kind: 2, ...ageless })];
    const one = invoice(200, { lines: childcare });
    expect(taxFigures(2025, [one], [payment("2025-12-01", 200)]).byNature).toEqual([
      { nature: null, amountCents: 150 },
      { nature: 3, amountCents: 50 },
    ]);
    const ofOne = [line(300), line(100, { nature: 3 }), line(-100, { kind: 2, nature: 3 })];
    expect(taxFigures(2025, [invoice(300, { lines: ofOne })], [payment("2025-12-01", 300)]).byNature).toEqual(
      [{ nature: 0, amountCents: 300 }],
    );
  });

  it.each<[string, TaxLine[], object[]]>([
    [
      "of childcare without the child’s age stands after those with it",
      [line(60, { nature: null, service: 0 }), line(40, { nature: 1 })],
      [
        { nature: 1, amountCents: 40 },
        { nature: null, amountCents: 60 },
      ],
    ],
    [
      "that is not childcare and has no name is another one",
      [line(60, { nature: null, service: 1 }), line(40, { nature: null })],
      [{ nature: 9, amountCents: 100 }],
    ],
    [
      "that is another one keeps its part",
      [line(60, { nature: 9 }), line(40)],
      [
        { nature: 0, amountCents: 40 },
        { nature: 9, amountCents: 60 },
      ],
    ],
    ["is another one where lines do not agree", [line(10)], [{ nature: 9, amountCents: 100 }]],
  ])("a nature %s (TAX-10, TAX-11)", (_, lines, byNature) => {
    const books = [invoice(100, { lines })];
    expect(taxFigures(2025, books, [payment("2025-12-01", 100)]).byNature).toEqual(byNature);
  });

  it("natures of several invoices stand in their own order (TAX-11)", () => {
    const numbers = [4, 0, 3, 1] as const;
    const books = numbers.map((nature) =>
      invoice(100, { number: `F-${nature}`, lines: [line(100, { nature })] }),
    );
    const all = payment("2025-12-01", 400, 1, {
      shares: numbers.map((nature) => ({ number: `F-${nature}`, amountCents: 100 })),
    });
    expect(taxFigures(2025, books, [all]).byNature.map(({ nature }) => nature)).toEqual([0, 1, 3, 4]);
  });

  it("money given back lowers its own year, never below 0 (TAX-07)", () => {
    const parts = [payment("2025-12-01", 1000), payment("2026-02-01", -300), payment("2026-03-01", 100)];
    expect(taxFigures(2025, [invoice(1000)], parts)).toEqual(figures(1000));
    expect(taxFigures(2026, [invoice(1000)], parts)).toEqual(none);
    const other = [invoice(1000), invoice(500, { number: "F2" })];
    const paid = payment("2026-04-01", 0, 1, { shares: [{ number: "F2", amountCents: 500 }] });
    expect(taxFigures(2026, other, [...parts, paid])).toEqual(figures(300));
  });

  it("aids and advance belong to the year of the first cleared positive share, or of issue when nothing is due (TAX-08)", () => {
    const aided = invoice(500, { aidsCents: 300, advanceCents: 200 });
    const parts = [
      payment("2025-11-30", 500, 1, { state: 2 }),
      payment("2026-01-10", 200),
      payment("2027-01-10", 300),
    ];
    expect(taxFigures(2025, [aided], parts)).toEqual(none);
    expect(taxFigures(2026, [aided], parts)).toEqual(figures(200, { aids: 300, advance: 200 }));
    expect(taxFigures(2027, [aided], parts)).toEqual(figures(300));
    const covered = invoice(0, { aidsCents: 300, advanceCents: 200 });
    expect(taxFigures(2025, [covered], [])).toEqual(figures(0, { aids: 300, advance: 200 }));
    expect(taxFigures(2026, [covered], [])).toEqual(none);
  });

  it("what is certified is what the family paid itself: without advance, aids and third parties’ money (TAX-12)", () => {
    const one = invoice(1000, { aidsCents: 200, advanceCents: 300 });
    const parts = [payment("2025-12-01", 600), payment("2025-12-02", 400, 10)];
    expect(taxFigures(2025, [one], parts)).toEqual(figures(600, { aids: 600, advance: 300 }));
  });

  it("each nature has its part, and they add up to what was paid (TAX-10, TAX-11)", () => {
    const lines = [
      line(100, { nature: 3 }),
      line(100, { nature: null, service: 0 }),
      line(100, { nature: 0 }),
      line(700, { nature: 4, givesRight: false }),
    ];
    expect(taxFigures(2025, [invoice(1000, { lines })], [payment("2025-12-01", 1000)]).byNature).toEqual([
      { nature: 0, amountCents: 100 },
      { nature: null, amountCents: 100 },
      { nature: 3, amountCents: 100 },
    ]);
    expect(taxFigures(2025, [invoice(1000, { lines })], [payment("2025-12-01", 333)]).byNature).toEqual([
      { nature: 0, amountCents: 34 },
      { nature: null, amountCents: 33 },
      { nature: 3, amountCents: 33 },
    ]);
  });

  it("an invoice whose lines do not agree is of another nature (TAX-10)", () => {
    expect(taxFigures(2025, [invoice(100, { lines: [] })], [payment("2025-12-01", 100)]).byNature).toEqual([
      { nature: 9, amountCents: 100 },
    ]);
  });

  it("no figure is negative, natures add up, a paid invoice gives exactly what gives right (TAX-06, TAX-09, TAX-11)", () => {
    const cents = fc.integer({ min: 0, max: 3_000_000 });
    const lines = fc.array(
      fc.record({ amount: cents, right: fc.boolean(), nature: fc.constantFrom(0, 1, 3, 4, 9, null) }),
      { minLength: 1, maxLength: 5 },
    );
    const cuts = fc.array(
      fc.tuple(fc.nat(), fc.integer({ min: 2024, max: 2026 }), fc.integer({ min: -50, max: 50 })),
      {
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(lines, cuts, (some, pieces) => {
        const all = some.map(({ amount, right, nature }) =>
          line(amount, { givesRight: right, nature: nature as TaxLine["nature"] }),
        );
        const due = all.reduce((sum, { amountCents }) => sum + amountCents, 0);
        const one = invoice(due, { lines: all });
        let left = due;
        const parts = pieces.map(([cut, year, back]) => {
          const share = back < -25 ? -Math.min(due - left, -back) : cut % (left + 1);
          left -= share;
          return payment(`${year}-06-01`, share);
        });
        parts.push(payment("2026-12-01", left));
        const byYear = [2024, 2025, 2026].map((year) => taxFigures(year, [one], parts));
        for (const { paid, cesu, aids, advance, notCounted, byNature } of byYear) {
          for (const figure of [paid, cesu, aids, advance, notCounted])
            expect(figure).toBeGreaterThanOrEqual(0);
          expect(byNature.every(({ amountCents }) => amountCents > 0)).toBe(true);
          expect(byNature.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(paid);
        }
        if (parts.every(({ shares }) => shares.every(({ amountCents }) => amountCents >= 0)))
          expect(byYear.reduce((sum, { paid }) => sum + paid, 0)).toBe(eligibleDue(one));
      }),
      { numRuns: 200 },
    );
  });
});

describe("the years of tax certificates", () => {
  it.each([
    ["2026-01-01", 2025, "2026-03-31"],
    ["2026-06-30", 2025, "2026-03-31"],
    ["2026-07-01", 2026, "2027-03-31"],
    ["2026-12-31", 2026, "2027-03-31"],
  ])("on %s people come for that of %d, which comes by %s (TAX-01)", (today, year, dueBy) => {
    expect(openingYear(today)).toBe(year);
    expect(certificateDueBy(year)).toBe(dueBy);
  });

  it("the running year is always there, the newest first (TAX-02)", () => {
    expect(taxYears("2026-11-23", [], [])).toEqual([2026]);
    const paid = [payment("2024-05-01", 100), payment("2023-05-01", 100, 1, { state: 2 })];
    expect(taxYears("2026-11-23", [invoice(0)], paid, [2022])).toEqual([2026, 2025, 2024, 2022]);
    const silent = [
      invoice(100, { issueDate: "2021-01-05" }),
      invoice(0, { issueDate: "2020-01-05", kind: 1 }),
      invoice(0, { issueDate: "2019-01-05", isCanceled: true }),
    ];
    expect(taxYears("2026-11-23", silent, [])).toEqual([2026]);
  });
});

describe("what a family is told that it paid", () => {
  const of = (source: "portal" | "agency", paidCents: number | null) => ({ source, paidCents });
  it.each([
    [[], 1000],
    [[of("agency", 900)], 900],
    [[of("agency", 0)], 0],
    [[of("agency", null)], 1000],
    [[of("portal", 900)], 1000],
    [[of("agency", 900), of("portal", 1000)], 900],
    [[of("portal", 1000), of("agency", 900)], 1000],
  ])(
    "certificates of %j, the newest first, where 1,000 is computed, tell %i (TAX-15)",
    (certificates, told) => {
      expect(toldPaid({ paidCents: 1000, certificates })).toBe(told);
    },
  );
});

it.each([
  [2025, 1, "2025"],
  [2025, 2, "2025-2"],
  [2025, 10, "2025-10"],
])("the certificate of %i, version %i, is the document %s", (year, version, subject) => {
  expect(certificateSubject(year, version)).toBe(subject);
});
