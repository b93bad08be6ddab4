import type { Locale } from "./locale.ts";

/** One sentence in both languages. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

/** Gives what is said in each language, for what follows a change of language. */
export const inBoth = (said: (locale: Locale) => string): Bilingual => ({ fr: said("fr"), en: said("en") });

type Translation<Words> = {
  readonly [Key in keyof Words]?: Words[Key] extends string
    ? string
    : Words[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Words[Key] extends readonly unknown[]
        ? Words[Key]
        : Translation<Words[Key]>;
};

function fallBack<Words extends object>(words: Words, translated: Translation<Words>): Words {
  const merged = { ...words } as Record<string, unknown>;
  for (const [key, value] of Object.entries(translated)) {
    const original = merged[key];
    // Sentences one after the other are translated together.
    const isRecord = typeof original === "object" && original !== null && !Array.isArray(original);
    merged[key] = isRecord ? fallBack(original, value as object) : value;
  }
  return merged as Words;
}

/** Gives the words of a page or a feature in the asked language; what English lacks is French (I18N-03). */
export function catalogue<Words extends object>(words: {
  fr: Words;
  en: Translation<NoInfer<Words>>;
}): ((locale: Locale) => Words) & { readonly all: Record<Locale, object> } {
  const english = fallBack(words.fr, words.en as Translation<Words>);
  return Object.assign((locale: Locale) => (locale === "en" ? english : words.fr), { all: words });
}
