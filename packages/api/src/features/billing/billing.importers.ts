import { billingImportActs } from "@ribambelle/domain/billing/billing.acts";
import { invoiceLinesFile, invoicesFile } from "@ribambelle/domain/billing/invoice/invoice.files";
import { paymentSharesFile, paymentsFile } from "@ribambelle/domain/billing/payment/payment.files";
import { taxCertificatesFile } from "@ribambelle/domain/billing/taxes/taxCertificates.file";
import { peopleFile } from "@ribambelle/domain/people/people.file";
import { fileImporter } from "../../importing/fileImporter.ts";
import { findNamedPeople, listPapersByReference } from "../people/index.ts";
import { disagreeingInvoices, endInvoiceLines, importInvoiceLines } from "./importing/invoiceLines.import.ts";
import { importInvoices } from "./importing/invoices.import.ts";
import { endPaymentShares, importPaymentShares, importPayments } from "./importing/payments.import.ts";
import { differingCertificates, importTaxCertificates } from "./taxes/taxes.import.ts";

/** The invoices, payments and tax certificates of an import. */
export const billingImporters = [
  fileImporter(invoicesFile, {
    after: [peopleFile],
    act: billingImportActs.invoicesImported,
    batchSize: 100,
    async keep({ circumstances, ...work }) {
      const { found, refused } = await findNamedPeople(work.db, work.lines, ["Parent"]);
      const { outcomes, news } = await importInvoices(work.db, { ...circumstances, ...work, lines: found });
      return { outcomes: [...outcomes, ...refused], news };
    },
  }),
  fileImporter(invoiceLinesFile, {
    after: [invoicesFile],
    act: billingImportActs.invoiceLinesImported,
    batchSize: 1_000,
    async keep({ db, lines, present, circumstances: { by, now } }) {
      const named = lines.flatMap(({ row }) => row.babysitter ?? []);
      const people = await listPapersByReference(db, named);
      return { outcomes: await importInvoiceLines(db, { lines, present, by, now }, people) };
    },
    async end(db, circumstances) {
      await endInvoiceLines(db, circumstances);
      return (await disagreeingInvoices(db)).map((subject) => ({ code: "linesDisagree", subject }));
    },
  }),
  fileImporter(paymentsFile, {
    after: [invoicesFile],
    act: billingImportActs.paymentsImported,
    batchSize: 1_000,
    async keep({ db, lines, present }) {
      const { found, refused } = await findNamedPeople(db, lines, ["Parent"]);
      const { outcomes, news } = await importPayments(db, found, present);
      return { outcomes: [...outcomes, ...refused], news };
    },
  }),
  fileImporter(paymentSharesFile, {
    after: [paymentsFile],
    act: billingImportActs.paymentSharesImported,
    batchSize: 1_000,
    keep: async ({ db, lines, present }) => ({ outcomes: await importPaymentShares(db, lines, present) }),
    async end(db) {
      await endPaymentShares(db);
      return [];
    },
  }),
  fileImporter(taxCertificatesFile, {
    after: [paymentsFile],
    act: billingImportActs.taxCertificatesImported,
    batchSize: 100,
    async keep({ circumstances: { now }, ...work }) {
      const { found, refused } = await findNamedPeople(work.db, work.lines, ["Parent"]);
      const outcomes = await importTaxCertificates(work.db, { ...work, now, lines: found });
      return { outcomes: [...outcomes, ...refused] };
    },
    end: async (db) =>
      (await differingCertificates(db)).map((subject) => ({ code: "certificateDiffers", subject })),
  }),
];
