import type { FoundContract } from "@ribambelle/domain/agencyPeople/search";
import type { ContractKind } from "@ribambelle/domain/contracts/contractKind";
import { catalogue } from "@ribambelle/domain/kernel/texts";

type Kinds = Readonly<Record<ContractKind, string>>;
type States = Readonly<Record<FoundContract["state"], string>>;

export const searchWords = catalogue({
  fr: {
    title: "Recherche",
    label: "Rechercher une personne ou un contrat",
    hint: "Nom, téléphone, e-mail, référence",
    submit: "Rechercher",
    found: "Résultats",
    parents: "Parents",
    babysitters: "Intervenants",
    contracts: "Contrats",
    all: "Voir tous les résultats",
    // FOLKS-01
    none: (text: string) =>
      `Aucun résultat pour “${text}”. Cherchez un nom, une adresse e-mail, un numéro de téléphone ou une référence.`,
    // FOLKS-04
    partial: "Seuls les premiers résultats sont montrés\u00a0: précisez.",
    ready: "Cherchez un nom, une adresse e-mail, un numéro de téléphone ou une référence.",
    failed: "La recherche n’a pas répondu.",
    retry: "Réessayer",
    loading: "Recherche en cours",
    lines: (count: number) => (count === 1 ? "1 résultat" : `${count} résultats`),
    foundFor: (count: string, text: string) => `${count} pour “${text}”`,
    blocked: "Bloqué",
    deletedPerson: "Compte supprimé",
    kinds: { guard: "Garde d’enfants", housework: "Ménage", babysitter: "Contrat d’intervenant" } as Kinds,
    states: {
      draft: "Brouillon",
      sending: "Envoi programmé",
      waiting: "En attente de signature",
      signed: "Signé",
      inProgress: "En cours",
      earlyTermination: "Rupture anticipée",
      finished: "Terminé",
      refused: "Refusé",
      canceled: "Annulé",
      expired: "Expiré",
      error: "En erreur",
    } as States,
  },
  en: {
    title: "Search",
    label: "Search for a person or a contract",
    hint: "Name, phone, e-mail, reference",
    submit: "Search",
    found: "Results",
    parents: "Parents",
    babysitters: "Babysitters",
    contracts: "Contracts",
    all: "See all results",
    none: (text) =>
      `No results for “${text}”. Search for a name, an e-mail address, a phone number or a reference.`,
    partial: "Only the first results are shown: be more precise.",
    ready: "Search for a name, an e-mail address, a phone number or a reference.",
    failed: "The search did not respond.",
    retry: "Try again",
    loading: "Searching",
    lines: (count) => (count === 1 ? "1 result" : `${count} results`),
    foundFor: (count, text) => `${count} for “${text}”`,
    blocked: "Blocked",
    deletedPerson: "Deleted account",
    kinds: { guard: "Childcare", housework: "Housework", babysitter: "Babysitter’s contract" },
    states: {
      draft: "Draft",
      sending: "Scheduled for sending",
      waiting: "Awaiting signature",
      signed: "Signed",
      inProgress: "Active",
      earlyTermination: "Ended early",
      finished: "Ended",
      refused: "Declined",
      canceled: "Cancelled",
      expired: "Expired",
      error: "Error",
    },
  },
});
