import type { ImportedInvoice, ImportedInvoiceLine } from "@ribambelle/domain/billing/invoice/invoice.files";
import { lineAmount } from "@ribambelle/domain/billing/invoice/invoice.rules";
import { lineKinds, serviceNatures } from "@ribambelle/domain/billing/invoice/invoice.values";
import { type PaymentMeans, paymentMeans, paymentStates } from "@ribambelle/domain/billing/payment/payment";
import type { ImportedPayment, ImportedPaymentShare } from "@ribambelle/domain/billing/payment/payment.files";
import { countedMinutes } from "@ribambelle/domain/interventions/intervention.rules";
import { services } from "@ribambelle/domain/interventions/services";
import { addMonths } from "@ribambelle/domain/kernel/dates/instants";
import { addDays } from "@ribambelle/domain/kernel/day";
import { demonstrationInterventions, scheduled } from "../../../demonstrating/schedule.ts";

/** The books of the demonstration: what its family was billed and has paid. */
export interface DemonstrationBilling {
  readonly invoices: readonly ImportedInvoice[];
  readonly lines: readonly ImportedInvoiceLine[];
  readonly payments: readonly ImportedPayment[];
  readonly shares: readonly ImportedPaymentShare[];
}

const monthsBilled = 13;
/** So many, the oldest, have the agency’s own PDF. */
const withFile = 2;
// Euros an hour, VAT included, in cents.
const rates: Readonly<Record<number, number>> = { [services.numbers.childcare]: 2_690 };
const otherRate = 2_750;
const { debit, transfer, urssaf, cesu, cash } = paymentMeans.numbers;
const { cleared, rejected } = paymentStates.numbers;

/**
 * Gives thirteen full months of invoices for the hours of the demonstration's schedule, and how each was paid: most by debit, one
 * in three transfers, one partly and late, one due in eight days, the last to be debited; two with an immediate advance, one with
 * aids and vouchers, one partly in cash, one corrected by a credit note, one cancelled. The same for the same day.
 */
export function demonstrationBilling(today: string): DemonstrationBilling {
  const invoices: ImportedInvoice[] = [];
  const lines: ImportedInvoiceLine[] = [];
  const payments: ImportedPayment[] = [];
  const shares: ImportedPaymentShare[] = [];
  const thisMonth = `${today.slice(0, 7)}-01`;

  function pay(
    number: string,
    valueDate: string,
    means: PaymentMeans,
    amountCents: number,
    state: 0 | 1 | 2 = cleared,
  ) {
    const reference = `DEMO-REG-${String(payments.length + 1).padStart(4, "0")}`;
    payments.push({
      reference,
      personReference: scheduled.family,
      valueDate,
      means,
      amountCents,
      state,
      debitedAccount: null,
    });
    shares.push({ payment: reference, number, amountCents });
  }

  for (let at = 0; at < monthsBilled; at++) {
    const start = addMonths(thisMonth, at - monthsBilled);
    const billed = linesOf(today, start, `DEMO-FAC-${start.slice(0, 7)}`);
    const total = billed.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const isLast = at === monthsBilled - 1;
    const fifth = addDays(addMonths(start, 1), 4);
    // In the first days of a month, the invoice of the last one has just come.
    const issueDate = fifth < today ? fifth : today;
    const dueDate = isLast ? addDays(today, 12) : at === 11 ? addDays(today, 8) : addDays(issueDate, 15);
    const advanceCents = at === 6 || at === 7 ? Math.floor(total / 2) : 0;
    const aidsCents = at === 4 ? 10_000 : 0;
    const number = `DEMO-FAC-${start.slice(0, 7)}`;
    const dueCents = total - advanceCents - aidsCents;
    const extra = [
      ...(aidsCents > 0
        ? [lineOf(number, billed.length + 1, lineKinds.numbers.aid, "Comité d’entreprise", aidsCents)]
        : []),
      ...(advanceCents > 0
        ? [
            lineOf(
              number,
              billed.length + 1,
              lineKinds.numbers.advance,
              "Avance immédiate de l’Urssaf",
              advanceCents,
            ),
          ]
        : []),
    ];
    lines.push(...billed, ...extra);
    invoices.push({
      ...anInvoice(number, issueDate, total),
      dueDate,
      periodStart: start,
      periodEnd: addDays(addMonths(start, 1), -1),
      aidsCents,
      advanceCents,
      dueCents,
      plannedMeans: at === 10 || at === 11 ? transfer : advanceCents > 0 ? urssaf : debit,
      debitDate: at === 10 || at === 11 ? null : dueDate,
      // The portal draws the others.
      fileName: at < withFile ? `${number}.pdf` : null,
    });
    if (isLast || at === 11) continue;
    if (at === 10) pay(number, addDays(dueDate, -2), transfer, 40_000);
    else if (at === 3)
      for (const part of [0, 1, 2]) {
        const third = Math.floor(dueCents / 3);
        pay(number, addDays(dueDate, part * 7), transfer, part === 2 ? dueCents - 2 * third : third);
      }
    else if (at === 2) {
      pay(number, dueDate, cash, 2_000);
      pay(number, dueDate, transfer, dueCents - 2_000);
    } else if (at === 4) {
      pay(number, dueDate, cesu, 15_000);
      pay(number, dueDate, debit, dueCents - 15_000);
    } else {
      if (at === 5) pay(number, addDays(dueDate, -5), debit, dueCents, rejected);
      pay(number, dueDate, advanceCents > 0 ? urssaf : debit, dueCents);
    }
  }

  const eighth = addMonths(thisMonth, 8 - monthsBilled);
  const corrected = `DEMO-FAC-${eighth.slice(0, 7)}`;
  const credit = `DEMO-AV-${eighth.slice(0, 7)}`;
  const hour = rates[services.numbers.childcare] ?? otherRate;
  const issueDate = addDays(addMonths(eighth, 1), 12);
  invoices.push({
    ...anInvoice(credit, issueDate, -hour),
    kind: 1,
    correctsNumber: corrected,
    dueDate: issueDate,
  });
  lines.push({
    ...lineOf(credit, 1, lineKinds.numbers.service, "Une heure comptée deux fois", -hour),
    service: services.numbers.childcare,
    nature: serviceNatures.numbers.underThree,
    babysitter: scheduled.babysitter,
    minutes: 60,
    rateCents: hour,
    vatBasisPoints: 1_000,
  });
  const ninth = addMonths(thisMonth, 9 - monthsBilled);
  const canceled = `DEMO-FAC-${ninth.slice(0, 7)}-B`;
  invoices.push({ ...anInvoice(canceled, addDays(addMonths(ninth, 1), 6), hour), isCanceled: true });
  lines.push({
    ...lineOf(canceled, 1, lineKinds.numbers.service, "Envoyée deux fois", hour),
    vatBasisPoints: 1_000,
  });
  return { invoices, lines, payments, shares };
}

const anInvoice = (number: string, issueDate: string, totalCents: number): ImportedInvoice => ({
  number,
  personReference: scheduled.family,
  kind: 0,
  issueDate,
  dueDate: addDays(issueDate, 15),
  periodStart: null,
  periodEnd: null,
  totalCents,
  aidsCents: 0,
  advanceCents: 0,
  dueCents: totalCents,
  plannedMeans: null,
  debitDate: null,
  correctsNumber: null,
  isCanceled: false,
  payerName: null,
  payerAddress: null,
  fileName: null,
});

const lineOf = (
  number: string,
  position: number,
  kind: ImportedInvoiceLine["kind"],
  label: string,
  amountCents: number,
): ImportedInvoiceLine => ({
  number,
  position,
  kind,
  label,
  service: null,
  nature: null,
  babysitter: null,
  periodStart: null,
  periodEnd: null,
  minutes: null,
  rateCents: null,
  vatBasisPoints: null,
  amountCents,
  givesRight: true,
});

// The hours of one month, by who worked and at what.
function linesOf(today: string, start: string, number: string): ImportedInvoiceLine[] {
  const month = start.slice(0, 7);
  const hours = new Map<string, { babysitter: string; service: number; minutes: number }>();
  for (const one of demonstrationInterventions(today)) {
    if (one.parentReference !== scheduled.family || !one.startDate.startsWith(month)) continue;
    const babysitter = one.babysitterReference;
    const minutes = countedMinutes(one) ?? 0;
    if (babysitter === null || minutes === 0) continue;
    const key = `${babysitter} ${one.service}`;
    hours.set(key, { babysitter, service: one.service, minutes: (hours.get(key)?.minutes ?? 0) + minutes });
  }
  return [...hours.values()].map(({ babysitter, service, minutes }, index) => {
    const isChildcare = service === services.numbers.childcare;
    const rateCents = rates[service] ?? otherRate;
    return {
      ...lineOf(
        number,
        index + 1,
        lineKinds.numbers.service,
        isChildcare ? "Garde d’enfants à domicile" : "Ménage et repassage",
        lineAmount(minutes, rateCents),
      ),
      service: service as ImportedInvoiceLine["service"],
      nature: isChildcare ? serviceNatures.numbers.underThree : serviceNatures.numbers.housework,
      babysitter,
      periodStart: start,
      periodEnd: addDays(addMonths(start, 1), -1),
      minutes,
      rateCents,
      vatBasisPoints: 1_000,
    };
  });
}
