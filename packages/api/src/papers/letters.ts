import { fontFile } from "./fontFile.ts";

export type Weight = 400 | 600;

/** Words that one font has all the letters of. */
export interface Run {
  readonly font: string;
  readonly words: string;
}

// Static fonts: the variable one of the pages makes the drawing throw on accented letters. The first that has a letter draws it.
const faces = [
  ["figtree", "latin"],
  ["figtree", "latin-ext"],
  ["noto-sans", "latin-ext"],
  ["noto-sans", "vietnamese"],
  ["noto-sans", "greek"],
  ["noto-sans", "cyrillic"],
  ["noto-sans", "greek-ext"],
  ["noto-sans", "cyrillic-ext"],
  ["noto-sans", "latin"],
] as const;

interface Font {
  readonly name: string;
  readonly hasLetter: (letter: string) => boolean;
}

// What pdfkit keeps of the font that is set, and says nothing of in its types: it alone knows which letters would be lost. It takes
// the same in the place of a file.
interface Drawing {
  readonly _font: { readonly font: Opened };
}
type Opened = Buffer & {
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): object;
};

// What was read of a font to draw one paper is there for the next: its rules of kerning are half of what a drawing costs.
const opened = new Map<string, Opened>();

/** Finds for each letter a font that has it (BILLS-28); the fonts are read as they are needed, once for a drawing. */
export class Letters {
  readonly #fonts = new Map<string, Font>();
  readonly #found = new Map<string, string | null>();
  readonly #pdf: PDFKit.PDFDocument;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
  }

  /** Gives the runs in which words are drawn; a letter that no font has is said by its number, such as [U+0645], rather than lost. */
  runs(words: string, weight: Weight): readonly Run[] {
    const runs: { font: string; words: string }[] = [];
    for (const letter of printable(words)) {
      const font = this.#fontOf(letter, weight);
      const drawn = font === null ? numberOf(letter) : letter;
      const name = font ?? this.#face(0, weight).name;
      const last = runs.at(-1);
      if (last?.font === name) last.words += drawn;
      else runs.push({ font: name, words: drawn });
    }
    return runs;
  }

  #fontOf(letter: string, weight: Weight): string | null {
    const key = `${weight}${letter}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const at = faces.findIndex((_face, index) => this.#face(index, weight).hasLetter(letter));
    const name = at < 0 ? null : this.#face(at, weight).name;
    this.#found.set(key, name);
    return name;
  }

  #face(index: number, weight: Weight): Font {
    const [family, letters] = faces[index] ?? faces[0];
    const name = `${family}-${letters}-${weight}-normal`;
    const known = this.#fonts.get(name);
    if (known) return known;
    this.#pdf.registerFont(name, opened.get(name) ?? fontFile(family, name));
    const { font } = (this.#pdf.font(name) as unknown as Drawing)._font;
    if (!opened.has(name)) knowLetters(font);
    opened.set(name, font);
    const face = {
      name,
      hasLetter: (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    };
    this.#fonts.set(name, face);
    return face;
  }
}

// A sign is asked for as its letter before it is as a part of another (the comma of an apostrophe): it is kept as it was first asked
// for, and what is no letter then is drawn on every later paper, but nobody can copy it or have it read out. Marks stay what they
// are, parts: a font draws some letters with them, which would be said twice.
function knowLetters(font: Opened): void {
  for (const codePoint of font.characterSet)
    if (!/\p{M}/u.test(String.fromCodePoint(codePoint))) font.glyphForCodePoint(codePoint);
}

// Composed as the fonts have them; the fonts know one no-break space, and a line has no other blanks.
const printable = (words: string) =>
  words
    .normalize("NFC")
    .replaceAll(/[\u202f\u2007]/g, "\u00a0")
    .replaceAll(/[\t\n\r]/g, " ");

const numberOf = (letter: string) =>
  `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
