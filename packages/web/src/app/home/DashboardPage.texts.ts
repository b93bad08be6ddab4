import { catalogue } from "@ribambelle/domain/kernel/texts";

export const dashboardWords = catalogue({
  fr: {
    hello: (name: string) => `Bonjour ${name}`, // DASH-OP2
    lead: "Tout votre espace", // TODO-01, printed
    warning: "À savoir",
    payments: "Moyens de paiement",
    backToSchool: "Rentrée scolaire",
  },
  en: {
    hello: (name) => `Hello ${name}`,
    lead: "All your space",
    warning: "Please note",
    payments: "Means of payment",
    backToSchool: "Back to school",
  },
});
