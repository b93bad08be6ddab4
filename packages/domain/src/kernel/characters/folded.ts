/** Gives the form under which headers and labels are compared: without case, accents, blanks, hyphens or other signs. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
