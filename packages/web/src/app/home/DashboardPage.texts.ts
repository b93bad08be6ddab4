import { catalogue } from "@ribambelle/domain/kernel/texts";

export const dashboardWords = catalogue({
  fr: {
    hello: (name: string) => `Bonjour ${name}`, // DASH-OP2
    lead: "Que souhaitez-vous faire aujourd’hui\u00a0?",
    warning: "À savoir",
    payments: "Moyens de paiement",
    backToSchool: "Rentrée scolaire",
  },
  en: {
    hello: (name) => `Hello ${name}`,
    lead: "What would you like to do today?",
    warning: "Please note",
    payments: "Means of payment",
    backToSchool: "Back to school",
  },
});
