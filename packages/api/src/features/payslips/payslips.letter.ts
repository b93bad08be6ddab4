import { ofMonth } from "@ribambelle/domain/kernel/dates/months";
import { plainDay } from "@ribambelle/domain/kernel/day";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import type { PayslipChoice } from "@ribambelle/domain/payslips/delivery";
import { layOut } from "../../mail/letterLayout.ts";
import type { Letter } from "../../mail/letters.ts";
import { momentText } from "../../mail/moment.ts";

/** To whom a letter goes, from whom, and where it leads. */
export interface About {
  readonly firstName: string;
  readonly agency: string;
  readonly contact: string;
  readonly url: string;
}

const texts = catalogue({
  fr: {
    open: "Voir mes fiches de paie",
    question: (contact: string) => `Une question\u00a0? Contactez-nous\u00a0: ${contact}.`,
    available: {
      one: (ofMonth: string) => `Votre fiche de paie ${ofMonth} est disponible`,
      several: (count: number) => `${count} nouvelles fiches de paie sont disponibles`,
      where: "Pour la lire et la garder, connectez-vous à votre espace.",
      whereSeveral: "Pour les lire et les garder, connectez-vous à votre espace.",
    },
    notice: {
      subject: "Vos fiches de paie seront électroniques",
      first: (agency: string) =>
        `Dans un mois, ${agency} vous remettra vos fiches de paie sous forme électronique, dans votre espace.`,
      refuse:
        "Vous pouvez refuser à tout moment, maintenant ou plus tard, et les recevoir sur papier\u00a0: le choix se fait en bas de la page Fiches de paie.",
      kept: "Elles y restent au moins 50 ans, et vous pouvez toutes les télécharger à tout moment.",
    },
    closing: {
      subject: (day: string) => `Vos fiches de paie ne seront plus ici à partir du ${day}`,
      first: (agency: string, day: string) =>
        `À partir du ${day}, ${agency} ne remettra plus vos fiches de paie dans votre espace, et celles qui s’y trouvent n’y seront plus.`,
      takeAlong:
        "Téléchargez-les toutes avant ce jour\u00a0: le bouton «\u00a0Tout télécharger\u00a0» de la page Fiches de paie les donne en une fois.",
      keep: "Gardez-les sans limite de durée\u00a0: elles servent pour votre retraite.",
    },
    choice: {
      paper: "Vos fiches de paie sur papier\u00a0: c’est noté",
      electronic: "Vos fiches de paie électroniques\u00a0: c’est noté",
      paperAsked: (moment: string) =>
        `Le ${moment}, vous avez demandé à recevoir vos fiches de paie sur papier.`,
      paperEffect: (day: string) => `Votre demande prend effet au plus tard le ${day}.`,
      kept: "Celles qui vous ont déjà été remises restent dans votre espace, et vous pouvez y revenir à tout moment.",
      electronicAsked: (moment: string) =>
        `Le ${moment}, vous avez demandé à recevoir de nouveau vos fiches de paie dans votre espace.`,
      electronicEffect: "Votre choix prend effet tout de suite.",
    },
  },
  en: {
    open: "See my payslips",
    question: (contact) => `Any questions? Contact us: ${contact}.`,
    available: {
      one: (ofMonth) => `Your payslip ${ofMonth} is available`,
      several: (count) => `${count} new payslips are available`,
      where: "Sign in to your space to read it and save it.",
      whereSeveral: "Sign in to your space to read them and save them.",
    },
    notice: {
      subject: "Your payslips will be electronic",
      first: (agency) =>
        `In a month’s time, ${agency} will give you your payslips electronically, in your space.`,
      refuse:
        "You can refuse at any time, now or later, and receive them on paper: the choice is at the bottom of the Payslips page.",
      kept: "They stay there for at least 50 years, and you can download all of them at any time.",
    },
    closing: {
      subject: (day) => `Your payslips will no longer be here from ${day}`,
      first: (agency, day) =>
        `From ${day}, ${agency} will no longer give you your payslips in your space, and those that are there will no longer be.`,
      takeAlong:
        "Download all of them before that day: the button “Download all” of the Payslips page gives them at once.",
      keep: "Keep them for good: they count towards your pension.",
    },
    choice: {
      paper: "Your payslips on paper: noted",
      electronic: "Your electronic payslips: noted",
      paperAsked: (moment) => `On ${moment}, you asked to receive your payslips on paper.`,
      paperEffect: (day) => `Your request takes effect on ${day} at the latest.`,
      kept: "The ones already there stay in your space, and you can change your mind at any time.",
      electronicAsked: (moment) => `On ${moment}, you asked to receive your payslips in your space again.`,
      electronicEffect: "Your choice takes effect at once.",
    },
  },
});

interface Said {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

function write(locale: Locale, { subject, paragraphs }: Said, about: About): Letter {
  const words = texts(locale);
  return layOut(
    {
      subject,
      preheader: paragraphs[0] ?? subject,
      firstName: about.firstName,
      paragraphs,
      action: { label: words.open, url: about.url },
      closing: [words.question(about.contact)],
    },
    locale,
    about.agency,
  );
}

/** Writes the letter that tells of payslips; `month` is that of the only one. */
export function availableLetter(
  locale: Locale,
  { month, count }: { readonly month: string | null; readonly count: number },
  about: About,
): Letter {
  const words = texts(locale).available;
  const subject = month === null ? words.several(count) : words.one(ofMonth(month, locale));
  const where = month === null ? words.whereSeveral : words.where;
  return write(locale, { subject, paragraphs: [`${subject}.`, where] }, about);
}

/** Writes the notice that payslips will be electronic, with the right to refuse (Code du travail D3243-7). */
export function noticeLetter(locale: Locale, about: About): Letter {
  const words = texts(locale).notice;
  return write(
    locale,
    { subject: words.subject, paragraphs: [words.first(about.agency), words.refuse, words.kept] },
    about,
  );
}

/** Writes the warning that payslips will no longer be here from a day on (Code du travail D3243-8). */
export function closingLetter(locale: Locale, closesOn: string, about: About): Letter {
  const words = texts(locale).closing;
  const day = plainDay(closesOn, locale);
  const paragraphs = [words.first(about.agency, day), words.takeAlong, words.keep];
  return write(locale, { subject: words.subject(day), paragraphs }, about);
}

/** Writes the receipt of a choice, with its day and hour. */
export function choiceLetter(
  locale: Locale,
  {
    choice,
    effectDate,
    at,
  }: { readonly choice: PayslipChoice; readonly effectDate: string; readonly at: Date },
  about: About,
): Letter {
  const words = texts(locale).choice;
  const moment = momentText(at, locale);
  const paragraphs =
    choice === "paper"
      ? [words.paperAsked(moment), words.paperEffect(plainDay(effectDate, locale)), words.kept]
      : [words.electronicAsked(moment), words.electronicEffect];
  return write(locale, { subject: words[choice], paragraphs }, about);
}
