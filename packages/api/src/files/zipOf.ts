import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A text of an archive, at its place in it. */
export interface ArchivedText {
  readonly path: string;
  readonly content: string;
}

/** A file of an archive, which is opened when its turn comes. */
export interface ArchivedContent {
  readonly path: string;
  readonly open: () => Promise<Readable>;
}

/**
 * Writes a ZIP archive while it is read: each file is opened when its turn comes, and let go of when whoever downloads it leaves.
 * The stream fails when a file cannot be opened or read.
 */
export function zipOf(
  texts: readonly ArchivedText[],
  files: readonly ArchivedContent[],
  mtime: Date,
): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  let opened: Readable | null = null;
  const fail = (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on("error", fail);
  archive.on("close", () => opened?.destroy());
  for (const { path, content } of texts) zip.addBuffer(Buffer.from(content), path, { mtime });
  for (const { path, open } of files) {
    // Compressed already: PDF, WebP.
    zip.addReadStreamLazy(path, { mtime, compress: false }, (take) => {
      open().then((content) => {
        if (archive.destroyed) return content.destroy();
        opened = content;
        content.on("error", fail);
        take(null, content);
      }, fail);
    });
  }
  zip.end();
  zip.outputStream.pipe(archive);
  return archive;
}
