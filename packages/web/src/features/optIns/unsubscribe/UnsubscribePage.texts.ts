import { catalogue } from "@ribambelle/domain/kernel/texts";

export const unsubscribeWords = catalogue({
  fr: {
    asks: {
      heading: (letters: string) => `Ne plus recevoir ${letters}\u00a0?`,
      lead: (letters: string) =>
        `Nous ne vous enverrons plus ${letters} par e-mail. Vos autres choix ne changent pas, et les e-mails nécessaires à votre compte partent toujours.`,
      stop: "Ne plus les recevoir",
      settings: "Voir tous mes choix",
    },
    done: {
      heading: "C’est noté",
      lead: (letters: string) => `Nous ne vous envoyons plus ${letters} par e-mail.`,
      change: "Vous pouvez changer d’avis à tout moment dans vos paramètres.",
      settings: "Ouvrir mes paramètres",
    },
    gone: {
      heading: "Ce compte est fermé",
      lead: "Aucun e-mail n’est plus envoyé à son adresse\u00a0: vous n’avez rien à faire.",
      home: "Aller à l’accueil",
    },
    unknown: {
      heading: "Ce lien ne mène nulle part",
      lead: "Il manque peut-être la fin de l’adresse. Ouvrez le lien depuis l’e-mail, ou connectez-vous pour choisir ce que vous recevez.",
      login: "Me connecter",
    },
  },
  en: {
    asks: {
      heading: (letters) => `Stop receiving ${letters}?`,
      lead: (letters) =>
        `We will no longer send you ${letters} by e-mail. Your other choices do not change, and we always send account e-mails.`,
      stop: "Stop receiving it",
      settings: "See all my choices",
    },
    done: {
      heading: "Done",
      lead: (letters) => `We no longer send you ${letters} by e-mail.`,
      change: "You can change your mind at any time in your settings.",
      settings: "Open my settings",
    },
    gone: {
      heading: "This account is closed",
      lead: "No e-mail is sent to its address any more: you have nothing to do.",
      home: "Go to the home page",
    },
    unknown: {
      heading: "This link does not work",
      lead: "The end of the address may be missing. Open the link from the e-mail, or sign in to choose what you receive.",
      login: "Sign in",
    },
  },
});
