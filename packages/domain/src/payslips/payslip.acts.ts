import { act, acts, reading } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";

/** What happens to payslips. */
export const payslipActs = acts("payslips", {
  electronicChosen: act({
    fr: "a choisi les fiches de paie électroniques",
    en: "chose electronic payslips",
  }),
  paperChosen: act({
    fr: "a choisi les fiches de paie sur papier",
    en: "chose payslips on paper",
  }),
  allDownloaded: reading({
    fr: "a téléchargé toutes les fiches de paie",
    en: "downloaded all payslips",
  }),
});

export const payslipImportActs = acts("imports", {
  payslipsImported: importedLines({
    fr: "a importé des fiches de paie",
    en: "imported payslips",
  }),
});
