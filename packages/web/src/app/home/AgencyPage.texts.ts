import { catalogue } from "@ribambelle/domain/kernel/texts";

export const agencyWords = catalogue({
  fr: {
    welcome: (name: string) => `Bonjour ${name}`,
  },
  en: {
    welcome: (name) => `Hello ${name}`,
  },
});
