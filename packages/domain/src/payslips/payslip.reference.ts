import { listShape, reference } from "../kernel/reference.ts";
import * as api from "./payslip.api.ts";
import { monthSchema, payslipKinds } from "./payslip.ts";

/** What the API's reference says of the calls about payslips. */
export const payslipReference = reference(api, {
  title: { fr: "Fiches de paie", en: "Payslips" },
  calls: {
    getMyPayslips: {
      summary: {
        fr: "Les fiches de paie d’une année, la plus récente d’abord\u00a0; sans année, de la dernière qui en a. Chaque fichier se télécharge par /document/{id}/download.",
        en: "The payslips of a year, the newest first; without a year, of the last one that has any. Each file is downloaded by /document/{id}/download.",
      },
    },
    downloadPayslips: {
      summary: {
        fr: "Toutes les fiches de paie de la personne en une archive ZIP, un dossier par année.",
        en: "All of the person's payslips in one ZIP archive, a folder for each year.",
      },
    },
    getMyDelivery: {
      summary: {
        fr: "Comment la personne reçoit ses fiches de paie, depuis quand, et à partir de quel jour elles sont ici.",
        en: "How the person receives payslips, since when, and from which day they are here.",
      },
    },
    choosePaper: {
      summary: {
        fr: "Demande les fiches de paie sur papier\u00a0; prend effet au plus tard trois mois après.",
        en: "Asks for payslips on paper; takes effect within three months.",
      },
    },
    chooseElectronic: {
      summary: {
        fr: "Revient aux fiches de paie électroniques, tout de suite.",
        en: "Goes back to electronic payslips, at once.",
      },
    },
  },
  shapes: [
    listShape(payslipKinds),
    [monthSchema, { said: { fr: "Un mois.", en: "A month." }, example: "2026-10" }],
  ],
});
