// What a spreadsheet takes for the beginning of a formula, its full-width twins included (OWASP, CSV Injection).
const begins = /^[=+\-@\t\r＝＋－＠]/;
const aNumber = /^[+-][\d\s.,()]+$/;

/**
 * Gives a cell as a file for a spreadsheet holds it: what would run as a formula is marked as a text by an apostrophe; a
 * number or a phone number stays as it is.
 */
export function withTextMark(cell: string): string {
  return begins.test(cell) && !aNumber.test(cell) ? `'${cell}` : cell;
}

/** Gives back the cell that `withTextMark` was given. */
export function withoutTextMark(cell: string): string {
  return cell.startsWith("'") && begins.test(cell.slice(1)) ? cell.slice(1) : cell;
}
