import type { Bilingual } from "../kernel/texts.ts";

/** What is said at a field of a person that cannot be kept so. */
export const personProblems = {
  "zip-code": {
    fr: "Un code postal compte cinq chiffres.",
    en: "A postal code has five digits.",
  },
  "in-future": {
    fr: "Cette date de naissance est dans le futur.",
    en: "This date of birth is in the future.",
  },
} satisfies Record<string, Bilingual>;

/** What a field of a person is called, in the history, in forms and to the person. */
export const fieldNames: Readonly<Record<string, Bilingual>> = {
  firstName: { fr: "prénom", en: "first name" },
  lastName: { fr: "nom", en: "last name" },
  email: { fr: "adresse e-mail", en: "e-mail address" },
  phoneNumber: { fr: "téléphone", en: "phone" },
  userName: { fr: "identifiant", en: "user name" },
  address: { fr: "adresse", en: "address" },
  addressComplement: { fr: "complément d’adresse", en: "address line 2" },
  zipCode: { fr: "code postal", en: "postal code" },
  city: { fr: "ville", en: "city" },
  birthDate: { fr: "date de naissance", en: "date of birth" },
  locale: { fr: "langue", en: "language" },
  hasBeenInterviewed: { fr: "entretien", en: "interview" },
  currentSituation: { fr: "situation à l’agence", en: "standing at the agency" },
  experiences: { fr: "expériences", en: "experience" },
  education: { fr: "formation", en: "education" },
  displaysInformationBanner: { fr: "bandeau d’information", en: "information banner" },
  displaysConnectionPopup: { fr: "rappel à la connexion", en: "reminder at sign-in" },
};

/** Names several fields of a person in a sentence. */
export const fieldList = (fields: readonly string[], locale: "fr" | "en"): string =>
  fields.map((field) => fieldNames[field]?.[locale] ?? field).join(", ");
