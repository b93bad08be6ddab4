import { catalogue } from "@ribambelle/domain/kernel/texts";

export const fieldWords = catalogue({
  fr: { optional: "(facultatif)", choose: "Choisir…" },
  en: { optional: "(optional)", choose: "Choose…" },
});
