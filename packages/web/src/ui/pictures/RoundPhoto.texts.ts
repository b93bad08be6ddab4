import { catalogue } from "@ribambelle/domain/kernel/texts";

export const roundPhotoWords = catalogue({
  fr: { photoOf: (name: string) => `Photo de ${name}` },
  en: { photoOf: (name) => `Photo of ${name}` },
});
