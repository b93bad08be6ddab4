import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";

// A tar ends with two empty blocks of 512 bytes.
const endOfTar = 1_024;

/** How long a seal is: the header of its entry, one block of content, and the end of the tar. */
export const sealBytes = 1_024 + endOfTar;

/** Gives the last bytes of a backup, which prove all those before: an entry that says how many there are, and their SHA-256. */
export async function sealOf(sha256: string, byteCount: number, at: Date): Promise<Buffer> {
  const tar = pack();
  tar.entry(
    { name: "SEAL", mode: 0o600, mtime: at },
    `The SHA-256 of the ${byteCount} bytes before this entry is\n${sha256}\n`,
  );
  tar.finalize();
  return buffer(tar);
}

/** Passes a tar on with its seal in place of its end. */
export async function* sealed(tar: AsyncIterable<Buffer>, at: Date): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let byteCount = 0;
  let held = Buffer.alloc(0);
  for await (const chunk of tar) {
    const all = Buffer.concat([held, chunk]);
    const ready = all.subarray(0, Math.max(0, all.length - endOfTar));
    held = all.subarray(ready.length);
    hash.update(ready);
    byteCount += ready.length;
    if (ready.length > 0) yield ready;
  }
  yield await sealOf(hash.digest("hex"), byteCount, at);
}
