import { catalogue } from "@ribambelle/domain/kernel/texts";

export const profileWords = catalogue({
  fr: {
    title: "Votre profil",
    withoutScript:
      "Pour modifier votre profil, activez JavaScript dans votre navigateur ou appelez l’agence.",
    loading: "Chargement de votre profil",
    notAnswered: "Vous n’avez pas encore répondu.",
    yes: "Oui",
    no: "Non",

    // PROF-04: with its percentage.
    completion: (rate: number) =>
      rate === 0 ? "Votre profil est à commencer (0\u00a0%)" : `Votre profil est complet à ${rate}\u00a0%`,
    complete: "Votre profil est complet",
    completeWhy: "Les familles ont tout ce qu’il faut pour vous choisir.",
    missing: "Il vous reste à faire\u00a0:",
    byAgency: (title: string) => `${title}\u00a0: à compléter avec l’agence`,
    seeMissing: (count: number) => (count > 1 ? `Voir les ${count} autres étapes` : "Voir l’autre étape"),

    toComplete: "à compléter",
    withAgency: "avec l’agence",

    standardCare: "La garde d’enfants comprend toujours",
    housework: "Ménage",
    ironing: "Repassage",
    services: "Vos prestations en plus de la garde",

    hasLicence: "Permis de conduire",
    canConvey: "Peut conduire des enfants",

    locked: "Depuis votre entretien, vos expériences et votre formation sont validées par l’agence",
    lockedWhy: "Vous ne pouvez plus les modifier vous-même. Pour les corriger, contactez l’agence.",

    leave: "Quitter sans enregistrer\u00a0?",
    leaveWhy: (count: number) =>
      count > 1
        ? `${count} sections contiennent des modifications non enregistrées. Elles seront perdues.`
        : "Une section contient des modifications non enregistrées. Elles seront perdues.",
    stay: "Rester sur la page",
    leaveAnyway: "Quitter sans enregistrer",
  },
  en: {
    title: "Your profile",
    withoutScript: "To change your profile, turn JavaScript on in your browser or call the agency.",
    loading: "Loading your profile",
    notAnswered: "You have not answered yet.",
    yes: "Yes",
    no: "No",

    completion: (rate) =>
      rate === 0 ? "Your profile is yet to be started (0%)" : `Your profile is ${rate}% complete`,
    complete: "Your profile is complete",
    completeWhy: "Families have all they need to choose you.",
    missing: "What is left to do:",
    byAgency: (title) => `${title}: to complete with the agency`,
    seeMissing: (count) => (count > 1 ? `Show ${count} more steps` : "Show 1 more step"),

    toComplete: "to complete",
    withAgency: "with the agency",

    standardCare: "Childcare always includes",
    housework: "Housework",
    ironing: "Ironing",
    services: "Your services besides childcare",

    hasLicence: "Driving licence",
    canConvey: "Can drive children",

    locked: "Since your interview, your experience and education are confirmed by the agency",
    lockedWhy: "You cannot change them yourself any more. To correct them, contact the agency.",

    leave: "Leave without saving?",
    leaveWhy: (count) =>
      count > 1
        ? `${count} sections have unsaved changes. They will be lost.`
        : "One section has unsaved changes. They will be lost.",
    stay: "Stay on the page",
    leaveAnyway: "Leave without saving",
  },
});
