import { createHash, type Hash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, link, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Pack, pack } from "tar-stream";
import { flushFolder } from "../../files/durableWrites.ts";
import { encryptedFor } from "./age.ts";
import { BackupProblem } from "./backupProblem.ts";
import { noteChecksums } from "./checksums.ts";
import { sealed } from "./seal.ts";

/** A backup that is being written. */
export interface Archive {
  add(name: string, content: Buffer): Promise<void>;
}

/** What a file of a backup that is being written ends with, and those that a killed process left. */
export const partEnd = /\.[0-9a-f]{8}\.part$/;

interface Destination {
  readonly file: string;
  /** When the backup is made, as its entries say. */
  readonly at: Date;
  /** Whom it is encrypted for; for nobody it is not. */
  readonly recipients: readonly string[];
  /** Ends the writing; nothing is left. */
  readonly signal?: AbortSignal | undefined;
}

/** What lies on the disk. */
export interface Written<Result> {
  readonly result: Result;
  readonly byteCount: number;
  readonly sha256: string;
}

/** Writes a backup beside its final name, which it gets when it is whole and on the disk; when that fails nothing is left. */
export async function writeArchive<Result>(
  destination: Destination,
  fill: (archive: Archive) => Promise<Result>,
): Promise<Written<Result>> {
  const { file } = destination;
  if (await exists(file)) throw new BackupProblem("file-exists", file);
  const temporary = `${file}.${randomBytes(4).toString("hex")}.part`;
  try {
    const result = await writeTo(temporary, destination, fill);
    await publish(temporary, file);
    return result;
  } catch (error) {
    throw writingProblem(error, file);
  } finally {
    await rm(temporary, { force: true }).catch(() => {});
  }
}

async function writeTo<Result>(
  path: string,
  { at, recipients, signal }: Destination,
  fill: (archive: Archive) => Promise<Result>,
): Promise<Written<Result>> {
  const tar = pack();
  // 0600: the backup holds personal data and password hashes.
  const output = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  const plain = sealed(tar as AsyncIterable<Buffer>, at);
  const count = { byteCount: 0, hash: createHash("sha256") };
  const bytes = counted(recipients.length > 0 ? encryptedFor(recipients, plain) : plain, count);
  const writing = pipeline(bytes, output, { signal }).catch((error: Error) => {
    // Nobody reads the tar any more: whoever adds to it would wait for ever.
    tar.destroy();
    throw error;
  });
  const filling = fillTar(tar, at, fill).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  const [written, filled] = await Promise.allSettled([writing, filling]);
  // When writing fails, filling fails because of it: the writer's error is the cause.
  if (written.status === "rejected") throw written.reason;
  if (filled.status === "rejected") throw filled.reason;
  return { result: filled.value, byteCount: count.byteCount, sha256: count.hash.digest("hex") };
}

async function* counted(bytes: AsyncIterable<Uint8Array>, count: { byteCount: number; hash: Hash }) {
  for await (const chunk of bytes) {
    count.byteCount += chunk.length;
    count.hash.update(chunk);
    yield chunk;
  }
}

async function fillTar<Result>(tar: Pack, at: Date, fill: (archive: Archive) => Promise<Result>) {
  const checksums = noteChecksums();
  const put = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      tar.entry({ name, mode: 0o600, mtime: at }, content, (error) => (error ? reject(error) : resolve()));
    });
  const putChecksums = () => {
    const { name, content } = checksums.take();
    return put(name, content);
  };
  const result = await fill({
    async add(name, content) {
      await put(name, content);
      checksums.note(name, content);
      if (checksums.isFull) await putChecksums();
    },
  });
  await putChecksums();
  tar.finalize();
  return result;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

// `link`, unlike `rename`, fails when the name was taken meanwhile. Some file systems have no links.
async function publish(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file);
  } catch (error) {
    if ((error as { code?: string }).code === "EEXIST" || (await exists(file))) {
      throw new BackupProblem("file-exists", file);
    }
    await rename(temporary, file);
  }
  await flushFolder(dirname(file));
}

function writingProblem(error: unknown, file: string): unknown {
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (code === "ENOSPC" || code === "EDQUOT") return new BackupProblem("disk-full", file);
  // Tells errors of the file system from those of a database connection.
  const isOfDisk = ["open", "write", "fsync", "link", "rename", "close"].includes(syscall ?? "");
  return code && isOfDisk ? new BackupProblem("file-not-writable", `${file}: ${code}`) : error;
}
