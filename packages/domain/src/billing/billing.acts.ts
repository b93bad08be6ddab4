import * as z from "zod/mini";
import { act, acts, changed } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";
import { invoiceFieldList } from "./invoice/corrections.texts.ts";

/** What an import brings about invoices, payments and taxes. */
export const billingImportActs = acts("imports", {
  invoicesImported: importedLines({ fr: "a importé des factures", en: "imported invoices" }),
  invoiceLinesImported: importedLines({
    fr: "a importé des lignes de factures",
    en: "imported lines of invoices",
  }),
  paymentsImported: importedLines({ fr: "a importé des règlements", en: "imported payments" }),
  paymentSharesImported: importedLines({
    fr: "a importé des affectations de règlements",
    en: "imported shares of payments",
  }),
  taxCertificatesImported: importedLines({
    fr: "a importé des attestations fiscales",
    en: "imported tax certificates",
  }),
});

const told = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const invoiceChangesSchema = z.record(z.string(), changed(told));
/** What was corrected in an invoice, by the field of the import’s file. */
export type InvoiceChanges = z.infer<typeof invoiceChangesSchema>;

/** What happens to invoices that were given before. */
export const invoiceActs = acts("invoices", {
  corrected: act(({ changes }) => {
    const fields = Object.keys(changes ?? {});
    if (fields.length === 0) return { fr: "a corrigé une facture", en: "corrected an invoice" };
    return {
      fr: `a corrigé une facture (${invoiceFieldList(fields, "fr")})`,
      en: `corrected an invoice (${invoiceFieldList(fields, "en")})`,
    };
  }, invoiceChangesSchema),
});

/** What happens to the tax certificates that the portal makes; the subject is the year and the version. */
export const certificateActs = acts("certificates", {
  published: act({ fr: "a publié une attestation fiscale", en: "published a tax certificate" }),
  corrected: act({
    fr: "a publié une attestation fiscale rectificative",
    en: "published a corrected tax certificate",
  }),
  held: act({ fr: "a retenu une attestation fiscale", en: "withheld a tax certificate" }),
});
