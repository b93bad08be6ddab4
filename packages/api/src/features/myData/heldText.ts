import { once } from "node:events";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";

/** A long text that is written piece by piece and held compressed, some twenty times smaller than it is. */
export interface HeldText {
  /** Adds a piece; resolves once the text takes the next one. */
  write(piece: string): Promise<void>;
  /** Ends the text, and gives what reads it from its beginning. */
  end(): Promise<() => Readable>;
  /** Lets go of a text that nobody will read. */
  drop(): void;
}

/** Begins a text. */
export function holdText(): HeldText {
  const held: Buffer[] = [];
  // It compresses on another thread, so that a long text holds nobody up.
  const gzip = createGzip();
  gzip.on("data", (part: Buffer) => held.push(part));
  return {
    async write(piece) {
      if (!gzip.write(piece)) await once(gzip, "drain");
    },
    async end() {
      const ended = once(gzip, "end");
      gzip.end();
      await ended;
      return () => Readable.from(held).pipe(createGunzip());
    },
    drop: () => void gzip.destroy(),
  };
}
