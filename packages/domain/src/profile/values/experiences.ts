import { valueList } from "../../kernel/values.ts";

/** Where a babysitter has looked after children (DATA-30). */
export const experienceCategories = valueList({
  WithinFamily: { value: 0, fr: "Dans la famille", en: "Within the family" },
  PrivateHome: { value: 1, fr: "Chez un particulier", en: "In a family’s home" },
  Nursery: { value: 2, fr: "Crèche ou halte-garderie", en: "Nursery or day care" },
  LeisureCentre: { value: 3, fr: "Centre de loisirs", en: "Leisure centre" },
  HolidayCamp: { value: 4, fr: "Colonie de vacances", en: "Holiday camp" },
  Events: { value: 5, fr: "Événements", en: "Events" },
  Agency: { value: 6, fr: "Agence de garde d’enfants", en: "Childcare agency" },
  School: { value: 7, fr: "École", en: "School" },
});

/** How long an experience lasted (DATA-32, PROF-OP17). */
export const experienceDurations = valueList({
  UpToThreeMonths: { value: 3, fr: "Jusqu’à 3 mois", en: "Up to 3 months" },
  FourToFiveMonths: { value: 6, fr: "4 à 5 mois", en: "4–5 months" },
  SixToElevenMonths: { value: 12, fr: "6 à 11 mois", en: "6–11 months" },
  OverOneYear: { value: 13, fr: "Plus d’un an", en: "Over one year" },
});

/** When the children were looked after (DATA-36). */
export const childcareTypes = valueList({
  AroundSchool: { value: 0, fr: "Avant ou après l’école", en: "Before or after school" },
  Daytime: { value: 1, fr: "En journée", en: "During the day" },
  Evening: { value: 2, fr: "En soirée", en: "In the evening" },
  Weekend: { value: 3, fr: "Le week-end", en: "At the weekend" },
});

/** How many children were looked after (DATA-38). */
export const childrenCounts = valueList({
  One: { value: 1, fr: "1 enfant", en: "1 child" },
  Two: { value: 2, fr: "2 enfants", en: "2 children" },
  Three: { value: 3, fr: "3 enfants", en: "3 children" },
  FourOrMore: { value: 4, fr: "4 enfants ou plus", en: "4 or more children" },
});
