import { billingImportActs, certificateActs, invoiceActs } from "@ribambelle/domain/billing/billing.acts";
import { certificateNotices } from "@ribambelle/domain/billing/certificates/certificate.notices";
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
import { certificateRoutines, certificateTasks } from "./certificates/certificates.jobs.ts";
import { invoiceFiles } from "./paper/invoiceFiles.ts";

export { readAccount } from "./account/account.views.ts";
export { givenInvoiceColumns, givenLineColumns, givenPaymentColumns } from "./billing.columns.ts";

/** Invoices, payments, tax certificates and the account of a family. */
export const billing: Feature = {
  acts: [billingImportActs, invoiceActs, certificateActs],
  routes: billingRoutes,
  reference: [invoiceReference, paymentReference, taxesReference],
  notices: { ...invoiceNotices, ...paymentNotices, ...certificateNotices },
  letters: billingLetters,
  ownFiles: invoiceFiles,
  toDos: [invoicesToPay],
  imports: billingImporters,
  jobs: { tasks: certificateTasks, routines: certificateRoutines },
  demonstration: async () => (await import("./demonstration/billing.demonstration.ts")).billingDemonstration,
  commands: {
    certificates: async (config) => (await import("./command/certificates.ts")).certificatesCommand(config),
  },
  personal: billingPersonal,
};
