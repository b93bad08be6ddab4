import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

export const codeFormWords = catalogue({
  fr: { code: "Code à 6 chiffres" },
  en: { code: "6-digit code" },
});

/** Said of what is no code of six digits. */
export const notSixDigits: Bilingual = {
  fr: "Le code compte 6 chiffres.",
  en: "The code has 6 digits.",
};
