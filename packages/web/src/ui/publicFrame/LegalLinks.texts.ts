import { catalogue } from "@ribambelle/domain/kernel/texts";

export const legalWords = catalogue({
  fr: { legal: "Informations légales" },
  en: { legal: "Legal information" },
});
