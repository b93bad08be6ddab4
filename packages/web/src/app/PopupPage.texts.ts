import { catalogue } from "@ribambelle/domain/kernel/texts";

export const popupWords = catalogue({
  fr: {
    title: "Avant de commencer",
    heading: "Pensez à votre déclaration de revenus",
    reminder: (period: string, agency: string) =>
      `Nous vous rappelons que vous devez déclarer les revenus que ${agency} vous a versés ${period}.`, // POPUP-03
    why: "L’année fiscale ne suit pas l’année civile\u00a0: ce sont ces mois-là qui comptent.",
    understood: "Ok, j'ai compris", // POPUP-OP7, printed
  },
  en: {
    title: "Before you start",
    heading: "Remember your tax return",
    reminder: (period, agency) =>
      `We remind you that you have to declare the income that ${agency} paid you ${period}.`,
    why: "The fiscal year is not the calendar year: these are the months that count.",
    understood: "Ok, I understand", // POPUP-04, printed
  },
});
