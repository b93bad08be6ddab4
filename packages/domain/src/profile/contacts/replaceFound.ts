/**
 * Gives a text with what an expression finds replaced, where a cheap one says that there may be any. Expressions over all letters,
 * small and capital, keep a phone busy for a quarter of a second when they are first used, and most texts hold nothing.
 */
export function replaceFound(
  text: string,
  mayHold: RegExp,
  sought: RegExp,
  instead: (found: string, at: number) => string,
): string {
  // The two letters that are the same as one of ASCII where case does not count in Unicode.
  if (!mayHold.test(text.replaceAll("\u017F", "s").replaceAll("\u212A", "k"))) return text;
  return text.replace(sought, (found, at: number) => instead(found, at));
}
