import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { extract } from "tar-stream";
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
 * Only once all entries have been read is every byte of the file proven to be as it was written.
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const { byteCount, seal } = await readSeal(file);
  const hash = createHash("sha256");
  const tar = extract();
  const reading = pipeline(
    createReadStream(file, { end: byteCount - 1 }),
    (chunks: AsyncIterable<Buffer>) => hashing(hash, chunks),
    tar,
  );
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
  if (!seal.equals(await sealOf(hash.digest("hex"), byteCount, at)))
    throw new BackupProblem("damaged", "SEAL");
}

async function* hashing(hash: Hash, chunks: AsyncIterable<Buffer>) {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function readSeal(file: string): Promise<{ byteCount: number; seal: Buffer }> {
  const handle = await open(file).catch(() => null);
  if (!handle) throw new BackupProblem("file-not-readable", file);
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new BackupProblem("file-not-readable", file);
    const byteCount = stat.size - sealBytes;
    if (byteCount <= 0) throw new BackupProblem("not-a-backup", file);
    const seal = Buffer.alloc(sealBytes);
    await handle.read(seal, 0, sealBytes, byteCount);
    return { byteCount, seal };
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
