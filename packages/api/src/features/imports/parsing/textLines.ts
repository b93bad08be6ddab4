/** Characters. No line of an export is longer: such a file is something else, and would fill the memory. */
const maxLineLength = 1_000_000;

/** Thrown for a line of more than `maxLineLength` characters. */
export class LineTooLong extends Error {}

/** Cuts pieces of text into lines, whatever ends them (CR LF, LF or CR), a piece's whole lines at a time. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = "";
  for await (const piece of pieces) {
    const text = rest + piece;
    // A CR at the very end may be half of a CR LF.
    const held = text.endsWith("\r") ? "\r" : "";
    const lines = text.slice(0, text.length - held.length).split(lineEnd);
    rest = (lines.pop() ?? "") + held;
    yield lines;
    if (rest.length > maxLineLength) throw new LineTooLong();
  }
  if (rest !== "") yield [rest.replace(/\r$/, "")];
}

const lineEnd = /\r\n|\n|\r/;
