import type { Bilingual } from "@ribambelle/domain/kernel/texts";

/** Where French numbers are dialled, the mainland first (SURVEY-51, SURVEY-OP1). */
export const dialCodes: readonly ({ readonly code: string } & Bilingual)[] = [
  { code: "33", fr: "France", en: "France" },
  { code: "262", fr: "La Réunion, Mayotte", en: "Réunion, Mayotte" },
  { code: "590", fr: "Guadeloupe, Saint-Martin", en: "Guadeloupe, Saint Martin" },
  { code: "594", fr: "Guyane", en: "French Guiana" },
  { code: "596", fr: "Martinique", en: "Martinique" },
  { code: "508", fr: "Saint-Pierre-et-Miquelon", en: "Saint Pierre and Miquelon" },
  { code: "687", fr: "Nouvelle-Calédonie", en: "New Caledonia" },
  { code: "689", fr: "Polynésie française", en: "French Polynesia" },
];

/** Gives the dial code of a number in its international form; null when it has none of these. */
export const dialCodeOf = (number: string): string | null =>
  dialCodes.find(({ code }) => number.startsWith(`+${code}`))?.code ?? null;
