import type { Letters, Run, Weight } from "./letters.ts";

/** How words are set: weight, size in points, and how wide their lines may be. */
export interface Setting {
  readonly weight: Weight;
  readonly size: number;
  readonly width: number;
}

/** A line and its runs, each as far from its beginning as it stands. */
export type Line = readonly (Run & { readonly x: number })[];

/** Gives how wide a line is in that size, without a blank at its end. */
export function widthOf(pdf: PDFKit.PDFDocument, line: Line, size: number): number {
  const last = line.at(-1);
  return last ? last.x + pdf.font(last.font).fontSize(size).widthOfString(last.words.trimEnd()) : 0;
}

/** Breaks words into lines, between words only, a word that is longer than a line (a hash, an address) inside. */
export function linesOf(
  pdf: PDFKit.PDFDocument,
  letters: Letters,
  words: string,
  { weight, size, width }: Setting,
): readonly Line[] {
  const set = (text: string): { line: Line; width: number } => {
    let x = 0;
    const line = letters.runs(text, weight).map((run) => {
      const placed = { ...run, x };
      x += pdf.font(run.font).fontSize(size).widthOfString(run.words);
      return placed;
    });
    return { line, width: x };
  };
  const fits = (text: string) => set(text).width <= width;
  const all = words.split(/[ \t\n\r]+/);
  // Most words stand in one line: to look for its end would lay out each word twice, with and without the blank behind it.
  const whole = set(all.join(" "));
  if (whole.width <= width) return [whole.line];
  const lines: { text: string; endsInside: boolean }[] = [];
  for (const word of all) {
    const last = lines.at(-1);
    if (last && fits(`${last.text} ${word}`)) last.text += ` ${word}`;
    else
      lines.push(
        ...pieces(word, fits).map((text, at, { length }) => ({ text, endsInside: at < length - 1 })),
      );
  }
  // The blank between two lines is drawn too: who reads aloud or copies would join two words.
  return lines.map(
    ({ text, endsInside }, at) => set(endsInside || at === lines.length - 1 ? text : `${text} `).line,
  );
}

function pieces(word: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(word)) return [word];
  const found: string[] = [""];
  for (const letter of word) {
    const last = found.at(-1) ?? "";
    if (last === "" || fits(last + letter)) found[found.length - 1] = last + letter;
    else found.push(letter);
  }
  return found;
}
