import { catalogue } from "@ribambelle/domain/kernel/texts";

export const shownCodeWords = catalogue({
  fr: {
    shown: (code: string) => `Agence de démonstration\u00a0: votre code est ${code}.`,
    next: "Agence de démonstration\u00a0: votre code a servi, le suivant vient dans un instant.",
  },
  en: {
    shown: (code) => `Demonstration agency: your code is ${code}.`,
    next: "Demonstration agency: your code was used, the next one comes in a moment.",
  },
});
