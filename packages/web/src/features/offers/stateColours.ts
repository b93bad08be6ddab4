/** The colour of each state of an application; the word says it all. */
export const stateColours = {
  sent: "blue",
  seen: "teal",
  accepted: "green",
  refused: "default",
  withdrawn: "default",
  filled: "default",
} as const;
