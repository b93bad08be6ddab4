import { catalogue } from "@ribambelle/domain/kernel/texts";

export const phoneFieldWords = catalogue({
  fr: { country: "Indicatif", example: "Par exemple 06\u00a012\u00a034\u00a056\u00a078" },
  en: { country: "Dial code", example: "For example 06 12 34 56 78" },
});
