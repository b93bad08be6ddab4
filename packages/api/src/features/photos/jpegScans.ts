const marker = { start: 0xd8, end: 0xd9, scan: 0xda, firstRestart: 0xd0, lastRestart: 0xd7 };

// Markers that no length follows (ITU-T T.81, table B.1). 0x00 makes a byte of the picture; what else is below 0xc0 is
// reserved, and a decoder passes over it.
const standsAlone = (code: number) =>
  code < 0xc0 || code === marker.start || (code >= marker.firstRestart && code <= marker.lastRestart);

/**
 * Counts the scans of a JPEG as a decoder meets them, up to its end marker: what stands in the segments or behind
 * the end does not count. Stops at `most`.
 */
export function countScans(jpeg: Uint8Array, most: number): number {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let scans = 0;
  let at = 2;
  while (scans < most) {
    at = bytes.indexOf(0xff, at);
    while (at >= 0 && bytes[at + 1] === 0xff) at += 1;
    const code = at < 0 ? undefined : bytes[at + 1];
    if (code === undefined || code === marker.end) break;
    if (standsAlone(code)) at += 2;
    else {
      if (code === marker.scan) scans += 1;
      if (at + 4 > bytes.length) break;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return scans;
}
