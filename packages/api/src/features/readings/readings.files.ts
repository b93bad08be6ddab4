import { safeName } from "@ribambelle/domain/documents/document";
import type { OwnFiles } from "../../files/ownFile.ts";
import { noteOpened } from "./readings.actions.ts";
import { findReadingFile } from "./readings.store.ts";

/** The files of documents to read, whose giving is their first mark (READING-06, SPACE-26). */
export const readingFiles: OwnFiles = {
  async find(db, personId, id) {
    const found = await findReadingFile(db, personId, id);
    if (!found) return null;
    const { title, ...file } = found;
    return { id, fileName: `${safeName(title)}.pdf`, ...file };
  },
  onOpened: noteOpened,
};
