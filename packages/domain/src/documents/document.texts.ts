import type { Bilingual } from "../kernel/texts.ts";

/** Why a download did not come, as the page to which its link then leads says it (DOC-OP3), by the status of the answer. */
export const downloadFailures: Readonly<Record<number, Bilingual>> = {
  401: {
    fr: "Votre session a expiré. Merci de vous reconnecter.", // ERR-13, printed
    en: "Your session has expired. Please sign in again.",
  },
  404: { fr: "Ce document est introuvable.", en: "This document cannot be found." },
  500: {
    fr: "Une erreur est survenue lors de l'action.", // ERR-14, printed
    en: "Something went wrong on our side.",
  },
};
