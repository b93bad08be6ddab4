import { join } from "node:path";
import { invoiceLinesFile, invoicesFile } from "@ribambelle/domain/billing/invoice/invoice.files";
import { paymentSharesFile, paymentsFile } from "@ribambelle/domain/billing/payment/payment.files";
import { taxCertificatesFile } from "@ribambelle/domain/billing/taxes/taxCertificates.file";
import type { Db } from "../../../db/connection/connect.ts";
import { csvOf } from "../../../demonstrating/csvOf.ts";
import type { Demonstration, DemonstrationDeps } from "../../../demonstrating/demonstration.ts";
import { drawDocument } from "../../../demonstrating/drawDocument.ts";
import { scheduled } from "../../../demonstrating/schedule.ts";
import { listPeopleByReference } from "../../people/index.ts";
import { datePublication } from "../taxes/taxes.store.ts";
import { invoicePage } from "./invoicePages.ts";
import { demonstrationBilling } from "./invoices.ts";
import {
  certificatePage,
  demonstrationCertificates,
  publishDemonstration,
  publishedAt,
  publishedOn,
} from "./taxCertificates.ts";

/** The invoices, payments and tax certificates of the demonstration. */
export const billingDemonstration: Demonstration = {
  async *files(today) {
    const billing = demonstrationBilling(today);
    yield { name: invoicesFile.name, content: csvOf(invoicesFile, billing.invoices) };
    yield { name: invoiceLinesFile.name, content: csvOf(invoiceLinesFile, billing.lines) };
    yield { name: paymentsFile.name, content: csvOf(paymentsFile, billing.payments) };
    yield { name: paymentSharesFile.name, content: csvOf(paymentSharesFile, billing.shares) };
    for (const invoice of billing.invoices) {
      const { number, fileName, issueDate } = invoice;
      if (fileName === null) continue;
      const page = invoicePage(
        invoice,
        billing.lines.filter((line) => line.number === number),
      );
      yield { name: join(invoicesFile.folder ?? "", fileName), content: await drawDocument(page, issueDate) };
    }
    const certificates = demonstrationCertificates(today);
    yield { name: taxCertificatesFile.name, content: csvOf(taxCertificatesFile, certificates) };
    for (const certificate of certificates) {
      const name = join(taxCertificatesFile.folder ?? "", certificate.fileName);
      yield {
        name,
        content: await drawDocument(certificatePage(certificate), publishedOn(certificate.year)),
      };
    }
  },
  before: publishDemonstration,
  fill: datePublications,
};

/** Lets the certificates, which the import has just published, have come in their own time. */
async function datePublications(transaction: Db, { today }: DemonstrationDeps): Promise<void> {
  const [family] = await listPeopleByReference(transaction, [scheduled.family]);
  if (!family || family.isDeactivated) return;
  for (const { year } of demonstrationCertificates(today))
    await datePublication(transaction, {
      personId: family.personId,
      year,
      at: publishedAt(year),
    });
}
