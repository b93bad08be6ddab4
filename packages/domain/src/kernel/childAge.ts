import { valueList } from "./values.ts";

/** How old a child is, in contracts and in experiences (DATA-31, PROF-OP16: the ranges everywhere). */
export const childAgeCategories = valueList({
  UnderSixMonths: { value: 0, fr: "Moins de 6 mois", en: "Under 6 months" },
  SixToElevenMonths: { value: 1, fr: "6 à 11 mois", en: "6–11 months" },
  OneToTwoYears: { value: 3, fr: "1 à 2 ans", en: "1–2 years" },
  ThreeToFiveYears: { value: 6, fr: "3 à 5 ans", en: "3–5 years" },
  SixAndOver: { value: 7, fr: "6 ans et plus", en: "6 and over" },
});
