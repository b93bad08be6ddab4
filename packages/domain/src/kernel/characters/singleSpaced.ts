/** Gives a text with no blank around it, and one space between two of its words. */
export const singleSpaced = (text: string): string => text.trim().replace(/\s+/g, " ");
