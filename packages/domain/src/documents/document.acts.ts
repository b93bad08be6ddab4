import { act, acts, reading } from "../kernel/acts/act.ts";

/** What happens to documents. */
export const documentActs = acts("documents", {
  downloaded: reading({ fr: "a téléchargé un document", en: "downloaded a document" }),
  added: act({ fr: "a ajouté un document", en: "added a document" }),
  replaced: act({ fr: "a remplacé un document", en: "replaced a document" }),
  opened: reading({ fr: "a ouvert un document", en: "opened a document" }),
});

export const documentImportActs = acts("imports", {
  documentsImported: act({ fr: "a importé des documents", en: "imported documents" }),
});
