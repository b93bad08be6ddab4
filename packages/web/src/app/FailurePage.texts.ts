import { catalogue } from "@ribambelle/domain/kernel/texts";

export const failurePageWords = catalogue({
  fr: { title: "Une erreur est survenue." }, // ERR-18, printed
  en: { title: "Something went wrong." },
});
