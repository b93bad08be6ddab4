import type { Locale } from "../kernel/locale.ts";
import type { StaffFunction } from "../kernel/permissions/permission.ts";
import { type Bilingual, catalogue } from "../kernel/texts.ts";

interface FunctionWords extends Bilingual {
  /** What it is for, in one sentence, wherever the function is chosen. */
  readonly about: Bilingual;
}

/** The name of each function, and what it is for (STAFF-01). */
export const functionWords: Readonly<Record<StaffFunction, FunctionWords>> = {
  administrator: {
    fr: "Administration",
    en: "Administration",
    about: { fr: "tout, les collègues compris", en: "everything, colleagues included" },
  },
  coordinator: {
    fr: "Coordination",
    en: "Coordination",
    about: {
      fr: "les familles, leurs contrats, la rentrée et les besoins",
      en: "families, their contracts, renewals and needs",
    },
  },
  recruiter: {
    fr: "Recrutement",
    en: "Recruitment",
    about: {
      fr: "les intervenants, leurs contrats, les photos et les annonces",
      en: "babysitters, their contracts, photos and adverts",
    },
  },
  reader: {
    fr: "Lecture",
    en: "Reading",
    about: {
      fr: "lire sans rien changer, ni voir de coordonnées",
      en: "reading, without changing anything or seeing contacts",
    },
  },
};

/** Names functions one after the other. */
export const functionNames = (functions: readonly StaffFunction[], locale: Locale): string =>
  functions.map((one) => functionWords[one][locale]).join(", ");

/** What somebody of the agency reads who has no function yet. */
export const staffTexts = catalogue({
  fr: {
    // STAFF-03
    noFunction:
      "Votre compte n’a pas encore de fonction. Demandez à un administrateur de votre agence de vous en donner une.",
    // STAFF-20
    passwordToChange: "Choisissez d’abord un nouveau mot de passe.",
    passwordWhy:
      "Le mot de passe d’un membre de l’agence compte au moins 12 caractères\u00a0: le vôtre en a moins.",
    choosePassword: "Choisir un nouveau mot de passe",
  },
  en: {
    noFunction: "Your account has no function yet. Ask an administrator of your agency to give you one.",
    passwordToChange: "Choose a new password first.",
    passwordWhy: "The password of a member of the agency has at least 12 characters: yours has fewer.",
    choosePassword: "Choose a new password",
  },
});
