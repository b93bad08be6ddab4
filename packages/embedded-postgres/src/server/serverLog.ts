import { constants } from "node:fs";
import { type FileHandle, open, rename, stat } from "node:fs/promises";
import type { ServerLocation } from "../location.ts";

const largest = 10 * 1024 * 1024;

/** Opens the server's log for appending; a log over 10 MB is set aside first, in place of the one set aside before. */
export async function openLog({ log, user }: ServerLocation): Promise<FileHandle> {
  const size = await stat(log).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largest) await rename(log, `${log}.1`);
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW = 0 } = constants;
  const file = await open(log, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
  if (user) await file.chown(user.uid, user.gid);
  return file;
}

/** What was written in the log from that position on, its last 64 kB. */
export async function writtenSince({ log }: ServerLocation, from: number): Promise<string> {
  const file = await open(log, "r");
  try {
    const { size } = await file.stat();
    const start = Math.max(from, size - 65_536);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), { position: start });
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The last error in the text, else its last line, without its time and process number; null when there is none. */
export function meaningfulLine(text: string): string | null {
  // Connections of a killed server may still write their end into the next one's log.
  const lines = text.split("\n").filter((line) => line.trim() && !line.includes("terminating connection"));
  const line = lines.findLast((one) => / (FATAL|PANIC|ERROR): {2}/.test(one)) ?? lines.at(-1);
  return line?.replace(/^.*? \[\d+\] /, "").replace(/^(FATAL|PANIC|ERROR|LOG): {2}/, "") ?? null;
}
