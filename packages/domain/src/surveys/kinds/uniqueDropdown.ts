import { choiceKind } from "./choice.ts";

/** One option of a list that opens (SURVEY-24, SURVEY-44). */
export const uniqueDropdown = choiceKind(1, { fr: "Liste déroulante", en: "Drop-down list" });
