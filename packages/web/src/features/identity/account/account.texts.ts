import { type Bilingual, catalogue } from "@ribambelle/domain/kernel/texts";

export const passwordSectionWords = catalogue({
  fr: {
    title: "Mot de passe",
    withoutScript:
      "Pour changer de mot de passe, activez JavaScript dans votre navigateur ou appelez l’agence.",
    current: "Mot de passe actuel",
    afterwards: "Ensuite, vous vous reconnecterez sur chacun de vos appareils.",
    change: "Changer le mot de passe",
    typeCurrent: "Pour changer, saisissez d’abord votre mot de passe actuel.",
    withoutEmail: "Pour changer, choisissez un mot de passe sans votre e\u2011mail.",
  },
  en: {
    title: "Password",
    withoutScript: "To change your password, turn JavaScript on in your browser or call the agency.",
    current: "Current password",
    afterwards: "You will then need to sign in again on each of your devices.",
    change: "Change the password",
    typeCurrent: "To change it, enter your current password first.",
    withoutEmail: "To change it, choose a password that does not contain your e\u2011mail.",
  },
});

/** How hard a password is to guess, from 0 to 4, and what would help. */
export const strengthWords = catalogue({
  fr: {
    label: "Solidité",
    scores: { 0: "très faible", 1: "faible", 2: "moyenne", 3: "bonne", 4: "excellente" },
    advice: "Plus long vaut mieux que plus compliqué\u00a0: ajoutez un ou deux mots sans rapport.",
  },
  en: {
    label: "Strength",
    scores: { 0: "very weak", 1: "weak", 2: "fair", 3: "good", 4: "excellent" },
    advice: "Longer beats more complicated: add an unrelated word or two.",
  },
});

export const sessionsWords = catalogue({
  fr: {
    title: "Où vous êtes connecté·e",
    withoutScript:
      "Pour déconnecter un appareil, activez JavaScript dans votre navigateur ou appelez l’agence.",
    what: "Voici les appareils qui ouvrent votre espace sans redemander votre mot de passe. Vous n’en reconnaissez pas un\u00a0? Déconnectez-le et changez de mot de passe.",
    on: (browser: string, system: string) => `${browser} sous ${system}`,
    unknown: "Appareil inconnu",
    here: "Cet appareil",
    lastActivity: "Dernière activité\u00a0:",
    end: "Déconnecter",
    endNamed: (device: string, moment: string) => `Déconnecter\u00a0: ${device}, dernière activité ${moment}`,
    // STAFF-36, printed
    endOthers: "Déconnecter les autres",
    sure: "Déconnecter tous les appareils, sauf celui-ci\u00a0?",
    yes: "Oui, les déconnecter",
    no: "Non, ne rien changer",
    onlyHere: "Vous n’êtes connecté·e nulle part ailleurs.",
  },
  en: {
    title: "Where you are signed in",
    withoutScript: "To sign a device out, turn JavaScript on in your browser or call the agency.",
    what: "These devices can open your space without your password. Is there one you do not recognise? Sign it out and change your password.",
    on: (browser, system) => `${browser} on ${system}`,
    unknown: "Unknown device",
    here: "This device",
    lastActivity: "Last activity:",
    end: "Sign out",
    endNamed: (device, moment) => `Sign out: ${device}, last activity ${moment}`,
    endOthers: "Sign out the others",
    sure: "Sign out all devices but this one?",
    yes: "Yes, sign them out",
    no: "No, change nothing",
    onlyHere: "You are signed in nowhere else.",
  },
});

export const sessionEnded: Bilingual = {
  fr: "Cet appareil est déconnecté.",
  en: "This device is signed out.",
};
export const othersEnded: Bilingual = {
  fr: "Tous les autres appareils sont déconnectés.",
  en: "All other devices are signed out.",
};

export const deletionWords = catalogue({
  fr: {
    title: "Supprimer votre compte",
    withoutScript:
      "Pour supprimer votre compte, activez JavaScript dans votre navigateur ou appelez l’agence.",
    what: "Vous n’aurez plus accès à votre espace, et vos données personnelles seront effacées. Vos contrats en cours continuent\u00a0: pour y mettre fin, contactez l’agence.",
    open: "Supprimer mon compte…",
    heading: "Supprimer votre compte\u00a0?",
    erased: "Ce qui est effacé tout de suite",
    erasedIdentity: "Votre nom, votre e\u2011mail, votre téléphone, votre adresse.",
    erasedAccess: "Votre mot de passe, vos clés d’accès et vos appareils connectés.",
    erasedRest:
      "Vos notifications, vos choix d’e\u2011mails et ce que vous aviez indiqué de vos proches dans vos parrainages.",
    erasedOfBabysitters:
      "Votre profil, votre annonce, vos disponibilités et votre photo\u00a0: les familles ne les voient plus.",
    kept: "Ce que l’agence doit garder",
    keptItem: (what: string, until: string) => `${what}\u00a0: ${until}.`,
    keptBackups: "Les sauvegardes du portail, jusqu’à ce que d’autres les remplacent.",
    loading: "Chargement de ce qui est effacé et de ce qui reste…",
    toTake: "Ce que vous pouvez emporter",
    toTakeWhy: "Une fois le compte supprimé, votre espace ne vous les donnera plus.",
    newTab: "(nouvel onglet)",
    // SPACE-35, printed
    owed: (amount: string) =>
      `Il reste ${amount} à régler\u00a0: la suppression du compte ne change rien à cette dette.`,
    save: "Avant de partir, vous pouvez télécharger vos données\u00a0: la section juste au-dessus.",
    letter: (email: string) =>
      `Un dernier e\u2011mail le confirmera à ${email}, adresse que nous oublierons ensuite.`,
    final: "C’est définitif.",
    confirm: "Supprimer définitivement mon compte",
    keep: "Garder mon compte",
  },
  en: {
    title: "Delete your account",
    withoutScript: "To delete your account, turn JavaScript on in your browser or call the agency.",
    what: "You will no longer have access to your space, and your personal data will be erased. Active contracts continue: to end one, contact the agency.",
    open: "Delete my account…",
    heading: "Delete your account?",
    erased: "What is erased at once",
    erasedIdentity: "Your name, your e\u2011mail, your phone number, your address.",
    erasedAccess: "Your password, your passkeys and the devices signed in.",
    erasedRest:
      "Your notifications, your e\u2011mail choices, and what you told us about people you referred.",
    erasedOfBabysitters:
      "Your profile, your advert, your availability and your photo: families will no longer see them.",
    kept: "What the agency has to keep",
    keptItem: (what, until) => `${what}: ${until}.`,
    keptBackups: "The portal’s backups, until newer ones replace them.",
    loading: "Loading what is erased and what stays…",
    toTake: "What you can take along",
    toTakeWhy: "Once the account is deleted, your space will not give them to you any more.",
    newTab: "(new tab)",
    owed: (amount) => `${amount} is still to pay: deleting the account does not change that debt.`,
    save: "Before you leave, you can download your data in the section just above.",
    letter: (email) => `A final e\u2011mail to ${email} will confirm it; we then delete that address.`,
    final: "This cannot be undone.",
    confirm: "Delete my account for good",
    keep: "Keep my account",
  },
});

/** Said on the sign-in page once the account is deleted (AUTH-38, SETTINGS-25). */
export const accountDeleted: Bilingual = {
  fr: "Votre compte a bien été supprimé.",
  en: "Your account has been deleted.",
};
