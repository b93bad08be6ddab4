import { invoiceKinds } from "@ribambelle/domain/billing/invoice/invoice.values";
import { documentFileName } from "@ribambelle/domain/documents/document";
import type { OwnFiles } from "../../../files/ownFile.ts";
import { findOwnDocument } from "../../documents/index.ts";
import { toldInvoice } from "../account/account.views.ts";
import { findInvoice, findInvoiceDocument } from "../account/invoiceDetail.store.ts";
import { knownInvoice } from "../account/knownAccount.ts";
import { paperLegal } from "./drawable.ts";
import { drawInvoice } from "./drawInvoice.ts";

/** The file of an invoice by the invoice’s own id: the portal draws it, unless the agency has given one since (BILLS-24). */
export const invoiceFiles: OwnFiles = {
  async find(db, personId, id) {
    const documentId = await findInvoiceDocument(db, personId, id);
    return documentId === null ? null : findOwnDocument(db, personId, documentId);
  },
  async make({ connection: { pool }, terms, log, now }, personId, id) {
    const found = await findInvoice(pool, personId, id, now());
    const invoice = found && knownInvoice(found, log);
    if (!invoice) return null;
    const { issueDate, payerName, payerAddress } = invoice;
    // As it stood on the day of its issue: the same facts give the same bytes on any day (BILLS-26).
    const told = toldInvoice(invoice, terms, { today: issueDate, locale: "fr" });
    const legal = paperLegal(terms);
    if (!legal || told.downloadId !== id) return null;
    const kind = invoice.kind === invoiceKinds.numbers.creditNote ? "credit-note" : "invoice";
    const content = await drawInvoice({ ...told, payerName, payerAddress }, legal, terms);
    return { fileName: documentFileName(kind, invoice.number), content };
  },
};
