import { valueList } from "../kernel/values.ts";

/** Whether a parent goes on with the agency (RENEWP-03, DATA-43). */
export const parentNeeds = valueList({
  yes: { value: 1, fr: "Oui", en: "Yes" },
  no: { value: 0, fr: "Non", en: "No" },
  unsure: { value: 2, fr: "Je ne sais pas encore", en: "I don’t know yet" },
});

/** Why a parent does not go on (RENEWP-06, RENEWP-OP8, DATA-41). */
export const parentReasons = valueList({
  noMoreNeed: { value: 0, fr: "Je n’ai plus de besoin", en: "I no longer need childcare" },
  noAllowance: {
    value: 1,
    fr: "Je n’ai plus droit à la CAF (plus de 6\u00a0ans)",
    en: "I am no longer entitled to the CAF allowance (child over 6)",
  },
  moving: { value: 2, fr: "Déménagement", en: "Moving" },
  workChange: { value: 3, fr: "Changement professionnel", en: "Change of job" },
  parentalLeave: { value: 4, fr: "Congé parental", en: "Parental leave" },
  nursery: {
    value: 5,
    fr: "Assistante maternelle ou crèche",
    en: "Childminder or nursery",
  },
  price: { value: 6, fr: "Tarif", en: "Price" },
  otherCompany: { value: 7, fr: "Autre société", en: "Another company" },
});

/** Why a parent does not go on with somebody (RENEWP-12, DATA-42). */
export const employeeReasons = valueList({
  availability: { value: 0, fr: "Ses disponibilités", en: "Their availability" },
  needChange: { value: 1, fr: "Mon besoin change", en: "My needs change" },
  moving: { value: 2, fr: "Déménagement", en: "Moving" },
  newProfile: { value: 3, fr: "Je souhaite un autre profil", en: "I would like another profile" },
  other: { value: 4, fr: "Autre", en: "Other" },
});

/** Why a babysitter does not go on with the agency (RENEWBS-05, DATA-40). */
export const babysitterReasons = valueList({
  availability: { value: 0, fr: "Je ne suis plus disponible", en: "I am no longer available" },
  noAgencyWork: {
    value: 2,
    fr: "Je ne souhaite plus travailler avec une agence",
    en: "I no longer wish to work with an agency",
  },
  moving: { value: 3, fr: "Je déménage", en: "I am moving" },
  administrative: { value: 4, fr: "Raison administrative", en: "Administrative reason" },
  fullTimeJob: { value: 5, fr: "J’ai un emploi à temps plein", en: "I have a full-time job" },
  other: { value: 99, fr: "Autre", en: "Other" },
});

/** Why a babysitter does not go on with a family (RENEWBS-09, DATA-39). */
export const familyReasons = valueList({
  availability: { value: 0, fr: "Je ne suis plus disponible", en: "I am no longer available" },
  moving: { value: 1, fr: "Je déménage", en: "I am moving" },
  badExperience: { value: 2, fr: "L’expérience ne m’a pas convenu", en: "The experience did not suit me" },
  other: { value: 99, fr: "Autre", en: "Other" },
});

/** The version of the questions: it changes with what is asked, and each answer keeps the one that it was given to. */
export const questionsVersion = 1;
