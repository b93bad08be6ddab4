import { catalogue } from "@ribambelle/domain/kernel/texts";

export const moreWords = catalogue({
  fr: { more: (count: number) => `Afficher les ${count} suivantes` }, // SPACE-18, printed
  en: { more: (count) => `Show the next ${count}` },
});
