import { plainKind, tidyText, tooLong, wordsSchema } from "./kind.ts";

/** The most characters of a comment. */
export const longestComment = 2000;

/** Some lines of text, never needed (SURVEY-33, SURVEY-OP14). */
export const comment = plainKind({
  flag: 512,
  label: { fr: "Commentaire", en: "Comment" },
  schema: wordsSchema(longestComment),
  empty: "",
  isRequired: false,
  seconds: 15,
  problems: (text) => tooLong(text, longestComment),
  summary: tidyText,
});
