import { catalogue } from "@ribambelle/domain/kernel/texts";

export const requestsWords = catalogue({
  fr: {
    loading: "Chargement des signatures",
    toSign: (count: number) => (count === 1 ? "1 document à signer." : `${count} documents à signer.`),
    nothing: "Vous n’avez rien à signer.",
    waiting: "En attente de signature",
    others: "Terminés",
    before: (day: string) => `À signer avant le ${day}`,
    othersSign: "Signé par vous, en attente des autres",
    notYet: "Pas encore votre tour",
    empty: "Vous n’avez encore aucun document à signer ici.",
    emptyMore: "Quand l’agence vous enverra un contrat à signer, vous recevrez un e-mail et il sera ici.",
  },
  en: {
    loading: "Loading the signatures",
    toSign: (count) => (count === 1 ? "1 document to sign." : `${count} documents to sign.`),
    nothing: "You have nothing to sign.",
    waiting: "Waiting to be signed",
    others: "Done",
    before: (day) => `To be signed before ${day}`,
    othersSign: "Signed by you, waiting for the others",
    notYet: "Not your turn yet",
    empty: "You have no documents to sign here yet.",
    emptyMore: "When the agency sends you a contract to sign, you will get an e-mail and find it here.",
  },
});
