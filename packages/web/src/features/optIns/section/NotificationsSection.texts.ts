import { catalogue } from "@ribambelle/domain/kernel/texts";

/** Said once a switch is saved, in the language that the page has by then. */
export const choiceSaved = { fr: "Votre choix est enregistré.", en: "Your choice is saved." };

export const notificationsSectionWords = catalogue({
  fr: {
    title: "Notifications",
    lead: "Choisissez les sujets et les moyens que vous acceptez. Rien de ce que vous refusez ne vous sera envoyé.",
    withoutScript: "Pour changer vos choix, activez JavaScript dans votre navigateur ou appelez l’agence.",
    blockedHeading: "Votre adresse e-mail ne reçoit plus nos messages",
    blocked: (email: string) =>
      `Des e-mails envoyés à ${email} nous sont revenus\u00a0: nous n’envoyons plus à cette adresse que ceux de votre compte. Vérifiez votre adresse auprès de l’agence\u00a0; une fois corrigée, vos choix ci-dessous reprennent effet.`,
    blockedWithout:
      "Des e-mails nous sont revenus\u00a0: nous n’envoyons plus à votre adresse que ceux de votre compte. Vérifiez votre adresse auprès de l’agence\u00a0; une fois corrigée, vos choix ci-dessous reprennent effet.",
  },
  en: {
    title: "Notifications",
    lead: "Choose what you want to hear about, and how. We will not send you anything else.",
    withoutScript: "To change your choices, turn JavaScript on in your browser or call the agency.",
    blockedHeading: "Your e-mail address no longer receives our messages",
    blocked: (email) =>
      `E-mails sent to ${email} have come back to us, so we now send only account e-mails there. Check your address with the agency; once it is corrected, your choices below will take effect again.`,
    blockedWithout:
      "E-mails have come back to us, so we now send only account e-mails to your address. Check it with the agency; once it is corrected, your choices below will take effect again.",
  },
});
