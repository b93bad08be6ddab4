import {
  mostImportBytes,
  mostImportFiles,
  mostTableBytes,
} from "@ribambelle/domain/imports/runs/importing.agency.api";
import { runRefusals } from "@ribambelle/domain/imports/runs/runs.refusals";
import type { ArrivingFile } from "@ribambelle/domain/kernel/upload";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { Refused } from "../../../../acting/refused.ts";
import type { LocalFile } from "../../../../files/fileStore.ts";

/** An archive that cannot be read, or that is not what it says. */
export class UnreadableZip extends Error {}

// How many times larger than the archive its files may be, together (IMPORTS-03).
const mostGrowth = 100;
const [fileType, link] = [0o170000, 0o120000];

/**
 * Gives the files of a ZIP archive one after the other, by its list of contents. Throws Refused when they are too many or too
 * large, and UnreadableZip for what is broken, encrypted, a link, or leads elsewhere by its name.
 */
export async function* filesOfZip({ path, byteCount }: LocalFile): AsyncGenerator<ArrivingFile> {
  const zip = await openPromise(path, { autoClose: false }).catch(unreadable);
  try {
    // All of them are looked at before the first is taken out.
    for (const entry of await entriesOf(zip, byteCount)) {
      const content = await zip.openReadStreamPromise(entry).catch(unreadable);
      yield { name: entry.fileName, content: readable(content) };
      content.destroy();
    }
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile, byteCount: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  let size = 0;
  for await (const entry of readable(zip.eachEntry())) {
    if (entry.fileName.endsWith("/")) continue;
    size += entry.uncompressedSize;
    entries.push(entry);
    const most = Math.min(byteCount * mostGrowth, mostImportBytes);
    if (entries.length > mostImportFiles || size > most || entry.uncompressedSize > mostTableBytes)
      throw new Refused(runRefusals.tooLarge);
    if (isLink(entry) || !entry.canDecodeFileData()) throw new UnreadableZip();
  }
  return entries;
}

const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & fileType) === link;

function unreadable(): never {
  throw new UnreadableZip();
}

async function* readable<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch {
    unreadable();
  }
}
