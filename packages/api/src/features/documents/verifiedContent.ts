import { createHash } from "node:crypto";
import { pipeline, type Readable, Transform } from "node:stream";
import type { OwnFile } from "../../files/ownFile.ts";
import { FileChanged } from "../../files/storeProblems.ts";

/**
 * Passes a document's file on, and fails with FileChanged unless its SHA-256 is the stored one. The last piece waits for that
 * check, so that a damaged file never looks complete, and nothing of a small one is sent.
 */
export function verifiedContent(
  content: Readable,
  { fileKey, sha256 }: Pick<OwnFile, "fileKey" | "sha256">,
): Readable {
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
      else done(new FileChanged(fileKey, "another SHA-256"));
    },
  });
  // The stream itself reports errors to its reader; closing it closes the file.
  return pipeline(content, checked, () => {});
}
