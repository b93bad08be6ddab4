import { shortDay } from "@ribambelle/domain/kernel/day";
import { catalogue } from "@ribambelle/domain/kernel/texts";

export const campaignTexts = catalogue({
  fr: {
    usage:
      "Usage\u00a0: npm run campaign -- list | set ANNÉE parent|intervenant --open JOUR --close JOUR [--audience tous|sous-contrat] [--text TEXTE] [--text-en TEXTE] | remove ANNÉE parent|intervenant [--lang fr|en]",
    unknownOption: (option: string) => `L’option ${option} n’est pas connue.`,
    invalid: {
      year: "L’année doit être une année à quatre chiffres.",
      role: "Le rôle doit être «\u00a0parent\u00a0» ou «\u00a0intervenant\u00a0».",
      opensOn: "--open doit donner le premier jour de la campagne, dans son année\u00a0: 01/05/2026.",
      closesOn: "--close doit donner le dernier jour de la campagne, dans son année\u00a0: 30/09/2026.",
      order: "La fermeture précède l’ouverture.",
      audience: "--audience doit être «\u00a0tous\u00a0» ou «\u00a0sous-contrat\u00a0».",
      text: "--text et --text-en ont 500 caractères au plus, et --text-en ne va pas sans --text.",
    },
    roles: { Parent: "parents", BabySitter: "intervenants" },
    audiences: { everyone: "tous", "with-contract": "sous contrat" },
    line: (year: number, role: string, opensOn: string, closesOn: string, audience: string, count: number) =>
      `${year}  ${role}  du ${shortDay(opensOn)} au ${shortDay(closesOn)}  ${audience}  réponses\u00a0: ${count}`,
    none: "Il n’y a aucune campagne.",
    done: {
      created: "La campagne est créée.",
      updated: "La campagne est modifiée.",
      unchanged: "La campagne était déjà ainsi.",
      removed: "La campagne est retirée, avec les formulaires commencés.",
      unknown: "Il n’y a pas de campagne de cette année pour ce rôle.",
      answered:
        "Cette campagne a déjà des réponses\u00a0: elle ne peut plus être retirée. Fermez-la par --close.",
    },
  },
  en: {
    usage:
      "Usage: npm run campaign -- list | set YEAR parent|babysitter --open DAY --close DAY [--audience everyone|with-contract] [--text TEXT] [--text-en TEXT] | remove YEAR parent|babysitter [--lang fr|en]",
    unknownOption: (option) => `The option ${option} is not known.`,
    invalid: {
      year: "The year must be one of four digits.",
      role: "The role must be “parent” or “babysitter”.",
      opensOn: "--open must give the campaign’s first day, in its year: 01/05/2026.",
      closesOn: "--close must give the campaign’s last day, in its year: 30/09/2026.",
      order: "It closes before it opens.",
      audience: "--audience must be “everyone” or “with-contract”.",
      text: "--text and --text-en have at most 500 characters, and --text-en does not go without --text.",
    },
    roles: { Parent: "parents", BabySitter: "babysitters" },
    audiences: { everyone: "everyone", "with-contract": "with a contract" },
    line: (year, role, opensOn, closesOn, audience, count) =>
      `${year}  ${role}  from ${shortDay(opensOn)} to ${shortDay(closesOn)}  ${audience}  answers: ${count}`,
    none: "There is no campaign.",
    done: {
      created: "The campaign is created.",
      updated: "The campaign is changed.",
      unchanged: "The campaign was so already.",
      removed: "The campaign is removed, with the forms that were begun.",
      unknown: "There is no campaign of this year for this role.",
      answered: "This campaign has answers already: it cannot be removed any more. Close it by --close.",
    },
  },
});
