import { catalogue } from "@ribambelle/domain/kernel/texts";

const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

export const contractsWords = catalogue({
  fr: {
    title: "Vos contrats",
    tabs: "Type de contrat",
    childcare: "Garde d’enfants",
    housework: "Ménage",
    showAll: "Afficher aussi les contrats inactifs",
    hidden: (count: number, onlyFinished: boolean) =>
      onlyFinished
        ? plural(count, "contrat terminé masqué", "contrats terminés masqués")
        : plural(count, "contrat inactif masqué", "contrats inactifs masqués"),
    earlier: (count: number) => plural(count, "contrat précédent", "contrats précédents"),
    nothingHidden: "Aucun contrat masqué",
    everythingShown: "Tous vos contrats sont affichés",
    loading: "Chargement de vos contrats",

    none: "Vous n’avez aucun contrat.", // CONTRACT-OP11
    noneWhy: "Votre contrat apparaîtra ici dès que l’agence l’aura préparé.",
    noneInProgress: "Aucun contrat en cours.", // CONTRACT-OP11
    seeHidden: (count: number) =>
      count > 1 ? `Voir les ${count} contrats masqués` : "Voir le contrat masqué",
    seeHousework: "Voir vos contrats de ménage",
    seeChildcare: "Voir vos contrats de garde d’enfants",

    eachToSign: "Contrats à signer",
    toSign: (reference: string) => `Votre contrat ${reference} attend votre signature.`,
    manyToSign: (count: number) => `${count} contrats attendent votre signature.`,
    inProgressUntil: (reference: string, day: string) =>
      `Votre contrat ${reference} est en cours jusqu’au ${day}.`,
    inProgressSince: (reference: string, day: string) =>
      `Votre contrat ${reference} est en cours depuis le ${day}.`,
    inProgress: (reference: string) => `Votre contrat ${reference} est en cours.`,
    manyInProgress: (count: number) => `${count} contrats sont en cours.`,
    signedFrom: (reference: string, day: string) =>
      `Votre contrat ${reference} est signé, à partir du ${day}.`,
    signed: (reference: string) => `Votre contrat ${reference} est signé.`,
    manySigned: (count: number) => `${count} contrats sont signés.`,

    reference: (reference: string) => `N° ${reference}`,
    // Heard only: the eye has the chips.
    state: "État\u00a0: ",
    kind: "Type\u00a0: ",
    amends: (reference: string) => `Avenant au contrat\u00a0${reference}`,
    youngest: (age: string) => `Plus jeune enfant\u00a0: ${age}`,
    hours: "Vos heures",
    duration: "Durée",
    hourlyVolume: "Volume horaire",
    signatureDate: "Date de signature",
    notSigned: "Pas encore signé",
    unknown: "Non précisé",
    details: (reference: string) => `Détail du contrat ${reference}`,
    documents: "Vos documents",
    list: "Liste de vos contrats",

    // SIGN-55, printed
    withdraw: "Renoncer au contrat ici",
    until: (day: string) => `jusqu’au ${day} inclus`,
    download: "Télécharger le contrat",
    pdf: "(PDF, nouvel onglet)",
    newTab: "(nouvel onglet)",
  },
  en: {
    title: "Your contracts",
    tabs: "Kind of contract",
    childcare: "Childcare",
    housework: "Housework",
    showAll: "Show inactive contracts too",
    hidden: (count, onlyFinished) =>
      onlyFinished
        ? plural(count, "ended contract hidden", "ended contracts hidden")
        : plural(count, "inactive contract hidden", "inactive contracts hidden"),
    earlier: (count) => plural(count, "earlier contract", "earlier contracts"),
    nothingHidden: "No contract hidden",
    everythingShown: "All your contracts are shown",
    loading: "Loading your contracts",

    none: "You have no contract.",
    noneWhy: "Your contract will appear here as soon as the agency has prepared it.",
    noneInProgress: "No active contract.",
    seeHidden: (count) => (count > 1 ? `See the ${count} hidden contracts` : "See the hidden contract"),
    seeHousework: "See your housework contracts",
    seeChildcare: "See your childcare contracts",

    eachToSign: "Contracts to sign",
    toSign: (reference) => `Your contract ${reference} is waiting for your signature.`,
    manyToSign: (count) => `${count} contracts are waiting for your signature.`,
    inProgressUntil: (reference, day) => `Your contract ${reference} is active until ${day}.`,
    inProgressSince: (reference, day) => `Your contract ${reference} has been active since ${day}.`,
    inProgress: (reference) => `Your contract ${reference} is active.`,
    manyInProgress: (count) => `${count} contracts are active.`,
    signedFrom: (reference, day) => `Your contract ${reference} is signed and starts on ${day}.`,
    signed: (reference) => `Your contract ${reference} is signed.`,
    manySigned: (count) => `${count} contracts are signed.`,

    reference: (reference) => `No. ${reference}`,
    state: "State: ",
    kind: "Kind: ",
    amends: (reference) => `Amendment to contract\u00a0${reference}`,
    youngest: (age) => `Youngest child: ${age}`,
    hours: "Your hours",
    duration: "Duration",
    hourlyVolume: "Working time",
    signatureDate: "Signature date",
    notSigned: "Not signed yet",
    unknown: "Not given",
    details: (reference) => `Details of contract ${reference}`,
    documents: "Your documents",
    list: "List of your contracts",

    withdraw: "Withdraw from the contract here",
    until: (day) => `up to and including ${day}`,
    download: "Download the contract",
    pdf: "(PDF, new tab)",
    newTab: "(new tab)",
  },
});
