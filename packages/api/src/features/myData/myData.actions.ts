import type { Readable } from "node:stream";
import { contactLine } from "@ribambelle/domain/agency/agency.rules";
import type { Locale } from "@ribambelle/domain/kernel/locale";
import type { By } from "../../acting/actor.ts";
import type { FeatureNeeds } from "../../feature.ts";
import { zipOf } from "../../files/zipOf.ts";
import { readPersonTables } from "../../personal/personRows.store.ts";
import { audit } from "../audit/index.ts";
import { nameFiles } from "./archivedFiles.ts";
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
    files.map(({ key, path }) => ({ path, open: () => fileStore.open(key) })),
    at,
  );
}
