import { describe, expect, it } from "vitest";
import type { Account } from "../payment/payment.ts";
import { accountRest, accountSentence } from "./account.texts.ts";
import { type AccountInvoice, type AccountPayment, accountSummary, balance } from "./account.ts";

const today = "2026-11-23";
const invoice = (number: string, dueCents: number, known: Partial<AccountInvoice> = {}): AccountInvoice => ({
  number,
  kind: dueCents < 0 ? 1 : 0,
  isCanceled: false,
  dueCents,
  dueDate: "2026-11-30",
  plannedMeans: null,
  debitDate: null,
  ...known,
});
const payment = (
  amountCents: number,
  shares: Readonly<Record<string, number>> = {},
  known: Partial<AccountPayment> = {},
): AccountPayment => ({
  means: 2,
  state: 1,
  amountCents,
  shares: Object.entries(shares).map(([number, cents]) => ({ number, amountCents: cents })),
  ...known,
});

describe("an account", () => {
  it("owes invoices and credit notes that stand, less what came; a credit note used counts once (PAYMENTS-04)", () => {
    const invoices = [invoice("A", 10_000), invoice("B", -2_000), invoice("C", 99_999, { isCanceled: true })];
    const payments = [
      payment(5_000),
      payment(2_000, {}, { means: 9 }),
      payment(700, {}, { state: 0 }),
      payment(800, {}, { state: 2 }),
      payment(-100),
    ];
    expect(balance(invoices, payments)).toBe(10_000 - 2_000 - 5_000 + 100);
  });

  it("says what is to pay, late, planned, under way, and left over (PAYMENTS-05, PAYMENTS-10)", () => {
    const invoices = [
      invoice("late", 10_000, { dueDate: "2026-11-10" }),
      invoice("due", 5_000),
      invoice("partly", 4_000, { dueDate: "2026-11-28" }),
      invoice("planned", 3_000, { plannedMeans: 1, debitDate: "2026-12-05" }),
      invoice("planned too", 1_000, { plannedMeans: 6, debitDate: "2026-12-03" }),
      invoice("under way", 2_000),
      invoice("paid", 6_000),
      invoice("credit", -1_500),
    ];
    const payments = [
      payment(1_000, { partly: 1_000 }),
      payment(2_000, { "under way": 2_000 }, { state: 0 }),
      payment(6_500, { paid: 6_000 }),
    ];
    expect(accountSummary(invoices, payments, today)).toEqual({
      toPay: 18_000,
      late: 10_000,
      scheduled: 4_000,
      scheduledDate: "2026-12-03",
      underWay: 2_000,
      credit: 2_000,
      balance: 22_000,
      firstDue: "2026-11-10",
    });
  });

  it("an account without invoices or payments owes nothing (PAYMENTS-05)", () => {
    expect(accountSummary([], [], today)).toMatchObject({
      toPay: 0,
      credit: 0,
      balance: 0,
      firstDue: null,
      scheduledDate: null,
    });
  });

  it("has no credit while a rejected payment leaves an invoice open (PAYMENTS-05)", () => {
    const rejected = payment(5_000, { A: 5_000 }, { state: 2 });
    expect(accountSummary([invoice("A", 5_000)], [rejected], today)).toMatchObject({
      toPay: 5_000,
      credit: 0,
    });
  });
});

describe("the account in words", () => {
  const account = (known: Partial<Account>): Account => ({
    toPayCents: 0,
    lateCents: 0,
    scheduledCents: 0,
    scheduledDate: null,
    underWayCents: 0,
    creditCents: 0,
    balanceCents: 0,
    firstDueDate: null,
    ...known,
  });
  const scheduled = { scheduledCents: 114_325, scheduledDate: "2026-12-05" };
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

  it.each<[Partial<Account>, string, string]>([
    [
      { toPayCents: 15_000, lateCents: 10_000, ...scheduled },
      "Il vous reste 150,00 € à régler, dont 100,00 € en retard.",
      "Prélèvement prévu : 1 143,25 €, à partir du 5 décembre.",
    ],
    [
      { toPayCents: 15_000, firstDueDate: "2026-11-30", creditCents: 500 },
      "Il vous reste 150,00 € à régler avant le 30 novembre.",
      "Avoir non utilisé : 5,00 €.",
    ],
    [scheduled, "Rien à régler vous-même : 1 143,25 € seront prélevés à partir du 5 décembre.", ""],
    [
      { ...scheduled, underWayCents: 900, creditCents: 100 },
      "Rien à régler vous-même : 1 143,25 € seront prélevés à partir du 5 décembre.",
      "Règlement en cours : 9,00 € · Avoir non utilisé : 1,00 €.",
    ],
    [{ underWayCents: 900 }, "Votre règlement de 9,00 € est en cours.", ""],
    [{ creditCents: 500 }, "Vous êtes à jour, avec 5,00 € d’avoir.", ""],
    [{}, "Vous êtes à jour.", ""],
    [
      { toPayCents: 1, firstDueDate: "2027-01-01" },
      "Il vous reste 0,01 € à régler avant le 1er janvier 2027.",
      "",
    ],
  ])("%j: “%s” “%s” (PAYMENTS-06)", (known, sentence, rest) => {
    expect(plain(accountSentence(account(known), today, "fr"))).toBe(sentence);
    expect(plain(accountRest(account(known), today, "fr"))).toBe(rest);
  });

  it("is said in English too (PAYMENTS-06)", () => {
    expect(accountSentence(account({ toPayCents: 15_000, lateCents: 10_000 }), today, "en")).toBe(
      "You have €150.00 still to pay, of which €100.00 is overdue.",
    );
    expect(accountRest(account({ toPayCents: 1, firstDueDate: today, ...scheduled }), today, "en")).toBe(
      "Direct debit scheduled: €1,143.25, from 5 December.",
    );
  });
});
