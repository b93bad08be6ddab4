import { catalogue } from "@ribambelle/domain/kernel/texts";

export const publicFootWords = catalogue({
  fr: { question: "Une question\u00a0?" },
  en: { question: "A question?" },
});
