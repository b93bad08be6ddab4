import * as z from "zod/mini";
import { ofMonth } from "../../kernel/dates/months.ts";
import { noticeKind } from "../../kernel/notice.ts";

/** Where a family reads its invoices. */
export const invoicesPath = "/client/factures";

/** What families are told of their invoices; never an amount (SPACE-32). */
export const invoiceNotices = {
  issued: noticeKind(
    "invoices.issued",
    z.object({ count: z.int(), month: z.nullable(z.string()) }),
    ({ count, month }) => ({
      title:
        count > 1
          ? { fr: `${count} nouvelles factures`, en: `${count} new invoices` }
          : { fr: "Nouvelle facture", en: "New invoice" },
      text:
        count > 1
          ? { fr: "Elles vous attendent dans votre espace.", en: "They are waiting for you in your space." }
          : {
              fr: `Votre facture${month === null ? "" : ` ${ofMonth(month, "fr")}`} est arrivée.`,
              en: `Your invoice${month === null ? "" : ` ${ofMonth(month, "en")}`} has arrived.`,
            },
    }),
  ),
};
