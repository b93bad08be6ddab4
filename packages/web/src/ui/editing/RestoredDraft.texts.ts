import { catalogue } from "@ribambelle/domain/kernel/texts";

export const restoredWords = catalogue({
  fr: {
    restored: "Votre saisie non enregistrée a été rétablie.",
    toKept: "Repartir de ce qui est enregistré",
    toNothing: "Tout effacer",
  },
  en: {
    restored: "What you had not saved is back.",
    toKept: "Go back to what is saved",
    toNothing: "Clear it all",
  },
});
