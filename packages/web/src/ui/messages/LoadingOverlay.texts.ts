import { catalogue } from "@ribambelle/domain/kernel/texts";

export const loadingWords = catalogue({
  fr: { loading: "Un instant, s’il vous plaît…" },
  en: { loading: "One moment, please…" },
});
