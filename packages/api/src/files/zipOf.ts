import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A text or a file of an archive, at its place in it, which is opened when its turn comes. */
export interface ArchivedContent {
  readonly path: string;
  readonly open: () => Readable | Promise<Readable>;
}

/**
 * Writes a ZIP archive while it is read, texts first: each is opened when its turn comes, and let go of when whoever downloads it
 * leaves. The stream fails when one cannot be opened or read.
 */
export function zipOf(
  texts: readonly ArchivedContent[],
  files: readonly ArchivedContent[],
  mtime: Date,
): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  let opened: Readable | null = null;
  const fail = (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on("error", fail);
  archive.on("close", () => opened?.destroy());
  const add = ({ path, open }: ArchivedContent, compress: boolean) =>
    zip.addReadStreamLazy(path, { mtime, compress }, (take) => {
      Promise.resolve(open()).then((content) => {
        if (archive.destroyed) return content.destroy();
        opened = content;
        content.on("error", fail);
        take(null, content);
      }, fail);
    });
  for (const text of texts) add(text, true);
  // Compressed already: PDF, WebP.
  for (const file of files) add(file, false);
  zip.end();
  zip.outputStream.pipe(archive);
  return archive;
}
