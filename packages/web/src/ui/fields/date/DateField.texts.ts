import { catalogue } from "@ribambelle/domain/kernel/texts";

export const dateFieldWords = catalogue({
  fr: {
    form: "Jour, mois et année, par exemple 01/09/2026",
    mask: "JJ/MM/AAAA",
    choose: (label: string) => `Choisir dans un calendrier (${label})`,
  },
  en: {
    form: "Day, month and year, for example 01/09/2026",
    mask: "DD/MM/YYYY",
    choose: (label) => `Choose from a calendar (${label})`,
  },
});
