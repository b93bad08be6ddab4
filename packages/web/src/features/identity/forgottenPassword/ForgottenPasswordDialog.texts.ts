import { catalogue } from "@ribambelle/domain/kernel/texts";

export const forgottenPasswordWords = catalogue({
  fr: {
    title: "Mot de passe oublié",
    lead: "Indiquez l’adresse e-mail de votre compte\u00a0: vous recevrez un lien pour choisir un nouveau mot de passe.",
    email: "Adresse e-mail",
    send: "Recevoir le lien",
    sent: "Si cette adresse e-mail est connue, un lien de réinitialisation vient de vous être envoyé.", // AUTH-OP7
    sentNext: "Le message peut prendre quelques minutes. Pensez à regarder dans vos courriers indésirables.",
    close: "Fermer",
  },
  en: {
    title: "Forgotten password",
    lead: "Enter the e-mail address of your account: we will send you a link to choose a new password.",
    email: "E-mail address",
    send: "Get the link",
    sent: "If this e-mail address is known, a reset link has just been sent to you.",
    sentNext: "The message can take a few minutes. Remember to check your junk mail.",
    close: "Close",
  },
});
