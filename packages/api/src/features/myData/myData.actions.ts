import type { Readable } from "node:stream";
import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import { myDataActs } from "@ribambelle/domain/myData/myData.acts";
import type { By } from "../../acting/actor.ts";
import type { Connection } from "../../db/connection/connect.ts";
import type { FeatureDeps } from "../../feature.ts";
import { zipOf } from "../../files/zipOf.ts";
import { readPersonRows } from "../../personal/personRows.store.ts";
import { auditCounted } from "../audit/index.ts";
import { archivedFiles } from "./archivedFiles.ts";
import { isUnderWay } from "./archivesAtOnce.ts";
import { holdText } from "./heldText.ts";
import { machineForm } from "./machineForm.ts";
import { takeTurn } from "./myData.store.ts";
import { archiveTexts } from "./myData.texts.ts";
import { readablePage } from "./readablePage.ts";
import { writeArchive } from "./writeArchive.ts";

/** Whose archive, for whom, and until when somebody waits for it. */
export interface Asked {
  readonly by: By;
  readonly personId: number;
  readonly locale: Locale;
  /** Given when the caller leaves. */
  readonly signal: AbortSignal;
}

/**
 * Gives a ZIP archive of all that the portal holds about a person: JSON, a page that one can read, the files. The texts are
 * written before it begins, a piece at a time, and held compressed; each file is read when its turn comes, and the stream fails
 * when one goes meanwhile. Rejects with FileStoreAway, with the refusal of a second archive of the person, and when the signal is
 * given. `reading` is where its rows are read, which may take longer than a request may.
 */
export async function openArchive(
  { connection, personal, fileStore, agency, now }: FeatureDeps,
  reading: Connection,
  { by, personId, locale, signal }: Asked,
): Promise<Readable> {
  const words = archiveTexts(locale);
  const at = now();
  const about = { agency: agency.name, contact: contactLine(agency.contact), at };
  const files = archivedFiles(fileStore, words.files);
  const page = { form: readablePage(about, locale), text: holdText() };
  const machine = { form: machineForm(about), text: holdText() };
  try {
    const writer = await writeArchive([page, machine], files);
    await reading.db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (transaction) => {
        if (!(await takeTurn(transaction, personId))) throw isUnderWay();
        await readPersonRows(transaction, { personal, personId, signal }, writer.take);
      });
    await writer.end();
    const texts = [
      { path: words.page, open: await page.text.end() },
      { path: words.data, open: await machine.text.end() },
    ];
    await auditCounted(connection.db, by, myDataActs.downloaded({ personId }));
    return zipOf(
      texts,
      files.files.map(({ key, path }) => ({ path, open: () => fileStore.open(key) })),
      at,
    );
  } catch (error) {
    page.text.drop();
    machine.text.drop();
    throw error;
  }
}
