import { catalogue } from "@ribambelle/domain/kernel/texts";

export const addressFieldWords = catalogue({
  fr: {
    choose: "Choisissez votre adresse parmi les propositions.",
    chosen: "Adresse reconnue",
    city: "Ville",
    postalCode: "Code postal",
  },
  en: {
    choose: "Choose your address from the suggestions.",
    chosen: "Address recognised",
    city: "City",
    postalCode: "Postal code",
  },
});
