import * as z from "zod/mini";
import { ofMonth } from "../kernel/dates/months.ts";
import { plainDay } from "../kernel/day.ts";
import { nothing } from "../kernel/endpoint.ts";
import { noticeKind } from "../kernel/notice.ts";
import { payslipChoices } from "./delivery.ts";

// No amount stands in a notice (SPACE-32).
const availableFacts = z.object({ month: z.nullable(z.string()), count: z.int() });
const choiceFacts = z.object({ choice: z.enum(payslipChoices), effectDate: z.string() });

/** What babysitters are told of their payslips. */
export const payslipNotices = {
  /** `month` is that of the only one; null when there are several. */
  available: noticeKind("payslips.available", availableFacts, ({ month, count }) => ({
    title:
      month === null
        ? { fr: `${count} nouvelles fiches de paie`, en: `${count} new payslips` }
        : {
            fr: `Votre fiche de paie ${ofMonth(month, "fr")} est disponible`,
            en: `Your payslip ${ofMonth(month, "en")} is available`,
          },
    text: {
      fr: "À lire et à garder quand vous voulez.",
      en: "You can read it and save it at any time.",
    },
  })),
  notice: noticeKind("payslips.notice", nothing, () => ({
    title: {
      fr: "Vos fiches de paie arrivent ici",
      en: "Your payslips are coming here",
    },
    text: {
      fr: "Dans un mois, l’agence vous les remettra sous forme électronique. Vous pouvez refuser à tout moment et les recevoir sur papier.",
      en: "In a month’s time the agency will give them to you electronically. You can refuse at any time and receive them on paper.",
    },
  })),
  closing: noticeKind("payslips.closing", z.object({ closesOn: z.string() }), ({ closesOn }) => ({
    title: {
      fr: `Vos fiches de paie ne seront plus ici à partir du ${plainDay(closesOn, "fr")}`,
      en: `Your payslips will no longer be here from ${plainDay(closesOn, "en")}`,
    },
    text: {
      fr: "Téléchargez-les toutes avant ce jour, et gardez-les.",
      en: "Download all of them before that day, and keep them.",
    },
  })),
  choiceNoted: noticeKind("payslips.choice-noted", choiceFacts, ({ choice, effectDate }) =>
    choice === "paper"
      ? {
          title: { fr: "Fiches de paie sur papier", en: "Payslips on paper" },
          text: {
            fr: `Votre demande prend effet au plus tard le ${plainDay(effectDate, "fr")}.`,
            en: `Your request takes effect on ${plainDay(effectDate, "en")} at the latest.`,
          },
        }
      : {
          title: { fr: "Fiches de paie électroniques", en: "Electronic payslips" },
          text: {
            fr: "Vous recevez de nouveau vos fiches de paie ici, dès maintenant.",
            en: "From now on you will receive your payslips here again.",
          },
        },
  ),
};
