import { billingImportActs, invoiceActs } from "@ribambelle/domain/billing/billing.acts";
import { invoiceNotices } from "@ribambelle/domain/billing/invoice/invoice.notices";
import { invoiceReference } from "@ribambelle/domain/billing/invoice/invoice.reference";
import { paymentNotices } from "@ribambelle/domain/billing/payment/payment.notices";
import { paymentReference } from "@ribambelle/domain/billing/payment/payment.reference";
import { taxesReference } from "@ribambelle/domain/billing/taxes/taxes.reference";
import type { Feature } from "../../feature.ts";
import { billingImporters } from "./billing.importers.ts";
import { billingLetters } from "./billing.letters.ts";
import { billingPersonal } from "./billing.personal.ts";
import { billingRoutes } from "./billing.routes.ts";
import { invoicesToPay } from "./billing.toDos.store.ts";

export { givenInvoiceColumns, givenLineColumns, givenPaymentColumns } from "./billing.columns.ts";

/** Invoices, payments and the account of a family. */
export const billing: Feature = {
  acts: [billingImportActs, invoiceActs],
  routes: billingRoutes,
  reference: [invoiceReference, paymentReference, taxesReference],
  notices: { ...invoiceNotices, ...paymentNotices },
  letters: billingLetters,
  toDos: [invoicesToPay],
  imports: billingImporters,
  demonstration: async () => (await import("./demonstration/billing.demonstration.ts")).billingDemonstration,
  personal: billingPersonal,
};
