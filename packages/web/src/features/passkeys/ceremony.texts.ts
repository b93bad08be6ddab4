import type { Bilingual } from "@ribambelle/domain/kernel/texts";

/** Said when the person closed the browser's own window, or took too long. */
export const notUsed: Bilingual = {
  fr: "Aucune clé d’accès n’a été utilisée.",
  en: "No passkey was used.",
};

/** Said when the device holds a passkey of this account already. */
export const alreadyHere: Bilingual = {
  fr: "Cet appareil a déjà une clé d’accès pour ce compte.",
  en: "This device already has a passkey for this account.",
};
