import { catalogue } from "@ribambelle/domain/kernel/texts";

export const formHeadWords = catalogue({
  fr: { several: (count: number) => `${count} champs sont à corriger` },
  en: { several: (count) => `${count} fields need correcting` },
});
