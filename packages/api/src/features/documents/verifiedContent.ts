import { createHash } from "node:crypto";
import { pipeline, type Readable, Transform } from "node:stream";
import type { OwnDocument } from "./documents.store.ts";

/**
 * Passes a document's file on. The last piece waits until the whole is known to be what was kept: a damaged file never
 * ends as a good one, and a small one is not begun.
 */
export function verifiedContent(content: Readable, { id, sha256 }: OwnDocument): Readable {
  const hash = createHash("sha256");
  let last: Buffer | undefined;
  const checked = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      const former = last;
      last = piece;
      done(null, former);
    },
    flush(done) {
      if (hash.digest().equals(sha256)) done(null, last);
      else done(new Error(`document ${id}: the file in the store is not the one that was kept`));
    },
  });
  // Who reads hears of errors by the stream; closing it closes the file.
  return pipeline(content, checked, () => {});
}
