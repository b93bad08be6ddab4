import { type Refusal, refusals } from "../kernel/refusal.ts";
import type { Bilingual } from "../kernel/texts.ts";
import type { ReasonWords } from "../moderation/toldReason.ts";

/** What the calls of a profile refuse. */
export const profileRefusals = refusals("profile", {
  lockedAfterInterview: {
    status: 403,
    fr: "Depuis votre entretien, seule l’agence peut modifier cette partie de votre profil.",
    en: "Since your interview, only the agency can change this part of your profile.",
  },
  changedMeanwhile: {
    status: 409,
    fr: "Votre profil a été modifié entre-temps, dans un autre onglet ou sur un autre appareil.",
    en: "Your profile was changed in the meantime, in another tab or on another device.",
  },
  nothingToPublish: {
    status: 400,
    fr: "Pour publier votre annonce, rédigez d’abord son titre et sa description.",
    en: "To publish your advert, write its title and its description first.",
  },
  // Why is said by `advertToCorrect`.
  advertToCorrect: {
    status: 409,
    isOfFacts: true,
    fr: "Modifiez d’abord votre annonce.",
    en: "Change your advert first.",
  },
  situationNotOffered: {
    status: 400,
    fr: "Cette situation professionnelle n’est plus proposée.",
    en: "This professional situation is not offered any more.",
  },
});

/** Says what the agency asks to be corrected before the same words are published again (TABLE R). */
export function advertToCorrect({ fr, en }: ReasonWords): Refusal {
  return {
    ...profileRefusals.advertToCorrect,
    fr: `Modifiez d’abord votre annonce\u00a0: ${fr}`,
    en: `Change your advert first: ${en ?? fr}`,
  };
}

/** What a field of a profile is refused for, by the code that its schema gives. */
export const profileProblems: Readonly<Record<string, Bilingual>> = {
  "advert-title-words": {
    fr: "Le titre compte de 3 à 12 mots.",
    en: "The title has 3 to 12 words.",
  },
  "advert-description-words": {
    fr: "La description compte au moins 30 mots.",
    en: "The description has at least 30 words.",
  },
  "education-empty": {
    fr: "Choisissez un niveau, un domaine ou un diplôme.",
    en: "Choose a level, a field or a qualification.",
  },
  "experience-incomplete": {
    fr: "Choisissez le type, l’âge, la durée et le moment de la garde, ou décrivez l’expérience.",
    en: "Choose the setting, the age, the length and the time of care, or describe the experience.",
  },
  "too-many-experiences": {
    fr: "Un profil compte dix expériences au plus.",
    en: "A profile holds ten experiences at most.",
  },
  "ironing-without-housework": {
    fr: "Le repassage ne va pas sans le ménage.",
    en: "Ironing comes with housework only.",
  },
};
