import { catalogue } from "@ribambelle/domain/kernel/texts";

export const yearWords = catalogue({
  fr: { year: "Année", show: "Afficher" }, // SPACE-18, printed
  en: { year: "Year", show: "Show" },
});
