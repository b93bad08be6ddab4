import { catalogue } from "@ribambelle/domain/kernel/texts";

export const ignoredWords = catalogue({
  fr: { ignored: "Un filtre de l’adresse n’a pas été compris\u00a0: il a été ignoré." },
  en: { ignored: "A filter in the address was not understood: it was ignored." },
});
