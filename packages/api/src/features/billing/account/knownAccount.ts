import { invoiceKinds, lineKinds, serviceNatures } from "@ribambelle/domain/billing/invoice/invoice.values";
import { paymentMeans, paymentStates } from "@ribambelle/domain/billing/payment/payment";
import { knownRows } from "../../../db/knownRows.ts";
import type { Deps } from "../../../deps.ts";
import type { FamilyAccount } from "./familyAccount.store.ts";
import type { KeptInvoiceDetail } from "./invoiceDetail.store.ts";

type Log = Deps["log"];
const invoiceCodes = { kind: invoiceKinds, plannedMeans: paymentMeans };
const paymentCodes = { means: paymentMeans, state: paymentStates };

/** Gives what this version knows of a family's invoices and payments; the rest is left out, and logged. */
export function knownAccount({ invoices, payments }: FamilyAccount, log: Log): FamilyAccount {
  return {
    invoices: knownRows("invoice", invoices, invoiceCodes, log).map((invoice) => ({
      ...invoice,
      shares: knownRows("payment", invoice.shares, { state: paymentStates }, log),
    })),
    payments: knownRows("payment", payments, paymentCodes, log).map((payment) => ({
      ...payment,
      shares: knownRows("invoice", payment.shares, { kind: invoiceKinds }, log),
    })),
  };
}

/** Gives what this version knows of one invoice; null where it does not know the invoice. Lines that it cannot all show are not shown. */
export function knownInvoice(invoice: KeptInvoiceDetail, log: Log): KeptInvoiceDetail | null {
  const [known] = knownRows("invoice", [invoice], invoiceCodes, log);
  if (!known) return null;
  const lines = knownRows("invoice line", known.lines, { kind: lineKinds, nature: serviceNatures }, log);
  const linesAgree = known.linesAgree && lines.length === known.lines.length;
  return {
    ...known,
    linesAgree,
    lines: linesAgree ? lines : [],
    shares: knownRows("payment", known.shares, paymentCodes, log),
  };
}
