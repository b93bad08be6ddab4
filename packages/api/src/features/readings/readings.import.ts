import { createHash, randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Line } from "@ribambelle/domain/imports/problem";
import { readingDemands } from "@ribambelle/domain/readings/reading";
import { readingNotices, readingsPage } from "@ribambelle/domain/readings/reading.notices";
import type { ImportedReading, ImportedRecipient } from "@ribambelle/domain/readings/readings.file";
import type { Db } from "../../db/connection/connect.ts";
import type { FileChanges } from "../../importing/fileChanges.ts";
import type { ImportNews } from "../../importing/importNews.ts";
import { newImportedKey } from "../documents/index.ts";
import {
  forgetMarks,
  type GivenReading,
  insertFollowed,
  insertNamed,
  listRecipients,
  lockReadingByReference,
  type ReadingFile,
  type Recipient,
  type StoredReading,
  saveReading,
  updateDeadline,
} from "./readings.import.store.ts";
import { addedKind } from "./readings.letters.ts";

export { insertFollowed } from "./readings.import.store.ts";

/** A PDF of the import's folder. */
export interface GivenPdf {
  readonly content: Buffer;
  readonly pageCount: number;
}

/** What an import works with. */
export interface ReadingsWork {
  readonly db: Db;
  readonly files: FileChanges;
  readonly present: ReadonlySet<string>;
  readonly today: string;
}

interface Imported {
  readonly done: "created" | "updated" | "unchanged";
  /** What people are to be told of it. */
  readonly news: readonly ImportNews[];
}

/** Keeps a document that an import names: the same file changes nothing of what was read, another one is a new version (READING-10). */
export async function importReading(
  { db, files, present, today }: ReadingsWork,
  row: ImportedReading,
  pdf: GivenPdf,
): Promise<Imported> {
  const before = await lockReadingByReference(db, row.reference);
  const given = givenOf(row, before, present);
  const sha256 = createHash("sha256").update(pdf.content).digest();
  const isSameFile = before?.sha256.equals(sha256) ?? false;
  if (before && isSameFile && isDeepStrictEqual(given, saidOf(before)))
    return { done: "unchanged", news: [] };
  const file = before && isSameFile ? fileOf(before) : await store({ db, files }, pdf, sha256);
  const version = before ? before.version + (isSameFile ? 0 : 1) : 1;
  const kept: StoredReading = {
    id: before?.id ?? randomBytes(16).toString("base64url"),
    version,
    ...given,
    ...file,
  };
  await saveReading(db, kept);
  if (before && !isSameFile) {
    await files.remove(db, [before.fileKey]);
    await forgetMarks(db, kept.id);
  }
  if (before && before.deadline !== kept.deadline)
    await updateDeadline(db, kept.id, before.deadline, kept.deadline);
  if (kept.isWithdrawn) return { done: before ? "updated" : "created", news: [] };
  const added = await insertFollowed(db, { id: kept.id }, today, before ? "arrival" : "start");
  const told = before && !isSameFile ? await listRecipients(db, kept.id) : added;
  return { done: before ? "updated" : "created", news: newsOf(kept, told) };
}

/** Makes somebody a recipient of a document whose readers are a list; null where there is no such document. */
export async function importRecipient(
  { db, today }: ReadingsWork,
  { row, personId }: Line<ImportedRecipient> & { readonly personId: number },
): Promise<Imported | null> {
  const reading = await lockReadingByReference(db, row.readingReference);
  if (!reading) return null;
  const added = await insertNamed(db, reading.id, personId, today);
  const news = reading.isWithdrawn ? [] : newsOf(reading, added);
  return { done: added.length > 0 ? "created" : "unchanged", news };
}

// What the file does not say stays as it is.
function givenOf(
  { fileName: _, ...row }: ImportedReading,
  before: StoredReading | null,
  present: ReadonlySet<string>,
): GivenReading {
  const untouched = Object.entries(before ? saidOf(before) : {}).filter(([name]) => !present.has(name));
  return { ...row, ...Object.fromEntries(untouched) };
}

const saidOf = ({
  id: _,
  version: __,
  fileKey: ___,
  byteCount: ____,
  sha256: _____,
  pageCount: ______,
  ...said
}: StoredReading): GivenReading => said;

const fileOf = ({ fileKey, byteCount, sha256, pageCount }: StoredReading): ReadingFile => ({
  fileKey,
  byteCount,
  sha256,
  pageCount,
});

async function store(
  { db, files }: Pick<ReadingsWork, "db" | "files">,
  { content, pageCount }: GivenPdf,
  sha256: Buffer,
): Promise<ReadingFile> {
  const fileKey = newImportedKey();
  await files.put(db, fileKey, content);
  return { fileKey, byteCount: content.byteLength, sha256, pageCount };
}

function newsOf(reading: StoredReading, recipients: readonly Recipient[]): ImportNews[] {
  const { id, titleFr, titleEn, version, demand, publishedDate: day } = reading;
  const one = readingNotices.added(
    { told: { titleFr, titleEn, isNewVersion: version > 1 } },
    `${readingsPage}/${id}`,
  );
  const several = (count: number) => readingNotices.added({ told: { count } }, readingsPage);
  return recipients.map(({ personId, deadline }) => {
    const isUrging = demand !== readingDemands.numbers.Information && deadline !== null;
    return {
      personId,
      day,
      one,
      several,
      ...(isUrging && { letter: () => ({ kind: addedKind, payload: { readingId: id } }) }),
    };
  });
}
