import { reference } from "../../kernel/reference.ts";
import * as api from "./invoice.api.ts";

/** What the API's reference says of the calls about invoices. */
export const invoiceReference = reference(api, {
  title: { fr: "Factures", en: "Invoices" },
  calls: {
    getMyInvoices: {
      summary: {
        fr: "Les factures et avoirs d’une année (la plus récente sans `year`), cent à la fois après les `skip` premiers, et où en est le compte. Montants en centimes.",
        en: "The invoices and credit notes of a year (the newest without `year`), a hundred at a time after the first `skip`, and how the account stands. Amounts in cents.",
      },
    },
    getMyInvoice: {
      summary: {
        fr: "Une facture : ses lignes, sa TVA, ce qui est réglé. Tout autre identifiant répond 404.",
        en: "One invoice: its lines, its VAT, what is paid. Any other id answers 404.",
      },
    },
  },
  shapes: [],
});
