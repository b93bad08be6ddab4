import { catalogue } from "@ribambelle/domain/kernel/texts";

export const avatarWords = catalogue({
  fr: { photoOf: (name: string) => `Photo de ${name}` },
  en: { photoOf: (name) => `Photo of ${name}` },
});
