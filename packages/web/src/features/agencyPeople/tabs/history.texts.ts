import { catalogue } from "@ribambelle/domain/kernel/texts";

export const historyWords = catalogue({
  fr: {
    history: "Ce qui est arrivé au compte et à la fiche",
    noHistory: "Rien dans l’historique.",
    loadingHistory: "Chargement de l’historique",
    kind: "Type",
    doings: "Actes",
    readings: "Lectures",
    who: "Par qui",
    system: { page: "Quelqu’un", command: "Une commande", job: "Une tâche", import: "Un import" } as Readonly<
      Record<string, string>
    >,
    ofAgency: "agence",
    fromTo: (field: string, from: string, to: string) => `${field}\u00a0: ${from} → ${to}`,
  },
  en: {
    history: "What happened to the account and the record",
    noHistory: "Nothing in the history.",
    loadingHistory: "Loading the history",
    kind: "Kind",
    doings: "Actions",
    readings: "Views",
    who: "By whom",
    system: { page: "Somebody", command: "A command", job: "A task", import: "An import" },
    ofAgency: "agency",
    fromTo: (field, from, to) => `${field}: ${from} → ${to}`,
  },
});
