import { catalogue } from "@ribambelle/domain/kernel/texts";

export const offerWords = catalogue({
  fr: {
    title: "Offres d’emploi",
    applications: "Mes candidatures", // OFFER-08
    fitting: (count: number) =>
      count === 0
        ? "Aucune garde ne correspond encore à toutes vos disponibilités"
        : count === 1
          ? "1 garde correspond à vos disponibilités"
          : `${count} gardes correspondent à vos disponibilités`, // OFFER-04
    fit: "Elles vous correspondent",
    others: "Les autres offres",
    list: "Offres",
    empty: "Aucune offre pour le moment.",
    emptyWhy:
      "L’agence en publie souvent\u00a0: la cloche vous prévient dès qu’une garde correspond à vos disponibilités.",
    emptyFiltered: "Aucune offre avec ces critères.",
    clear: "Tout effacer",
    filters: "Critères",
    filter: (count: number) => (count === 0 ? "Filtrer" : `Filtrer (${count})`),
    apply: "Appliquer",
    how: "Jusqu’où",
    places: { commune: "Ma commune", department: "Mon département" },
    days: "Mes jours",
    hours: "Heures par semaine",
    hoursOf: { few: "Moins de 10\u00a0h", some: "10 à 20\u00a0h", many: "Plus de 20\u00a0h" },
    rhythm: "Rythme",
    regular: "Régulière",
    occasional: "Ponctuelle",
    housework: "Ménage",
    withHousework: "Avec ménage",
    withoutHousework: "Sans ménage",
    ages: "Âge des enfants",
    agesOf: { babies: "Moins de 3 ans", small: "3 à 5 ans", big: "6 ans et plus" },
    hidden: "Offres masquées",
    any: "Peu importe",
    week: (hours: string) => `${hours} par semaine`,
    children: (count: number, ages: string) =>
      count === 1 ? `1 enfant, ${ages}` : `${count} enfants, ${ages}`, // OFFER-04
    years: (ages: string, last: number) => `${ages} ${last < 2 ? "an" : "ans"}`,
    and: " et ",
    underOne: "moins d’un an",
    wage: (from: string, to: string | null) =>
      to === null ? `${from} brut de l’heure` : `de ${from} à ${to} brut de l’heure`,
    starts: (day: string) => `À partir du ${day}`,
    until: (from: string, to: string) => `Du ${from} au ${to}`,
    coversDays: (days: string) => `Couvre vos disponibilités ${days}`, // OFFER-04
    missesDays: (days: string) => `Pas disponible ${days} à ces heures`,
    asksSpoken: (language: string) => `Demande ${language}, que vous parlez`, // OFFER-04
    asksMissing: (language: string) => `Demande ${language}, que votre profil ne dit pas`,
    hasLicence: "Demande le permis, que vous avez",
    lacksLicence: "Demande le permis, que votre profil ne dit pas",
    doesHousework: "Avec du ménage, que vous proposez",
    lacksHousework: "Avec du ménage, que votre profil ne propose pas",
    interest: "Cela m’intéresse", // OFFER-07
    hide: "Ne plus me la montrer", // OFFER-07
    show: "Me la montrer de nouveau",
    hiddenDone: "L’offre est masquée.",
    shownDone: "L’offre est de nouveau dans votre liste.",
    heading: "Cette offre vous intéresse",
    word: "Votre mot à l’agence",
    wordHint: (most: number) => `Par exemple à partir de quand. ${most} caractères au plus.`,
    send: "Envoyer à l’agence",
    cancel: "Annuler",
    sent: "Votre candidature est envoyée à l’agence.",
    answered: (days: number) =>
      days === 1
        ? "L’agence vous répond sous 1 jour ouvré"
        : `L’agence vous répond sous ${days} jours ouvrés`,
    help: "Cela aiderait votre candidature\u00a0:",
    helps: {
      week: "dire vos disponibilités",
      profile: "compléter votre profil",
      advert: "publier votre annonce",
    },
    states: {
      sent: "Envoyée",
      seen: "Vue par l’agence",
      accepted: "Retenue",
      refused: "Non retenue",
      withdrawn: "Retirée",
      filled: "Pourvue",
    }, // OFFER-08
    stateOn: (day: string) => `le ${day}`,
    withdraw: "Retirer ma candidature",
    withdrawn: "Votre candidature est retirée.",
    noApplications: "Vous n’avez encore répondu à aucune offre.",
    back: "Toutes les offres",
  },
  en: {
    title: "Job offers",
    applications: "My applications",
    fitting: (count) =>
      count === 0
        ? "No job matches your whole week yet"
        : count === 1
          ? "1 job matches your week"
          : `${count} jobs match your week`,
    fit: "Matching your week",
    others: "Other jobs",
    list: "Jobs",
    empty: "No jobs at the moment.",
    emptyWhy: "The agency often publishes some: the bell tells you as soon as a job matches your week.",
    emptyFiltered: "No job with these choices.",
    clear: "Clear all",
    filters: "Filters",
    filter: (count) => (count === 0 ? "Filter" : `Filter (${count})`),
    apply: "Apply",
    how: "How far",
    places: { commune: "My town", department: "My department" },
    days: "My days",
    hours: "Hours a week",
    hoursOf: { few: "Under 10\u00a0h", some: "10 to 20\u00a0h", many: "Over 20\u00a0h" },
    rhythm: "Frequency",
    regular: "Regular",
    occasional: "Occasional",
    housework: "Housework",
    withHousework: "With housework",
    withoutHousework: "Without housework",
    ages: "Ages of the children",
    agesOf: { babies: "Under 3", small: "3 to 5", big: "6 and over" },
    hidden: "Hidden jobs",
    any: "Either",
    week: (hours) => `${hours} a week`,
    children: (count, ages) => (count === 1 ? `1 child, ${ages}` : `${count} children, ${ages}`),
    years: (ages, last) => `${ages} ${last < 2 ? "year" : "years"} old`,
    and: " and ",
    underOne: "under one year old",
    wage: (from, to) => (to === null ? `${from} gross an hour` : `${from} to ${to} gross an hour`),
    starts: (day) => `From ${day}`,
    until: (from, to) => `From ${from} to ${to}`,
    coversDays: (days) => `Matches your availability on ${days}`,
    missesDays: (days) => `Not available on ${days} at these times`,
    asksSpoken: (language) => `Asks for ${language}, which you speak`,
    asksMissing: (language) => `Asks for ${language}, which your profile does not mention`,
    hasLicence: "Asks for a driving licence, which you have",
    lacksLicence: "Asks for a driving licence, which your profile does not mention",
    doesHousework: "With housework, which you offer",
    lacksHousework: "With housework, which your profile does not offer",
    interest: "I’m interested",
    hide: "Do not show again",
    show: "Show again",
    hiddenDone: "The job is hidden.",
    shownDone: "The job is in your list again.",
    heading: "This job interests you",
    word: "Your word to the agency",
    wordHint: (most) => `Such as from when. ${most} characters at most.`,
    send: "Send to the agency",
    cancel: "Cancel",
    sent: "Your application has been sent to the agency.",
    answered: (days) =>
      days === 1
        ? "The agency answers you within 1 working day"
        : `The agency answers you within ${days} working days`,
    help: "This would help your application:",
    helps: {
      week: "say when you can work",
      profile: "complete your profile",
      advert: "publish your advert",
    },
    states: {
      sent: "Sent",
      seen: "Seen by the agency",
      accepted: "Accepted",
      refused: "Not accepted",
      withdrawn: "Withdrawn",
      filled: "Filled",
    },
    stateOn: (day) => `on ${day}`,
    withdraw: "Withdraw my application",
    withdrawn: "Your application is withdrawn.",
    noApplications: "You have not applied for any job yet.",
    back: "All jobs",
  },
});
