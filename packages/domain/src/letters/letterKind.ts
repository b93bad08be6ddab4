/** What names a kind of letter: its feature, and which of its letters. */
export const letterKindPattern = /^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/;
