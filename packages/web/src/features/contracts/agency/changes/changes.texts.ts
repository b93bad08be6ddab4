import type { OfficeMove } from "@ribambelle/domain/contracts/contract.moves";
import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

interface ActWords {
  /** On its button. */
  readonly label: string;
  /** What happens, a sentence each. */
  readonly says: readonly string[];
  /** On the button of its dialog, where that is not the same. */
  readonly submit?: string;
  /** What its day is. */
  readonly day?: string;
}

export const changeWords = catalogue({
  fr: {
    acts: "Que faire\u00a0?",
    why: (act: string) => `«\u00a0${act}\u00a0» n’est pas encore possible. Pourquoi\u00a0?`,
    missing: (one: string) => `Il manque ${one}.`, // AGCON-04
    of: (act: string, reference: string) => `${act}\u00a0: contrat ${reference}`,
    takeOver: "Prendre ce contrat dans le portail\u00a0? Les imports ne le changeront plus.",
    writesTo: (name: string, address: string | null) =>
      `Un courrier part à ${name}${address ? ` (${address})` : ""}.`,
    writesNobody: "Aucun courrier ne part.",
    noAddress: (name: string) => `Aucun courrier ne part\u00a0: ${name} n’a pas d’adresse e-mail.`,
    refused: "Cette adresse refuse nos courriers\u00a0: appelez plutôt.",
    seeLetter: "Voir le courrier",
    letterButton: (label: string) => `Un bouton mène au portail\u00a0: «\u00a0${label}\u00a0».`,
    deadline: "À signer avant le",
    deadlineHint: "Laissez vide pour le délai habituel de l’agence.",
    endReason: "Raison de la fin",
    toState: "État du contrat",
    moves: {
      schedule: {
        label: "Programmer l’envoi",
        says: ["La demande de signature part à 7\u00a0h ce jour-là."],
        day: "Jour de l’envoi",
      },
      unschedule: { label: "Annuler l’envoi", says: ["Le contrat revient en brouillon."] },
      ask: {
        label: "Demander la signature",
        says: ["La personne peut signer dès maintenant dans son espace."],
      },
      remind: { label: "Relancer", says: ["Au plus une relance en 24 heures, cinq en tout."] },
      withdraw: { label: "Retirer la demande", says: ["Le contrat revient en brouillon."] },
      sign: { label: "Enregistrer la signature", says: ["Le contrat devient signé."], day: "Signé le" },
      decline: { label: "Enregistrer le refus", says: ["Écrivez ce que la personne a dit."] },
      expire: { label: "Laisser expirer", says: [] },
      start: { label: "Démarrer", says: ["Le contrat devient en cours."] },
      end: { label: "Terminer", says: ["Le contrat est terminé dès maintenant."], day: "Dernier jour" },
      terminate: {
        label: "Rompre avant le terme",
        says: ["L’état change ce jour-là."],
        day: "Dernier jour",
      },
      cancel: {
        label: "Annuler",
        submit: "Annuler le contrat",
        says: ["Le contrat n’aura pas lieu."],
      },
      reopen: { label: "Reprendre en brouillon", says: ["Il peut de nouveau être modifié et envoyé."] },
      fail: { label: "Signaler une erreur", says: ["La personne lit «\u00a0En erreur\u00a0»."] },
      repair: { label: "Réparer", says: [] },
    } as Readonly<Record<OfficeMove, ActWords>>,
    edit: "Modifier",
    editHeading: (reference: string) => `Modifier le contrat ${reference}`,
    withdraws: {
      guard: "La demande de signature sera retirée\u00a0: la famille devra signer la nouvelle version.",
      housework: "La demande de signature sera retirée\u00a0: la famille devra signer la nouvelle version.",
      babysitter:
        "La demande de signature sera retirée\u00a0: l’intervenant devra signer la nouvelle version.",
    },
    save: "Enregistrer",
    create: "Créer le contrat",
    document: "Document du contrat (PDF, facultatif)",
    choosePdf: "Choisir un PDF",
    otherPdf: "Choisir un autre PDF",
    withoutPdf: "Retirer le PDF",
    newTitle: {
      guard: "Nouveau contrat de garde",
      housework: "Nouveau contrat de ménage",
      babysitter: "Nouveau contrat d’intervenant",
    },
    newHint: "Il est créé en brouillon\u00a0: vous demanderez la signature ensuite.",
    person: { guard: "Famille", housework: "Famille", babysitter: "Intervenant" },
    personHint: "Tapez un nom, une référence ou un numéro.",
    choosePerson: "Choisissez une personne dans la liste.",
    reference: "Référence",
    baseReference: "Contrat d’origine",
    baseHint: "Celui que ce contrat continue ou modifie.",
    startDate: "Début",
    endDate: "Fin",
    monthlyHours: "Heures par mois",
    signatureUrl: "Lien de signature",
    signatureHint: "Une adresse https:// de votre service de signature.",
    isSharedGuard: "Garde partagée",
    isFullTime: "Temps plein",
    isOneShot: "Ponctuel",
    childrenCount: "Nombre d’enfants",
    youngest: "Âge du plus jeune enfant",
    typology: "Prestation",
    type: "Type de contrat",
    duration: "Durée du contrat",
    hourlyVolume: "Volume horaire",
    more: "4 ou plus",
  },
  en: {
    acts: "Available actions",
    why: (act) => `“${act}” is not possible yet. Why?`,
    missing: (one) => `Missing: ${one}.`,
    of: (act, reference) => `${act}: contract ${reference}`,
    takeOver: "Take this contract into the portal? Imports will no longer change it.",
    writesTo: (name, address) => `A letter goes to ${name}${address ? ` (${address})` : ""}.`,
    writesNobody: "No letter is sent.",
    noAddress: (name) => `No letter is sent: ${name} has no e-mail address.`,
    refused: "This address refuses our letters: call instead.",
    seeLetter: "See the letter",
    letterButton: (label) => `A button leads to the portal: “${label}”.`,
    deadline: "To be signed before",
    deadlineHint: "Leave it empty for the agency’s usual time limit.",
    endReason: "Reason for the end",
    toState: "Status of the contract",
    moves: {
      schedule: {
        label: "Schedule sending",
        says: ["The request to sign is sent at 7 a.m. that day."],
        day: "Sending date",
      },
      unschedule: { label: "Cancel sending", says: ["The contract is a draft again."] },
      ask: { label: "Request the signature", says: ["The person can sign in their space from now on."] },
      remind: { label: "Remind", says: ["At most one reminder every 24 hours, and five in all."] },
      withdraw: { label: "Withdraw the request", says: ["The contract is a draft again."] },
      sign: { label: "Record the signature", says: ["The contract is then signed."], day: "Signed on" },
      decline: { label: "Record the refusal", says: ["Write what the person said."] },
      expire: { label: "Let it expire", says: [] },
      start: { label: "Start", says: ["The contract is then active."] },
      end: { label: "End", says: ["The contract is ended at once."], day: "Last day" },
      terminate: { label: "End early", says: ["The status changes on that day."], day: "Last day" },
      cancel: { label: "Cancel", submit: "Cancel the contract", says: ["The contract will not go ahead."] },
      reopen: { label: "Reopen as a draft", says: ["It can be changed and sent again."] },
      fail: { label: "Report an error", says: ["The person sees “Error”."] },
      repair: { label: "Repair", says: [] },
    },
    edit: "Edit",
    editHeading: (reference) => `Edit contract ${reference}`,
    withdraws: {
      guard: "The request to sign will be withdrawn: the family will have to sign the new version.",
      housework: "The request to sign will be withdrawn: the family will have to sign the new version.",
      babysitter: "The request to sign will be withdrawn: the babysitter will have to sign the new version.",
    },
    save: "Save",
    create: "Create the contract",
    document: "Contract document (PDF, optional)",
    choosePdf: "Choose a PDF",
    otherPdf: "Choose another PDF",
    withoutPdf: "Remove the PDF",
    newTitle: {
      guard: "New childcare contract",
      housework: "New housework contract",
      babysitter: "New babysitter’s contract",
    },
    newHint: "It is created as a draft: you request the signature afterwards.",
    person: { guard: "Family", housework: "Family", babysitter: "Babysitter" },
    personHint: "Type a name, a reference or a number.",
    choosePerson: "Choose a person from the list.",
    reference: "Reference",
    baseReference: "Original contract",
    baseHint: "The one that this contract continues or changes.",
    startDate: "Start",
    endDate: "End",
    monthlyHours: "Hours a month",
    signatureUrl: "Signature link",
    signatureHint: "An https:// address of your signature service.",
    isSharedGuard: "Nanny share",
    isFullTime: "Full time",
    isOneShot: "One-off",
    childrenCount: "Number of children",
    youngest: "Age of the youngest child",
    typology: "Service",
    type: "Type of contract",
    duration: "Duration of the contract",
    hourlyVolume: "Hours",
    more: "4 or more",
  },
});

export const done = {
  moved: { fr: "C’est fait.", en: "Done." },
  changed: { fr: "Le contrat est modifié.", en: "The contract is changed." },
  created: { fr: "Le contrat est créé.", en: "The contract is created." },
} satisfies Record<string, Bilingual>;

/** Says that a contract is made, and why its document is not there. */
export const createdWithout = ({ fr, en }: Bilingual): Bilingual => ({
  fr: `Le contrat est créé, sans son document. ${fr}`,
  en: `The contract is created, without its document. ${en}`,
});
