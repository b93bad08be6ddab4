// The chunks that draw the picture, and those that define its colours and orientation.
const kept = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "gAMA", "cHRM", "sRGB", "iCCP", "eXIf"]);
const repeatable = "IDAT";

const signatureLength = 8;
// Bytes around a chunk's content, four each: the length, the name, and the checksum after it.
const around = 12;

/**
 * Gives a PNG without its texts and other chunks that draw nothing. A decoder would inflate each of them, and a few
 * thousand bytes can hold fifty megabytes. What stands behind a chunk that cannot be read is left to the decoder.
 */
export function withoutTexts(png: Uint8Array): Buffer {
  const given = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const clean = Buffer.allocUnsafe(given.length);
  const seen = new Set<string>();
  let written = given.copy(clean, 0, 0, signatureLength);
  let at = signatureLength;
  while (at + around <= given.length) {
    const end = at + around + given.readUInt32BE(at);
    if (end > given.length) break;
    const name = given.toString("latin1", at + 4, at + 8);
    if (kept.has(name) && (name === repeatable || !seen.has(name)))
      written += given.copy(clean, written, at, end);
    seen.add(name);
    at = end;
  }
  written += given.copy(clean, written, at);
  return clean.subarray(0, written);
}
