import { catalogue } from "@ribambelle/domain/kernel/texts";

export const dashboardWords = catalogue({
  fr: {
    hello: (name: string) => `Bonjour ${name}`, // DASH-OP2
    lead: "Tout votre espace", // TODO-01, printed
    warning: "À savoir",
    payments: "Moyens de paiement",
    whereDetailsAre: {
      before: "Nos coordonnées bancaires se trouvent dans votre espace, sous",
      link: "Règlements",
      after: ", et nulle part ailleurs.",
    },
    backToSchool: "Rentrée scolaire",
  },
  en: {
    hello: (name) => `Hello ${name}`,
    lead: "Your space",
    warning: "Please note",
    payments: "Ways to pay",
    whereDetailsAre: {
      before: "Our bank details are in your space, under",
      link: "Payments",
      after: ", and nowhere else.",
    },
    backToSchool: "Back to school",
  },
});
