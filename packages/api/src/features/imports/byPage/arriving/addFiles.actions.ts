import { randomBytes } from "node:crypto";
import { maxDocumentBytes } from "@ribambelle/domain/imports/pdf";
import { arrivalWords } from "@ribambelle/domain/imports/runs/arrival.texts";
import {
  type Arrived,
  mostImportBytes,
  mostImportFiles,
} from "@ribambelle/domain/imports/runs/importing.agency.api";
import { runActs } from "@ribambelle/domain/imports/runs/runs.acts";
import { runRefusals } from "@ribambelle/domain/imports/runs/runs.refusals";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { commonRefusals } from "@ribambelle/domain/kernel/refusal";
import type { ArrivingFile } from "@ribambelle/domain/kernel/upload";
import { Refused } from "../../../../acting/refused.ts";
import { withHeapFor } from "../../../../acting/smallHeap.ts";
import type { FeatureDeps } from "../../../../feature.ts";
import type { LocalFile } from "../../../../files/fileStore.ts";
import { removeFilesSoon } from "../../../../files/looseFiles.jobs.ts";
import { keepFiles, putLooseLocalFile } from "../../../../files/looseFiles.ts";
import { audit, type By } from "../../../audit/index.ts";
import * as store from "../byPage.store.ts";
import { heldRun, partOf } from "../heldRun.ts";
import { type Arrivals, openArrivals } from "./arrivals.ts";
import { lookAtTable } from "./lookAtTable.ts";
import { placeOf } from "./placeOf.ts";
import { filesOfZip, UnreadableZip } from "./unzip.ts";

type Deps = Pick<FeatureDeps, "connection" | "fileStore" | "imports" | "now">;

interface Added {
  readonly importId: string;
  readonly files: AsyncIterable<ArrivingFile>;
  readonly by: By;
  readonly locale: Locale;
}

/** A file that is stored, and what one learns of it. */
interface Stored {
  readonly file: store.NewFile;
  readonly told: Arrived;
}

/**
 * Adds files to an import, in the place of those of their names: each goes to the store as it arrives. Those that an import does
 * not read are told, and not kept (IMPORTS-03).
 */
export async function addFiles(deps: Deps, { importId, files, by, locale }: Added): Promise<Arrived[]> {
  const { db } = deps.connection;
  // Before anything arrives: what cannot be added is refused at once.
  await heldRun(db, importId, "change-files", deps.now());
  const arrivals = await openArrivals();
  const told: Arrived[] = [];
  const stored: Stored[] = [];
  try {
    for await (const one of opened(files, arrivals, told, locale)) {
      const done = await storeOne(deps, one, locale);
      if ("file" in done) stored.push(done);
      told.push("file" in done ? done.told : done);
      await arrivals.drop(one.local);
    }
  } finally {
    await arrivals.end();
  }
  if (told.length === 0) throw new Refused(runRefusals.nothing);
  if (stored.length > 0)
    await keep(
      deps,
      importId,
      by,
      stored.map(({ file }) => file),
    );
  return told;
}

interface OnDisk {
  readonly name: string;
  readonly local: LocalFile;
}

async function* opened(
  files: AsyncIterable<ArrivingFile>,
  arrivals: Arrivals,
  told: Arrived[],
  locale: Locale,
): AsyncGenerator<OnDisk> {
  for await (const file of files) {
    const local = await arrivals.take(file);
    if (!file.name.toLowerCase().endsWith(".zip")) {
      yield { name: file.name, local };
      continue;
    }
    try {
      for await (const inside of filesOfZip(local)) {
        const one = await arrivals.take(inside);
        yield { name: inside.name, local: one };
      }
    } catch (error) {
      if (!(error instanceof UnreadableZip)) throw error;
      told.push(aside(file.name, "zip-unreadable", locale));
    }
    await arrivals.drop(local);
  }
}

const aside = (name: string, code: keyof typeof arrivalWords, locale: Locale): Arrived => ({
  name,
  step: null,
  lines: null,
  problems: [{ code, column: null, sentence: arrivalWords[code][locale] }],
});

async function storeOne(
  { connection, fileStore, imports }: Deps,
  { name, local }: OnDisk,
  locale: Locale,
): Promise<Stored | Arrived> {
  const place = placeOf(name, imports.importers);
  if (place.is === "unknown") return aside(name, "unknown-file", locale);
  if (place.is === "outside") return aside(name, "file-outside", locale);
  if (place.is === "paper" && local.byteCount > maxDocumentBytes) throw new Refused(runRefusals.tooLarge);
  const key = `imports/${randomBytes(16).toString("base64url")}`;
  const { byteCount, sha256 } = local;
  await putLooseLocalFile(connection.db, fileStore, key, local);
  if (place.is === "paper") {
    const file = { name: place.name, step: null, byteCount, sha256, key, shape: {} };
    return { file, told: { name: place.name, step: null, lines: null, problems: [] } };
  }
  const { importer, step } = place;
  const { found, problems } = await withHeapFor(byteCount, () => lookAtTable(local.path, importer, locale));
  const of = { name: importer.file.name, step };
  return {
    file: { ...of, byteCount, sha256, key, shape: found },
    told: { ...of, lines: found.lines, problems },
  };
}

// Of files of one name, the last counts.
async function keep(
  { connection: { db }, now }: Deps,
  importId: string,
  by: By,
  given: readonly store.NewFile[],
): Promise<void> {
  const files = [...new Map(given.map((file) => [file.name, file])).values()];
  await db.transaction().execute(async (transaction) => {
    await heldRun(transaction, importId, "change-files", now());
    const former = await store.removeFiles(
      transaction,
      importId,
      files.map(({ name }) => name),
    );
    await store.insertFiles(transaction, importId, files);
    const { count, bytes } = await store.sumOfFiles(transaction, importId);
    if (count > mostImportFiles || bytes > mostImportBytes) throw new Refused(runRefusals.tooLarge);
    await keepFiles(
      transaction,
      files.map(({ key }) => key),
    );
    await removeFilesSoon(transaction, former);
    await store.setPreparing(transaction, importId);
    const subject = files.length === 1 ? (files[0]?.name ?? null) : String(files.length);
    await audit(transaction, partOf(by, importId), runActs.filesAdded({ personId: null, subject }));
  });
}

/** Takes a file out of an import; refused where it has none of this name. */
export async function removeFile(
  { connection: { db }, now }: Pick<Deps, "connection" | "now">,
  { importId, name, by }: { readonly importId: string; readonly name: string; readonly by: By },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await heldRun(transaction, importId, "change-files", now());
    const former = await store.removeFiles(transaction, importId, [name]);
    if (former.length === 0) throw new Refused(commonRefusals.notFound);
    await removeFilesSoon(transaction, former);
    await store.setPreparing(transaction, importId);
    await audit(transaction, partOf(by, importId), runActs.fileRemoved({ personId: null, subject: name }));
  });
}
