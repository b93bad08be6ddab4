import { catalogue } from "@ribambelle/domain/kernel/texts";

export const failurePageWords = catalogue({
  fr: {
    title: "Une erreur est survenue.", // ERR-18, printed
    missing:
      "Cette page n’a pas pu être chargée\u00a0: le réseau manque, ou le portail vient d’être mis à jour.",
  },
  en: {
    title: "Something went wrong.",
    missing: "This page could not be loaded: you may be offline, or the portal has just been updated.",
  },
});
