import type { Locale } from "../../kernel/locale.ts";
import { catalogue } from "../../kernel/texts.ts";
import { configurationProblemTexts } from "./configuration.texts.ts";
import type { ConfigurationProblem } from "./place.ts";

const places = catalogue({
  fr: {
    category: (title: string) => `Catégorie «\u00a0${title}\u00a0»`,
    says: (place: string, sentence: string) => `${place}\u00a0: ${sentence}`,
  },
  en: {
    category: (title) => `Category “${title}”`,
    says: (place, sentence) => `${place}: ${sentence}`,
  },
});

/** Says what is wrong with a configuration, and where: the category by its title, the question by its id. */
export function configurationProblemText(
  { place: { category, question }, code, detail }: ConfigurationProblem,
  locale: Locale,
): string {
  const words = places(locale);
  const sentence = configurationProblemTexts(locale)[code](detail);
  if (category === null) return question === null ? sentence : words.says(`Question ${question}`, sentence);
  // The same word in both languages.
  const place = question === null ? [] : [`question ${question}`];
  return words.says([words.category(category), ...place].join(", "), sentence);
}
