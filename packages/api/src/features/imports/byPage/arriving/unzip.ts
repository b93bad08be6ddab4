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
/** What an archive may hold, whatever its own size: files, bytes of all together and of one. */
interface Most {
  readonly files: number;
  readonly bytes: number;
  readonly ofOne: number;
}
const mostOfImport: Most = { files: mostImportFiles, bytes: mostImportBytes, ofOne: mostTableBytes };
const [fileType, link] = [0o170000, 0o120000];

/**
 * Gives the files of a ZIP archive one after the other, by its list of contents. Throws Refused when they are too many or too
 * large, and UnreadableZip for what is broken, encrypted, a link, or leads elsewhere by its name.
 */
export async function* filesOfZip(
  { path, byteCount }: Pick<LocalFile, "path" | "byteCount">,
  most = mostOfImport,
): AsyncGenerator<ArrivingFile> {
  const zip = await openPromise(path, { autoClose: false }).catch(unreadable);
  try {
    // All of them are looked at before the first is taken out.
    for (const entry of await entriesOf(zip, {
      ...most,
      bytes: Math.min(byteCount * mostGrowth, most.bytes),
    })) {
      const content = await zip.openReadStreamPromise(entry).catch(unreadable);
      yield { name: entry.fileName, content: readable(content) };
      content.destroy();
    }
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile, most: Most): Promise<Entry[]> {
  const entries: Entry[] = [];
  let size = 0;
  for await (const entry of readable(zip.eachEntry())) {
    if (entry.fileName.endsWith("/")) continue;
    size += entry.uncompressedSize;
    entries.push(entry);
    if (entries.length > most.files || size > most.bytes || entry.uncompressedSize > most.ofOne)
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
