import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { BackupProblem } from "./backupProblem.ts";

// https://age-encryption.org/v1: what every file of the format begins with.
const beginning = Buffer.from("age-encryption.org/v1\n");

/** How many of the first bytes tell whether a file is encrypted. */
export const beginningBytes = beginning.length;

/** True for the first bytes of a file that age encrypted. */
export const isEncrypted = (first: Buffer): boolean => first.equals(beginning);

// The library's types are those of browsers.
type WebStream = globalThis.ReadableStream<Uint8Array>;

/** Passes bytes on, encrypted for these recipients (`age1…`). */
export async function* encryptedFor(
  recipients: readonly string[],
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  // Loaded only where it is used: it takes some megabytes of memory.
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new BackupProblem("wrong-recipient", recipient);
    }
  }
  yield* await encrypter.encrypt(ReadableStream.from(bytes) as unknown as WebStream);
}

/**
 * Opens an encrypted file of that size with the text of an identity file (`AGE-SECRET-KEY-1…` on a line); gives its
 * bytes, and how many they are. Throws BackupProblem.
 */
export async function decrypted(
  file: string,
  fileBytes: number,
  identity: string | undefined,
): Promise<{ byteCount: number; bytes: AsyncIterable<Uint8Array> }> {
  if (identity === undefined) throw new BackupProblem("encrypted", file);
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  const secrets = identity.split(/\r?\n/).filter((line) => line.startsWith("AGE-SECRET-KEY-"));
  try {
    for (const secret of secrets) decrypter.addIdentity(secret.trim());
  } catch {
    throw new BackupProblem("no-identity");
  }
  if (secrets.length === 0) throw new BackupProblem("no-identity");
  const content = createReadStream(file);
  try {
    const bytes = await decrypter.decrypt(Readable.toWeb(content) as unknown as WebStream);
    return { byteCount: bytes.size(fileBytes), bytes };
  } catch (error) {
    content.destroy();
    const isOther = /no identity matched/.test((error as Error).message);
    throw new BackupProblem(isOther ? "wrong-identity" : "damaged", isOther ? file : "age", { cause: error });
  }
}
