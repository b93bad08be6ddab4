import { act, acts, reading } from "../kernel/acts/act.ts";
import { importedLines } from "../kernel/acts/importedLines.ts";

/** What happens to documents to read. */
export const readingActs = acts("readings", {
  read: act({ fr: "a lu un document", en: "read a document" }),
  confirmed: act({ fr: "a confirmé un document", en: "confirmed a document" }),
  listed: reading({
    fr: "a sorti la liste des lectures",
    en: "produced the list of readings",
  }),
});

export const readingImportActs = acts("imports", {
  readingsImported: importedLines({
    fr: "a importé des documents à lire",
    en: "imported documents to read",
  }),
  readingRecipientsImported: importedLines({
    fr: "a importé des destinataires",
    en: "imported recipients",
  }),
});
