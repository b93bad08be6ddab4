import { catalogue } from "@ribambelle/domain/kernel/texts";

export const nannyWords = catalogue({
  fr: {
    title: "Profils de nounous",
    answer: (count: string, city: string) => `${count} près de ${city}`,
    nannies: (count: number) =>
      count === 0
        ? "Aucune nounou ne publie son annonce"
        : count === 1
          ? "1 nounou publie son annonce"
          : `${count} nounous publient leur annonce`, // NANNY-03
    remain: (count: string) => `${count} avec vos critères`,
    noCity: "Où cherchez-vous\u00a0?",
    noCityWhy: "Votre commune ne nous est pas connue\u00a0: choisissez-en une pour voir les profils.",
    filters: "Critères",
    filter: (count: number) => (count === 0 ? "Filtrer" : `Filtrer (${count})`),
    apply: "Appliquer",
    clear: "Tout effacer",
    where: "Où",
    commune: "Commune",
    communeHint: "Code postal et nom, par exemple 44000 Nantes",
    how: "Jusqu’où",
    places: {
      commune: "Cette commune",
      department: "Le département",
    },
    crow: "À vol d’oiseau, entre les centres des communes.",
    when: "Quand",
    day: "Jour",
    from: "De",
    to: "À",
    add: "Ajouter ce moment",
    wrongMoment:
      "Indiquez un jour, et des heures de quart d’heure en quart d’heure\u00a0: la fin après le début.",
    covers: "Vos moments",
    coversAll: "Couvre tous ces moments",
    coversAny: "Au moins un",
    rhythm: "Rythme",
    ages: "A déjà gardé des enfants de",
    languages: "Langues",
    diplomas: "Diplômes",
    car: "Déplacements",
    licence: "Permis de conduire",
    drives: "Peut conduire les enfants",
    home: "Maison",
    housework: "Ménage",
    ironing: "Repassage",
    mine: "Affichage",
    keptOnly: "Gardés",
    noPhotos: "Sans photos",
    results: "Profils",
    age: (years: number) => `${years} ans`,
    approximate: (distance: string) => `${distance} environ`,
    licenceShort: "Permis",
    coveredOf: (covered: number, asked: number) => `Couvre ${covered} de vos ${asked} moments`,
    coversOne: "Couvre votre moment",
    coversNone: "Ne couvre aucun de vos moments",
    sent: (day: string) => `Demande envoyée le ${day}`, // NANNY-11
    keep: "Garder", // NANNY-13
    kept: "Gardé",
    keepOf: (name: string) => `Garder ${name}`,
    unkeepOf: (name: string) => `Ne plus garder ${name}`,
    gone: (count: number) =>
      count === 1
        ? "Cette annonce n’est plus publiée."
        : `${count} de vos annonces gardées ne sont plus publiées.`, // NANNY-13
    letGo: (count: number) => (count === 1 ? "La retirer de ma liste" : "Les retirer de ma liste"),
    letGoDone: (count: number) =>
      count === 1 ? "L’annonce est retirée de votre liste." : "Les annonces sont retirées de votre liste.",
    next: "Profils suivants",
    first: "Revenir au début",
    how2: "Comment cette liste est-elle rangée\u00a0?", // NANNY-07
    order: {
      rank: "D’abord les personnes qui couvrent le plus de vos moments, puis les plus proches, puis celles qui ont confirmé leur profil le plus récemment.",
      day: "À égalité, l’ordre change chaque jour, pour que personne ne soit toujours en dernier.",
      never: "L’âge, le nom, l’origine, le sexe et la photo ne comptent jamais, et personne n’est noté.",
    },
    nobodyNear: "Personne dans ce rayon", // NANNY-15
    widen: (radius: string) => `Personne dans ce rayon\u00a0: élargir à ${radius}`, // NANNY-15
    widenDepartment: "Personne dans ce rayon\u00a0: élargir au département",
    nobody: "Personne avec ces critères.",
    nobodyWhy: "Sans l’un d’eux, il y aurait\u00a0:",
    drop: (name: string, count: string) => `Sans «\u00a0${name}\u00a0»\u00a0: ${count}`,
    profiles: (count: number) => (count === 1 ? "1 profil" : `${count} profils`),
    noneKept: "Vous ne gardez encore aucun profil.",
    noneKeptWhy: "Le cœur d’un profil le met de côté ici.",
    allProfiles: "Voir tous les profils",
    warn: "Me prévenir", // NANNY-14
    warnWhy:
      "Nous vous prévenons quand un nouveau profil correspond à ces critères\u00a0: par la cloche, et par un e-mail au plus par semaine si vous acceptez les nouvelles annonces dans vos paramètres.",
    warned: "Vous serez prévenu·e des nouveaux profils.",
    searches: "Vos recherches gardées",
    everything: "Autour de chez vous",
    remove: "Retirer",
    removeOf: (name: string) => `Retirer la recherche «\u00a0${name}\u00a0»`,
    removed: "La recherche est retirée.",
  },
  en: {
    title: "Nanny profiles",
    answer: (count, city) => `${count} near ${city}`,
    nannies: (count) =>
      count === 0
        ? "No nanny has published an advert"
        : count === 1
          ? "1 nanny has published an advert"
          : `${count} nannies have published an advert`,
    remain: (count) => `${count} with your choices`,
    noCity: "Where are you looking?",
    noCityWhy: "We do not know your town: choose one to see the profiles.",
    filters: "Filters",
    filter: (count) => (count === 0 ? "Filter" : `Filter (${count})`),
    apply: "Apply",
    clear: "Clear all",
    where: "Where",
    commune: "Town",
    communeHint: "Postal code and name, such as 44000 Nantes",
    how: "How far",
    places: {
      commune: "This town",
      department: "The department",
    },
    crow: "As the crow flies, between the centres of the towns.",
    when: "When",
    day: "Day",
    from: "From",
    to: "To",
    add: "Add this time",
    wrongMoment: "Give a day, and times in quarters of an hour: the end after the start.",
    covers: "Your times",
    coversAll: "Covers all these times",
    coversAny: "At least one",
    rhythm: "Frequency",
    ages: "Has looked after children of",
    languages: "Languages",
    diplomas: "Qualifications",
    car: "Getting about",
    licence: "Driving licence",
    drives: "Can drive the children",
    home: "Home",
    housework: "Housework",
    ironing: "Ironing",
    mine: "Display",
    keptOnly: "Saved",
    noPhotos: "Without photos",
    results: "Profiles",
    age: (years) => `${years} years old`,
    approximate: (distance) => `about ${distance}`,
    licenceShort: "Driving licence",
    coveredOf: (covered, asked) => `Covers ${covered} of your ${asked} times`,
    coversOne: "Covers your time",
    coversNone: "Covers none of your times",
    sent: (day) => `Request sent on ${day}`,
    keep: "Save",
    kept: "Saved",
    keepOf: (name) => `Save ${name}`,
    unkeepOf: (name) => `No longer save ${name}`,
    gone: (count) =>
      count === 1
        ? "This advert is no longer published."
        : `${count} adverts that you saved are no longer published.`,
    letGo: (count) => (count === 1 ? "Take it off my list" : "Take them off my list"),
    letGoDone: (count) => (count === 1 ? "The advert is off your list." : "The adverts are off your list."),
    next: "Next profiles",
    first: "Back to the beginning",
    how2: "How is this list ordered?",
    order: {
      rank: "First the people who cover more of your times, then the nearer ones, then those who have confirmed their profile more recently.",
      day: "Between equals the order changes every day, so that nobody is always last.",
      never: "Age, name, origin, sex and photo never count, and nobody is rated.",
    },
    nobodyNear: "Nobody within this distance",
    widen: (radius) => `Nobody within this distance: widen to ${radius}`,
    widenDepartment: "Nobody within this distance: widen to the department",
    nobody: "Nobody with these choices.",
    nobodyWhy: "Without one of them there would be:",
    drop: (name, count) => `Without “${name}”: ${count}`,
    profiles: (count) => (count === 1 ? "1 profile" : `${count} profiles`),
    noneKept: "You have not saved any profile yet.",
    noneKeptWhy: "The heart of a profile saves it here.",
    allProfiles: "See all profiles",
    warn: "Let me know",
    warnWhy:
      "We let you know when a new profile matches these choices: by the bell, and by one e-mail a week at most if you accept new adverts in your settings.",
    warned: "We will let you know about new profiles.",
    searches: "Your saved searches",
    everything: "Near your home",
    remove: "Remove",
    removeOf: (name) => `Remove the search “${name}”`,
    removed: "The search is removed.",
  },
});
