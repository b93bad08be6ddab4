import type { Bilingual } from "../../kernel/texts.ts";
import type { MoveName } from "../contract.moves.ts";
import type { ContractKind } from "../contractKind.ts";

const other = { fr: "Autre", en: "Other" } as const;

const ofFamilies = {
  planned: { fr: "Fin prévue", en: "Planned end" },
  moving: { fr: "Déménagement", en: "Moving house" },
  "no-need": { fr: "Plus de besoin", en: "No longer needed" },
  "situation-changed": { fr: "Changement de situation", en: "Change of circumstances" },
  "other-provider": { fr: "Autre organisme", en: "Another provider" },
  dissatisfied: { fr: "Insatisfaction", en: "Dissatisfaction" },
  other,
} as const satisfies Record<string, Bilingual>;

/** TABLE E: why a contract ended (AGCON-17). */
export const endReasons = {
  guard: ofFamilies,
  housework: ofFamilies,
  babysitter: {
    "fixed-term": { fr: "Fin du contrat à durée déterminée", en: "End of the fixed term" },
    resignation: { fr: "Démission", en: "Resignation" },
    agreed: { fr: "Rupture conventionnelle", en: "Termination by agreement" },
    dismissal: { fr: "Licenciement", en: "Dismissal" },
    "trial-period": { fr: "Fin de période d’essai", en: "End of the trial period" },
    retirement: { fr: "Départ à la retraite", en: "Retirement" },
    other,
  },
} as const satisfies Record<ContractKind, Record<string, Bilingual>>;

const reasons: Readonly<Record<ContractKind, Readonly<Record<string, Bilingual>>>> = endReasons;

/** True for a reason of TABLE E, of this kind. */
export const isEndReason = (kind: ContractKind, reason: string): boolean =>
  Object.hasOwn(reasons[kind], reason);

/** Gives how a reason is said; one that this version does not know as it is kept. */
export const endReasonText = (kind: ContractKind, reason: string): Bilingual =>
  isEndReason(kind, reason) ? (reasons[kind][reason] as Bilingual) : { fr: reason, en: reason };

/** The reason of a contract that ends on its day, where nothing else was said. */
export const plannedEnd = { guard: "planned", housework: "planned", babysitter: "fixed-term" } as const;

/** Gives the reasons from which an act chooses: whoever ends a contract early does not end it as planned (AGCON-17). */
export const endReasonsFor = (kind: ContractKind, act: MoveName): readonly (readonly [string, Bilingual])[] =>
  Object.entries(reasons[kind]).filter(([reason]) => act !== "terminate" || reason !== plannedEnd[kind]);

/** « Autre » says nothing by itself: it asks for words, which the agency alone reads. */
export const asksWords = (reason: string): boolean => reason === "other";
