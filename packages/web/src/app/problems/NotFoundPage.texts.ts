import { catalogue } from "@ribambelle/domain/kernel/texts";

export const waysOnWords = catalogue({
  fr: {
    lead: "L’adresse est peut-être incomplète, ou la page n’existe plus.",
    sections: "Vos rubriques restent à leur place, dans le menu.",
    suggestions: "Vous cherchez peut-être",
  },
  en: {
    lead: "The address may be incomplete, or the page no longer exists.",
    sections: "Your sections are still where they were, in the menu.",
    suggestions: "You may be looking for",
  },
});
