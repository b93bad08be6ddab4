import { catalogue } from "@ribambelle/domain/kernel/texts";

export const onThisPageWords = catalogue({
  fr: { onThisPage: "Sur cette page" },
  en: { onThisPage: "On this page" },
});
