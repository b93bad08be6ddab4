import { catalogue } from "@ribambelle/domain/kernel/texts";

export const outsideMarkWords = catalogue({
  fr: { otherSite: "(autre site)" },
  en: { otherSite: "(another site)" },
});
