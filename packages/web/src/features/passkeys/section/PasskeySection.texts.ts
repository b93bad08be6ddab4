import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

export const passkeySectionWords = catalogue({
  fr: {
    title: "Clés d’accès",
    what: "Connectez-vous sans mot de passe ni code\u00a0: votre téléphone ou votre ordinateur vous reconnaît par votre doigt, votre visage ou son code de déverrouillage.",
    none: "Vous n’avez pas encore de clé d’accès.",
    added: (day: string) => `Ajoutée le ${day}`,
    used: (day: string) => `utilisée le ${day}`,
    never: "jamais utilisée",
    add: "Ajouter une clé d’accès",
    name: "Nom de la clé d’accès",
    nameHint: "L’appareil qui la garde, par exemple «\u00a0iPhone de Camille\u00a0».",
    goOn: "Continuer",
    cancel: "Annuler",
    remove: "Supprimer",
    removeNamed: (name: string) => `Supprimer la clé d’accès «\u00a0${name}\u00a0»`,
    sure: (name: string) => `«\u00a0${name}\u00a0» ne vous connectera plus. La supprimer\u00a0?`,
    yes: "Supprimer",
    no: "La garder",
    notHere: "Ce navigateur ne permet pas d’ajouter une clé d’accès.",
  },
  en: {
    title: "Passkeys",
    what: "Sign in without a password or a code: your phone or your computer recognises you by your fingerprint, your face or its unlock code.",
    none: "You do not have a passkey yet.",
    added: (day) => `Added on ${day}`,
    used: (day) => `used on ${day}`,
    never: "never used",
    add: "Add a passkey",
    name: "Name of the passkey",
    nameHint: "The device that holds it, for example “Camille’s iPhone”.",
    goOn: "Continue",
    cancel: "Cancel",
    remove: "Remove",
    removeNamed: (name) => `Remove the passkey “${name}”`,
    sure: (name) => `“${name}” will no longer sign you in. Remove it?`,
    yes: "Remove",
    no: "Keep it",
    notHere: "This browser cannot add a passkey.",
  },
});

export const passkeyAdded: Bilingual = {
  fr: "La clé d’accès est ajoutée.",
  en: "The passkey has been added.",
};
export const passkeyRemoved: Bilingual = {
  fr: "La clé d’accès est supprimée.",
  en: "The passkey has been removed.",
};
