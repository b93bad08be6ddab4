import { catalogue } from "@ribambelle/domain/kernel/texts";

export const timeFieldWords = catalogue({
  fr: { choose: "Choisir dans une liste", times: "Heures" },
  en: { choose: "Choose from a list", times: "Times" },
});
