/** Gives a name or a moment as it stands within a sentence: its first letter is small, but that of the English “I”. */
export const lowerFirst = (text: string): string =>
  /^I\b(?!\p{L})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
