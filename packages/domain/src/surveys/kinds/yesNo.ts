import * as z from "zod/mini";
import { missing, plainKind } from "./kind.ts";

export const yesOrNo = { true: { fr: "Oui", en: "Yes" }, false: { fr: "Non", en: "No" } } as const;

/** Yes or no, one of them chosen (SURVEY-39, SURVEY-48). */
export const yesNo = plainKind<"true" | "false" | "">({
  flag: 32768,
  label: { fr: "Oui ou non", en: "Yes or no" },
  schema: z.enum(["true", "false", ""]),
  empty: "",
  seconds: 5,
  tidy: (value) => value,
  problems: (value) => (value === "" ? [missing()] : []),
  summary: (value, _, locale) => (value === "" ? "" : yesOrNo[value][locale]),
});
