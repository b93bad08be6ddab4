import { catalogue } from "@ribambelle/domain/kernel/texts";

export const afterWords = catalogue({
  fr: {
    signed: (day: string, time: string) => `Vous avez signé le ${day} à ${time}.`, // SIGN-21
    next: (name: string) => `C’est maintenant à ${name} de signer.`,
    sealing: "Tout le monde a signé\u00a0: votre copie est en préparation, pour une minute environ.",
    copyComes: "Votre copie signée arrivera par e-mail, et restera ici.",
    copyIsHere: "Votre copie signée et scellée est prête. Elle vous a aussi été envoyée par e-mail.",
    copy: "Télécharger la copie signée",
    refused: (name: string, day: string) => `${name} a refusé de signer le ${day}.`,
    refusedByMe: (day: string) => `Vous avez refusé de signer le ${day}.`,
    refusedMore: "Ce document ne sera pas signé. Pour en parler, contactez l’agence\u00a0:",
    expired: (day: string) => `Le délai pour signer ce document est dépassé depuis le ${day}.`,
    canceled: (day: string) =>
      `Ce document n’est plus à signer depuis le ${day}\u00a0: l’agence l’a retiré ou remplacé.`,
    askAgain: "Demander un nouveau document à signer", // SIGN-35
    askedAgain: "L’agence a reçu votre demande. Elle vous enverra un nouveau document.",
    withdrawn: (day: string, time: string) => `Ce contrat a été rétracté le ${day} à ${time}.`,
    withdrawnMore: "La rétractation est enregistrée, et l’agence en est prévenue.",
    withdrawalRight: (day: string) =>
      `Vous pouvez renoncer à ce contrat jusqu’au ${day} inclus, sans donner de raison.`, // SIGN-55
    withdraw: "Renoncer au contrat ici", // SIGN-55
    declaration: "Votre rétractation",
    declares: (reference: string) =>
      `Je vous notifie par la présente ma rétractation du contrat ${reference}.`,
    name: "Nom",
    contract: "Contrat",
    receipt: "Adresse e-mail pour l’accusé de réception",
    confirm: "Confirmer la rétractation", // SIGN-56
    leave: "Ne pas renoncer",
    received: "Votre rétractation est bien reçue",
    receivedOn: "Reçue le",
    moment: (day: string, time: string) => `${day} à ${time}`,
    receiptSent: (address: string) => `L’accusé de réception part à ${address}.`,
    dontSign: "Je ne signe pas", // SIGN-23
    why: "Pourquoi ne signez-vous pas\u00a0?",
    inWords: "En quelques mots",
    inWordsHint: "L’agence seule lira ce que vous écrivez.",
    wordsMissing: "Dites en quelques mots pourquoi.",
    goOn: "Continuer",
    back: "Revenir",
    cancel: "Annuler",
    // SIGN-23
    notSigned: "Le contrat ne sera pas signé. L’agence en sera prévenue.",
    confirmRefusal: "Confirmer que je ne signe pas",
  },
  en: {
    signed: (day, time) => `You signed on ${day} at ${time}.`,
    next: (name) => `It is now ${name}’s turn to sign.`,
    sealing: "Everybody has signed: your copy is being made, which takes about a minute.",
    copyComes: "Your signed copy will come by e-mail, and stay here.",
    copyIsHere: "Your signed and sealed copy is ready. It was sent to you by e-mail too.",
    copy: "Download the signed copy",
    refused: (name, day) => `${name} declined to sign on ${day}.`,
    refusedByMe: (day) => `You declined to sign on ${day}.`,
    refusedMore: "This document will not be signed. To talk about it, contact the agency:",
    expired: (day) => `The time to sign this document passed on ${day}.`,
    canceled: (day) =>
      `This document is no longer to be signed since ${day}: the agency withdrew or replaced it.`,
    askAgain: "Ask for a new document to sign",
    askedAgain: "The agency has received your request. It will send you a new document.",
    withdrawn: (day, time) => `This contract was withdrawn from on ${day} at ${time}.`,
    withdrawnMore: "The withdrawal is recorded, and the agency has been told.",
    withdrawalRight: (day) =>
      `You may withdraw from this contract up to and including ${day}, without giving a reason.`,
    withdraw: "Withdraw from the contract here",
    declaration: "Your withdrawal",
    declares: (reference) => `I hereby give notice that I withdraw from contract ${reference}.`,
    name: "Name",
    contract: "Contract",
    receipt: "E-mail address for the receipt",
    confirm: "Confirm the withdrawal",
    leave: "Do not withdraw",
    received: "We have received your withdrawal",
    receivedOn: "Received on",
    moment: (day, time) => `${day} at ${time}`,
    receiptSent: (address) => `The receipt is on its way to ${address}.`,
    dontSign: "I will not sign",
    why: "Why are you not signing?",
    inWords: "In a few words",
    inWordsHint: "Only the agency will read what you write.",
    wordsMissing: "Say in a few words why.",
    goOn: "Continue",
    back: "Back",
    cancel: "Cancel",
    notSigned: "The contract will not be signed. The agency will be told.",
    confirmRefusal: "Confirm that I will not sign",
  },
});
