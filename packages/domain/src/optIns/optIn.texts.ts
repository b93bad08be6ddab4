import type { Locale } from "../kernel/locale.ts";
import { refusals } from "../kernel/refusal.ts";
import type { Role } from "../kernel/role.ts";
import { catalogue } from "../kernel/texts.ts";
import type { EmailOptIn, OptIn } from "./optInNames.ts";

export const optInRefusals = refusals("opt-ins", {
  changedMeanwhile: {
    status: 409,
    fr: "Vos choix ont changé entre-temps, dans un autre onglet ou par le lien d’un e-mail.",
    en: "Your choices have changed in the meantime, in another tab or through a link in an e-mail.",
  },
});

export const optInTexts = catalogue({
  fr: {
    groups: {
      account: {
        title: "Activité de votre compte",
        about: "Mot de passe, signature, sécurité\u00a0: ces e-mails sont nécessaires et partent toujours.",
      },
      agency: {
        title: "Informations de l’agence",
        about: "Ses services, ses actualités et les dates à ne pas manquer.",
      },
      partners: {
        title: "Informations de nos partenaires",
        about: "Les offres des entreprises que l’agence a choisies.",
      },
      parentAdverts: {
        title: "Nouvelles annonces de nounous",
        about: "Les nounous qui viennent de publier leur annonce près de chez vous.",
      },
      babysitterAdverts: {
        title: "Nouvelles offres de garde",
        about: "Les gardes qui viennent d’être proposées près de chez vous.",
      },
    },
    newAdverts: "Nouvelles annonces",
    means: { email: "Par e-mail", sms: "Par SMS", push: "Par notification sur votre téléphone" },
    // The agency reads these too: the phone is not theirs.
    meansWithin: { email: "par e-mail", sms: "par SMS", push: "par notification sur le téléphone" },
  },
  en: {
    groups: {
      account: {
        title: "Account activity",
        about: "Password, signature, security: we always send these e-mails.",
      },
      agency: {
        title: "News from the agency",
        about: "Its services, its news and dates for your diary.",
      },
      partners: {
        title: "News from our partners",
        about: "Offers from companies chosen by the agency.",
      },
      parentAdverts: {
        title: "New nanny adverts",
        about: "Nannies who have just published their advert near you.",
      },
      babysitterAdverts: {
        title: "New job offers",
        about: "Jobs that have just been offered near you.",
      },
    },
    newAdverts: "New adverts",
    means: { email: "By e-mail", sms: "By text message", push: "By notification on your phone" },
    meansWithin: { email: "by e-mail", sms: "by text message", push: "by notification on the phone" },
  },
});

/** Gives under which group of switches one stands, and by which means it is sent; new adverts are worded by role (SETTINGS-OP3). */
export function placeOf(optIn: OptIn, role: Role) {
  const adverts = role === "BabySitter" ? "babysitterAdverts" : "parentAdverts";
  const group = optIn.startsWith("agency") ? "agency" : optIn.startsWith("partners") ? "partners" : adverts;
  const means = optIn.endsWith("Sms") ? "sms" : optIn.endsWith("Push") ? "push" : "email";
  return { group, means } as const;
}

/** Gives the words that stand beside a switch, in one line: what its history keeps (SETTINGS-OP9). */
export function wordsOf(optIn: OptIn, role: Role, locale: Locale): string {
  const { groups, means } = optInTexts(locale);
  const place = placeOf(optIn, role);
  const { title, about } = groups[place.group];
  return `${title}. ${about} ${means[place.means]}`;
}

/** Gives a name of an opt-in in one line, whoever has it and whoever reads it. */
export function optInName(optIn: OptIn, locale: Locale): string {
  const { groups, meansWithin } = optInTexts(locale);
  const place = placeOf(optIn, "Parent");
  const subject = optIn === "newAdvertsEmail" ? optInTexts(locale).newAdverts : groups[place.group].title;
  return `${subject}, ${meansWithin[place.means]}`;
}

/** What the letters of an opt-in are called within a sentence. */
export const lettersOf = catalogue<Record<EmailOptIn, string>>({
  fr: {
    agencyInformationEmail: "les informations de l’agence",
    partnersInformationEmail: "les informations de nos partenaires",
    newAdvertsEmail: "les nouvelles annonces",
  },
  en: {
    agencyInformationEmail: "news from the agency",
    partnersInformationEmail: "news from our partners",
    newAdvertsEmail: "new adverts",
  },
});

/** What stands at the end of each letter that one may refuse (SETTINGS-OP10). */
export const wayOutTexts = catalogue({
  fr: {
    reason: "Vous choisissez ce que vous recevez, et pouvez changer d’avis à tout moment.",
    label: (letters: string) => `Ne plus recevoir ${letters} par e-mail`,
  },
  en: {
    reason: "You choose what you receive, and can change your mind at any time.",
    label: (letters) => `Stop receiving ${letters} by e-mail`,
  },
});

/** Gives the words of the link that ends the letters of an opt-in. */
export function wayOutOf(optIn: EmailOptIn, locale: Locale): string {
  return wayOutTexts(locale).label(lettersOf(locale)[optIn]);
}
