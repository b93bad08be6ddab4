import { plainKind, textSchema, tidyText } from "./kind.ts";

/** The most characters of a comment. */
export const longestComment = 2000;

/** Some lines of text, never needed (SURVEY-33, SURVEY-OP14). */
export const comment = plainKind({
  flag: 512,
  label: { fr: "Commentaire", en: "Comment" },
  schema: textSchema(longestComment),
  empty: "",
  isRequired: false,
  seconds: 15,
  problems: () => [],
  summary: tidyText,
});
