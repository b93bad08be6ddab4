import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ArrivingFile } from "@ribambelle/domain/kernel/upload";
import type { LocalFile } from "../../../../files/fileStore.ts";

/** Where arriving files stand until they are stored. */
export interface Arrivals {
  /** Writes one down as it arrives, whatever its size. */
  take(file: ArrivingFile): Promise<LocalFile>;
  /** Forgets one. */
  drop(file: LocalFile): Promise<void>;
  end(): Promise<void>;
}

/** Opens a folder of this process alone for files that arrive. */
export async function openArrivals(): Promise<Arrivals> {
  const folder = await mkdtemp(join(tmpdir(), "ribambelle-arriving-"));
  let count = 0;
  return {
    async take({ content }) {
      const path = join(folder, String(count++));
      const hash = createHash("sha256");
      let byteCount = 0;
      async function* counted(pieces: AsyncIterable<Uint8Array>) {
        for await (const piece of pieces) {
          hash.update(piece);
          byteCount += piece.length;
          yield piece;
        }
      }
      await pipeline(content, counted, createWriteStream(path, { mode: 0o600, flags: "wx" }));
      return { path, byteCount, sha256: hash.digest("hex") };
    },
    drop: ({ path }) => rm(path, { force: true }),
    end: () => rm(folder, { recursive: true, force: true }),
  };
}
