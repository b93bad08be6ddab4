import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { StaffFunction } from "@ribambelle/domain/kernel/permissions/permission";
import { catalogue } from "@ribambelle/domain/kernel/texts";
import { functionNames } from "@ribambelle/domain/staff/staff.texts";
import { layOut } from "../../mail/letterLayout.ts";
import type { Letter } from "../../mail/letters.ts";

/** What happened to a colleague. */
export type ColleagueNews = "named" | "reset";

interface News {
  readonly subject: (name: string) => string;
  readonly what: (name: string) => string;
}

// Subjects and buttons are those of TABLE L.
const texts = catalogue({
  fr: {
    functions: {
      subject: "Vos fonctions dans le portail ont changé",
      what: (functions: string) =>
        `Vos fonctions dans le portail de l’agence ont changé. Vous avez maintenant\u00a0: ${functions}.`,
      again: "Vos sessions ouvertes sont terminées\u00a0: connectez-vous de nouveau.",
      button: "Voir mes fonctions",
    },
    colleague: {
      named: {
        subject: (name) => `${name} est maintenant administrateur`,
        what: (name) => `${name} peut désormais tout faire dans le portail, vos collègues compris.`,
      },
      reset: {
        subject: (name) => `La double authentification de ${name} a été réinitialisée`,
        what: (name) =>
          `Un administrateur a effacé l’application d’authentification, les codes de secours, les clés d’accès et le mot de passe de ${name}.`,
      },
    } as Record<ColleagueNews, News>,
    team: "Voir l’équipe",
    unexpected: "Si cela vous étonne, parlez-en à un autre administrateur sans attendre.",
  },
  en: {
    functions: {
      subject: "Your functions in the portal have changed",
      what: (functions) => `Your functions in the agency’s portal have changed. You now have: ${functions}.`,
      again: "Your open sessions have ended: please sign in again.",
      button: "See my functions",
    },
    colleague: {
      named: {
        subject: (name) => `${name} is now an administrator`,
        what: (name) => `${name} can now do everything in the portal, colleagues included.`,
      },
      reset: {
        subject: (name) => `The second factor of ${name} was reset`,
        what: (name) =>
          `An administrator has erased the authenticator app, recovery codes, passkeys and password of ${name}.`,
      },
    },
    team: "See the team",
    unexpected: "If this surprises you, talk to another administrator straight away.",
  },
});

interface To {
  readonly firstName: string;
  readonly agency: string;
  readonly url: string;
}

/** Writes the letter that tells somebody of the agency of their other functions (STAFF-13). */
export function functionsLetter(
  locale: Locale,
  functions: readonly StaffFunction[],
  { firstName, agency, url }: To,
): Letter {
  const { functions: words, unexpected } = texts(locale);
  const what = words.what(functionNames(functions, locale));
  return layOut(
    {
      subject: words.subject,
      preheader: what,
      firstName,
      paragraphs: [what, words.again],
      action: { label: words.button, url },
      closing: [unexpected],
    },
    locale,
    agency,
  );
}

/** Writes the letter that tells an administrator what happened to a colleague of this name (STAFF-13, STAFF-33). */
export function colleagueLetter(
  news: ColleagueNews,
  locale: Locale,
  name: string,
  { firstName, agency, url }: To,
): Letter {
  const { colleague, team, unexpected } = texts(locale);
  const told = colleague[news];
  const what = told.what(name);
  return layOut(
    {
      subject: told.subject(name),
      preheader: what,
      firstName,
      paragraphs: [what],
      action: { label: team, url },
      closing: [unexpected],
    },
    locale,
    agency,
  );
}
