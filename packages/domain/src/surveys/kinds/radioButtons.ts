import { choiceKind } from "./choice.ts";

/** One option among several that are all seen (SURVEY-36, SURVEY-49). */
export const radioButtons = choiceKind(4096, { fr: "Choix unique", en: "Single choice" });
