import type { Item } from "@ribambelle/domain/surveys/question";

/** Gives options as the fields of choices take them, by their place; they come in the reader's language. */
export const labelled = (options: readonly Item[]) =>
  options.map(({ value: label }, value) => ({ value, fr: label, en: label }));
