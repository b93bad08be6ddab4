import { catalogue } from "@ribambelle/domain/kernel/texts";

export const agencyContactWords = catalogue({
  fr: { question: "L’agence vous répond" },
  en: { question: "The agency is there to help" },
});
