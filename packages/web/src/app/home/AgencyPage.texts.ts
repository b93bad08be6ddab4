import { catalogue } from "@ribambelle/domain/kernel/texts";

export const agencyWords = catalogue({
  fr: {
    welcome: (name: string) => `Bienvenue ${name}`,
  },
  en: {
    welcome: (name) => `Welcome ${name}`,
  },
});
