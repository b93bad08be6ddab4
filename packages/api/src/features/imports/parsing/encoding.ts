import { createReadStream } from "node:fs";

export type Encoding = "utf-8" | "windows-1252";

const chunkBytes = 256 * 1024;

/** Reads a file piece by piece. */
export function bytesOf(path: string): AsyncIterable<Uint8Array> {
  return createReadStream(path, { highWaterMark: chunkBytes });
}

/**
 * Detects a file's encoding by reading it once: UTF-8 when it is valid, else Windows-1252; null when it is no
 * text.
 */
export async function encodingOf(path: string): Promise<Encoding | null> {
  const strict = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const bytes of bytesOf(path)) {
      if (bytes.includes(0)) return null;
      strict.decode(bytes, { stream: true });
    }
    strict.decode();
    return "utf-8";
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return damagedEncodingOf(path);
  }
}

// A few bad bytes among well-formed accents are a damaged UTF-8 file: read as Windows-1252, every accent of it
// would turn into two signs. In Windows-1252, nearly no accent happens to be well-formed UTF-8.
async function damagedEncodingOf(path: string): Promise<Encoding | null> {
  const lenient = new TextDecoder("utf-8", { ignoreBOM: true });
  let accents = 0;
  let damages = 0;
  for await (const bytes of bytesOf(path)) {
    if (bytes.includes(0)) return null;
    for (const sign of lenient.decode(bytes, { stream: true }).matchAll(/[^\0-\x7f]/gu)) {
      if (sign[0] === "\ufffd") damages++;
      else accents++;
    }
  }
  return accents > damages ? "utf-8" : "windows-1252";
}

/**
 * Reads a file as pieces of text; a byte order mark is left out, a damaged byte becomes U+FFFD. `onBytes` hears how many
 * bytes each piece took.
 */
export async function* textOf(
  path: string,
  encoding: Encoding,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of bytesOf(path)) {
    onBytes(bytes.length);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}
