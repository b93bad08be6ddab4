import * as z from "zod/mini";
import type { Locale } from "../kernel/locale.ts";
import { absent, distinct, valueList } from "../kernel/values.ts";
import { educationThemes } from "./educationThemes.ts";
import { hasEducation } from "./values/filled.ts";

/** Levels of education, from the lowest to the highest (DATA-25 to -27, DATA-OP7). */
export const educationLevels = valueList({
  None: { value: 1262, fr: "Sans diplôme", en: "No qualifications" },
  Bepc: { value: 1258, fr: "BEPC", en: "BEPC" },
  CapBep: { value: 49, fr: "CAP/BEP", en: "CAP/BEP" },
  Bac: { value: 1259, fr: "BAC", en: "BAC" },
  BacPlus1: { value: 50, fr: "BAC+1", en: "BAC+1" },
  BacPlus2: { value: 51, fr: "BAC+2", en: "BAC+2" },
  BacPlus3: { value: 52, fr: "BAC+3", en: "BAC+3" },
  BacPlus4: { value: 53, fr: "BAC+4", en: "BAC+4" },
  BacPlus5: { value: 54, fr: "BAC+5", en: "BAC+5" },
  Doctorate: { value: 1260, fr: "BAC+8/Doctorat", en: "BAC+8/Doctorate" },
});

/** Diplomas that matter for looking after children (DATA-29). */
export const specificDiplomas = valueList({
  ChildminderApproval: {
    value: 1241,
    fr: "Agrément d’assistant·e maternel·le",
    en: "Registered childminder",
  },
  FirstAid: { value: 1242, fr: "Formation aux premiers secours", en: "First-aid training" },
  Childhood: { value: 1247, fr: "Petite enfance", en: "Early years" },
  MedicoSocial: { value: 1248, fr: "Secteur médico-social", en: "Health and social care" },
  YouthWork: { value: 1249, fr: "Animation", en: "Youth work" },
  Other: { value: 1250, fr: "Autre diplôme", en: "Other qualification" },
});

/** A babysitter's education: at least one of the three is filled in (PROF-67, PROF-68). */
export const educationSchema = z
  .object({
    educationLevel: absent(educationLevels.schema),
    educationTheme: absent(educationThemes.schema),
    specificDiplomas: z.array(specificDiplomas.schema).check(z.maxLength(20, "too-long"), distinct()),
  })
  .check(z.refine(hasEducation, { error: "education-empty", path: ["educationLevel"] }));
export type Education = z.infer<typeof educationSchema>;

/** Names the level, the theme and the diplomas of an education in one line; empty where nothing is filled in. */
export const educationText = (
  { educationLevel, educationTheme, specificDiplomas: diplomas }: Education,
  locale: Locale,
): string =>
  [
    ...(educationLevel === null ? [] : [educationLevels.label(educationLevel, locale)]),
    ...(educationTheme === null ? [] : [educationThemes.label(educationTheme, locale)]),
    ...diplomas.map((diploma) => specificDiplomas.label(diploma, locale)),
  ].join(", ");

/** One choice of the education section, and the group that it belongs to (DATA-13, PROF-OP15). */
export const diplomaSchema = z.object({
  text: z.string(),
  value: z.int(),
  parent: z.enum(["level", "theme", "specific"]),
});
export type Diploma = z.infer<typeof diplomaSchema>;

/** Gives every choice of the education section in a language, group by group in the order of display (PROF-70, DATA-OP7). */
export function diplomasIn(locale: Locale): Diploma[] {
  const groups = [
    ["level", educationLevels],
    ["theme", educationThemes],
    ["specific", specificDiplomas],
  ] as const;
  return groups.flatMap(([parent, { rows }]) =>
    rows.map((row) => ({ text: row[locale], value: row.value, parent })),
  );
}
