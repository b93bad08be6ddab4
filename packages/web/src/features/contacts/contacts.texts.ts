import { catalogue } from "@ribambelle/domain/kernel/texts";

/** The words of the contacts pages. */
export const contactsWords = catalogue({
  fr: {
    loading: "Chargement de vos contacts",
    nobody: "Aucun contact attribué pour le moment.", // CONTACT-OP5
    nobodyWhy: "L’agence vous répond aux coordonnées ci-dessous.",
    firstToCall: {
      Ms: "Votre interlocutrice",
      Mr: "Votre interlocuteur",
      unknown: "La personne à appeler en premier",
    },
    salesRepresentative: { Ms: "Commerciale", Mr: "Commercial", unknown: "Service commercial" },
    accountManager: {
      Ms: "Responsable de clientèle",
      Mr: "Responsable de clientèle",
      unknown: "Responsable de clientèle",
    },
    hrContact: { Ms: "Ressources humaines", Mr: "Ressources humaines", unknown: "Ressources humaines" },
    referent: { Ms: "Référente", Mr: "Référent", unknown: "Référent ou référente" },
    hrDesk: "Ressources humaines",
    hrDeskWhy: "L’équipe des ressources humaines vous répond.",
    complaints: "Réclamations",
    complaintsWhy: "Un désaccord, une question sur une facture\u00a0: cette ligne est pour vous.",
    support: "Aide en ligne",
    supportWhy: "Écrivez-nous, nous vous répondons par e\u2011mail.",
    address: "Adresse et horaires",
    call: (name: string, phone: string) => `Appeler ${name} au ${phone}`,
    write: (name: string, email: string) => `Écrire à ${name}, ${email}`,
    more: "En savoir plus",
    failed: {
      contacts: "Vos contacts n’ont pas pu être chargés.",
      referent: "Votre référent n’a pas pu être chargé.",
      hr: "Votre contact aux ressources humaines n’a pas pu être chargé.",
      cards: "Les autres contacts de l’agence n’ont pas pu être chargés.",
    },
  },
  en: {
    loading: "Loading your contacts",
    nobody: "No contact assigned for the moment.",
    nobodyWhy: "The agency answers as shown below.",
    firstToCall: {
      Ms: "Your contact person",
      Mr: "Your contact person",
      unknown: "The person to call first",
    },
    salesRepresentative: {
      Ms: "Sales representative",
      Mr: "Sales representative",
      unknown: "Sales representative",
    },
    accountManager: { Ms: "Account manager", Mr: "Account manager", unknown: "Account manager" },
    hrContact: { Ms: "Human resources", Mr: "Human resources", unknown: "Human resources" },
    referent: { Ms: "Referent", Mr: "Referent", unknown: "Referent" },
    hrDesk: "Human resources",
    hrDeskWhy: "The human resources team is there to help.",
    complaints: "Complaints",
    complaintsWhy: "A disagreement, a question about an invoice: this line is for you.",
    support: "Online help",
    supportWhy: "Write to us, we answer by e\u2011mail.",
    address: "Address and opening hours",
    call: (name, phone) => `Call ${name} on ${phone}`,
    write: (name, email) => `Write to ${name}, ${email}`,
    more: "Find out more",
    failed: {
      contacts: "Your contacts could not be loaded.",
      referent: "Your referent could not be loaded.",
      hr: "Your human resources contact could not be loaded.",
      cards: "The agency’s other contacts could not be loaded.",
    },
  },
});
