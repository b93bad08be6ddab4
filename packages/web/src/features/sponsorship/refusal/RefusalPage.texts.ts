import { catalogue } from "@ribambelle/domain/kernel/texts";

export const refusalWords = catalogue({
  fr: {
    asks: {
      heading: "Ne plus être contacté",
      lead: "Le nom et l’adresse que l’on nous a donnés pour vous inviter seront effacés, et plus aucune invitation ne partira vers cette adresse, de qui que ce soit.",
      hash: "Pour nous en souvenir, nous gardons seulement une empreinte de l’adresse, qui ne permet pas d’écrire.",
      refuse: "Ne plus être contacté",
    },
    done: {
      heading: "C’est noté",
      lead: "Vos coordonnées sont effacées. Nous ne vous inviterons plus.",
    },
    unknown: {
      heading: "Ce lien ne mène plus à rien",
      lead: "Si vous l’avez recopié, vérifiez qu’il est entier. Sinon, vos coordonnées sont déjà effacées. Pour toute question, contactez l’agence.",
    },
    home: "Aller à l’accueil du portail",
  },
  en: {
    asks: {
      heading: "Do not contact me again",
      lead: "The name and address that we were given to invite you will be erased, and no invitation will be sent to this address any more, from anybody.",
      hash: "To remember this, we keep only a fingerprint of the address, by which nobody can write to it.",
      refuse: "Do not contact me again",
    },
    done: { heading: "We have noted it", lead: "Your details are erased. We will not invite you again." },
    unknown: {
      heading: "This link leads nowhere any more",
      lead: "If you copied it, check that it is whole. Otherwise your details are erased already. For any question, contact the agency.",
    },
    home: "Go to the portal’s home page",
  },
});
