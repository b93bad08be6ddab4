import { catalogue } from "@ribambelle/domain/kernel/texts";

const attemptsLeft = (left: number) => (left === 1 ? "1 essai" : `${left} essais`);
const attemptsLeftInEnglish = (left: number) => (left === 1 ? "1 attempt" : `${left} attempts`);

// What single quotes print in docs/private-space.md stays letter for letter.
export const roomWords = catalogue({
  fr: {
    back: "Toutes les signatures",
    loading: "Chargement du document à signer",
    signBefore: (day: string) => `À signer avant le ${day}`, // SIGN-05
    with: (names: string) => `Avec ${names}.`,
    and: " et ",
    essential: "L’essentiel de votre contrat", // SIGN-06
    signers: "Qui signe",
    you: (name: string) => `${name} (vous)`,
    signedAt: (day: string, time: string) => `a signé le ${day} à ${time}`,
    declined: "a refusé de signer",
    mustSign: "doit signer",
    waits: "signera ensuite",
    notSigned: "n’a pas signé",
    sealed: (agency: string) => `${agency} appose son cachet électronique à la fin.`,
    seeDocument: "Voir le document",
    newTab: "(PDF, nouvel onglet)",
    steps: "Les étapes de la signature",
    // SIGN-05
    step: { read: "Lire", check: "Vérifier", accept: "Accepter", code: "Recevoir un code", sign: "Signer" },
    stateOf: { done: "Fait", open: "En cours", next: "À faire" },
    goOn: "Continuer",
    again: "Réessayer",
    readFirst: "Lisez le document jusqu’à la fin pour pouvoir le signer.", // SIGN-07
    readDocument: "Lire le document",
    isRead: "Vous avez lu ce document jusqu’à la fin.",
    fullName: "Nom",
    address: "Adresse",
    noAddress: "Aucune adresse connue",
    asWritten: "Ce qui sera écrit sur la feuille de signature\u00a0:",
    place: "Fait à", // SIGN-09
    mistake: "Une erreur\u00a0? Prévenir l’agence", // SIGN-09
    mistakeLabel: "Qu’est-ce qui est faux\u00a0?",
    mistakeHint: "L’agence vous répondra. Rien ne change ici en attendant.",
    tell: "Prévenir l’agence",
    leave: "Annuler",
    told: "L’agence est prévenue.",
    boxes: "Cochez pour accepter",
    // SIGN-11
    withdrawalRight:
      "Vous pourrez renoncer à ce contrat pendant 14 jours après sa conclusion, sans donner de raison, depuis votre espace.",
    withdrawalNotice: "Lire l’information et le formulaire de rétractation",
    start: "Quand le service doit-il commencer\u00a0?",
    // SIGN-12
    startEarly: (day: string) =>
      `Je demande que le service commence dès le ${day}. Si je renonce ensuite, je paierai ce qui aura été fourni, et je n’aurai plus ce droit une fois le contrat entièrement exécuté.`,
    startLate: (day: string) =>
      `Je préfère que le service commence après le délai de 14 jours, à partir du ${day}.`,
    before: (name: string) => `Terminez d’abord l’étape «\u00a0${name}\u00a0».`,
    goTo: (name: string) => `Aller à l’étape «\u00a0${name}\u00a0»`,
    sendCode: "Recevoir mon code par e-mail", // SIGN-13
    codeGoesTo: "Le code part à l’adresse de votre compte\u00a0:",
    noEmail:
      "Nous n’avons pas d’adresse e-mail où vous envoyer le code. Appelez l’agence pour qu’elle l’ajoute.",
    codeSent: "Un code à 6 chiffres vient de vous être envoyé. Il est valable 10 minutes.", // SIGN-13
    sentTo: "Envoyé à",
    lookAmong: "Regardez aussi dans les courriers indésirables.",
    resend: "Renvoyer un code", // SIGN-13
    resendSoon: "Vous pourrez demander un autre code dans une minute.",
    // SIGN-19
    letterWaits:
      "Le courrier avec votre code n’est pas encore parti. Vous pouvez attendre encore un peu, cette page regarde toute seule, ou appeler l’agence.",
    letterLost: "Le courrier avec votre code n’a pas pu partir. Demandez un autre code, ou appelez l’agence.",
    call: (phone: string) => `Appeler l’agence\u00a0: ${phone}`,
    cannotProve:
      "Ce navigateur ne peut pas vérifier le document qu’il montre\u00a0: ouvrez le portail par une adresse qui commence par https, ou avec un autre navigateur.",
    codeFirst: "Demandez d’abord votre code.",
    code: "Code reçu par e-mail",
    codeMissing: "Saisissez les 6 chiffres du code.",
    attemptsLeft: (left: number) => `Il vous reste ${attemptsLeft(left)}.`, // Annex D
    signPaying: "Signer avec obligation de paiement", // SIGN-14
    sign: "Signer le contrat", // SIGN-14
    firstThem: (name: string) => `C’est d’abord à ${name} de signer.`, // SIGN-25
    firstThemMore:
      "Vous pouvez déjà lire le document et le vérifier. Vous recevrez un e-mail quand ce sera à vous.",
  },
  en: {
    back: "All signatures",
    loading: "Loading the document to sign",
    signBefore: (day) => `To be signed before ${day}`,
    with: (names) => `With ${names}.`,
    and: " and ",
    essential: "Your contract in short",
    signers: "Who signs",
    you: (name) => `${name} (you)`,
    signedAt: (day, time) => `signed on ${day} at ${time}`,
    declined: "declined to sign",
    mustSign: "is to sign",
    waits: "will sign next",
    notSigned: "did not sign",
    sealed: (agency) => `${agency} adds its electronic seal at the end.`,
    seeDocument: "See the document",
    newTab: "(PDF, new tab)",
    steps: "The steps of signing",
    step: { read: "Read", check: "Check", accept: "Accept", code: "Get a code", sign: "Sign" },
    stateOf: { done: "Done", open: "Under way", next: "To do" },
    goOn: "Continue",
    again: "Try again",
    readFirst: "Read the document to the end before you sign it.",
    readDocument: "Read the document",
    isRead: "You have read this document to the end.",
    fullName: "Name",
    address: "Address",
    noAddress: "No address known",
    asWritten: "What the signature sheet will say:",
    place: "Signed in",
    mistake: "Something wrong? Tell the agency",
    mistakeLabel: "What is wrong?",
    mistakeHint: "The agency will get back to you. Nothing changes here meanwhile.",
    tell: "Tell the agency",
    leave: "Cancel",
    told: "The agency has been told.",
    boxes: "Tick to accept",
    withdrawalRight:
      "You may withdraw from this contract within 14 days of its conclusion, without giving a reason, from your space.",
    withdrawalNotice: "Read the notice and the withdrawal form (in French)",
    start: "When should the service begin?",
    startEarly: (day) =>
      `I ask for the service to begin on ${day}. If I withdraw afterwards, I shall pay for what was provided, and I shall no longer have this right once the contract has been carried out in full.`,
    startLate: (day) => `I prefer the service to begin after the 14 days, from ${day}.`,
    before: (name) => `Finish the step “${name}” first.`,
    goTo: (name) => `Go to the step “${name}”`,
    sendCode: "Get my code by e-mail",
    codeGoesTo: "The code goes to the address of your account:",
    noEmail: "We have no e-mail address to send the code to. Call the agency and have it added.",
    codeSent: "A 6-digit code has just been sent to you. It is valid for 10 minutes.",
    sentTo: "Sent to",
    lookAmong: "Look among the unwanted mail too.",
    resend: "Send another code",
    resendSoon: "You can ask for another code in a minute.",
    letterWaits:
      "The e-mail with your code has not left yet. You can wait a little longer, this page keeps looking, or call the agency.",
    letterLost: "The e-mail with your code could not be sent. Ask for another code, or call the agency.",
    call: (phone) => `Call the agency: ${phone}`,
    cannotProve:
      "This browser cannot check the document that it shows: open the portal by an address that begins with https, or with another browser.",
    codeFirst: "Ask for your code first.",
    code: "Code received by e-mail",
    codeMissing: "Type the 6 digits of the code.",
    attemptsLeft: (left) => `You have ${attemptsLeftInEnglish(left)} left.`,
    signPaying: "Sign with obligation to pay",
    sign: "Sign the contract",
    firstThem: (name) => `${name} is to sign first.`,
    firstThemMore:
      "You can read the document and check it already. You will get an e-mail when it is your turn.",
  },
});
