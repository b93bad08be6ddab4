import { catalogue } from "@ribambelle/domain/kernel/texts";

export const popupWords = catalogue({
  fr: {
    heading: "Pensez à votre déclaration de revenus",
    reminder: (period: string, agency: string) =>
      `Pour votre année fiscale, vous devez déclarer les revenus que ${agency} vous a versés ${period}.`, // POPUP-03
    once: "Ce rappel ne s’affichera plus une fois que vous l’aurez lu.",
    understood: "Ok, j'ai compris", // POPUP-OP7, printed
    goOn: "Continuer",
  },
  en: {
    heading: "Remember your tax return",
    reminder: (period, agency) =>
      `For this tax year, you need to declare the income that ${agency} paid you ${period}.`,
    once: "Once you have read this reminder, we will not show it again.",
    understood: "Ok, I understand", // POPUP-04, printed
    goOn: "Continue",
  },
});
