import type { InvoiceDetail } from "@ribambelle/domain/billing/invoice/invoice";
import { invoiceStates } from "@ribambelle/domain/billing/invoice/invoice.values";
import { type PaymentMeans, paymentMeans } from "@ribambelle/domain/billing/payment/payment";
import { dayNear } from "@ribambelle/domain/kernel/dates/periods";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { amountText } from "@ribambelle/domain/kernel/money/money";
import { useLocale, useWords } from "../../../client/locale.tsx";
import { today } from "../../../client/today.ts";
import { invoiceWords } from "./invoice.texts.ts";

/** What a family has to do about an invoice, in one sentence (BILLS-06). */
export function WhatToDo({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords(invoiceWords);
  const locale = useLocale();
  const day = (date: string) => dayNear(date, today(), locale);
  const { state, remainingCents, dueCents, dueDate, scheduledDate, lateSince, payments } = invoice;
  const left = amountText(remainingCents, locale);
  const states = invoiceStates.numbers;
  if (state === states.canceled) return words.canceled;
  if (state === states.creditNote) return words.credit(amountText(dueCents, locale));
  if (state === states.scheduled) return words.debited(left, day(scheduledDate ?? dueDate));
  if (state === states.underWay) return words.underWay(left);
  if (state === states.late) return words.late(left, day(lateSince ?? dueDate));
  if (state !== states.paid) return words.toPay(left, day(dueDate));
  const last = payments.findLast(({ state: of, amountCents }) => of === 1 && amountCents > 0);
  return last ? words.paid(day(last.valueDate), byMeans(last.means, words, locale)) : words.nothing;
}

// "par virement" within a sentence; proper names stay as they are.
function byMeans(means: PaymentMeans, words: ReturnType<typeof invoiceWords>, locale: Locale): string {
  const { cash, thirdParty, other } = paymentMeans.numbers;
  if (means === cash) return words.byOther.cash;
  if (means === thirdParty) return words.byOther.thirdParty;
  if (means === other) return words.byOther.other;
  const name = paymentMeans.label(means, locale);
  return words.by(/^([A-Z]{2}|Urssaf)/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));
}
