import { describe, expect, it } from "vitest";
import { addDays } from "../../kernel/day.ts";
import {
  addsUp,
  type BilledInvoice,
  discountsOf,
  hasItsSign,
  hasVat,
  invoiceState,
  lineAmount,
  linesAgree,
  productAgrees,
  remainingOf,
  type Share,
  vatOf,
  vatTable,
} from "./invoice.rules.ts";
import type { InvoiceKind, LineKind } from "./invoice.values.ts";

const today = "2026-11-23";
const invoice = (known: Partial<BilledInvoice> = {}): BilledInvoice => ({
  kind: 0,
  isCanceled: false,
  dueCents: 10_000,
  dueDate: "2026-11-30",
  plannedMeans: null,
  debitDate: null,
  ...known,
});
const [pending, cleared, rejected] = [0, 1, 2] as const;
const share = (amountCents: number, state: Share["state"] = cleared): Share => ({ amountCents, state });

describe("the state of an invoice", () => {
  it.each<[string, Partial<BilledInvoice>, Share[], number]>([
    ["cancelled, even paid", { isCanceled: true }, [share(10_000)], 5],
    ["cancelled, even a credit note", { isCanceled: true, kind: 1 }, [], 5],
    ["a credit note", { kind: 1, dueCents: -5_000 }, [], 4],
    ["paid", {}, [share(10_000)], 2],
    ["paid in three", {}, [share(3_000), share(3_000), share(4_000)], 2],
    ["paid too much", {}, [share(12_000)], 2],
    ["of nothing", { dueCents: 0 }, [], 2],
    ["paid, then given back", {}, [share(10_000), share(-10_000)], 0],
    ["under way", {}, [share(10_000, pending)], 7],
    ["under way for the rest", {}, [share(4_000), share(6_000, pending)], 7],
    ["under way though late", { dueDate: "2026-11-01" }, [share(10_000, pending)], 7],
    ["under way for a part only", {}, [share(9_999, pending)], 0],
    ["to be debited", { plannedMeans: 1, debitDate: "2026-12-05" }, [], 6],
    ["to be debited by Urssaf", { plannedMeans: 6, debitDate: "2026-12-05" }, [], 6],
    ["to be transferred", { plannedMeans: 2, debitDate: "2026-12-05" }, [], 0],
    ["to be debited, on the seventh day after", { plannedMeans: 1, debitDate: addDays(today, -7) }, [], 6],
    [
      "to be debited, on the eighth day after",
      { plannedMeans: 1, debitDate: addDays(today, -8), dueDate: addDays(today, -8) },
      [],
      3,
    ],
    ["to be debited on the due day", { plannedMeans: 1, dueDate: addDays(today, -7) }, [], 6],
    ["debited in vain", { plannedMeans: 1, dueDate: addDays(today, -1) }, [share(10_000, rejected)], 3],
    ["debited in vain, not yet due", { plannedMeans: 1 }, [share(10_000, rejected)], 0],
    ["partly paid, and the rest to be debited", { plannedMeans: 1 }, [share(4_000)], 6],
    ["late", { dueDate: addDays(today, -1) }, [], 3],
    ["late, though partly paid", { dueDate: addDays(today, -1) }, [share(9_999)], 3],
    ["due today", { dueDate: today }, [], 0],
    ["partly paid", {}, [share(1)], 1],
    ["to pay", {}, [], 0],
  ])("%s (BILLS-03, BILLS-OP4)", (_, known, shares, state) => {
    expect(invoiceState(invoice(known), shares, today)).toBe(state);
  });

  it("leaves what is due less what came: pending and rejected shares do not count, money given back does (BILLS-04)", () => {
    const shares = [share(6_000), share(-1_000), share(2_000, pending), share(3_000, rejected)];
    expect(remainingOf(invoice(), shares)).toBe(5_000);
  });
});

describe("a line of an invoice", () => {
  it.each([
    [2_550, 2_690, 114_325],
    [45, 2_690, 2_018],
    [1, 2_690, 45],
    [0, 2_690, 0],
    [90, 1_001, 1_502],
    [90, -1_001, -1_502],
  ])("a line of %d minutes at %d cents an hour makes %d cents (BILLS-09)", (minutes, rate, cents) => {
    expect(lineAmount(minutes, rate)).toBe(cents);
  });

  it.each<[number | null, number | null, number, InvoiceKind, boolean]>([
    [2_550, 2_690, 114_325, 0, true],
    [2_550, 2_690, 114_327, 0, true],
    [2_550, 2_690, 114_323, 0, true],
    [2_550, 2_690, 114_328, 0, false],
    [2_550, 2_690, -114_325, 0, false],
    [2_550, 2_690, -114_327, 1, true],
    [2_550, 2_690, 114_325, 1, false],
    [null, 2_690, 114_325, 0, false],
    [2_550, null, 114_325, 0, false],
    [null, 2_690, 0, 0, false],
    [2_550, null, 0, 0, false],
  ])(
    "a line of %s minutes at %s for %d (kind %d) agrees: %s (BILLS-08, BILLS-09)",
    (minutes, rateCents, amountCents, kind, agrees) => {
      expect(productAgrees({ minutes, rateCents, amountCents }, kind)).toBe(agrees);
    },
  );
});

describe("VAT", () => {
  it.each([
    [114_325, 1_000, 10_393],
    [11_000, 1_000, 1_000],
    [10_550, 550, 550],
    [12_000, 2_000, 2_000],
    [114_325, 0, 0],
    [-114_325, 1_000, -10_393],
    [5, 1_000, 0],
    [6, 1_000, 1],
  ])("inside %d cents at %d is %d (BILLS-10)", (ttc, rate, vat) => {
    expect(vatOf(ttc, rate)).toBe(vat);
  });

  it("is computed once per rate, never per line; aids and advances bear none (BILLS-10, BILLS-11)", () => {
    const line = (kind: LineKind, amountCents: number, vatBasisPoints: number | null) => ({
      kind,
      amountCents,
      vatBasisPoints,
    });
    const lines = [
      line(0, 5, 1_000),
      line(0, 6, 1_000),
      line(1, 1_200, 2_000),
      line(2, -5, 1_000),
      line(3, 500, 1_000),
      line(4, 500, null),
    ];
    expect(vatTable(lines)).toEqual([
      { basisPoints: 1_000, netCents: 5, vatCents: 1, grossCents: 6 },
      { basisPoints: 2_000, netCents: 1_000, vatCents: 200, grossCents: 1_200 },
    ]);
    const rates = [2_000, 550, 1_000, 0].map((rate) => line(0, 100, rate));
    expect(vatTable(rates).map(({ basisPoints }) => basisPoints)).toEqual([0, 550, 1_000, 2_000]);
    expect(discountsOf([...lines, line(2, -7, null)])).toBe(-12);
  });
});

describe("an invoice", () => {
  it.each([
    [10_000, 0, 0, 10_000, true],
    [10_000, 1_000, 4_000, 5_000, true],
    [10_000, 1_000, 4_000, 5_001, false],
    [-10_000, -1_000, 0, -9_000, true],
  ])(
    "an invoice of %d less %d and %d is due %d: %s (BILLS-12)",
    (totalCents, aidsCents, advanceCents, dueCents, adds) => {
      expect(addsUp({ totalCents, aidsCents, advanceCents, dueCents })).toBe(adds);
    },
  );

  it.each<[InvoiceKind, number, number, boolean]>([
    [0, 0, 0, true],
    [0, 1, 0, true],
    [0, -1, 0, false],
    [0, 1, -1, false],
    [1, -1, -1, true],
    [1, 0, 0, true],
    [1, 1, 0, false],
    [1, 0, 1, false],
  ])(
    "an invoice of kind %d with %d and %d has its sign: %s (BILLS-12)",
    (kind, totalCents, dueCents, has) => {
      expect(hasItsSign(kind, { totalCents, dueCents })).toBe(has);
    },
  );

  it("agrees with its lines when services, fees and discounts make the total, aids the aids, advances the advance (BILLS-14)", () => {
    const totals = { totalCents: 9_500, aidsCents: 1_000, advanceCents: 2_000 };
    const lines = [
      { kind: 0, amountCents: 9_000, vatBasisPoints: null },
      { kind: 1, amountCents: 1_000, vatBasisPoints: null },
      { kind: 2, amountCents: -500, vatBasisPoints: null },
      { kind: 3, amountCents: 1_000, vatBasisPoints: null },
      { kind: 4, amountCents: 2_000, vatBasisPoints: null },
    ] as const;
    expect(linesAgree(totals, lines)).toBe(true);
    for (let left = 0; left < lines.length; left++)
      expect(
        linesAgree(
          totals,
          lines.filter((_, index) => index !== left),
        ),
      ).toBe(false);
    expect(linesAgree(totals, [])).toBe(false);
    expect(linesAgree({ totalCents: 0, aidsCents: 0, advanceCents: 0 }, [])).toBe(true);
  });
});

it.each<[string, readonly [kind: LineKind, vatBasisPoints: number | null][], boolean]>([
  ["a service with VAT", [[0, 550]], true],
  [
    "a fee with VAT among services without",
    [
      [0, null],
      [0, 0],
      [1, 2_000],
    ],
    true,
  ],
  ["a discount with VAT", [[2, 550]], true],
  [
    "services without",
    [
      [0, null],
      [0, 0],
    ],
    false,
  ],
  [
    "an aid or an advance, which are no price",
    [
      [3, 2_000],
      [4, 2_000],
    ],
    false,
  ],
  ["nothing", [], false],
])("has VAT by its prices alone: %s (BILLS-11)", (_, lines, has) => {
  expect(hasVat(lines.map(([kind, vatBasisPoints]) => ({ kind, vatBasisPoints, amountCents: 1_000 })))).toBe(
    has,
  );
});
