import { execFileSync } from "node:child_process";
import { closeSync, openSync, statfsSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A disk of its own, of a size that can be changed. */
export interface SmallDisk {
  /** Writes a file until the disk is full. */
  fill(): void;
  /** Removes that file. */
  free(): void;
  grow(megabytes: number): void;
  /** Takes no more writes, as after a fault of the disk. */
  makeReadOnly(): void;
  remove(): void;
}

/** Mounts a small disk on that folder; null where we may not (only root may, and not in every container). */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  const mount = (...options: string[]) =>
    execFileSync("mount", [...options, folder], { stdio: ["ignore", "ignore", "ignore"] });
  try {
    mount("-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs");
  } catch {
    return null;
  }
  const filler = join(folder, "filler");
  return {
    fill: () => fill(filler, folder),
    free: () => unlinkSync(filler),
    grow: (size) => void mount("-o", `remount,size=${size}m`),
    makeReadOnly: () => void mount("-o", "remount,ro"),
    // Lazily: a process that was just killed may still hold a file.
    remove: () => void execFileSync("umount", ["-l", folder]),
  };
}

function fill(filler: string, folder: string): void {
  const file = openSync(filler, "w");
  try {
    for (const size of [1_048_576, 4_096, 1]) writeWhilePossible(file, Buffer.alloc(size, 1));
  } finally {
    closeSync(file);
  }
  const { bavail } = statfsSync(folder);
  if (bavail > 0) throw new Error(`${bavail} blocks of the small disk are left`);
}

function writeWhilePossible(file: number, piece: Uint8Array): void {
  try {
    while (writeSync(file, piece) === piece.length);
  } catch (error) {
    if ((error as { code?: string }).code !== "ENOSPC") throw error;
  }
}
