import { refusals } from "../../kernel/refusal.ts";

/** Why an import by page may be refused (TABLE R). */
export const runRefusals = refusals("imports", {
  notTried: { status: 409, fr: "Vérifiez d’abord cet import.", en: "Check this import first." },
  changedSince: {
    status: 409,
    fr: "Des données ont changé depuis la vérification\u00a0: vérifiez de nouveau.",
    en: "Data changed since the check: check again.",
  },
  running: { status: 409, fr: "Cet import est déjà en cours.", en: "This import is already running." },
  nothing: { status: 400, fr: "Aucun fichier à importer.", en: "No file to import." },
  tooLarge: {
    status: 413,
    fr: "Ce fichier est trop volumineux pour la page\u00a0: utilisez la commande.",
    en: "This file is too large for the page: use the command.",
  },
  // What has ended is not begun again: its files may be gone.
  ended: {
    status: 409,
    fr: "Cet import est terminé\u00a0: commencez-en un autre.",
    en: "This import has ended: begin another.",
  },
});
