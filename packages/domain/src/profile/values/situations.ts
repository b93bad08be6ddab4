import { valueList } from "../../kernel/values.ts";

/** Where a babysitter stands with the agency (DATA-44, DATA-OP2). */
export const currentSituations = valueList({
  Learning: { value: 0, fr: "En apprentissage", en: "In training" },
  Employee: { value: 1, fr: "En poste", en: "Employee" },
  WasEmployee: { value: 2, fr: "A été en poste", en: "Former employee" },
  Unknown: { value: 3, fr: "Inconnue", en: "Unknown" },
  Training: { value: 4, fr: "En formation", en: "In training" },
  WillBeEmployee: { value: 5, fr: "Bientôt en poste", en: "Joining soon" },
});
