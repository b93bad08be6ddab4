import { valueList } from "../kernel/values.ts";

/** What an agency does at a family's home (VISITS-09). */
export const services = valueList({
  childcare: { value: 0, fr: "Garde d’enfants", en: "Childcare" },
  housework: { value: 1, fr: "Ménage", en: "Housework" },
  houseworkAndIroning: { value: 2, fr: "Ménage et repassage", en: "Housework and ironing" },
  homeworkHelp: { value: 3, fr: "Aide aux devoirs", en: "Homework help" },
  other: { value: 4, fr: "Autre", en: "Other" },
});
