import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { extract } from "tar-stream";
import { beginningBytes, decrypted, isEncrypted } from "./age.ts";
import { BackupProblem } from "./backupProblem.ts";
import { firstDifference, isChecksumList, noteChecksums } from "./checksums.ts";
import { manifestEntry } from "./manifest.ts";
import { sealBytes, sealOf } from "./seal.ts";

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Gives the entries of a backup in their order, one in memory at a time; throws BackupProblem as soon as something is wrong.
 * Only once all entries have been read is every byte of the file proven to be as it was written. An encrypted one takes
 * the text of an identity file.
 */
export async function* readArchive(file: string, identity?: string): AsyncGenerator<ArchiveEntry> {
  const { byteCount, bytes } = await openBytes(file, identity);
  const sealed = byteCount - sealBytes;
  if (sealed <= 0) throw new BackupProblem("not-a-backup", file);
  const hash = createHash("sha256");
  const seal: Uint8Array[] = [];
  const tar = extract();
  const reading = pipeline(bytes, (all) => beforeSeal(all, sealed, { hash, seal }), tar);
  // The loop below reports the same error; this only prevents an unhandled rejection.
  reading.catch(() => {});
  const checksums = noteChecksums();
  let at: Date | undefined;
  let last = "";
  try {
    for await (const entry of tar) {
      const { name, mtime } = entry.header;
      if (!at && name !== manifestEntry) throw new BackupProblem("not-a-backup", file);
      at ??= mtime ?? new Date(0);
      last = name;
      const content = await buffer(entry);
      if (isChecksumList(name)) {
        const damaged = firstDifference(checksums.take().content, content);
        if (damaged) throw new BackupProblem("damaged", damaged);
      } else {
        checksums.note(name, content);
        yield { name, content };
      }
    }
    await reading;
  } catch (error) {
    throw readingProblem(error, file, last);
  } finally {
    tar.destroy();
  }
  if (!at) throw new BackupProblem("not-a-backup", file);
  if (!Buffer.concat(seal).equals(await sealOf(hash.digest("hex"), sealed, at)))
    throw new BackupProblem("damaged", "SEAL");
}

// Passes so many bytes on, through the hash; what follows is the seal.
async function* beforeSeal(
  bytes: AsyncIterable<Uint8Array>,
  byteCount: number,
  { hash, seal }: { hash: Hash; seal: Uint8Array[] },
) {
  let left = byteCount;
  for await (const chunk of bytes) {
    const before = chunk.subarray(0, left);
    left -= before.length;
    hash.update(before);
    if (before.length > 0) yield before;
    if (before.length < chunk.length) seal.push(chunk.subarray(before.length));
  }
}

async function openBytes(
  file: string,
  identity: string | undefined,
): Promise<{ byteCount: number; bytes: AsyncIterable<Uint8Array> }> {
  const handle = await open(file).catch(() => null);
  if (!handle) throw new BackupProblem("file-not-readable", file);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new BackupProblem("file-not-readable", file);
    const first = Buffer.alloc(beginningBytes);
    await handle.read(first, 0, beginningBytes, 0);
    return isEncrypted(first)
      ? await decrypted(file, stat.size, identity)
      : { byteCount: stat.size, bytes: createReadStream(file) };
  } finally {
    await handle.close();
  }
}

function readingProblem(error: unknown, file: string, last: string): BackupProblem {
  if (error instanceof BackupProblem) return error;
  if ((error as { syscall?: string }).syscall) return new BackupProblem("file-not-readable", file);
  return last
    ? new BackupProblem("damaged", last, { cause: error })
    : new BackupProblem("not-a-backup", file, { cause: error });
}
