import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { layOut } from "../../mail/letterLayout.ts";
import type { Letter } from "../../mail/letters.ts";

const texts = catalogue({
  fr: {
    subject: (sponsor: string, agency: string) => `${sponsor} vous recommande ${agency}`,
    recommends: (sponsor: string, agency: string) =>
      `${sponsor} vous recommande ${agency}, pour la garde d’enfants à domicile.`,
    next: "Si cela vous intéresse, vous pouvez vous inscrire par le bouton ci-dessous. Sinon, vous n’avez rien à faire.",
    action: "Découvrir et m’inscrire",
    why: (sponsor: string) =>
      `Pourquoi cet e-mail\u00a0? ${sponsor} nous a donné votre adresse pour vous inviter. Cette invitation part une seule fois.`,
    kept: (agency: string, months: number, contact: string) =>
      `Vos données\u00a0: ${agency} garde votre adresse, et votre nom si on nous l’a donné, pour suivre cette invitation. Sans inscription de votre part, ils sont effacés au bout de ${months}\u00a0mois. Pour y accéder ou les faire effacer\u00a0: ${contact}.`,
    refuse: {
      reason: "Vous préférez ne pas recevoir d’invitation de ce portail, de qui que ce soit\u00a0?",
      label: "Ne plus être contacté",
    },
  },
  en: {
    subject: (sponsor, agency) => `${sponsor} recommends ${agency} to you`,
    recommends: (sponsor, agency) => `${sponsor} recommends ${agency} to you, for childcare at home.`,
    next: "If you are interested, you can sign up with the button below. If not, there is nothing to do.",
    action: "Find out more and sign up",
    why: (sponsor) =>
      `Why this e-mail? ${sponsor} gave us your address to invite you. This invitation is sent only once.`,
    kept: (agency, months, contact) =>
      `Your data: ${agency} keeps your address, and your name if we were given it, to follow up this invitation. If you do not sign up, they are erased after ${months} months. To see them or have them erased: ${contact}.`,
    refuse: {
      reason: "Would you rather not get invitations from this portal, from anyone?",
      label: "Do not contact me again",
    },
  },
});

interface About {
  /** The sponsor's first and last name, as the portal knows them. */
  readonly sponsor: string;
  /** The friend's first name, or an empty text. */
  readonly firstName: string;
  readonly agency: string;
  /** Where one may ask the agency about one's data. */
  readonly contact: string;
  readonly months: number;
  readonly signUpUrl: string;
  readonly refusalUrl: string;
}

/** Writes the one letter to a friend whom a sponsor names: who recommends them, why they get it, what is kept, how to refuse. */
export function friendLetter(locale: Locale, about: About): Letter {
  const words = texts(locale);
  const { sponsor, agency } = about;
  const recommends = words.recommends(sponsor, agency);
  return layOut(
    {
      subject: words.subject(sponsor, agency),
      preheader: recommends,
      firstName: about.firstName,
      paragraphs: [recommends, words.next],
      action: { label: words.action, url: about.signUpUrl },
      closing: [words.why(sponsor), words.kept(agency, about.months, about.contact)],
    },
    locale,
    agency,
    { ...words.refuse, url: about.refusalUrl },
  );
}
