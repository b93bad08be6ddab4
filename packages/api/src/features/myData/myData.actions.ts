import { PassThrough, type Readable } from "node:stream";
import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { ZipFile } from "yazl";
import type { By } from "../../acting/actor.ts";
import type { FeatureNeeds } from "../../feature.ts";
import type { FileStore } from "../../files/fileStore.ts";
import { readPersonTables } from "../../personal/personRows.store.ts";
import { audit } from "../audit/index.ts";
import { type ArchivedFile, nameFiles } from "./archivedFiles.ts";
import { archiveTexts } from "./myData.texts.ts";
import { readablePage } from "./readablePage.ts";

/**
 * Gives a ZIP archive of all that the portal holds about a person, as a stream that is written while it is read: JSON, a page
 * that one can read, the files. Rejects with FileStoreAway; the stream fails when a file goes meanwhile.
 */
export async function openArchive(
  { connection: { db }, personal, fileStore, agency, now }: FeatureNeeds,
  by: By,
  personId: number,
  locale: Locale,
): Promise<Readable> {
  const words = archiveTexts(locale);
  const held = await readPersonTables(db, personal, personId);
  const { tables, files } = await nameFiles(fileStore, words.files, held);
  const at = now();
  const data = {
    at,
    agency: agency.name,
    ...Object.fromEntries(tables.map(({ declared, rows }) => [declared.table, rows])),
  };
  const contact = contactLine(agency.contact);
  const page = readablePage(tables, { agency: agency.name, contact, at }, locale);
  await audit(db, by, { action: "my-data.downloaded", personId });
  return zipOf(
    [
      { path: words.page, content: page },
      { path: words.data, content: `${JSON.stringify(data, null, 2)}\n` },
    ],
    files,
    fileStore,
    at,
  );
}

// Each file is opened when its turn comes, and let go of when whoever downloads it leaves.
function zipOf(
  texts: readonly { readonly path: string; readonly content: string }[],
  files: readonly ArchivedFile[],
  store: FileStore,
  mtime: Date,
): Readable {
  const zip = new ZipFile();
  const archive = new PassThrough();
  let open: Readable | null = null;
  const fail = (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on("error", fail);
  archive.on("close", () => open?.destroy());
  for (const { path, content } of texts) zip.addBuffer(Buffer.from(content), path, { mtime });
  for (const { key, path } of files) {
    // Compressed already: PDF, WebP.
    zip.addReadStreamLazy(path, { mtime, compress: false }, (take) => {
      store.open(key).then((content) => {
        if (archive.destroyed) return content.destroy();
        open = content;
        content.on("error", fail);
        take(null, content);
      }, fail);
    });
  }
  zip.end();
  zip.outputStream.pipe(archive);
  return archive;
}
