import * as z from "zod/mini";
import { ofMonth } from "../../kernel/dates/months.ts";
import { longMonth } from "../../kernel/day.ts";
import type { Locale } from "../../kernel/locale.ts";
import { amountText } from "../../kernel/money/money.ts";
import { toDoKind } from "../../toDos/toDo.ts";
import { invoicesSection } from "../billing.sections.ts";
import { invoicesPath } from "./invoice.notices.ts";
import { monthOfInvoice } from "./invoice.texts.ts";

const facts = z.object({
  id: z.string(),
  number: z.string(),
  issueDate: z.string(),
  periodStart: z.nullable(z.string()),
  periodEnd: z.nullable(z.string()),
  remainingCents: z.int(),
});

/** What families have to do about their invoices. */
export const invoiceToDos = {
  pay: toDoKind(
    {
      kind: "invoices.pay",
      after: ["contracts.sign"],
      section: invoicesSection,
      action: { fr: "Comment régler", en: "How to pay" }, // TODO-05, printed
      isInOldPortal: true,
    },
    facts,
    ({ id, number, remainingCents, ...invoice }) => {
      const month = monthOfInvoice({ ...invoice, kind: 0 });
      const left = (locale: Locale) => amountText(remainingCents, locale);
      return {
        title: {
          fr: month === null ? `Régler la facture ${number}` : `Régler votre facture ${ofMonth(month, "fr")}`,
          en: month === null ? `Pay the invoice ${number}` : `Pay your invoice ${ofMonth(month, "en")}`,
        },
        text: {
          fr: `Il reste ${left("fr")} à régler${month === null ? "" : ` pour ${longMonth(month, "fr")}`}.`,
          en: `${left("en")} is still to pay${month === null ? "" : ` for ${longMonth(month, "en")}`}.`,
        },
        link: `${invoicesPath}/${id}`,
      };
    },
  ),
};
