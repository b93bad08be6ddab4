import * as z from "zod/mini";
import { plainKind } from "./kind.ts";
import { yesOrNo } from "./yesNo.ts";

/** A switch, off until it is turned on (SURVEY-37, SURVEY-OP14). */
export const toggle = plainKind<"true" | "false">({
  flag: 8192,
  label: { fr: "Interrupteur", en: "Switch" },
  schema: z.enum(["true", "false"]),
  empty: "false",
  isRequired: false,
  seconds: 4,
  tidy: (value) => value,
  problems: () => [],
  summary: (value, _, locale) => yesOrNo[value][locale],
});
