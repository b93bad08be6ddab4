import { catalogue } from "@ribambelle/domain/kernel/texts";

export const timeFieldWords = catalogue({
  fr: { choose: (called: string) => `Choisir dans une liste (${called})`, times: "Heures" },
  en: { choose: (called) => `Choose from a list (${called})`, times: "Times" },
});
