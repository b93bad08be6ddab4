import { refusals } from "../kernel/refusal.ts";

/** What marks of reading refuse (Annex D, printed). */
export const readingRefusals = refusals("readings", {
  notRead: {
    status: 409,
    fr: "Lisez le document jusqu’à la fin pour confirmer.",
    en: "Read the document to the end to confirm.",
  },
  newVersion: {
    status: 409,
    fr: "L’agence vient de remplacer ce document. Rechargez la page pour lire la nouvelle version.",
    en: "The agency has just replaced this document. Reload the page to read the new version.",
  },
  nothingAsked: {
    status: 409,
    fr: "Ce document est pour information\u00a0: il n’y a rien à confirmer.",
    en: "This document is for information: there is nothing to confirm.",
  },
});
