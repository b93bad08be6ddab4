import { catalogue } from "@ribambelle/domain/kernel/texts";

export const uploadWords = catalogue({
  fr: {
    add: (kind: string) => `Ajouter\u00a0: ${kind}`,
    replace: "Remplacer",
    replaceWhat: (kind: string) => ` le document «\u00a0${kind}\u00a0»`,
    drop: "ou déposez un PDF ici",
    sending: (name: string) => `Envoi de ${name}…`,
    cancel: "Annuler l’envoi",
    chosen: (name: string) => `Fichier choisi\u00a0: ${name}`,
    send: "Remplacer le document signé",
    giveUp: "Abandonner",
    signed: "Ce contrat est signé\u00a0: l’ancien fichier reste dans l’historique.",
  },
  en: {
    add: (kind) => `Add: ${kind}`,
    replace: "Replace",
    replaceWhat: (kind) => ` the document “${kind}”`,
    drop: "or drop a PDF here",
    sending: (name) => `Sending ${name}…`,
    cancel: "Stop sending",
    chosen: (name) => `Chosen file: ${name}`,
    send: "Replace the signed document",
    giveUp: "Cancel",
    signed: "This contract is signed: the previous file stays in the history.",
  },
});

export const uploaded = { fr: "Le document est ajouté.", en: "The document is added." };
