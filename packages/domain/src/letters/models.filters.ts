import { listOf, text, words } from "../kernel/lists/listOf.ts";
import { letterKindPattern } from "./letterKind.ts";

/** Which model of a letter is open, in which language and how it is shown: in the address of their page. */
export const modelsList = listOf({
  modele: text(letterKindPattern),
  langue: words({ fr: "fr", en: "en" }),
  vue: words({ ordinateur: "wide", telephone: "narrow", texte: "plain" }),
});
