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
      lead: "We will erase the name and address we were given to invite you, and nobody will be able to send an invitation to this address again.",
      hash: "To remember this, we keep only a fingerprint of the address, which cannot be used to write to it.",
      refuse: "Do not contact me again",
    },
    done: { heading: "Done", lead: "Your details are erased. We will not invite you again." },
    unknown: {
      heading: "This link no longer works",
      lead: "If you copied it, check that it is complete. Otherwise your details have already been erased. For any question, contact the agency.",
    },
    home: "Go to the portal’s home page",
  },
});
