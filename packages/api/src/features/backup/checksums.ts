import { createHash } from "node:crypto";

// A list of all entries could be larger than memory; each list covers those since the one before.
const entriesPerList = 1_000;

/** True for an entry that holds checksums of those before it. */
export const isChecksumList = (name: string): boolean => name.startsWith("checksums/");

/** The checksums of the entries since the last list, written as `sha256sum -c` reads them. */
export interface Checksums {
  note(name: string, content: Uint8Array): void;
  readonly isFull: boolean;
  /** Gives the list with its name, and begins the next. */
  take(): { name: string; content: Buffer };
}

/** Begins to note checksums. */
export function noteChecksums(): Checksums {
  let lines: string[] = [];
  let lists = 0;
  return {
    note(name, content) {
      lines.push(`${createHash("sha256").update(content).digest("hex")}  ${name}\n`);
    },
    get isFull() {
      return lines.length >= entriesPerList;
    },
    take() {
      lists += 1;
      const content = Buffer.from(lines.join(""));
      lines = [];
      return { name: `checksums/${String(lists).padStart(6, "0")}.sha256`, content };
    },
  };
}

/** Gives the first entry whose checksum differs between the noted list and the written one; null when none does. */
export function firstDifference(noted: Buffer, written: Buffer): string | null {
  if (noted.equals(written)) return null;
  const [ours, theirs] = [noted, written].map((list) => list.toString().split("\n"));
  const differing = ours?.find((line, index) => line !== theirs?.[index]);
  return differing?.slice(66) || "checksums";
}
