import { describe, expect, it } from "vitest";
import type { InvoiceLine } from "./invoice.ts";
import { lineFigures, linesInOrder } from "./lines.ts";

const line = (known: Partial<InvoiceLine>): InvoiceLine => ({
  position: 1,
  kind: 0,
  label: "Garde",
  service: null,
  nature: null,
  babysitterDisplayName: null,
  periodStart: null,
  periodEnd: null,
  minutes: 150,
  rateCents: 2_690,
  vatBasisPoints: 1_000,
  amountCents: 6_725,
  ...known,
});

describe("the lines of an invoice", () => {
  it("come by babysitter as each first comes, those of nobody last; then by day and number (BILLS-08)", () => {
    const of = (position: number, babysitterDisplayName: string | null, periodStart: string | null) =>
      line({ position, babysitterDisplayName, periodStart });
    const inOrder = linesInOrder([
      of(1, null, null),
      of(2, "Zoé", "2026-10-05"),
      of(3, "Anne", "2026-10-01"),
      of(5, "Zoé", "2026-10-02"),
      of(4, "Zoé", "2026-10-02"),
      of(6, "Zoé", null),
    ]);
    expect(inOrder.map(({ position }) => position)).toEqual([6, 4, 5, 2, 3, 1]);
    const late = linesInOrder([of(1, "Zoé", null), of(2, null, null), of(3, "Anne", null)]);
    expect(late.map(({ position }) => position)).toEqual([1, 3, 2]);
  });

  it.each<[string, Partial<InvoiceLine>, 0 | 1, (string | null)[]]>([
    ["a product that gives the amount", {}, 0, ["2\u00a0h\u00a030", "26,90\u00a0€", "67,25\u00a0€"]],
    ["one within two cents", { amountCents: 6_727 }, 0, ["2\u00a0h\u00a030", "26,90\u00a0€", "67,27\u00a0€"]],
    ["one beyond", { amountCents: 6_728 }, 0, ["2\u00a0h\u00a030", null, "67,28\u00a0€"]],
    ["time without a rate", { rateCents: null }, 0, ["2\u00a0h\u00a030", null, "67,25\u00a0€"]],
    ["an amount alone", { minutes: null, rateCents: null }, 0, [null, null, "67,25\u00a0€"]],
    [
      "a line of a credit note",
      { amountCents: -6_725 },
      1,
      ["2\u00a0h\u00a030", "−26,90\u00a0€", "−67,25\u00a0€"],
    ],
    ["an aid", { kind: 3, minutes: null, rateCents: null }, 0, [null, null, "−67,25\u00a0€"]],
    ["an advance", { kind: 4, minutes: null, rateCents: null }, 0, [null, null, "−67,25\u00a0€"]],
  ])("say of %s its time, its price and its amount (BILLS-08)", (_, known, kind, figures) => {
    const { time, rate, amount } = lineFigures(line(known), kind, "fr");
    expect([time, rate, amount]).toEqual(figures);
  });
});
