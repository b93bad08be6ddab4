import { givenInvoiceColumns, givenLineColumns } from "../../packages/api/src/features/billing/index.ts";
import { lineAmount } from "../../packages/domain/src/billing/invoice/invoice.rules.ts";
import {
  invoiceKinds,
  lineKinds,
  serviceNatures,
} from "../../packages/domain/src/billing/invoice/invoice.values.ts";
import { services } from "../../packages/domain/src/interventions/services.ts";
import { addDays } from "../../packages/domain/src/kernel/day.ts";
import type { Row } from "./copyText.ts";
import { type Month, monthsOfYear } from "./months.ts";
import { opaqueId } from "./opaque.ts";
import { babysitterOf, parentId, type Size } from "./size.ts";

export const invoiceColumns = {
  id: ["id", "text"],
  parentId: ["parent_id", "integer"],
  ...givenInvoiceColumns,
  linesAgree: ["lines_agree", "boolean"],
  hasVat: ["has_vat", "boolean"],
} as const;
export const lineColumns = { invoiceId: ["invoice_id", "text"], ...givenLineColumns } as const;

const termDays = 15;
const [minutes, rateCents, feeCents] = [600, 2_690, 1_200];
const serviceCents = lineAmount(minutes, rateCents);
const { numbers: kinds } = lineKinds;

/** What every generated invoice comes to. */
export const invoiceCents = serviceCents + feeCents;

/** An invoice of one family for one month. */
export interface MonthlyInvoice {
  readonly parent: number;
  readonly month: Month;
  readonly number: string;
  readonly dueDate: string;
  /** False for the last month of every third family. */
  readonly isPaid: boolean;
}

/** Gives every invoice, month by month as an agency writes them. */
export function* monthlyInvoices({ parents, today }: Size): Generator<MonthlyInvoice> {
  const months = monthsOfYear(today);
  for (const month of months) {
    const dueDate = addDays(month.billedOn, termDays);
    const isLast = month === months.at(-1);
    for (let parent = 0; parent < parents; parent += 1) {
      const number = `F-${month.name}-${parent + 1}`;
      yield { parent, month, number, dueDate, isPaid: !isLast || parent % 3 !== 0 };
    }
  }
}

/** Makes twelve invoices of every family. */
export function* invoiceRows(size: Size): Generator<Row<keyof typeof invoiceColumns>> {
  for (const { parent, month, number, dueDate } of monthlyInvoices(size)) {
    yield {
      id: opaqueId(number),
      parentId: parentId(parent),
      number,
      kind: invoiceKinds.numbers.invoice,
      issueDate: month.billedOn,
      dueDate,
      periodStart: month.firstDay,
      periodEnd: month.lastDay,
      totalCents: invoiceCents,
      aidsCents: 0,
      advanceCents: 0,
      dueCents: invoiceCents,
      plannedMeans: null,
      debitDate: null,
      correctsNumber: null,
      isCanceled: false,
      payerName: `Famille ${parent + 1}`,
      payerAddress: "1 rue des Lilas, 44000 Nantes",
      documentId: null,
      linesAgree: true,
      hasVat: true,
    };
  }
}

/** Makes the two lines of every invoice: hours of childcare, and a fee. */
export function* invoiceLineRows(size: Size): Generator<Row<keyof typeof lineColumns>> {
  for (const { parent, month, number } of monthlyInvoices(size)) {
    const invoiceId = opaqueId(number);
    yield {
      invoiceId,
      position: 1,
      kind: kinds.service,
      label: "Garde d’enfants à domicile",
      service: services.numbers.childcare,
      nature: serviceNatures.numbers.underThree,
      babysitterName: `Intervenant ${babysitterOf(parent) + 1}`,
      babysitterNumber: `I${babysitterOf(parent) + 1}`,
      periodStart: month.firstDay,
      periodEnd: month.lastDay,
      minutes,
      rateCents,
      vatBasisPoints: 1_000,
      amountCents: serviceCents,
      givesRight: true,
    };
    yield {
      invoiceId,
      position: 2,
      kind: kinds.fee,
      label: "Frais de gestion",
      service: null,
      nature: null,
      babysitterName: null,
      babysitterNumber: null,
      periodStart: null,
      periodEnd: null,
      minutes: null,
      rateCents: null,
      vatBasisPoints: 2_000,
      amountCents: feeCents,
      givesRight: true,
    };
  }
}
