import { frenchPhoneText, readFrenchPhone } from "../../kernel/phones/frenchPhone.ts";
import { isBlank, missing, plainKind, textSchema, tidyText } from "./kind.ts";

/** A French phone number (SURVEY-38, SURVEY-50, SURVEY-OP1). */
export const phone = plainKind({
  flag: 16384,
  label: { fr: "Téléphone", en: "Phone" },
  schema: textSchema(40),
  empty: "",
  seconds: 10,
  tidy: (typed) => readFrenchPhone(typed) ?? tidyText(typed),
  problems: (typed) => {
    if (isBlank(typed)) return [missing()];
    return readFrenchPhone(typed) === null ? [{ path: "", code: "invalid-phone" }] : [];
  },
  summary: frenchPhoneText,
});
