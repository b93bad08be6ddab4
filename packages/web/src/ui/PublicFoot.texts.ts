import { catalogue } from "@ribambelle/domain/kernel/texts";

export const publicFootWords = catalogue({
  fr: { question: "Une question\u00a0?", legal: "Informations légales" },
  en: { question: "A question?", legal: "Legal information" },
});
