import { type Refusal, refusals } from "../kernel/refusal.ts";
import { catalogue } from "../kernel/texts.ts";

/** What sending or keeping a form refuses. */
export const renewalRefusals = refusals("renewals", {
  // RENEWBS-36, ERR-23, printed
  incomplete: {
    status: 400,
    fr: "Le formulaire contient une erreur ! Merci de vérifier les champs renseignés.",
    en: "The form contains an error! Please check what you have filled in.",
    isWhole: true,
  },
  // RENEWP-21, ERR-21, printed
  parentIncomplete: {
    status: 400,
    fr: "Une erreur s'est produite lors de l'envoi du formulaire.",
    en: "An error occurred while sending the form.",
    isWhole: true,
  },
  // RENEWBS-46, ERR-28, printed without its end
  alreadyRenewed: {
    status: 409,
    fr: "Vos informations sont déjà prises en compte pour la rentrée scolaire.",
    en: "Your information has already been taken into account for the back-to-school period.",
  },
  closed: {
    status: 409,
    fr: "Le formulaire de rentrée n’est pas ouvert aux réponses en ce moment.",
    en: "The back-to-school form is not open for answers at the moment.",
  },
  changedMeanwhile: {
    status: 409,
    fr: "Vous avez continué ce formulaire ailleurs, dans un autre onglet ou sur un autre appareil.",
    en: "You have continued with this form elsewhere, in another tab or on another device.",
  },
});

/** The sentence of whoever has answered already, with its years (RENEWBS-46, RENEWBS-OP2, RENEWP-OP7). */
export const alreadyRenewed = catalogue({
  fr: {
    said: (year: number) =>
      `Vos informations sont déjà prises en compte pour la rentrée scolaire ${renewalYears(year)}.`,
  },
  en: {
    said: (year) =>
      `Your information has already been taken into account for the ${renewalYears(year)} school year.`,
  },
});

/** The school year that begins in a year, as both pages print it (RENEWBS-01, RENEWP-01). */
export const renewalYears = (year: number): string => `${year} - ${year + 1}`;

/** The same in a sentence of our own, which does not break at its dash. */
export const wholeRenewalYears = (year: number): string => renewalYears(year).replaceAll(" ", "\u00a0");

/** The title of both pages (RENEWBS-01, RENEWP-01). */
export const renewalTitle = catalogue({
  fr: { of: (year: number) => `Rentrée scolaire ${renewalYears(year)}` },
  en: { of: (year) => `Back to school ${renewalYears(year)}` },
});

/** The refusal of a second answer, with its years. */
export const alreadyRenewedIn = (year: number): Refusal => ({
  ...renewalRefusals.alreadyRenewed,
  fr: alreadyRenewed("fr").said(year),
  en: alreadyRenewed("en").said(year),
});

/** What is said of a comment that is too long (RENEWBS-07, ERR-07): printed. */
export const commentTooLong = {
  fr: "Ce champs doit être vide ou inférieur à 250 caractères.",
  en: "This field must be empty or under 250 characters.",
} as const;

const yesNo = catalogue({ fr: { yes: "Oui", no: "Non" }, en: { yes: "Yes", no: "No" } });

/** Says yes or no. */
export const yesOrNo = (isYes: boolean, locale: "fr" | "en"): string => yesNo(locale)[isYes ? "yes" : "no"];
